/** Offers over HTTP: who reads them, what counts as having viewed one, and the document that stays as it was first made. */
import { createHash, randomUUID } from 'node:crypto'
import type { OfferPage } from '@kervan/domain/quotes/offers.contract.ts'
import { describe, expect, test } from 'vitest'
import { quotedRequest, wholeCustomer } from '#testing/orders.ts'
import { pdfPages } from '#testing/pdf-text.ts'
import { quoteDesk } from '#testing/quotes.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()
const [customer, other] = [await wholeCustomer(server), await wholeCustomer(server)]
const [staff, admin] = [await server.signIn('staff'), await server.signIn('admin')]
const desk = quoteDesk(server, staff)

const get = (id: string, as?: SignedIn) => server.call<OfferPage>('GET', `/offers/${id}`, { as })
const view = (id: string, as?: SignedIn) => server.call('POST', `/offers/${id}/view`, { as })
const pdf = (id: string, as?: SignedIn, { search = '', ...init }: RequestInit & { search?: string } = {}) =>
  server.fetch(`/api/offers/${id}/pdf?surface=${as?.surface ?? 'portal'}${search}`, {
    ...(as && { as }),
    ...init,
  })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const rowOf = async (id: string) => {
  const [row] = await query<Record<'status' | 'viewed_at' | 'pdf_key' | 'pdf_hash', string | null>>(
    server,
    'select status, viewed_at, pdf_key, pdf_hash from quotes where id = $1',
    [id],
  )
  return row
}
const eventsOf = async (id: string) =>
  (
    await query<{ event: string }>(
      server,
      `select event from quote_events where quote_id = $1 and event in ('viewed', 'downloaded') order by id`,
      [id],
    )
  ).map(({ event }) => event)
const sent = () => quotedRequest(server, staff, customer)
const draft = async () => (await desk.create({ customer_id: customer.userId })).body.id

describe('an offer', () => {
  test('is read by its customer and by staff, by its own id or by its request’s, without costs', async () => {
    const { id, quote_id } = await sent()
    for (const as of [customer, staff, admin])
      for (const address of [quote_id, id]) {
        const { status, body } = await get(address, as)
        expect(status).toBe(200)
        expect(body.id).toBe(quote_id)
        expect(body.totals[0]).toMatchObject({ currency: 'EUR', total: '1250.00' })
        expect(body.bank_lines.length).toBeGreaterThan(0)
        expect(JSON.stringify(body)).not.toMatch(/cost|margin/)
      }
  })

  test('of another, a draft and nothing at all are the same to a customer', async () => {
    const { quote_id } = await sent()
    const [unsent, none] = [await draft(), randomUUID()]
    const answers = await Promise.all([get(quote_id, other), get(unsent, customer), get(none, customer)])
    for (const { status, body } of answers) {
      expect(status).toBe(404)
      expect(body).toMatchObject({ code: 'NOT_FOUND', message: 'Teklif bulunamadı.' })
    }
    expect((await get(unsent, staff)).body).toMatchObject({ sent_at: null, status: 'sent' })
    expect((await get(quote_id)).status).toBe(401)
    for (const [id, as] of [
      [quote_id, other],
      [unsent, customer],
      [none, customer],
      ['x', customer],
    ] as const)
      expect((await pdf(id, as)).status).toBe(404)
    expect((await pdf(quote_id)).status).toBe(401)
  })
})

describe('having viewed it', () => {
  test('is recorded once, whichever way it is opened, and staff are told once', async () => {
    const { quote_id } = await sent()
    const news = () =>
      query(server, `select from outbox where name = 'quote.changed' and data ->> 'quote_id' = $1`, [
        quote_id,
      ])
    const before = (await news()).length
    await Promise.all([...Array.from({ length: 6 }, () => view(quote_id, customer)), pdf(quote_id, customer)])
    expect(await rowOf(quote_id)).toMatchObject({ status: 'viewed', viewed_at: expect.anything() })
    expect((await eventsOf(quote_id)).sort()).toEqual(['downloaded', 'viewed'])
    expect((await news()).length).toBe(before + 1)
    const { body } = await server.call<{ events: object[] }>('GET', `/staff/quotes/${quote_id}/events`, {
      as: staff,
    })
    expect(body.events).toContainEqual(
      expect.objectContaining({
        event: 'viewed',
        meta: { ip_address: expect.stringMatching(/127\.0\.0\.1/) },
      }),
    )
  })

  test('is not what reading, staff, strangers, robots and browsers that fetch ahead do', async () => {
    const { quote_id } = await sent()
    await get(quote_id, customer)
    await pdf(quote_id, staff)
    await pdf(quote_id, other)
    await pdf(quote_id)
    await server.fetch(`/quote/${quote_id}`)
    await pdf(quote_id, customer, { method: 'HEAD' })
    for (const purpose of ['prefetch', 'prefetch;prerender'])
      await pdf(quote_id, customer, { headers: { 'sec-purpose': purpose } })
    expect((await view(quote_id, staff)).status).toBe(403)
    expect((await view(quote_id, other)).status).toBe(404)
    expect((await view(quote_id)).status).toBe(401)
    expect(await rowOf(quote_id)).toMatchObject({ status: 'sent', viewed_at: null })
    expect(await eventsOf(quote_id)).toEqual([])
  })

  test('does not change one that was answered or has expired unseen', async () => {
    const { id, quote_id } = await sent()
    await server.call('POST', `/requests/${id}/reject`, {
      as: customer,
      body: { quote_id, reason: 'price' },
    })
    await view(quote_id, customer)
    expect(await rowOf(quote_id)).toMatchObject({ status: 'rejected', viewed_at: expect.anything() })
    expect(await eventsOf(quote_id)).toEqual(['viewed'])
  })
})

describe('its document', () => {
  test('is made at the first opening and stays: the same bytes for everybody, under their hash', async () => {
    const { quote_id, quote_no } = await sent()
    const answers = await Promise.all(
      [customer, staff, customer, admin].map(async (as) => bytesOf(await pdf(quote_id, as))),
    )
    const [first = Buffer.alloc(0)] = answers
    expect(first.subarray(0, 5).toString()).toBe('%PDF-')
    for (const bytes of answers) expect(bytes.equals(first)).toBe(true)
    const hash = createHash('sha256').update(first).digest('hex')
    expect(await rowOf(quote_id)).toMatchObject({ pdf_hash: hash, pdf_key: `offers/${hash}.pdf` })
    expect(pdfPages(first).join('')).toContain(quote_no)
    await query(server, `update quotes set notes = 'sonradan' where id = $1`, [quote_id])
    expect((await bytesOf(await pdf(quote_id, customer))).equals(first)).toBe(true)
  })

  test('is shown under its name, or saved where that is asked for', async () => {
    const { quote_id, quote_no } = await sent()
    const shown = await pdf(quote_id, customer)
    expect(shown.headers.get('content-type')).toBe('application/pdf')
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect(shown.headers.get('content-disposition')).toBe(
      `inline; filename="teklif-${quote_no.toLowerCase()}.pdf"; filename*=UTF-8''Teklif%20${quote_no}.pdf`,
    )
    await query(server, 'update quotes set revision = 2 where id = $1', [quote_id])
    const saved = await pdf(quote_id, customer, { search: '&download=1' })
    expect(saved.headers.get('content-disposition')).toBe(
      `attachment; filename="teklif-${quote_no.toLowerCase()}-rev-2.pdf"; filename*=UTF-8''Teklif%20${quote_no}%20Rev%202.pdf`,
    )
  })

  test('of a draft is a preview for staff, which is not kept', async () => {
    const id = await draft()
    const [page = ''] = pdfPages(await bytesOf(await pdf(id, staff)))
    expect(page).toContain('Önizleme')
    expect(await rowOf(id)).toMatchObject({ pdf_key: null, pdf_hash: null })
  })

  test('is made again where the file was lost', async () => {
    const { quote_id } = await sent()
    const first = await bytesOf(await pdf(quote_id, customer))
    const row = await rowOf(quote_id)
    await server.services.files.remove(row?.pdf_key ?? '')
    expect((await bytesOf(await pdf(quote_id, customer))).equals(first)).toBe(true)
    expect(await server.services.files.exists(row?.pdf_key ?? '')).toBe(true)
  })
})
