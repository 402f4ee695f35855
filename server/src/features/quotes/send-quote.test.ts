/** Sending a price from its page: once, whole or not at all, to everybody who was named, and never behind anybody's back. */
import { createHash, randomUUID } from 'node:crypto'
import type { QuoteDocument } from '@kervan/domain/quotes/quote-document.ts'
import type { MarginFloor, QuoteMail } from '@kervan/domain/quotes/quote-mail.ts'
import { describe, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { quoteDesk, quoteItem } from '#testing/quotes.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { mailsTo, query } from '#testing/sign-in.ts'

const server = await sharedServer()
const customer = await wholeCustomer(server)
const staff = await server.signIn('staff')
const colleague = await server.signIn('staff')
const admin = await server.signIn('admin')
const desk = quoteDesk(server, staff)
const address = () => `${randomUUID()}@musteri.example`

/** A saved price of two containers for a request of the customer. */
async function saved(item: object = {}, more: object = {}): Promise<QuoteDocument> {
  const request = await waitingRequest(server, customer)
  const { id, ...line } = quoteItem({ quantity: '2', ...item })
  const { body } = await desk.create({ request_id: request.id, ...more, items: [line] })
  return numbered(body.id)
}
/** The first save gives a number. */
async function numbered(id: string): Promise<QuoteDocument> {
  const { body } = await desk.save(id, { fields: { notes: { from: '', to: 'Not' } } })
  return body.quote
}
type Answer = { state?: string; recipients?: string[]; send_at?: string; code?: string }
const send = (quote: QuoteDocument, more: object = {}, as = staff, headers = {}) =>
  server.call<Answer>('POST', `/staff/quotes/${quote.id}/send`, {
    as,
    body: { version: quote.version, to: [address()], ...more },
    headers,
  })
const mailsOf = async (id: string) =>
  (
    await server.call<{ mails: QuoteMail[]; margin: MarginFloor }>('GET', `/staff/quotes/${id}/mails`, {
      as: staff,
    })
  ).body
const eventsOf = (id: string) =>
  query<{ event: string; meta: Record<string, string> }>(
    server,
    'select event, meta from quote_events where quote_id = $1 order by id',
    [id],
  )
const arrived = (to: string) => eventually('the mail has arrived', async () => (await mailsTo(server, to))[0])

const approveRequest = "update requests set status = 'approved', quote_id = $2 where id = $1"

describe('sending now', () => {
  test('the quote is sent, the request carries it, its work is done, and the mail says what the price is for', async () => {
    const quote = await saved({ unit_price: '797.875' }, { validity_days: 10 })
    const to = address()
    const { status, body } = await send(quote, { to: [to], message: 'Konuştuğumuz gibi.' })
    expect([status, body]).toMatchObject([201, { state: 'sent', recipients: [to] }])
    const sent = await desk.read(quote.id)
    expect(sent).toMatchObject({ status: 'sent', quote_no: expect.stringMatching(/^KRV-/) })
    expect(sent.valid_until).toMatch(/T20:59:59\.999Z$/)
    const [request] = await query(
      server,
      'select status, quote_id, quote_amount, quote_currency, freight_cost, other_costs, pricing_status from requests where id = $1',
      [quote.request_id],
    )
    expect(request).toEqual({
      status: 'quoted',
      quote_id: quote.id,
      quote_amount: '1595.75',
      quote_currency: 'EUR',
      freight_cost: '1595.75',
      other_costs: null,
      pricing_status: null,
    })
    expect(
      await query(server, "select from work_items where request_id = $1 and status = 'open'", [
        quote.request_id,
      ]),
    ).toEqual([])
    const { subject, text, attachments } = await arrived(to)
    const [stored] = await query<{ pdf_hash: string }>(server, 'select pdf_hash from quotes where id = $1', [
      quote.id,
    ])
    const [file] = attachments
    const bytes = Buffer.from(await (await server.fetch(file?.url ?? '')).arrayBuffer())
    expect(file).toMatchObject({ name: `Teklif ${sent.quote_no}.pdf`, size: bytes.length })
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(stored?.pdf_hash)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(subject).toBe(`Fiyat Teklifi ${sent.quote_no}`)
    for (const line of [
      'Konuştuğumuz gibi.',
      `Teklif no: ${sent.quote_no}`,
      'Yük: 2 × 40HC',
      'Yükleme (POL): Mersin',
      'Boşaltma (POD): Hamburg',
      'Toplam: 1.595,75 €',
      'Neyin fiyatı: Toplam fiyat 2 × 40HC içindir.',
      'Fiyata dahil: Deniz navlunu',
      'Fiyata dahil değil: ',
      `/quote/${quote.id}`,
    ])
      expect(text).toContain(line)
    expect((await eventsOf(quote.id)).at(-1)).toEqual({
      event: 'sent_email',
      meta: { email: to, total: '1595.75', currency: 'EUR', fx_source: expect.any(String) },
    })
    await eventually(
      'the delivery is noted',
      async () => (await mailsOf(quote.id)).mails[0]?.state === 'sent',
    )
  })

  test('twenty at once from two people send one mail and leave one event', async () => {
    const quote = await saved()
    const to = address()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => send(quote, { to: [to] }, turn % 2 ? staff : colleague)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)])
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['ALREADY_SENT']))
    expect((await eventsOf(quote.id)).filter(({ event }) => event === 'sent_email')).toHaveLength(1)
    expect(await query(server, 'select from mails where recipient = $1', [to])).toHaveLength(1)
  })

  test('a double click with one key gets one answer', async () => {
    const quote = await saved()
    const key = { 'idempotency-key': randomUUID() }
    const body = { to: [address()] }
    const [first, second] = await Promise.all([send(quote, body, staff, key), send(quote, body, staff, key)])
    expect(first.status).toBe(201)
    expect(second.body).toEqual(first.body)
  })

  test('everybody who was named receives it once and sees the others', async () => {
    const quote = await saved()
    const [one, two, copy] = [address(), address(), address()]
    const { body } = await send(quote, { to: [one, two, one.toUpperCase()], cc: [copy, two] })
    expect(body.recipients).toEqual([one, two, copy])
    for (const to of [one, two, copy]) {
      await arrived(to)
      expect(await mailsTo(server, to)).toHaveLength(1)
    }
  })

  test('without a recipient the address on the quote is taken; without that nothing is sent', async () => {
    const quote = await saved()
    const to = address()
    const { body } = await desk.save(quote.id, {
      fields: { customer_email: { from: quote.customer_email, to } },
    })
    expect((await send(body.quote, { to: [] })).body.recipients).toEqual([to])
    const other = await saved()
    const { body: cleared } = await desk.save(other.id, {
      fields: { customer_email: { from: other.customer_email, to: '' } },
    })
    expect((await send(cleared.quote, { to: [] })).body).toMatchObject({
      code: 'NO_RECIPIENT',
      message: 'Gönderilecek e-posta adresi bulunamadı',
    })
    expect((await desk.read(other.id)).status).toBe('draft')
  })

  test('what was changed since it was seen, has no price, or whose request was answered is refused', async () => {
    const stale = await saved()
    await desk.save(stale.id, { fields: { notes: { from: 'Not', to: 'Yeni' } } })
    expect((await send(stale)).body.code).toBe('STALE')
    const free = await saved({ unit_price: '0' })
    expect((await send(free)).body.code).toBe('INCOMPLETE')
    const optional = await saved({ is_optional: true })
    expect((await send(optional)).body.code).toBe('INCOMPLETE')
    const answered = await saved()
    await query(server, approveRequest, [answered.request_id, answered.id])
    expect((await send(answered)).body.code).toBe('NOT_PENDING')
    expect((await send({ ...stale, id: randomUUID() })).status).toBe(404)
    expect((await send(stale, {}, customer)).status).toBe(403)
    expect((await send(stale, { to: ['a@b.example\r\nBcc: x@evil.example'] })).status).toBe(400)
    for (const { id } of [stale, free, optional, answered]) {
      expect((await desk.read(id)).status).toBe('draft')
      expect((await mailsOf(id)).mails).toEqual([])
    }
  })

  test('the older price of the request is out', async () => {
    const first = await saved()
    await send(first)
    const { body } = await desk.create({ request_id: first.request_id })
    expect((await send(await numbered(body.id))).status).toBe(201)
    expect(await desk.read(first.id)).toMatchObject({ status: 'superseded' })
    expect(await query(server, 'select superseded_by from quotes where id = $1', [first.id])).toEqual([
      { superseded_by: body.id },
    ])
  })

  test('items of other currencies and kinds become the parts of the request’s price, which add up', async () => {
    const quote = await saved()
    const items = [
      quoteItem({ kind: 'baf', unit_price: '10.10' }),
      quoteItem({ kind: 'docs', unit_price: '100', tax_code: 'KDV20' }),
      quoteItem({ kind: 'freight', unit_price: '50', currency: 'USD', cost_currency: 'USD' }),
      quoteItem({ kind: 'insurance', unit_price: '999', is_optional: true }),
    ]
    const { body } = await desk.save(quote.id, { added: items })
    expect((await send(body.quote)).status).toBe(201)
    const [request] = await query<Record<string, string>>(
      server,
      `select quote_amount, baf_cost, other_costs, quote_amount = freight_cost + baf_cost + other_costs as whole
       from requests where id = $1`,
      [quote.request_id],
    )
    expect(request).toMatchObject({
      quote_amount: body.quote.totals[0]?.total,
      baf_cost: '10.10',
      other_costs: '120.00',
      whole: true,
    })
  })
})

describe('below the margin floor', () => {
  const thin = { unit_price: '100', unit_cost: '99' }
  const approve = (quote: QuoteDocument, as = admin) =>
    server.call<MarginFloor & { code?: string }>('POST', `/staff/quotes/${quote.id}/margin-approvals`, {
      as,
      body: { version: quote.version, note: 'İlk sipariş' },
    })

  test('an admin approves what they saw, and it holds until the margin falls', async () => {
    const quote = await saved(thin)
    expect((await send(quote)).body.code).toBe('BELOW_FLOOR')
    expect((await mailsOf(quote.id)).margin.state).toBe('needs_approval')
    expect((await approve(quote, staff)).status).toBe(403)
    const { status, body } = await approve(quote)
    expect([status, body]).toMatchObject([201, { state: 'approved', approval: { note: 'İlk sipariş' } }])
    expect((await eventsOf(quote.id)).at(-1)).toEqual({ event: 'approved', meta: { note: 'İlk sipariş' } })
    const [item] = quote.items
    const cheaper = async (from: string, to: string) =>
      (
        await desk.save(quote.id, {
          changed: [{ id: item?.id ?? '', fields: { unit_price: { from, to } } }],
        })
      ).body.quote
    const lower = await cheaper('100', '99.5')
    expect((await send(lower)).body.code).toBe('BELOW_FLOOR')
    const back = await cheaper('99.5', '100')
    expect((await send(back)).status).toBe(201)
  })

  test('nobody approves what they have not seen, or what needs no approval', async () => {
    const quote = await saved(thin)
    expect((await approve({ ...quote, version: 1 })).body.code).toBe('STALE')
    const fine = await saved({ unit_price: '100', unit_cost: '50' })
    expect((await approve(fine)).body.code).toBe('ABOVE_FLOOR')
    expect((await send(fine)).status).toBe(201)
    expect((await approve(fine)).body.code).toBe('ALREADY_SENT')
  })
})

describe('hostile words', () => {
  const hostile = [
    'x\r\nBcc: kurban@musteri.example',
    '=?utf-8?q?=0d=0aBcc:kurban@musteri.example?=',
    '<script>alert(1)</script>{{constructor}}',
    'a'.repeat(1_000),
  ]
  test.each(hostile)('%j stay words in subject and message', async (words) => {
    const quote = await saved()
    const to = address()
    const subject = words.slice(0, 160)
    expect((await send(quote, { to: [to], subject, message: words })).status).toBe(201)
    const mail = await arrived(to)
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(mail.html).not.toContain('<script')
    expect(await query(server, "select from mails where recipient like 'kurban%'")).toEqual([])
  })
})

test('the preview is the mail, and sends nothing', async () => {
  const quote = await saved()
  const { body } = await server.call<{ subject: string; text: string; html: string }>(
    'POST',
    `/staff/quotes/${quote.id}/mail-preview`,
    { as: staff, body: { message: 'Merhaba' } },
  )
  expect((await desk.read(quote.id)).status).toBe('draft')
  expect(body.subject).toBe(`Fiyat Teklifi ${quote.quote_no}`)
  expect(body.text).toContain('Merhaba')
  expect(body.text).toContain('Toplam: 2.000,00 €')
  const to = address()
  await send(quote, { to: [to], message: 'Merhaba' })
  expect((await arrived(to)).text).toBe(body.text)
  expect(body.text).toContain('ekteki PDF dosyasında')
  expect(body.html).toContain('<!doctype html>')
})

test('the best time is in office hours until the customer is known', async () => {
  const quote = await saved()
  const { body } = await server.call('GET', `/staff/quotes/${quote.id}/send-suggestion`, { as: staff })
  expect(body).toMatchObject({ local_window: '09:00-11:00', follow_up_hours: 24 })
})
