/** The same answers with a model as without one: good words are shown, all others are not; what was sent is on record, and can be switched off. */
import type { LunaAnswer } from '@kervan/domain/luna/answer.ts'
import type { LunaModelState, ModelCall } from '@kervan/domain/luna/luna-model.contract.ts'
import type { Page } from '@kervan/domain/values/list.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Manner, openModelServer } from '#testing/model-server.ts'
import { wholeCustomer } from '#testing/orders.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'
import { trackedShipment } from '#testing/tracked-shipments.ts'

const model = await openModelServer()
const server = await startTestServer({
  env: { AI_URL: model.geminiUrl, AI_MODEL: 'sinama', AI_KEY: 'cok-gizli-anahtar' },
})
afterAll(async () => {
  await server.stop()
  await model.close()
})
const [customer, admin] = [await wholeCustomer(server), await server.signIn('admin')]
const { id, number, container } = await trackedShipment(server, {
  customer: customer.userId,
  status: 'in_transit',
})
await query(
  server,
  "update shipments set current_location = 'Akdeniz', own_name = 'Bahar', eta = '2031-05-20T10:00:00Z' where id = $1",
  [id],
)
const own = `${number} numaralı gönderiniz yolda; son bilinen yeri Akdeniz. Beklenen varış 20 Mayıs 2031.`
beforeEach(() => query(server, "delete from limits where key like 'luna%'"))

const ask = async (question: string, refine = true) =>
  (await server.call<LunaAnswer>('POST', '/luna/questions', { as: customer, body: { question, refine } }))
    .body
const state = async () => (await server.call<LunaModelState>('GET', '/luna/model', { as: admin })).body
const save = (body: object) => server.call<LunaModelState>('PUT', '/luna/model', { as: admin, body })
const newestCall = async () =>
  (await server.call<Page<ModelCall>>('GET', '/luna/model/calls?limit=1', { as: admin })).body.items[0]

test('at once in our own words; asked again, in those of the model, with the names put back', async () => {
  model.behave(
    '{"text":"KAYIT-1 şu anda yolda, en son KAYIT-2 bölgesindeydi. Varışı 20 Mayıs 2031 olarak bekliyoruz."}',
  )
  expect(await ask('konteynerim nerede', false)).toMatchObject({ text: own, may_be_refined: true })
  expect(model.told).toHaveLength(0)
  const answer = await ask('konteynerim nerede')
  expect(answer.text).toBe(
    `${number} şu anda yolda, en son Akdeniz bölgesindeydi. Varışı 20 Mayıs 2031 olarak bekliyoruz.`,
  )
  expect(answer).toMatchObject({ may_be_refined: false, cards: [{ id }] })
  const told = model.everything()
  for (const name of [number, container, 'Akdeniz', 'Bahar', customer.userId])
    expect(told).not.toContain(name)
  expect(await newestCall()).toMatchObject({
    prompt: 'answer.v1',
    outcome: 'used',
    tokens_in: 100,
    tokens_out: 20,
    tries: 1,
  })
})

test.each<[string, Manner, string]>([
  ['another day', '{"text":"Varışı 21 Mayıs 2031 olarak bekliyoruz."}', 'number'],
  ['a link', '{"text":"Bakın: https://kotu.example"}', 'link'],
  ['HTML', '{"text":"<b>yolda</b>"}', 'markup'],
  ['more keys', '{"text":"Yolda.","to":"/staff"}', 'unreadable'],
  ['a page', '<html></html>', 'unreadable'],
  ['a refusal', (_, reply) => void reply.writeHead(403).end('{}'), 'refused'],
  ['an overloaded service', (_, reply) => void reply.writeHead(529).end('{}'), 'unreachable'],
])('%s instead of an answer changes nothing', async (_, manner, outcome) => {
  model.behave(manner)
  expect(await ask('konteynerim nerede')).toMatchObject({ text: own, cards: [{ id }] })
  expect(await newestCall()).toMatchObject({ outcome })
})

test('what our own words do not understand the model may choose, from the list only', async () => {
  model.behave(({ body }) =>
    body.includes('intents') ? '{"intent":"tracking"}' : '{"text":"KAYIT-1 yolda."}',
  )
  expect(await ask('bizimkiler vardı hani denizde', false)).toMatchObject({
    intent: 'unknown',
    may_be_refined: true,
  })
  expect(await ask('bizimkiler vardı hani denizde')).toMatchObject({
    intent: 'tracking',
    text: `${number} yolda.`,
  })
  model.behave('{"intent":"delete_everything"}')
  expect(await ask('bizimkiler vardı hani denizde 0532 111 22 33 a@b.example')).toMatchObject({
    intent: 'unknown',
  })
  expect(model.everything()).not.toMatch(/0532|a@b/)
})

test('an admin enters prices, sees what it cost, and switches it off: then nothing is sent', async () => {
  model.behave('{"text":"KAYIT-1 yolda."}')
  expect(await state()).toMatchObject({ configured: true, enabled: true, model: 'sinama', version: 0 })
  expect((await save({ enabled: true, price_in: '1.5', price_out: '10', version: 0 })).body.version).toBe(1)
  await ask('konteynerim nerede')
  expect((await newestCall())?.cost).toBe('0.00035')
  expect((await save({ enabled: false, price_in: null, price_out: null, version: 0 })).status).toBe(409)
  expect((await save({ enabled: false, price_in: null, price_out: null, version: 1 })).body.enabled).toBe(
    false,
  )
  model.behave('{"text":"KAYIT-1 yolda."}')
  expect(await ask('konteynerim nerede')).toMatchObject({ text: own, may_be_refined: false })
  expect(await ask('bizimkiler vardı hani denizde')).toMatchObject({
    intent: 'unknown',
    may_be_refined: false,
  })
  expect(model.told).toHaveLength(0)
  const forbidden = await server.call('GET', '/luna/model', { as: await server.signIn('staff') })
  expect(forbidden.status).toBe(403)
})
