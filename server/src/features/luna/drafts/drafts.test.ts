/** Drafts of answers: from what the asker may see, never sent, whole where the model is broken. */
import type { AnswerDraft } from '@kervan/domain/luna/drafts.contract.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { answeringStaff, chattingCustomer } from '#testing/chat.ts'
import { openModelServer } from '#testing/model-server.ts'
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
beforeEach(() => query(server, "delete from limits where key like 'luna%'"))
const [staff, customer, other] = [
  await server.signIn('staff'),
  await wholeCustomer(server),
  await wholeCustomer(server),
]
const own = await trackedShipment(server, { customer: customer.userId, status: 'in_transit' })
const foreign = await trackedShipment(server, { customer: other.userId, status: 'in_transit' })
const chat = chattingCustomer(server, customer)
const office = answeringStaff(server, staff)

const conversationOf = async () => (await office.begin(customer.userId)).id
const draftFor = (id: string, body: object = {}) =>
  server.call<AnswerDraft>('POST', `/luna/drafts/conversations/${id}`, { as: staff, body })
const messages = async () =>
  Number((await query<{ count: string }>(server, 'select count(*) from chat_messages'))[0]?.count)

test('a draft answers what was written last from the rows of who wrote it, and nothing is sent', async () => {
  await chat.send('konteynerim nerede')
  const id = await conversationOf()
  const before = await messages()
  const { status, body } = await draftFor(id)
  expect(status).toBe(200)
  expect(body.understood).toBe(true)
  expect(body.text).toMatch(/^Merhaba /)
  expect(body.text).toContain(own.number)
  expect(body.text).not.toContain(foreign.number)
  expect(body.facts.length).toBeGreaterThan(0)
  expect(await messages()).toBe(before)
})

test('somebody else’s number is not answered about', async () => {
  await chat.send(`${foreign.number} ne zaman gelir`)
  const { body } = await draftFor(await conversationOf())
  expect(body.facts.map(({ value }) => value).join()).not.toContain(foreign.number)
})

test.each([
  ['nonsense', '<html></html>'],
  ['another day', '{"text":"Varışı 1 Ocak 2001."}'],
])('with %s of the model the draft is our own', async (_, manner) => {
  await office.send(await conversationOf(), 'Bakıyorum.')
  await chat.send('konteynerim nerede')
  const id = await conversationOf()
  const plain = (await draftFor(id)).body.text
  model.behave(manner)
  expect((await draftFor(id, { refine: true })).body.text).toBe(plain)
})

test('what is not understood gets a draft that says nothing untrue; customers have no drafts', async () => {
  await office.send(await conversationOf(), 'Tamam.')
  await chat.send('zırt pırt')
  const id = await conversationOf()
  expect((await draftFor(id)).body).toMatchObject({ understood: false, facts: [] })
  const refused = await server.call('POST', `/luna/drafts/conversations/${id}`, { as: customer, body: {} })
  expect(refused.status).toBe(403)
})

test('mail that came in is answered from the rows of its sender, by what it asks', async () => {
  const [mail] = await query<{ id: string }>(
    server,
    `with kept as (insert into inbound_mails (fingerprint, sender, subject, content, outcome, customer_id)
       select gen_random_uuid()::text, email, 'Durum', 'Merhaba,' || chr(10) || 'Konteynerim nerede?', 'unknown', id from profiles where id = $1
       returning sender, customer_id)
     insert into work_items (kind, title, description, customer_name, email, customer_id, due_at)
     select 'inbound_mail', 'E-posta: Durum', 'Şirket adresine geldi.', 'Defne Işık', sender, customer_id, now() from kept returning id`,
    [customer.userId],
  )
  const { status, body } = await server.call<AnswerDraft>('POST', `/luna/drafts/questions/${mail?.id}`, {
    as: staff,
    body: {},
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ understood: true, text: expect.stringContaining(own.number) })
})
