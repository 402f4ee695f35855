/** Offers and reminders at a chosen time: sent once when due, cancelled by hand, by an edit or by an answer, and never lost. */
import { randomUUID } from 'node:crypto'
import type { QuoteDocument } from '@kervan/domain/quotes/quote-document.ts'
import type { QuoteMail } from '@kervan/domain/quotes/quote-mail.ts'
import { describe, expect, test } from 'vitest'
import { expireQuotes } from '#features/quotes/expire-quotes.jobs.ts'
import { sendDueMails } from '#features/quotes/send-due-mails.jobs.ts'
import { warnOfExpiry } from '#features/quotes/warn-of-expiry.jobs.ts'
import { createLog } from '#spine/config/log.ts'
import { waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { quoteDesk } from '#testing/quotes.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'

const server = await sharedServer()
const customer = await wholeCustomer(server)
const staff = await server.signIn('staff')
const desk = quoteDesk(server, staff)
const address = () => `${randomUUID()}@musteri.example`
const runDue = () => sendDueMails({ ...server.services, log: createLog('silent') })

async function saved(): Promise<QuoteDocument> {
  const request = await waitingRequest(server, customer)
  const { body } = await desk.create({ request_id: request.id })
  return (await desk.save(body.id, { fields: { notes: { from: '', to: 'Not' } } })).body.quote
}
const post = (quote: { id: string }, act: string, body?: object, as = staff) =>
  server.call<{ code?: string; state?: string; send_at?: string }>(
    'POST',
    `/staff/quotes/${quote.id}/${act}`,
    { as, body },
  )
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const schedule = (quote: QuoteDocument, to: string, as = staff) =>
  post(quote, 'send', { version: quote.version, to: [to], send_at: inAnHour(), message: 'Sonra' }, as)
const itIsTime = (quote: { id: string }) =>
  query(server, "update quote_mails set send_at = now() - interval '1 second' where quote_id = $1", [
    quote.id,
  ])
const mailsOf = async (quote: { id: string }) =>
  (await server.call<{ mails: QuoteMail[] }>('GET', `/staff/quotes/${quote.id}/mails`, { as: staff })).body
    .mails
const statusOf = async (quote: { id: string }) => (await desk.read(quote.id)).status
const queuedTo = async (to: string) =>
  (await query(server, 'select from mails where recipient = $1', [to])).length

describe('an offer at a chosen time', () => {
  test('waits, goes out once when it is due, and counts its validity from then', async () => {
    const quote = await saved()
    const to = address()
    expect((await schedule(quote, to)).body.state).toBe('scheduled')
    expect((await schedule(quote, to)).body.code).toBe('ALREADY_SCHEDULED')
    await runDue()
    expect([await statusOf(quote), await queuedTo(to)]).toEqual(['draft', 0])
    await itIsTime(quote)
    await Promise.all([runDue(), runDue(), runDue()])
    expect([await statusOf(quote), await queuedTo(to)]).toEqual(['sent', 1])
    expect(await mailsOf(quote)).toMatchObject([{ kind: 'offer', recipients: [to], reason: '' }])
    const events = await query<{ event: string; actor_id: string }>(
      server,
      "select event, actor_id from quote_events where quote_id = $1 and event like 'sen%' order by id",
      [quote.id],
    )
    expect(events).toEqual([
      { event: 'send_scheduled', actor_id: staff.userId },
      { event: 'sent_email', actor_id: staff.userId },
    ])
  })

  test('is cancelled by hand, and by sending at once', async () => {
    const [first, second] = [await saved(), await saved()]
    await schedule(first, address())
    expect((await post(first, 'send/cancel')).status).toBe(200)
    expect((await post(first, 'send/cancel')).body.code).toBe('NOT_SCHEDULED')
    await itIsTime(first)
    await runDue()
    expect(await statusOf(first)).toBe('draft')
    const to = address()
    await schedule(second, to)
    expect((await post(second, 'send', { version: second.version, to: [to] })).status).toBe(201)
    await itIsTime(second)
    await runDue()
    expect(await queuedTo(to)).toBe(1)
  })

  test('is cancelled by an edit, but not by another label', async () => {
    const quote = await saved()
    await schedule(quote, address())
    await server.call('PUT', `/staff/quotes/${quote.id}/status`, { as: staff, body: { status: 'ready' } })
    expect(await mailsOf(quote)).toMatchObject([{ state: 'scheduled' }])
    await desk.save(quote.id, { fields: { notes: { from: 'Not', to: 'Başka' } } })
    expect(await mailsOf(quote)).toMatchObject([
      { state: 'cancelled', reason: expect.stringContaining('değişti') },
    ])
    await itIsTime(quote)
    await runDue()
    expect(await statusOf(quote)).toBe('ready')
  })

  test('that can no longer be sent is cancelled, and says why', async () => {
    const quote = await saved()
    await schedule(quote, address())
    await itIsTime(quote)
    const approve = "update requests set status = 'approved', quote_id = $2 where id = $1"
    await query(server, approve, [quote.request_id, quote.id])
    await runDue()
    expect(await mailsOf(quote)).toMatchObject([
      { state: 'cancelled', reason: 'Bu talep artık fiyat beklemiyor.' },
    ])
    expect(await workOf(quote)).toEqual([
      {
        kind: 'mail_failed',
        status: 'open',
        description: 'Bu talep artık fiyat beklemiyor.',
        assigned_to: staff.userId,
      },
    ])
  })

  test('of somebody whose account was closed does not go out', async () => {
    const leaver = await server.signIn('staff')
    const quote = await saved()
    expect((await schedule(quote, address(), leaver)).status).toBe(201)
    await query(server, 'update users set disabled_at = now() where id = $1', [leaver.userId])
    await itIsTime(quote)
    await runDue()
    expect(await mailsOf(quote)).toMatchObject([
      { state: 'cancelled', reason: expect.stringContaining('hesabı') },
    ])
  })

  test('in the past is refused', async () => {
    const quote = await saved()
    const body = { version: quote.version, to: [address()], send_at: '2020-01-01T00:00:00.000Z' }
    expect((await post(quote, 'send', body)).body.code).toBe('PAST_TIME')
  })
})

const workOf = ({ id }: Pick<QuoteDocument, 'id'>) =>
  query(
    server,
    'select kind, status, description, assigned_to from work_items where quote_id = $1 order by id',
    [id],
  )

describe('a reminder', () => {
  async function sent(to = address()): Promise<QuoteDocument> {
    const quote = await saved()
    expect((await post(quote, 'send', { version: quote.version, to: [to] })).status).toBe(201)
    return quote
  }

  test('goes to whom the offer went, a day later, and is scheduled once', async () => {
    const to = address()
    const quote = await sent(to)
    const [first, second] = await Promise.all([post(quote, 'reminder'), post(quote, 'reminder')])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.send_at).toBe(first.body.send_at)
    await itIsTime(quote)
    await Promise.all([runDue(), runDue()])
    expect(await queuedTo(to)).toBe(2)
    expect((await mailsOf(quote)).map(({ kind }) => kind)).toEqual(['reminder', 'offer'])
    expect(
      await query(server, "select from quote_events where quote_id = $1 and event = 'reminded'", [quote.id]),
    ).toHaveLength(1)
  })

  test.each([
    ['reject', 'Müşteri teklifi reddetti.'],
    ['revise', 'Müşteri revize istedi.'],
    ['approve', 'Müşteri teklifi kabul etti.'],
  ])('stops when the customer answers: %s', async (answer, reason) => {
    const to = address()
    const quote = await sent(to)
    await post(quote, 'reminder')
    const { status } = await server.call('POST', `/requests/${quote.request_id}/${answer}`, {
      as: customer,
      body: { quote_id: quote.id, ...(answer === 'reject' && { reason: 'price' }) },
    })
    expect(status).toBeLessThan(300)
    await itIsTime(quote)
    await runDue()
    expect((await mailsOf(quote))[0]).toMatchObject({ kind: 'reminder', state: 'cancelled', reason })
    expect(await queuedTo(to)).toBe(1)
  })

  test('stops by hand and with the end of the offer, and respects who wants no mail', async () => {
    const [byHand, expired] = [await sent(), await sent()]
    await post(byHand, 'reminder')
    expect((await post(byHand, 'reminder/cancel')).status).toBe(200)
    await post(expired, 'reminder')
    await query(server, "update quotes set valid_until = now() - interval '1 second' where id = $1", [
      expired.id,
    ])
    await expireQuotes(server.services)
    expect((await mailsOf(expired))[0]).toMatchObject({
      state: 'cancelled',
      reason: 'Teklifin süresi doldu.',
    })
    const silent = await wholeCustomer(server)
    await query(server, 'insert into notification_preferences (user_id, email) values ($1, false)', [
      silent.userId,
    ])
    const unwanted = await sent()
    await query(server, 'update quotes set customer_id = $2 where id = $1', [unwanted.id, silent.userId])
    await post(unwanted, 'reminder')
    await itIsTime(unwanted)
    await runDue()
    expect((await mailsOf(unwanted))[0]).toMatchObject({ state: 'cancelled' })
  })

  test('is for an offer that waits for its answer, and not after its end', async () => {
    const quote = await saved()
    expect((await post(quote, 'reminder')).body.code).toBe('NOT_OPEN')
    const short = await sent()
    await query(server, "update quotes set valid_until = now() + interval '23 hours' where id = $1", [
      short.id,
    ])
    expect((await post(short, 'reminder')).body.code).toBe('EXPIRES_BEFORE')
  })
})

describe('an offer that ends soon', () => {
  test('is told to its customer once, on the page and by mail', async () => {
    const email = address()
    const person = await wholeCustomer(server, email)
    const request = await waitingRequest(server, person)
    const { body } = await desk.create({ request_id: request.id })
    const { quote } = (await desk.save(body.id, { fields: { notes: { from: '', to: 'Not' } } })).body
    await post(quote, 'send', { version: quote.version, to: [address()] })
    const told = () =>
      query(server, "select from notifications where user_id = $1 and title like '%süresi doluyor'", [
        person.userId,
      ])
    await warnOfExpiry(server.services)
    expect(await told()).toEqual([])
    await query(
      server,
      "update quotes set valid_until = now() + interval '47 hours', sent_at = now() - interval '3 days' where id = $1",
      [quote.id],
    )
    await Promise.all([warnOfExpiry(server.services), warnOfExpiry(server.services)])
    await warnOfExpiry(server.services)
    expect(await told()).toHaveLength(1)
    expect(await queuedTo(email)).toBe(1)
    expect(await workOf(quote)).toMatchObject([{ kind: 'expiring_quote', status: 'open' }])
    await server.call('POST', `/requests/${request.id}/reject`, {
      as: person,
      body: { quote_id: quote.id, reason: 'price' },
    })
    expect(await workOf(quote)).toMatchObject([{ kind: 'expiring_quote', status: 'done' }])
  })
})
