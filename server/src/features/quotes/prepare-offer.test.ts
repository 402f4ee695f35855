/** The document of a price is made before it is sent, and is exactly what is sent; without it nothing is. */
import { createHash, randomUUID } from 'node:crypto'
import { OrderForm } from '@kervan/domain/quotes/order-form.ts'
import type { QuoteDocument } from '@kervan/domain/quotes/quote-document.ts'
import { expect, test } from 'vitest'
import { lockForSending } from '#features/quotes/lock-for-sending.ts'
import { type PreparedOffer, prepareOffer, prepareUnwritten } from '#features/quotes/prepare-offer.ts'
import { quickPrice, sendQuickPrice, writeQuickPrice } from '#features/quotes/quick-price.ts'
import { lockRequest } from '#features/quotes/quotes.queries.ts'
import { readOffer } from '#features/quotes/read-offer.ts'
import { sendDueMails } from '#features/quotes/send-due-mails.jobs.ts'
import { sendUnsentQuote } from '#features/quotes/send-from-page.ts'
import { createLog } from '#spine/config/log.ts'
import type { SignedInActor, Transaction } from '#spine/database/act-as.ts'
import { killPdfThreadUntil } from '#testing/kill-pdf-thread.ts'
import { order, orderForm, waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { quoteDesk } from '#testing/quotes.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'

const server = await sharedServer()
const { services } = server
const customer = await wholeCustomer(server)
const staff = await server.signIn('staff')
const actor: SignedInActor = { role: 'staff', userId: staff.userId, sessionId: '' }
const desk = quoteDesk(server, staff)
const address = () => `${randomUUID()}@musteri.example`
const now = new Date('2026-11-16T09:30:00.120Z')

async function saved(): Promise<QuoteDocument> {
  const request = await waitingRequest(server, customer)
  const { body } = await desk.create({ request_id: request.id })
  return (await desk.save(body.id, { fields: { notes: { from: '', to: 'Not' } } })).body.quote
}
const prepare = ({ id, version }: QuoteDocument) =>
  prepareOffer(services, actor, { id, version, orientation: 'landscape', now })
const mail = () => ({ to: [address()], cc: [], subject: '', message: '' })
const send = ({ id }: QuoteDocument, prepared: PreparedOffer | undefined) =>
  services.actAs(actor, async (tx) => {
    const { quote, request } = await lockForSending(tx, id, null)
    const sending = { request, orientation: 'landscape' as const, prepared, now }
    await sendUnsentQuote(tx, services, quote, {
      ...sending,
      mail: mail(),
      staff: { id: staff.userId, full_name: 'Ece Yaman' },
    })
  })
const read = ({ id }: { id: string }) => services.actAs(actor, (tx) => readOffer(tx.db, id))
const hashOf = async ({ id }: { id: string }) =>
  (await query<{ pdf_hash: string | null }>(server, 'select pdf_hash from quotes where id = $1', [id]))[0]
    ?.pdf_hash

test('what is prepared is what is sent', async () => {
  const quote = await saved()
  const prepared = await prepare(quote)
  await send(quote, prepared)
  expect(await read(quote)).toStrictEqual(prepared?.offer)
  expect(await hashOf(quote)).toBe(prepared?.pdf.hash)
})

test('what has changed since is made again: the document that goes out is that of what is sent', async () => {
  const quote = await saved()
  const prepared = await prepare(quote)
  await query(server, 'update requests set estimated_weight = 777 where id = $1', [quote.request_id])
  await send(quote, prepared)
  const sent = await hashOf(quote)
  expect(sent).toMatch(/^[0-9a-f]{64}$/)
  expect(sent).not.toBe(prepared?.pdf.hash)
  const answer = await server.fetch(`/api/offers/${quote.id}/pdf?surface=office`, { as: staff })
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sent)
})

test('what cannot be sent is not prepared', async () => {
  const quote = await saved()
  expect(await prepare({ ...quote, version: quote.version - 1 })).toBeUndefined()
  expect(await prepare({ ...quote, id: randomUUID() })).toBeUndefined()
  await send(quote, undefined)
  expect(await prepare(quote)).toBeUndefined()
})

test('a quick price is prepared as it will be sent, and preparing it writes nothing', async () => {
  const { id } = await waitingRequest(server, customer)
  const price = quickPrice(services, OrderForm.parse(orderForm(customer)))
  if (!price) throw new Error('The order has no price.')
  const sender = { id: staff.userId, full_name: 'Ece Yaman' }
  const lock = async (tx: Transaction) => {
    const [request] = await lockRequest(tx.db, id, customer.userId)
    if (!request) throw new Error('The request is missing.')
    return request
  }
  const written = () => query(server, 'select id from quotes where request_id = $1', [id])
  const prepared = await prepareUnwritten(services, actor, async (tx) =>
    writeQuickPrice(tx, await lock(tx), price, sender),
  )
  expect(await written()).toEqual([])
  await services.actAs(actor, async (tx) =>
    sendQuickPrice(tx, services, price, { request: await lock(tx), staff: sender, mail: null, prepared }),
  )
  expect(await written()).toEqual([{ id: price.id }])
  expect(await read(price)).toStrictEqual(prepared?.offer)
  expect(await hashOf(price)).toBe(prepared?.pdf.hash)
})

test('without its document an order with a price is not entered, and the sender is told', async () => {
  const title = `Belgesiz ${randomUUID()}`
  const entering = order(server, staff, orderForm(customer, { title }))
  await killPdfThreadUntil(entering)
  const { status, body: problem } = await entering
  expect([status, problem.code]).toEqual([424, 'PDF_FAILED'])
  expect(await query(server, 'select from requests where title = $1', [title])).toEqual([])
  const later = await order(server, staff, orderForm(customer, { title }))
  expect(later.status).toBe(201)
  expect(await read({ id: later.body.quote_id })).toMatchObject({
    quote_no: later.body.quote_no,
    request_number: later.body.number,
  })
})

test('without its document nothing is sent, and the sender is told; later it is sent', async () => {
  const quote = await saved()
  const body = { version: quote.version, to: [address()] }
  const post = () =>
    server.call<{ code?: string; message?: string }>('POST', `/staff/quotes/${quote.id}/send`, {
      as: staff,
      body,
    })
  const sending = post()
  await killPdfThreadUntil(sending)
  const { status, body: problem } = await sending
  expect([status, problem.code]).toEqual([424, 'PDF_FAILED'])
  expect(problem.message).toContain('teklif gönderilmedi')
  expect((await desk.read(quote.id)).status).toBe('draft')
  expect(await query(server, 'select from mails where recipient = $1', [body.to[0]])).toEqual([])
  expect((await post()).status).toBe(201)
})

test('an offer whose time has come waits for the next run if its document cannot be made', async () => {
  const quote = await saved()
  const send_at = new Date(Date.now() + 3_600_000).toISOString()
  await server.call('POST', `/staff/quotes/${quote.id}/send`, {
    as: staff,
    body: { version: quote.version, to: [address()], send_at },
  })
  await query(server, "update quote_mails set send_at = now() - interval '1 second' where quote_id = $1", [
    quote.id,
  ])
  const states = () => query(server, 'select state from quote_mails where quote_id = $1', [quote.id])
  const run = () => sendDueMails({ ...services, log: createLog('silent') })
  const first = run()
  await killPdfThreadUntil(first)
  // Still there, unless a run of the server's own has sent it since.
  expect(await states()).not.toEqual([{ state: 'cancelled' }])
  await run()
  expect((await desk.read(quote.id)).status).toBe('sent')
})
