/** Webhooks reach a real receiver: once where it answers, again with more and more time where it does not, and not at all inside. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { deliverWebhooks, mostTries } from '#features/automations/webhooks/deliver-webhooks.jobs.ts'
import { checkMailSignature } from '#spine/mail/inbound/mail-signature.ts'
import { automationRule, turnRule } from '#testing/automations.ts'
import { eventually } from '#testing/eventually.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'
import { startWebhookReceiver } from '#testing/webhook-receiver.ts'

const server = await startTestServer({ env: { KERVAN_TEST_LOOPBACK_WEBHOOKS: '1' } })
const receiver = await startWebhookReceiver()
afterAll(async () => {
  await receiver.close()
  await server.close()
})
const { services } = server
const admin = await server.signIn('admin')
const [rule] = await query<{ id: string }>(
  server,
  `insert into automation_rules (name, trigger) values ('ERP’ye bildir', 'request.created') returning id`,
)
const ruleId = rule?.id ?? ''

beforeEach(async () => {
  await query(server, 'delete from automation_deliveries')
  receiver.arrived.length = 0
  receiver.answer = (reply) => reply.writeHead(204).end()
})

/** As a run leaves it. */
async function queued(url = `${receiver.base}/kanca`): Promise<string> {
  const [delivery] = await query<{ id: string }>(
    server,
    `with run as (insert into automation_runs (rule_id, event_key, trigger, status) values ($1, $2, 'request.created', 'done') returning id)
     insert into automation_deliveries (run_id, rule_id, url, body) select id, $1, $3, '{"a": "ş"}' from run returning id`,
    [ruleId, randomUUID(), url],
  )
  return delivery?.id ?? ''
}
type State = {
  status: string
  attempts: number
  seconds: number | null
  answer_status: number | null
  error: string
}
const stateOf = async (id: string) =>
  (
    await query<State>(
      server,
      `select status, attempts, round(extract(epoch from next_try_at - now()))::int as seconds, answer_status, error
       from automation_deliveries where id = $1`,
      [id],
    )
  )[0]
const makeDue = (id: string) =>
  query(server, 'update automation_deliveries set next_try_at = now() where id = $1', [id])
const deliver = () => deliverWebhooks(services)

test.each([
  ['http://10.0.0.5/kanca', 422],
  ['https://10.0.0.5/kanca', 422],
  ['http://192.168.1.5:8080/kanca', 422],
  ['http://169.254.169.254/latest', 422],
  ['http://[::ffff:10.0.0.5]/kanca', 422],
  ['http://127.0.0.1:8080/kanca', 201],
])('where this machine may be called, a rule for %s is answered %i', async (url, status) => {
  const saved = await server.call('POST', '/automations', {
    as: admin,
    body: automationRule({ actions: [{ type: 'webhook', url }] }),
  })
  expect(saved.status).toBe(status)
})

test('each goes once, whoever else is sending, signed with its rule’s key', async () => {
  const ids = await Promise.all(Array.from({ length: 25 }, () => queued()))
  await Promise.all([deliver(), deliver(), deliver()])
  expect(receiver.arrived.map(({ headers }) => headers['kervan-delivery']).toSorted()).toEqual(ids.toSorted())
  expect(await stateOf(ids[0] ?? '')).toMatchObject({
    status: 'sent',
    attempts: 1,
    seconds: null,
    answer_status: 204,
  })
  const [first] = receiver.arrived
  expect(first?.headers['kervan-event']).toBe('request.created')
  const key = Buffer.from(services.webhooks.secretOf(ruleId))
  const check = checkMailSignature(first?.headers['kervan-signature'], [key], Date.now())
  check?.update(Buffer.from(first?.body ?? ''))
  expect(check?.isRight()).toBe(true)
  expect(services.webhooks.secretOf(randomUUID())).not.toBe(services.webhooks.secretOf(ruleId))
})

test('one that fails is tried again, later each time, under the same id, and is a dead letter at the end', async () => {
  receiver.answer = (reply) => reply.writeHead(503).end('kapalı')
  const id = await queued()
  const waits: number[] = []
  for (let tries = 1; tries <= mostTries; tries += 1) {
    await makeDue(id)
    await deliver()
    waits.push((await stateOf(id))?.seconds ?? 0)
  }
  expect(waits.slice(0, -1)).toEqual(waits.slice(0, -1).toSorted((one, other) => one - other))
  expect(waits[0]).toBeLessThanOrEqual(30)
  expect(waits[1]).toBeGreaterThan(100)
  expect(await stateOf(id)).toMatchObject({
    status: 'dead',
    answer_status: 503,
    error: 'Alıcı 503 yanıtını verdi.',
  })
  expect(new Set(receiver.arrived.map(({ headers }) => headers['kervan-delivery']))).toEqual(new Set([id]))
  await deliver()
  expect(receiver.arrived).toHaveLength(mostTries)
  // An admin sends it again.
  receiver.answer = (reply) => reply.writeHead(200).end('tamam')
  expect((await server.call('POST', `/webhook-deliveries/${id}/again`, { as: admin })).status).toBe(200)
  await eventually('it has arrived', async () => (await stateOf(id))?.status === 'sent')
  expect(await stateOf(id)).toMatchObject({ answer_status: 200, error: '' })
})

test('what will never be accepted is a dead letter at once', async () => {
  receiver.answer = (reply) => reply.writeHead(410).end()
  const id = await queued()
  await deliver()
  expect(await stateOf(id)).toMatchObject({ status: 'dead', attempts: 1, answer_status: 410 })
  const inside = await queued('https://169.254.169.254/latest/meta-data')
  await deliver()
  expect(await stateOf(inside)).toMatchObject({ status: 'dead', error: 'Bu adrese istek gönderilmez.' })
})

test('what the test setting opens is this machine, no other inside', async () => {
  for (const url of [
    'http://10.0.0.5:8080/kanca',
    'http://192.168.1.5/kanca',
    'http://169.254.169.254/',
    'https://172.16.0.1/',
  ]) {
    const id = await queued(url)
    await deliver()
    expect(await stateOf(id)).toMatchObject({ status: 'dead', error: 'Bu adrese istek gönderilmez.' })
  }
})

test('a receiver that asks for time gets it', async () => {
  receiver.answer = (reply) => reply.writeHead(429, { 'retry-after': '900' }).end()
  const id = await queued()
  await deliver()
  expect((await stateOf(id))?.seconds).toBeGreaterThan(800)
})

test('a process that died while sending leaves it to the next', async () => {
  const id = await queued()
  await query(
    server,
    `update automation_deliveries set attempts = 1, next_try_at = now() + interval '60 seconds' where id = $1`,
    [id],
  )
  await deliver()
  expect(receiver.arrived).toEqual([])
  await makeDue(id)
  await deliver()
  expect(await stateOf(id)).toMatchObject({ status: 'sent', attempts: 2 })
})

test('a rule that is switched off stops calling; what it still had to say can be sent again', async () => {
  receiver.answer = (reply) => reply.writeHead(503).end()
  const id = await queued()
  await deliver()
  expect(await stateOf(id)).toMatchObject({ status: 'waiting' })
  await turnRule(server, admin, ruleId, false)
  expect(await stateOf(id)).toMatchObject({ status: 'dead', seconds: null, error: 'Kural kapatıldı.' })
})

test('only admins see the key, and only of rules that are there', async () => {
  const staff = await server.signIn('staff')
  const path = `/automations/${ruleId}/webhook-secret`
  expect((await server.call('GET', path, { as: staff })).status).toBe(403)
  expect((await server.call('GET', path, { as: admin })).body).toEqual({
    secret: services.webhooks.secretOf(ruleId),
  })
  expect(
    (await server.call('GET', `/automations/${randomUUID()}/webhook-secret`, { as: admin })).status,
  ).toBe(404)
})
