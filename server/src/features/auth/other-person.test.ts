/** A tab that one person left open does not act for the next who signs in in the same browser. */
import { personHeader } from '@kervan/domain/access/roles.ts'
import { expect, test } from 'vitest'
import { sharedServer } from '#testing/shared-server.ts'

const server = await sharedServer()

test('a call that says whose page it comes from is refused with anybody else’s session', async () => {
  const former = await server.signIn('customer')
  const next = await server.signIn('customer')
  const ask = (owner: string) =>
    server.fetch('/api/profile', { as: next, headers: { [personHeader]: owner } })
  expect((await ask(next.userId)).status).toBe(200)
  const refused = await ask(former.userId)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'OTHER_PERSON' })
  expect((await ask('garbage')).status).toBe(409)

  const save = await server.fetch('/api/profile/basics', {
    method: 'PUT',
    as: next,
    headers: { [personHeader]: former.userId, 'content-type': 'application/json' },
    body: JSON.stringify({ full_name: 'Başka Biri', company_name: 'Başka' }),
  })
  expect(save.status).toBe(409)
  expect(await (await ask(next.userId)).json()).toMatchObject({ first_name: 'Deneme' })
})

test('without a session the answer is the ordinary one', async () => {
  const former = await server.signIn('customer')
  const headers = { [personHeader]: former.userId }
  expect((await server.fetch('/api/profile', { headers })).status).toBe(401)
  expect((await server.fetch('/api/session', { headers })).status).toBe(200)
})
