/** One number everywhere: editor, lists, request, mail, offer, page and PDF of a sent price show the same total, to the cent. */
import { randomUUID } from 'node:crypto'
import type { OfferSummary } from '@kervan/domain/quotes/offer.ts'
import { offerSheet } from '@kervan/domain/quotes/offer-sheet.ts'
import type { OfferPage } from '@kervan/domain/quotes/offers.contract.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { wholeCustomer } from '#testing/orders.ts'
import { pdfPages } from '#testing/pdf-text.ts'
import { quoteDesk, quoteItem } from '#testing/quotes.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { mailsTo, query } from '#testing/sign-in.ts'
import { sized } from '#testing/size.ts'

const server = await sharedServer()
const customer = await wholeCustomer(server)
const staff = await server.signIn('staff')
const desk = quoteDesk(server, staff)

const decimal = (least: number, most: number, decimals: number) =>
  fc.integer({ min: least, max: most }).map((units) => (units / 10 ** decimals).toFixed(decimals))
const currency = fc.constantFrom('EUR' as const, 'USD' as const, 'TRY' as const, 'GBP' as const)
const anyItem = fc.record({
  kind: fc.constantFrom('ocean' as const, 'docs' as const, 'insurance' as const),
  quantity: decimal(1, 99_999, 3),
  unit_price: decimal(1, 999_999_999, 4),
  currency,
  is_optional: fc.boolean(),
  tax_code: fc.constantFrom('311', 'KDV20'),
})
/** What costs nothing is not sent. */
const pricedItem = fc.record({
  kind: fc.constant('ocean' as const),
  quantity: decimal(1000, 99_999, 3),
  unit_price: decimal(10_000, 999_999_999, 4),
  currency,
  tax_code: fc.constantFrom('311', 'KDV20'),
})
const anyPrice = fc.record({
  currency,
  tax_included: fc.boolean(),
  first: pricedItem,
  others: fc.array(anyItem, { maxLength: 11 }),
})

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const read = async <Body>(path: string, as = staff) => (await server.call<Body>('GET', path, { as })).body

test('every place shows the same total', async () => {
  const prices = fc.sample(anyPrice, { numRuns: sized(1000, 8), seed: 16 })
  for (const { first, others, currency, tax_included } of prices) {
    const items = [first, ...others].map((item) => {
      const { id, ...line } = quoteItem(item)
      return line
    })
    const { body: made } = await desk.create({ customer_id: customer.userId, currency, items })
    const { body: saved } = await desk.save(made.id, {
      fields: { tax_included: { from: false, to: tax_included }, notes: { from: '', to: 'Not' } },
    })
    const { id, version, totals, request_id } = saved.quote
    const to = `${randomUUID()}@musteri.example`
    const sent = await server.call('POST', `/staff/quotes/${id}/send`, {
      as: staff,
      body: { version, to: [to] },
    })
    expect(sent.status).toBe(201)

    const total = totals[0]?.total ?? ''
    const shown = plain(formatMoney(total, currency))
    const [document, forStaff, forCustomer, list] = [
      await desk.read(id),
      await read<OfferPage>(`/offers/${id}`),
      await read<OfferPage>(`/offers/${id}`, customer),
      await read<{ items: OfferSummary[] }>('/offers', customer),
    ]
    expect([document.totals, forStaff.totals, forCustomer.totals]).toEqual([totals, totals, totals])
    // The page shows the sheet of what it has read.
    expect(plain(offerSheet(forCustomer).total)).toBe(shown)
    expect(list.items.find((offer) => offer.id === id)).toMatchObject({ total, currency })
    const rows = await query(
      server,
      `select q.total_amount as quote, r.quote_amount as request from quotes q join requests r on r.quote_id = q.id
       where q.id = $1 and r.id = $2`,
      [id, request_id],
    )
    expect(rows).toEqual([{ quote: total, request: total }])
    const mail = await eventually('the mail has arrived', async () => (await mailsTo(server, to))[0])
    expect(plain(mail.text)).toContain(`Toplam: ${shown}\n`)
    const pdf = await server.fetch(mail.attachments[0]?.url ?? '')
    expect(plain(pdfPages(Buffer.from(await pdf.arrayBuffer())).join(''))).toContain(`Genel toplam${shown}`)
  }
}, 3_600_000)
