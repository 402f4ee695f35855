/** Guarded pages are answered by the server: guests are sent to sign in, the wrong role reads so, and no spelling leads around. */
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signInPages } from '@kervan/domain/access/guarded-addresses.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { demoAdmin, demoCustomer, demoRepresentatives } from '#assembly/demo/demo-world.ts'
import { builtWeb } from '#assembly/server.ts'
import { plainPath } from '#assembly/site/page-guard.ts'
import { rawHttp } from '#testing/raw-http.ts'
import { query } from '#testing/sign-in.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'

const server = await startTestServer({ webFolder: builtWeb })
const people = {
  customer: await server.signIn('customer', 'musteri-a@musteri.example'),
  staff: await server.signIn('staff'),
  admin: await server.signIn('admin'),
  disabled: await server.signIn('staff'),
}
await query(server, 'update users set disabled_at = now() where id = $1', [people.disabled.userId])
afterAll(() => server.close())

/** As bytes: a client would tidy these addresses up before sending them. */
const ask = (path: string, as?: SignedIn, { method = 'GET', more = [] as string[] } = {}) =>
  rawHttp(server.port, [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...(as ? [`cookie: ${as.headers.cookie}`] : []),
    ...more,
    'connection: close',
  ])

const officePages = ['/staff', '/customers', '/benchmark', '/newsletter', '/analytics', '/quote-preview/1']

/** Of these there is a page already. */
const builtPages = [
  '/staff',
  '/customers',
  '/staff/profile',
  '/quote-preview/1',
  '/analytics',
  '/benchmark',
  '/newsletter',
]

/** Where a redirect leads, as a browser understands it. */
function target(location: string | undefined) {
  const url = new URL(location ?? '', server.origin)
  const back = url.searchParams.get('redirect') ?? ''
  return { origin: url.origin, path: url.pathname, back, backOrigin: new URL(back, server.origin).origin }
}

describe.each([...officePages, '/staff/x', '/staff/profile'])('%s', (path) => {
  test('a guest, and staff who were disabled, are sent to sign in and come back', async () => {
    for (const as of [undefined, people.disabled]) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask(`${path}?tab=a&x=%2F`, as, { method })
        expect(answer.status).toBe(302)
        expect(answer.headers['cache-control']).toBe('no-store')
        expect(answer.headers.location).toBe(
          `/staff-auth?redirect=${encodeURIComponent(`${path}?tab=a&x=%2F`)}`,
        )
        expect(answer.body).not.toContain('<script')
      }
    }
  })

  test('a customer gets a page that says so and nothing else', async () => {
    const answer = await ask(path, people.customer)
    expect(answer.status).toBe(403)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers.etag).toBeUndefined()
    expect(answer.headers.vary?.toLowerCase()).toContain('cookie')
    for (const secret of ['musteri-a@', people.customer.userId, ...secrets])
      expect(answer.body).not.toContain(secret)
  })

  test('staff and admins are let in, and no cache stores the page', async () => {
    for (const as of [people.staff, people.admin]) {
      const answer = await ask(path, as)
      // Whether or not there is a page yet: past the guard they are.
      expect(answer.status).toBe(builtPages.includes(path) ? 200 : 404)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers.etag).toBeUndefined()
      for (const secret of ['musteri-a@', ...secrets]) expect(answer.body).not.toContain(secret)
    }
  })
})

const secrets = [...demoRepresentatives, demoAdmin, demoCustomer].map(({ email }) => email)

/** Other ways to write the same address, some of which somebody on the way may understand. */
const spellings: [name: string, spell: (path: string) => string][] = [
  ['upper case', (path) => path.toUpperCase()],
  ['a trailing slash', (path) => `${path}/`],
  ['two trailing slashes', (path) => `${path}//`],
  ['a trailing dot', (path) => `${path}.`],
  ['a trailing encoded dot', (path) => `${path}%2e`],
  ['a trailing encoded space', (path) => `${path}%20`],
  ['a doubled slash', (path) => `/${path}`],
  ['a leading dot segment', (path) => `/.${path}`],
  ['up and back', (path) => `/x/..${path}`],
  ['up from the root', (path) => `/..${path}`],
  ['encoded dots', (path) => `/x/%2e%2e${path}`],
  ['up with a parameter', (path) => `/x/..;${path}`],
  ['up with a named parameter', (path) => `/x/..;a=b${path}`],
  ['an empty parameter', (path) => `${path};/`],
  ['a parameter', (path) => `${path};jsessionid=1`],
  ['an encoded slash', (path) => path.replace('/', '/%2f')],
  ['an encoded slash instead', (path) => path.replaceAll('/', '%2f').replace('%2f', '/')],
  ['an encoded backslash', (path) => `/x%5c..%5c${path.slice(1)}`],
  ['a backslash', (path) => `/\\${path.slice(1)}`],
  ['an encoded letter', (path) => `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`],
  ['a doubly encoded letter', (path) => `/%25${path.charCodeAt(1).toString(16)}${path.slice(2)}`],
  ['a doubly encoded slash', (path) => `/x%252f..${path}`],
  ['a query that looks like a page', (path) => `${path}?/auth`],
  ['a fragment', (path) => `${path}#/auth`],
  ['an encoded NUL', (path) => `${path}%00`],
  ['an encoded line break', (path) => `${path}%0d%0aset-cookie:x=1`],
  ['a whole address', (path) => `http://localhost${path}`],
  ['a broken escape', (path) => `${path}/%`],
  ['a page that is open, then up', (path) => `/auth/..${path}`],
]

describe.each(spellings)('in another spelling: %s', (_, spell) => {
  test.each([...officePages, '/dashboard'])('%s', async (path) => {
    const guest = await ask(spell(path))
    expect([302, 400, 404]).toContain(guest.status)
    expect(guest.headers['set-cookie']).toBeUndefined()
    if (guest.status === 302) {
      const led = target(guest.headers.location)
      expect(led).toMatchObject({ origin: server.origin, backOrigin: server.origin })
      expect(Object.values(signInPages)).toContain(led.path)
      expect(led.back.toLowerCase().startsWith(path)).toBe(true)
    }
    const wrong = path === '/dashboard' ? people.staff : people.customer
    expect([400, 403, 404]).toContain((await ask(spell(path), wrong)).status)
    expect([302, 400, 404]).toContain((await ask(spell(path), people.disabled)).status)
  })
})

test('each spelling is understood as the page that it means', () => {
  for (const [name, spell] of spellings) expect(plainPath(spell('/staff')), name).toMatch(/^\/staff(\/%)?$/i)
})

describe('headers that some servers take for the address or the method', () => {
  const headers = [
    'x-original-url',
    'x-rewrite-url',
    'x-forwarded-uri',
    'x-forwarded-prefix',
    'x-http-method-override',
    'x-original-host',
    'x-forwarded-host',
  ]
  test.each(headers)('%s', async (header) => {
    for (const value of ['/', '/auth', 'POST', 'evil.example']) {
      const more = [`${header}: ${value}`]
      const guest = await ask('/staff', undefined, { more })
      expect(guest.status).toBe(302)
      expect(guest.headers.location).toBe('/staff-auth?redirect=%2Fstaff')
      expect((await ask('/staff', people.customer, { more })).status).toBe(403)
    }
    const plain = await ask('/')
    expect(await ask('/', undefined, { more: [`${header}: /staff`] })).toMatchObject({
      status: 200,
      body: plain.body,
    })
  })

  test('a posted page is no page', async () => {
    const answer = await ask('/staff', people.customer, { method: 'POST', more: ['content-length: 0'] })
    expect(answer.status).toBe(404)
    expect(answer.body).not.toContain('<html')
  })
})

describe('the dashboard', () => {
  test('a guest is sent to sign in, with the page and its query to come back to', async () => {
    expect((await ask('/dashboard')).headers.location).toBe('/auth?redirect=%2Fdashboard')
    expect((await ask('/dashboard?view=account')).headers.location).toBe(
      '/auth?redirect=%2Fdashboard%3Fview%3Daccount',
    )
    expect((await ask('/dashboard?next=//evil.example')).headers.location).toBe(
      `/auth?redirect=${encodeURIComponent('/dashboard?next=//evil.example')}`,
    )
  })

  test('a customer is let in, staff get a page that says so, and who is both is let in', async () => {
    expect((await ask('/dashboard', people.customer)).status).toBe(200)
    expect((await ask('/dashboard', people.staff)).status).toBe(403)
    expect((await ask('/dashboard', people.disabled)).status).toBe(302)
    const both = {
      ...people.staff,
      headers: { cookie: `${people.staff.headers.cookie}; ${people.customer.headers.cookie}` },
    }
    expect((await ask('/dashboard', both)).status).toBe(200)
    expect((await ask('/staff', both)).status).toBe(200)
  })
})

describe('the page of an offer', () => {
  const path = `/quote/${people.customer.userId}`
  test('a guest is sent to sign in and comes back', async () => {
    for (const method of ['GET', 'HEAD'])
      expect((await ask(path, undefined, { method })).headers.location).toBe(
        `/auth?redirect=${encodeURIComponent(path)}`,
      )
  })

  test('a customer is let in, and staff are led to their own page of it', async () => {
    expect((await ask(path, people.customer)).status).toBe(200)
    for (const as of [people.staff, people.admin]) {
      const answer = await ask(path, as)
      expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([
        302,
        `/staff/quotes/${people.customer.userId}/offer`,
        'no-store',
      ])
    }
    expect((await ask(`/staff/quotes/${people.customer.userId}/offer`, people.staff)).status).toBe(200)
    expect((await ask(`/staff/quotes/${people.customer.userId}/offer`, people.customer)).status).toBe(403)
  })
})

test('pages beside the guarded ones are open to everybody', async () => {
  for (const path of ['/', '/auth', '/staff-auth', '/staff-otp', '/reset-password'])
    for (const as of [undefined, people.customer, people.staff])
      expect((await ask(path, as)).status, path).toBe(200)
})

test('what the browser is given to run holds nobody’s data', async () => {
  let files = 0
  for await (const name of glob('**/*.{js,css,html,json,webmanifest}', { cwd: join(builtWeb, 'client') })) {
    const text = await readFile(join(builtWeb, 'client', name), 'utf8')
    // The two demo accounts are the examples that the contract itself gives.
    for (const { email } of demoRepresentatives)
      expect(text.includes(email), `${email} in ${name}`).toBe(false)
    files += 1
  }
  expect(files).toBeGreaterThan(10)
})
