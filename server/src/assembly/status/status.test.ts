/** The system's status is what its tables say at this moment, and only staff read it. */
import type { PartStatus } from '@kervan/domain/status/status.contract.ts'
import { afterAll, expect, test } from 'vitest'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer()
const staff = await server.signIn('staff')
afterAll(() => server.close())

const parts = async () => {
  const { status, body } = await server.call<{ parts: PartStatus[] }>('GET', '/staff/system-status', {
    as: staff,
  })
  expect(status).toBe(200)
  return Object.fromEntries(body.parts.map((each) => [each.part, each]))
}

test('a mail that nobody delivers, a job that was given up and a carrier that is silent are seen', async () => {
  const before = await parts()
  expect(before.database).toMatchObject({
    state: 'ok',
    fact: expect.stringMatching(/^\d+ ms içinde yanıt verdi$/),
  })
  expect(before.mail?.state).toBe('ok')
  expect(before.jobs?.state).toBe('ok')
  await query(
    server,
    "insert into mails (recipient, queued_at) values ('x@musteri.example', now() - interval '1 hour')",
    [],
  )
  await query(
    server,
    'insert into carrier_pause (id, failures) values (1, 3) on conflict (id) do update set failures = 3',
    [],
  )
  await query(server, "insert into pgboss.job (name, data) values ('dead-letters', '{}')", [])
  const after = await parts()
  expect(after.mail).toMatchObject({
    state: 'attention',
    fact: expect.stringMatching(/^Sırada \d+ e-posta var/),
  })
  expect(after.tracking).toMatchObject({ state: 'attention', fact: 'Taşıyıcı son 3 soruya yanıt vermedi' })
  expect(after.jobs).toMatchObject({ state: 'attention', fact: expect.stringContaining('1 iş yapılamadı') })
  expect(after.live?.state).toBe('ok')
})

test('customers and guests do not read it', async () => {
  const customer = await server.signIn('customer')
  expect((await server.call('GET', '/staff/system-status', { as: customer })).status).toBe(403)
  expect((await server.call('GET', '/staff/system-status')).status).toBe(401)
})
