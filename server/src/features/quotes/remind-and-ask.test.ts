/** Customers are reminded of an offer once and asked why once, in office hours, never after an answer, and not while the rule is off. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { askLostCustomers } from '#features/quotes/ask-lost-customers.jobs.ts'
import { remindOfQuotes } from '#features/quotes/remind-of-quotes.jobs.ts'
import { sendDueMails } from '#features/quotes/send-due-mails.jobs.ts'
import { eventually } from '#testing/eventually.ts'
import { mailHistory } from '#testing/mail-history.ts'
import { sentOffer } from '#testing/offers.ts'
import { wholeCustomer } from '#testing/orders.ts'
import { freshAddress, mailsTo, query } from '#testing/sign-in.ts'
import { deedsOf, turn } from '#testing/switches.ts'
import { startTestServer } from '#testing/test-server.ts'

/** Its own: the jobs look at everybody's quotes. */
const server = await startTestServer()
afterAll(() => server.close())
const { services } = server
const staff = await server.signIn('staff')
/** A Wednesday in the office, and in bed. */
const [day, night] = [new Date('2026-11-18T08:00:00.000Z'), new Date('2026-11-18T01:00:00.000Z')]
const silent = { error: () => undefined }

beforeEach(async () => {
  await turn(server, 'remind_of_quote', true, { days: 3 })
  await turn(server, 'ask_lost_customers', true, { days: 2 })
})

async function offered(days: number) {
  const email = freshAddress()
  const customer = await wholeCustomer(server, email)
  const offer = await sentOffer(server, staff, customer)
  await query(
    server,
    `update quotes set sent_at = now() - make_interval(days => $2), customer_email = $3, owner_id = $4 where id = $1`,
    [offer.id, days, email, staff.userId],
  )
  return { ...offer, customer, email }
}
const reminders = (id: string) =>
  query<{ state: string }>(
    server,
    `select state from quote_mails where quote_id = $1 and kind = 'reminder'`,
    [id],
  )
const subjectsTo = async (email: string) => (await mailsTo(server, email)).map(({ subject }) => subject)

test('after three days, by two processes too, one reminder goes out', async () => {
  const [old, recent] = [await offered(4), await offered(2)]
  await Promise.all([remindOfQuotes(services, day), remindOfQuotes(services, day)])
  await sendDueMails({ ...services, log: silent })
  await remindOfQuotes(services, day)
  await sendDueMails({ ...services, log: silent })
  expect(await reminders(recent.id)).toEqual([])
  expect(await reminders(old.id)).toHaveLength(1)
  await eventually('the mail has arrived', async () =>
    (await subjectsTo(old.email)).some((subject) => subject.startsWith('Hatırlatma')),
  )
  expect((await subjectsTo(old.email)).filter((subject) => subject.startsWith('Hatırlatma'))).toHaveLength(1)
  expect(await deedsOf(server, 'remind_of_quote', old.id)).toMatchObject([{ key: old.id, to: old.email }])
})

test('not at night, not when a colleague has reminded, not while it is off', async () => {
  const { id } = await offered(5)
  await remindOfQuotes(services, night)
  expect(await reminders(id)).toEqual([])
  await turn(server, 'remind_of_quote', false)
  await remindOfQuotes(services, day)
  expect(await reminders(id)).toEqual([])
  await query(
    server,
    `insert into quote_mails (quote_id, kind, state, recipients, subject, send_at, settled_at, created_by)
     values ($1, 'reminder', 'sent', '["a@musteri.example"]', 'x', now(), now(), $2)`,
    [id, staff.userId],
  )
  await turn(server, 'remind_of_quote', true)
  await remindOfQuotes(services, day)
  expect(await reminders(id)).toHaveLength(1)
})

test('never after an answer, even one that comes between scheduling and sending', async () => {
  const { id, request_id, customer, email } = await offered(4)
  await remindOfQuotes(services, day)
  const answer = { as: customer, body: { quote_id: id, reason: 'price' } }
  expect((await server.call('POST', `/requests/${request_id}/reject`, answer)).status).toBe(200)
  await sendDueMails({ ...services, log: silent })
  expect(await reminders(id)).toEqual([{ state: 'cancelled' }])
  expect((await subjectsTo(email)).filter((subject) => subject.startsWith('Hatırlatma'))).toEqual([])
})

/** Rejected without a word, so many days ago. */
async function lostOffer(days: number) {
  const offer = await offered(9)
  const answer = { as: offer.customer, body: { quote_id: offer.id } }
  expect((await server.call('POST', `/requests/${offer.request_id}/reject`, answer)).status).toBe(200)
  await query(server, `update quotes set answered_at = now() - make_interval(days => $2) where id = $1`, [
    offer.id,
    days,
  ])
  return offer
}
const reasonOf = async (id: string) =>
  (
    await query<{ reason: string | null }>(
      server,
      'select rejection_reason as reason from quotes where id = $1',
      [id],
    )
  )[0]?.reason
const give = (token: string, reason: string) =>
  server.call<{ code?: string }>('POST', '/quote-reasons', { body: { token, reason } })

test('who has said no without a reason is asked once, and answers with one click that they may correct', async () => {
  const [lost, recent] = [await lostOffer(3), await lostOffer(1)]
  await askLostCustomers(services, night)
  await Promise.all([askLostCustomers(services, day), askLostCustomers(services, day)])
  await askLostCustomers(services, day)
  expect(await deedsOf(server, 'ask_lost_customers', recent.id)).toEqual([])
  expect(await deedsOf(server, 'ask_lost_customers', lost.id)).toHaveLength(1)
  expect(await mailHistory(server, lost.customer.userId)).toContainEqual({
    subject: expect.stringContaining('T-'),
    text: expect.stringMatching(/^T-.* · /),
  })
  const mail = await eventually('the question has arrived', async () =>
    (await mailsTo(server, lost.email)).find(({ text }) => text.includes('/teklif-nedeni#token=')),
  )
  const token = /teklif-nedeni#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await give(token, 'price')).status).toBe(200)
  expect(await reasonOf(lost.id)).toBe('price')
  expect((await give(token, 'transit_time')).status).toBe(200)
  expect(await reasonOf(lost.id)).toBe('transit_time')
  expect((await give(token, 'weather')).status).toBe(400)
  expect((await give(`${token.slice(0, -1)}_`, 'price')).body.code).toBe('LINK_REFUSED')
})

test('a reason that was given with the answer stays', async () => {
  const { id } = await lostOffer(3)
  await query(server, `update quotes set rejection_reason = 'terms' where id = $1`, [id])
  await askLostCustomers(services, day)
  expect(await deedsOf(server, 'ask_lost_customers', id)).toEqual([])
  expect((await give(services.lostQuoteIds.token(id), 'price')).body.code).toBe('REASON_KNOWN')
  expect(await reasonOf(id)).toBe('terms')
})

test('nobody is asked while it is off, nor of an offer that is open or was accepted', async () => {
  await turn(server, 'ask_lost_customers', false)
  const { id } = await lostOffer(4)
  await askLostCustomers(services, day)
  expect(await deedsOf(server, 'ask_lost_customers', id)).toEqual([])
  const open = await offered(5)
  expect((await give(services.lostQuoteIds.token(open.id), 'price')).body.code).toBe('LINK_REFUSED')
})
