/** An offer that two people, two tabs or a clock act on at the same moment: each time one defined outcome. */
import { afterAll, expect, test } from 'vitest'
import { expireQuotes } from '#features/quotes/expire-quotes.jobs.ts'
import { type SentOffer, sentOffer } from '#testing/offers.ts'
import { order, orderForm, wholeCustomer } from '#testing/orders.ts'
import { quoteDesk, quoteItem } from '#testing/quotes.ts'
import { query } from '#testing/sign-in.ts'
import { report, sized } from '#testing/size.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer()
const customer = await wholeCustomer(server)
const staff = await server.signIn('staff')
const desk = quoteDesk(server, staff)
afterAll(() => server.close())

const rounds = sized(100, 5)
/** With its document, as every one that was sent: an answer that had to make it first would always come last. */
async function offered(): Promise<SentOffer> {
  const offer = await sentOffer(server, staff, customer)
  await (await server.fetch(`/api/offers/${offer.id}/pdf?surface=office`, { as: staff })).arrayBuffer()
  return offer
}
const optionOf = ({ items }: SentOffer) => items.find(({ is_optional }) => is_optional)?.id ?? ''
const answer = (step: string, { id, request_id }: SentOffer, more: object = {}) =>
  server.call<{ code?: string; status?: string }>('POST', `/requests/${request_id}/${step}`, {
    as: customer,
    body: { quote_id: id, ...more },
  })

type Left = {
  request: string
  amount: string
  quotes: string[]
  accepted: string | null
  proofs: string[]
  shipments: string[]
  answers: number
}

/** What an answer leaves behind. */
async function left({ request_id }: SentOffer): Promise<Left> {
  const [row] = await query<Left>(
    server,
    `select r.status as request, r.quote_amount as amount,
      array(select status from quotes where request_id = r.id order by revision) as quotes,
      (select accepted_amount from quotes where request_id = r.id and status = 'accepted') as accepted,
      array(select a.total_amount::text from quote_acceptances a join quotes q on q.id = a.quote_id where q.request_id = r.id) as proofs,
      array(select quote_amount::text from shipments where request_id = r.id) as shipments,
      (select count(*)::int from outbox where name = 'request.changed' and data->>'request_id' = r.id::text
        and data->>'change' in ('approved', 'rejected', 'revised')) as answers
     from requests r where id = $1`,
    [request_id],
  )
  if (!row) throw new Error('The request is gone.')
  return row
}

/** How often each outcome came about. */
async function play(name: string, round: (turn: number) => Promise<string>): Promise<void> {
  const outcomes = new Map<string, number>()
  for (let turn = 0; turn < rounds; turn += 1) {
    const outcome = await round(turn)
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  report(`${name}: ${[...outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(', ')}`)
}

/** Begun in both orders; what comes of them is in the order of the pair. */
async function inTurns<Value>(turn: number, [one, other]: [() => Promise<Value>, () => Promise<Value>]) {
  if (turn % 2) return Promise.all([one(), other()])
  const begun = other()
  return Promise.all([one(), begun])
}

test('accepted in two tabs, with and without the option: one counts, and all that follows has its total', () =>
  play('two tabs', async (turn) => {
    const offer = await offered()
    const tabs = await inTurns(turn, [
      () => answer('approve', offer, { options: [optionOf(offer)] }),
      () => answer('approve', offer),
    ])
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(tabs.find(({ status }) => status === 409)?.body.code).toBe('ALREADY_ANSWERED')
    const { accepted, ...rest } = await left(offer)
    expect(['1000.00', '1085.50']).toContain(accepted)
    expect(rest).toEqual({
      request: 'approved',
      amount: accepted,
      quotes: ['accepted'],
      proofs: [accepted],
      shipments: [accepted],
      answers: 1,
    })
    return String(accepted)
  }))

test('accepted while staff send another price: either the old one is accepted, or the new one waits', () =>
  play('a revision', async (turn) => {
    const offer = await offered()
    const form = orderForm(customer, { request_id: offer.request_id, quote_amount: '900.00' })
    const results = { accept: 0, send: 0, code: '' }
    await inTurns(turn, [
      async () => {
        const { status, body } = await answer('approve', offer)
        results.accept = status
        results.code = body.code ?? ''
      },
      async () => {
        results.send = (await order(server, staff, form)).status
      },
    ])
    const after = await left(offer)
    if (results.accept === 200) {
      expect(results.send).toBe(409)
      expect(after).toMatchObject({ request: 'approved', quotes: ['accepted'], shipments: ['1000.00'] })
      return 'accepted'
    }
    expect([results.accept, results.code, results.send]).toEqual([409, 'QUOTE_SUPERSEDED', 201])
    expect(after).toMatchObject({
      request: 'quoted',
      amount: '900.00',
      quotes: ['superseded', 'sent'],
      proofs: [],
      shipments: [],
      answers: 0,
    })
    return 'renewed'
  }))

test('accepted while staff send a revision from its page: either the old one is accepted, or the new one waits', () =>
  play('a revision from its page', async (turn) => {
    const offer = await offered()
    const draft = (await desk.create({ request_id: offer.request_id })).body
    const { body } = await desk.save(draft.id, { added: [quoteItem({ unit_price: '250' })] })
    const [accept, send] = await inTurns<{ status: number; body: { code?: string } }>(turn, [
      () => answer('approve', offer),
      () =>
        server.call('POST', `/staff/quotes/${draft.id}/send`, {
          as: staff,
          body: { version: body.quote.version, to: ['alici@musteri.example'] },
        }),
    ])
    const after = await left(offer)
    if (accept?.status === 200) {
      expect([send?.status, send?.body.code]).toEqual([409, 'NOT_PENDING'])
      expect(after).toMatchObject({
        request: 'approved',
        quotes: ['accepted', 'draft'],
        proofs: ['1000.00'],
        shipments: ['1000.00'],
        answers: 1,
      })
      return 'accepted'
    }
    expect([accept?.status, accept?.body.code, send?.status]).toEqual([409, 'QUOTE_SUPERSEDED', 201])
    expect(after).toMatchObject({
      request: 'quoted',
      quotes: ['superseded', 'sent'],
      proofs: [],
      shipments: [],
      answers: 0,
    })
    return 'renewed'
  }))

test('accepted in the second in which it ends, while the job marks it: accepted in time, or expired', () =>
  play('expiry', async (turn) => {
    const offer = await offered()
    await query(
      server,
      `with moved as (update quotes set valid_until = now() + $2::interval where id = $1 returning request_id, valid_until)
       update requests r set quote_valid_until = moved.valid_until from moved where r.id = moved.request_id`,
      [offer.id, `${(turn % 10) * 4} milliseconds`],
    )
    const [{ status, body }] = await Promise.all([answer('approve', offer), expireQuotes(server.services)])
    await expireQuotes(server.services)
    const after = await left(offer)
    const [{ in_time } = { in_time: false }] = await query<{ in_time: boolean }>(
      server,
      'select answered_at <= valid_until as in_time from quotes where id = $1',
      [offer.id],
    )
    if (status === 200) {
      expect(in_time).toBe(true)
      expect(after).toMatchObject({ request: 'approved', quotes: ['accepted'], shipments: ['1000.00'] })
      return 'accepted'
    }
    expect([status, body.code]).toEqual([409, 'QUOTE_EXPIRED'])
    expect(after).toMatchObject({ request: 'quoted', proofs: [], shipments: [], answers: 0 })
    return 'expired'
  }))

test('rejected and accepted at once: one of the two, and the other learns it', () =>
  play('yes and no', async (turn) => {
    const offer = await offered()
    const answers = await inTurns(turn, [
      () => answer('approve', offer),
      () => answer('reject', offer, { reason: 'price' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const after = await left(offer)
    const isYes = after.request === 'approved'
    expect(after).toMatchObject({
      quotes: [isYes ? 'accepted' : 'rejected'],
      proofs: isYes ? ['1000.00'] : [],
      shipments: isYes ? ['1000.00'] : [],
      answers: 1,
    })
    return after.request
  }))

test('accepted while staff edit it, and another one for the same request: what was sent is what was accepted', () =>
  play('editing', async (turn) => {
    const offer = await offered()
    const draft = await desk.create({ request_id: offer.request_id })
    const dearer = { added: [quoteItem({ unit_price: '500' })] }
    const results: number[] = []
    const note = async (act: Promise<{ status: number }>) => {
      results.push((await act).status)
    }
    await inTurns(turn, [
      async () => {
        await Promise.all([note(desk.save(offer.id, dearer)), desk.save(draft.body.id, dearer)])
      },
      () => note(answer('approve', offer, { options: [optionOf(offer)] })),
    ])
    expect(results.sort()).toEqual([200, 409])
    expect(await left(offer)).toMatchObject({
      request: 'approved',
      accepted: '1085.50',
      proofs: ['1085.50'],
      shipments: ['1085.50'],
      answers: 1,
    })
    // The one in the making is still nobody's but the office's.
    const seen = await server.call('GET', `/offers/${draft.body.id}`, { as: customer })
    expect(seen.status).toBe(404)
    return 'accepted'
  }))

test('a draft cannot be accepted: 409, no event, no mail', async () => {
  const offer = await offered()
  const draft = await desk.create({ request_id: offer.request_id })
  const trace = async () => [
    await left(offer),
    // Others' jobs go on meanwhile.
    await query(
      server,
      "select count(*)::int from outbox where name in ('request.changed', 'quote.changed', 'shipment.changed') and data->>'request_id' = $1",
      [offer.request_id],
    ),
    await query(
      server,
      'select count(*)::int from mails m join users u on u.email = m.recipient where u.id = $1',
      [customer.userId],
    ),
  ]
  const before = await trace()
  const { status, body } = await answer('approve', { ...offer, id: draft.body.id })
  expect([status, body.code]).toEqual([409, 'QUOTE_SUPERSEDED'])
  expect(await trace()).toEqual(before)
})
