/** Nothing of the sign-in library answers over HTTP: every address that it knows is unknown here. */
import { contract } from '@kervan/domain/contract.ts'
import { expect, test } from 'vitest'
import { createLibrary } from '#features/auth/sign-in-library.ts'
import { proceduresOf } from '#spine/http/contract-routes.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import { testSecrets } from '#testing/test-server.ts'

const server = await sharedServer()

const library = createLibrary('portal', testSecrets, 'http://localhost')
const known = Object.values(library.api as Record<string, { path?: string }>).flatMap(
  ({ path }) => path ?? [],
)
const paths = [...new Set([...known, '/ok', '/error', '/sign-up/email', '/callback/:id', '/admin/set-role'])]
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Whatever one of them might want. */
const everything = {
  email: 'demo@musteri.example',
  password: 'uzun-bir-yol-2026',
  newPassword: 'uzun-bir-yol-2026',
  otp: '123456',
  type: 'sign-in',
  token: 'a',
  name: 'Defne Işık',
}

test('the library knows many addresses; none is ours', () => {
  expect(known.length).toBeGreaterThan(25)
  expect(known).toEqual(
    expect.arrayContaining(['/sign-in/email', '/sign-up/email', '/reset-password', '/get-session']),
  )
  const ours = new Set<string>(proceduresOf(contract).map(({ path }) => path))
  expect(known.filter((path) => ours.has(`/auth${path}`))).toEqual([])
})

test('none of them answers, by no method, to nobody and to a signed-in customer', async () => {
  const customer = await server.signIn('customer')
  const count = async () =>
    query(
      server,
      `select (select count(*) from users)::int as users, (select count(*) from sessions)::int as sessions,
         (select count(*) from accounts)::int as accounts, (select count(*) from verifications)::int as verifications,
         (select count(*) from mails)::int as mails`,
    )
  const before = await count()
  const odd: string[] = []
  const ask = async (prefix: string, path: string, method: string, cookie: string) => {
    const withBody = !['GET', 'HEAD', 'OPTIONS'].includes(method)
    const answer = await server.fetch(`${prefix}${path.replace(/:\w+/g, 'garbage')}`, {
      method,
      headers: { ...(withBody && { 'content-type': 'application/json' }), ...(cookie && { cookie }) },
      ...(withBody && { body: JSON.stringify(everything) }),
    })
    await answer.arrayBuffer()
    if (![404, 405].includes(answer.status) || answer.headers.getSetCookie().length > 0)
      odd.push(`${method} ${prefix}${path}: ${answer.status}`)
  }
  for (const path of paths) {
    await Promise.all(methods.map((method) => ask('/api/auth', path, method, customer.headers.cookie ?? '')))
    const elsewhere = ['/auth', '/api', '/api/auth'].flatMap((prefix) =>
      ['GET', 'POST'].map((method) => ask(prefix, path, method, '')),
    )
    await Promise.all(elsewhere)
  }
  expect(odd).toEqual([])
  expect(await count()).toEqual(before)
})
