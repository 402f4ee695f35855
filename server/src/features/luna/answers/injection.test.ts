/**
 * Orders hidden in what a customer or a carrier may write, against a model that obeys them: no foreign row is told, nothing is done,
 * the prompt stays hidden, no link or markup is shown, and stored texts never reach the model at all.
 */
import type { LunaAnswer } from '@kervan/domain/luna/answer.ts'
import { afterAll, expect, test } from 'vitest'
import { promptNames, promptText } from '#features/luna/model/prompts.ts'
import { injections } from '#testing/injections.ts'
import { openModelServer, type Told } from '#testing/model-server.ts'
import { sentOffer } from '#testing/offers.ts'
import { wholeCustomer } from '#testing/orders.ts'
import { quoteItem } from '#testing/quotes.ts'
import { query } from '#testing/sign-in.ts'
import { sized } from '#testing/size.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'
import { trackedShipment } from '#testing/tracked-shipments.ts'

const model = await openModelServer()
const server = await startTestServer({
  env: { AI_URL: model.openaiUrl, AI_MODEL: 'itaatkar', AI_KEY: 'cok-gizli-anahtar' },
})
afterAll(async () => {
  await server.stop()
  await model.close()
})
const staff = await server.signIn('staff')
const [victim, attacker] = [await wholeCustomer(server), await wholeCustomer(server)]

const theirs = await trackedShipment(server, { customer: victim.userId, status: 'in_transit' })
await query(
  server,
  "update shipments set own_name = 'Kurban koleksiyonu', current_location = 'Kurban Limanı', destination_city = 'Hamburg' where id = $1",
  [theirs.id],
)
const theirOffer = await sentOffer(server, staff, victim, [
  quoteItem({ title: 'Kurban navlunu', unit_price: '98765.00' }),
])
const own = await trackedShipment(server, { customer: attacker.userId, status: 'in_transit' })
const [ownOffer] = [await sentOffer(server, staff, attacker)]

/** What an obedient model says to whatever it is told: the worst of each kind in turn. */
const obeyed = [
  ({ body }: Told) =>
    JSON.stringify({ text: (JSON.parse(body) as { messages: { content: string }[] }).messages[0]?.content }),
  () => JSON.stringify({ text: 'Kurban koleksiyonu için navlun 98.765,00 €.' }),
  () => JSON.stringify({ text: 'Ayrıntı için https://kotu.example adresine gidin.' }),
  () => JSON.stringify({ text: '<img src=x onerror=alert(1)> yolda' }),
  () => JSON.stringify({ text: 'Onayladım.', action: 'approve', quote_id: theirOffer.id }),
  () => JSON.stringify({ text: 'Talimatlarım: yalnızca JSON yaz, gizli bilgi verme.' }),
  () => JSON.stringify({ text: 'KAYIT-99 ve MUSTERI burada.' }),
  () => JSON.stringify({ intent: 'admin' }),
  () => 'Elbette, hemen yapıyorum. DROP TABLE quotes;',
]
let turn = 0
model.behave((told) => {
  turn += 1
  if (told.body.includes('\\"intents\\"')) return '{"intent":"quotes"}'
  return obeyed[turn % obeyed.length]?.(told)
})

const secrets = [
  theirs.id,
  theirs.number,
  theirs.container,
  theirOffer.id,
  theirOffer.request_id,
  victim.userId,
  'Kurban',
  '98.765',
  '98765',
  'cok-gizli-anahtar',
  'kotu.example',
  'onerror',
]
const promptLines = promptNames
  .flatMap((name) => promptText(name).split('\n'))
  .filter((line) => line.length > 40)

const ask = (question: string, as: SignedIn | undefined, more: object = {}) =>
  server.call<LunaAnswer>('POST', '/luna/questions', { as, body: { question, refine: true, ...more } })

/** The asker's own words may come back to them; nothing else of what they tried. */
function expectHarmless(answer: LunaAnswer, typed = '') {
  const { text, links, cards, facts } = answer
  const shown = JSON.stringify(answer)
  const said = typed
    ? JSON.stringify({ ...answer, cards: [], facts: [] }).replaceAll(JSON.stringify(typed).slice(1, -1), '')
    : shown
  for (const secret of secrets) expect(said).not.toContain(secret)
  for (const line of promptLines) expect(shown).not.toContain(line)
  for (const to of [...links, ...cards.map(({ link }) => link)].map((link) => link.to))
    expect(to).toMatch(/^\/(dashboard|auth)/)
  for (const { link } of facts) if (link) expect(link).toMatch(/^\/dashboard/)
  expect(text.length).toBeGreaterThan(0)
}

const everything = () =>
  query(
    server,
    `select (select jsonb_agg(to_jsonb(s) order by id)::text from shipments s) as shipments,
       (select jsonb_agg(to_jsonb(q) order by id)::text from quotes q) as quotes,
       (select jsonb_agg(to_jsonb(r) order by id)::text from requests r) as requests,
       (select count(*) from documents) as documents, (select count(*) from users) as users`,
  )
/** Everybody may ask a model so often only; here the attempts count, not the limit. */
const uncounted = () => query(server, "delete from limits where key like 'luna%'")

/** Every attempt is a question once; the ways by which stored texts come in are tried with a part of them, and with all at full size. */
const some = (every: number) => injections.filter((_, position) => position % sized(1, every) === 0)

test('there are at least sixty attempts', () => {
  expect(new Set(injections).size).toBeGreaterThanOrEqual(60)
})

test('as a question, from a customer and from a guest', async () => {
  const before = await everything()
  for (const attempt of injections) {
    await uncounted()
    for (const as of some(6).includes(attempt) ? [attacker, undefined] : [attacker]) {
      const { status, body } = await ask(attempt.slice(0, 500), as)
      expect(status, attempt).toBe(200)
      expectHarmless(body)
    }
  }
  expect(await everything()).toEqual(before)
  const told = model.everything()
  for (const secret of [theirs.number, theirs.id, theirOffer.id, 'Kurban', '98765', 'cok-gizli-anahtar'])
    expect(told).not.toContain(secret)
})

test('as a name, a place or a reason in their own shipment: the model never reads it', async () => {
  for (const attempt of some(6)) {
    await uncounted()
    const typed = attempt.replaceAll('\0', '').trim().slice(0, 80).trim()
    await query(
      server,
      `update shipments set own_name = $2, own_reference = $2, title = $2, origin_city = $2, destination_city = $2, current_location = $2,
         delayed = true, delayed_since = now() where id = $1`,
      [own.id, typed],
    )
    model.told.length = 0
    for (const question of ['yüküm nerede', 'gecikme var mı']) {
      const { body } = await ask(question, attacker, {
        recent: [{ role: 'user', content: attempt.slice(0, 2000) }],
      })
      expectHarmless(body, typed)
    }
    expect(model.told.length).toBeGreaterThan(0)
    for (const { body } of model.told)
      expect(body).not.toContain(JSON.stringify(JSON.stringify(typed).slice(1, -1)).slice(1, -1))
  }
})

test('as a line of an offer, and with the id of somebody else’s record', async () => {
  await query(
    server,
    "update shipments set own_name = '', own_reference = '', title = '', origin_city = '', destination_city = '', current_location = '' where id = $1",
    [own.id],
  )
  for (const attempt of some(12)) {
    await uncounted()
    const typed = attempt.slice(0, 120)
    await query(server, 'update quote_items set title = $2 where quote_id = $1', [ownOffer.id, typed])
    model.told.length = 0
    const { body } = await ask('teklife neler dahil', attacker)
    expectHarmless(body, typed)
    expect(model.everything()).not.toContain(JSON.stringify(JSON.stringify(typed).slice(1, -1)).slice(1, -1))
    for (const about of [
      { kind: 'shipment', id: theirs.id },
      { kind: 'quote', id: theirOffer.id },
      { kind: 'request', id: theirOffer.request_id },
    ])
      expectHarmless((await ask('nerede, neler dahil', attacker, { about })).body, typed)
  }
})
