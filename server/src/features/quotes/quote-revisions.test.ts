/** Revisions: one successor however many ask for it, and differences that tell each side only what it may know. */
import type { OfferDifference, QuoteDifference } from '@kervan/domain/quotes/quote-revisions.contract.ts'
import { describe, expect, test } from 'vitest'
import { quotedRequest, wholeCustomer } from '#testing/orders.ts'
import { quoteDesk, quoteItem } from '#testing/quotes.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'

const server = await sharedServer()
const customer = await wholeCustomer(server)
const other = await wholeCustomer(server)
const [staff, colleague] = [await server.signIn('staff'), await server.signIn('staff')]
const desk = quoteDesk(server, staff)

type Revised = { id: string; quote_no: string; revision: number; code?: string; data?: { id: string } }
const revise = (quote_id: string, as = staff, notes = '') =>
  server.call<Revised>('POST', '/staff/quote-revisions', { as, body: { quote_id, notes } })
const sent = () => quotedRequest(server, staff, customer)
const answer = (step: string, { id, quote_id }: { id: string; quote_id: string }, more: object = {}) =>
  server.call('POST', `/requests/${id}/${step}`, { as: customer, body: { quote_id, ...more } })

describe('a revision', () => {
  test('is a draft with the same number and lines; the old quote can still be accepted', async () => {
    const request = await sent()
    const { status, body } = await revise(request.quote_id, staff, 'Navlun düştü')
    expect(status).toBe(201)
    expect(body).toMatchObject({ quote_no: request.quote_no, revision: 2 })
    const [old, draft] = [await desk.read(request.quote_id), await desk.read(body.id)]
    expect(draft).toMatchObject({ status: 'draft', request_id: request.id, totals: old.totals })
    expect(draft.items.map(({ id, ...line }) => line)).toEqual(old.items.map(({ id, ...line }) => line))
    const { body: listed } = await server.call('GET', `/staff/quotes/${body.id}/revisions`, { as: staff })
    expect(listed).toMatchObject({
      revisions: [
        { revision: 2, revision_notes: 'Navlun düştü', sent_at: null },
        { revision: 1, status: 'sent' },
      ],
    })
    expect(await answer('approve', request)).toMatchObject({ status: 200 })
  })

  test('is made once: twenty who ask at the same time are led to one draft', async () => {
    const request = await sent()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => revise(request.quote_id, place % 2 ? staff : colleague)),
    )
    const made = answers.filter(({ status }) => status === 201)
    expect(made).toHaveLength(1)
    for (const { status, body } of answers.filter((each) => each !== made[0])) {
      expect({ status, code: body.code, id: body.data?.id }).toEqual({
        status: 409,
        code: 'UNSENT_EXISTS',
        id: made[0]?.body.id,
      })
    }
  })

  test('of a rejected quote is for the same request, of an accepted one for a request of its own', async () => {
    const [lost, won] = [await sent(), await sent()]
    await answer('reject', lost, { reason: 'price' })
    await answer('approve', won)
    const [again, more] = [await revise(lost.quote_id), await revise(won.quote_id)]
    expect(await desk.read(again.body.id)).toMatchObject({ request_id: lost.id, revision: 2 })
    const next = await desk.read(more.body.id)
    expect(next).toMatchObject({ quote_no: won.quote_no, revision: 2 })
    expect(next.request_id).not.toBe(won.id)
    expect(await desk.read(won.quote_id)).toMatchObject({ status: 'accepted' })
  })

  test('of a draft is refused', async () => {
    const request = await sent()
    const { body } = await revise(request.quote_id)
    expect(await revise(body.id)).toMatchObject({ status: 409, body: { code: 'NOT_REVISABLE' } })
  })

  test('is what pricing a request again makes', async () => {
    const request = await sent()
    await answer('revise', request)
    const { body } = await desk.create({ request_id: request.id })
    expect(await desk.read(body.id)).toMatchObject({ quote_no: request.quote_no, revision: 2 })
  })
})

describe('the difference', () => {
  async function revisedTwice() {
    const request = await sent()
    const { body } = await revise(request.quote_id)
    const [line] = (await desk.read(body.id)).items
    await desk.save(body.id, {
      fields: { pod: { from: 'Münih', to: 'Berlin' } },
      changed: [
        {
          id: line?.id ?? '',
          fields: { unit_price: { from: '1250', to: '1100' }, unit_cost: { from: null, to: '900' } },
        },
      ],
      added: [quoteItem({ title: 'Sigorta', kind: 'insurance', is_optional: true, unit_price: '50' })],
    })
    return { request, older: request.quote_id, newer: body.id }
  }

  test('is told line by line, with costs for staff, whichever revision is named first', async () => {
    const { older, newer } = await revisedTwice()
    for (const [id, second] of [[older, newer] as const, [newer, older] as const]) {
      const { body } = await server.call<QuoteDifference>(
        'GET',
        `/staff/quotes/${id}/difference?with=${second}`,
        {
          as: staff,
        },
      )
      expect(body).toMatchObject({
        before: { revision: 1, total: '1250.00' },
        after: { revision: 2, total: '1100.00' },
        fields: [{ field: 'pod', before: 'Münih', after: 'Berlin' }],
        lines: [
          { change: 'changed', fields: ['unit_price', 'unit_cost'] },
          { change: 'added', after: { title: 'Sigorta' } },
        ],
      })
    }
  })

  test('is told to its customer without costs, and only between offers they have received', async () => {
    const { older, newer } = await revisedTwice()
    const path = `/offers/${older}/difference?with=${newer}`
    expect(await server.call('GET', path, { as: customer })).toMatchObject({ status: 404 })
    await query(server, "update quotes set status = 'superseded' where id = $1", [older])
    await query(server, "update quotes set status = 'sent', sent_at = now() where id = $1", [newer])
    const { status, body } = await server.call<OfferDifference>('GET', path, { as: customer })
    expect(status).toBe(200)
    expect(body.lines).toMatchObject([{ change: 'changed', fields: ['unit_price'] }, { change: 'added' }])
    expect(JSON.stringify(body)).not.toMatch(/cost|margin|revision_notes/)
    expect(await server.call('GET', path, { as: other })).toMatchObject({ status: 404 })
    expect(await server.call('GET', `/offers/${older}/revisions`, { as: other })).toMatchObject({
      status: 404,
    })
  })

  test('is none between quotes of different numbers', async () => {
    const [one, two] = [await sent(), await sent()]
    const path = `/staff/quotes/${one.quote_id}/difference?with=${two.quote_id}`
    expect(await server.call('GET', path, { as: staff })).toMatchObject({ status: 404 })
  })
})
