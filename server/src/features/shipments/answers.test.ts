/** The customer's answers to a price: each may be given once, the first one counts, and a yes is one shipment. */
import { randomUUID } from 'node:crypto'
import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import { type Answer, statusAfter } from '@kervan/domain/requests/requests.policy.ts'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { order, orderForm, quotedRequest, waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { requestEdit } from '#testing/request-forms.ts'
import { query } from '#testing/sign-in.ts'
import { sized } from '#testing/size.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'

// A server of its own: triggers make its tables fail, and all mails are counted.
const server = await startTestServer()
const customer = await wholeCustomer(server)
const other = await wholeCustomer(server)
const staff = await server.signIn('staff')
afterAll(() => server.close())

type Answered = { id: string; status: string; shipment_id?: string; code?: string }
type Quoted = { id: string; quote_id: string }
const answer = (step: Answer, { id, quote_id }: Quoted, more: object = {}, as = customer) =>
  server.call<Answered>('POST', `/requests/${id}/${step}`, {
    as,
    body: { quote_id, ...(step === 'reject' && { reason: 'price' }), ...more },
  })
const quoted = () => quotedRequest(server, staff, customer)
const expire = (id: string) =>
  query(
    server,
    `with moved as (update quotes set valid_until = now() - interval '1 second' where request_id = $1)
     update requests set quote_valid_until = now() - interval '1 second' where id = $1`,
    [id],
  )

/** Everything an answer may touch. */
async function trace(id: string) {
  const [row] = await query<{
    status: string
    quotes: string[]
    shipments: string[]
    history: string[]
    changes: string[]
    quote_events: string[]
    events: number
    jobs: number
    open_work: number
  }>(
    server,
    `select r.status,
      array(select status from quotes where request_id = r.id order by revision) as quotes,
      array(select status from shipments where request_id = r.id) as shipments,
      array(select e.kind from tracking_events e join shipments s on s.id = e.shipment_id
        where s.request_id = r.id order by e.id) as history,
      array(select data->>'change' from outbox where name = 'request.changed' and data->>'request_id' = r.id::text order by id) as changes,
      array(select e.event || ' ' || e.actor_name from quote_events e join quotes q on q.id = e.quote_id
        where q.request_id = r.id and e.event in ('won', 'lost', 'revision_requested') order by e.id) as quote_events,
      (select count(*)::int from outbox where data->>'customer_id' = r.customer_id::text and name <> 'customer.contacted') as events,
      (select count(*)::int from mails) as jobs,
      (select count(*)::int from work_items where request_id = r.id and status = 'open') as open_work
     from requests r where id = $1`,
    [id],
  )
  if (!row) throw new Error('The request is gone.')
  return row
}

describe('a yes', () => {
  test('accepts the quote, approves the request and begins the shipment, with its history and its news', async () => {
    const request = await quoted()
    const { status, body } = await answer('approve', request)
    expect(status).toBe(200)
    expect(body).toEqual({ id: request.id, status: 'approved', shipment_id: expect.any(String) })
    expect(await trace(request.id)).toMatchObject({
      status: 'approved',
      quotes: ['accepted'],
      shipments: ['preparing'],
      history: ['created', 'approved'],
      changes: ['quoted', 'approved'],
      quote_events: ['won Deneme Kişi'],
      open_work: 0,
    })
    const { body: history } = await server.call('GET', `/staff/quotes/${request.quote_id}/events`, {
      as: staff,
    })
    expect(history).toMatchObject({
      events: [
        { event: 'won', meta: { total: '1250.00', currency: 'EUR', ip_address: '127.0.0.1' } },
        { event: 'sent' },
        { event: 'created' },
      ],
    })
    const { body: shipment } = await server.call('GET', `/shipments/${body.shipment_id}`, { as: customer })
    expect(shipment).toMatchObject({
      shipment_number: `SH-${body.shipment_id?.slice(-8).toUpperCase()}`,
      request_id: request.id,
      title: 'İzmir – Münih, 12 palet',
      quote_amount: '1250.00',
      quote_currency: 'EUR',
    })
    const told = await server.call('GET', `/shipments/${body.shipment_id}/tracking`, { as: customer })
    expect(told.body.tracking_data).toMatchObject([
      { kind: 'approved', note: 'Teklif onaylandı', actor_name: 'Deneme Kişi', counts: true },
      { kind: 'created', counts: true },
    ])
    expect((await server.call('GET', `/shipments/${body.shipment_id}`, { as: other })).status).toBe(404)
    const news = await query(
      server,
      "select audiences, data->>'status' as status from outbox where name = 'shipment.changed' and data->>'shipment_id' = $1",
      [body.shipment_id],
    )
    expect(news).toEqual([{ audiences: ['staff', `user:${customer.userId}`], status: 'preparing' }])
  })

  test('from twenty tabs at once is one shipment', async () => {
    const request = await quoted()
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer('approve', request)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['ALREADY_ANSWERED']))
    expect(await trace(request.id)).toMatchObject({
      shipments: ['preparing'],
      changes: ['quoted', 'approved'],
      quote_events: ['won Deneme Kişi'],
    })
  })

  test('takes another number where two are cut alike', async () => {
    const [first, second] = [await quoted(), await quoted()]
    await answer('approve', first)
    await query(server, "update shipments set shipment_number = 'SH-TAKEN' where request_id = $1", [first.id])
    await query(
      server,
      `create sequence cut; grant usage on cut to kervan_system;
       create function cut_alike() returns trigger language plpgsql as $$ begin
         if nextval('cut') <= 3 then new.shipment_number := 'SH-TAKEN'; end if; return new; end $$;
       create trigger cut_alike before insert on shipments for each row execute function cut_alike()`,
    )
    expect((await answer('approve', second)).status).toBe(200)
    await query(server, 'drop trigger cut_alike on shipments')
    expect(await trace(second.id)).toMatchObject({ shipments: ['preparing'] })
    expect(await query(server, 'select last_value::int as tries from cut')).toEqual([{ tries: 4 }])
  })
})

describe('a no, and not at this price', () => {
  test('a no ends it', async () => {
    const request = await quoted()
    expect((await answer('reject', request)).body).toEqual({ id: request.id, status: 'rejected' })
    expect(await trace(request.id)).toMatchObject({
      quotes: ['rejected'],
      shipments: [],
      changes: ['quoted', 'rejected'],
      quote_events: ['lost Deneme Kişi'],
    })
  })

  test.each(['', 'Daha erken varış'])(
    'a revision (%j) makes it wait again, with a new promise; the notes of staff stay',
    async (note) => {
      const request = await quoted()
      await query(
        server,
        "update requests set quote_due_at = now() - interval '1 day', staff_notes = 'Peşin öder' where id = $1",
        [request.id],
      )
      expect((await answer('revise', request, { note })).body).toEqual({ id: request.id, status: 'pending' })
      const [row] = await query(
        server,
        `select staff_notes, revision_note, revision_requested_at = customer_response_at as revised, round(extract(epoch from quote_due_at - now()) / 3600)::int as hours,
        customer_response_at is not null as answered from requests where id = $1`,
        [request.id],
      )
      expect(row).toEqual({
        staff_notes: 'Peşin öder',
        revision_note: note,
        revised: true,
        hours: 24,
        answered: true,
      })
      const seen = async (path: string, as: SignedIn) =>
        (await server.call<Record<string, unknown>>('GET', path, { as })).body
      const shown = { revision_note: note, revision_requested_at: expect.any(String) }
      expect(await seen(`/requests/${request.id}`, customer)).toMatchObject({ ...shown, staff_notes: '' })
      expect(await seen(`/requests/${request.id}`, staff)).toMatchObject({
        ...shown,
        staff_notes: 'Peşin öder',
      })
      const list = await seen(`/staff/requests?search=${request.number}`, staff)
      expect(list.items).toMatchObject([{ id: request.id, ...shown }])
      expect(await trace(request.id)).toMatchObject({
        quotes: ['revision_requested'],
        quote_events: ['revision_requested Deneme Kişi'],
        open_work: 1,
      })
      const again = (
        await order(server, staff, orderForm(customer, { request_id: request.id, quote_amount: '999.00' }))
      ).body
      expect(again.quote_no).toBe(request.quote_no)
      expect((await answer('approve', again)).status).toBe(200)
      expect(await trace(request.id)).toMatchObject({ quotes: ['superseded', 'accepted'] })
    },
  )

  test('a new price can be requested once the old one has run out, also after it was marked as expired', async () => {
    for (const status of ['sent', 'expired']) {
      const request = await quoted()
      await expire(request.id)
      await query(server, 'update quotes set status = $2 where request_id = $1', [request.id, status])
      expect((await answer('approve', request)).body).toMatchObject({ code: 'QUOTE_EXPIRED', status: 409 })
      expect((await answer('reject', request)).body).toMatchObject({ code: 'QUOTE_EXPIRED', status: 409 })
      expect((await answer('revise', request)).status).toBe(200)
    }
  })
})

describe('no state is skipped', () => {
  const pending = async () => ({ id: (await waitingRequest(server, customer)).id, quote_id: randomUUID() })
  const after = (step: Answer) => async () => {
    const request = await quoted()
    await answer(step, request)
    return request
  }
  const expired = async () => {
    const request = await quoted()
    await expire(request.id)
    return request
  }

  test.each<[string, () => Promise<Quoted>, Answer[], string]>([
    ['one that waits', pending, ['approve', 'reject', 'revise'], 'NOT_QUOTED'],
    ['one that was approved', after('approve'), ['approve', 'reject', 'revise'], 'ALREADY_ANSWERED'],
    ['one that was refused', after('reject'), ['approve', 'reject', 'revise'], 'ALREADY_ANSWERED'],
    ['one that is being revised', after('revise'), ['approve', 'reject', 'revise'], 'NOT_QUOTED'],
    ['one that has run out', expired, ['approve', 'reject'], 'QUOTE_EXPIRED'],
  ])('%s: 409, no event, no mail', async (_, make, steps, code) => {
    const request = await make()
    const before = await trace(request.id)
    for (const step of steps)
      expect(await answer(step, request)).toMatchObject({ status: 409, body: { code } })
    expect(await trace(request.id)).toEqual(before)
  })

  test('another quote, another customer and an id that nobody has change nothing', async () => {
    const request = await quoted()
    const before = await trace(request.id)
    for (const step of ['approve', 'reject', 'revise'] as const) {
      expect((await answer(step, { ...request, quote_id: randomUUID() })).body.code).toBe('QUOTE_SUPERSEDED')
      const [foreign, missing] = [
        await answer(step, request, {}, other),
        await answer(step, { ...request, id: randomUUID() }, {}, other),
      ]
      expect([foreign.status, missing.status]).toEqual([404, 404])
      const { request_id: _1, ...a } = foreign.body as unknown as Record<string, unknown>
      const { request_id: _2, ...b } = missing.body as unknown as Record<string, unknown>
      expect(a).toEqual(b)
      expect((await answer(step, request, {}, staff)).status).toBe(403)
    }
    expect(await trace(request.id)).toEqual(before)
  })

  test('one that has a price can no longer be edited', async () => {
    const request = await quoted()
    const { body } = await server.call('PUT', `/requests/${request.id}`, {
      as: customer,
      body: requestEdit(),
    })
    expect(body).toMatchObject({ code: 'NOT_PENDING', status: 409 })
  })
})

test('yes and no at the same moment, many times: one wins, one event, at most one shipment', async () => {
  const rounds = sized(50, 6)
  const won = new Map<string, string>()
  for (let round = 0; round < rounds; round += 1) {
    const request = await quoted()
    const steps: Answer[] = round % 2 ? ['approve', 'reject'] : ['reject', 'approve']
    const answers = await Promise.all(steps.map((step) => answer(step, request)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    won.set(request.id, answers.find(({ status }) => status === 200)?.body.status ?? '')
  }
  const left = await query<{ id: string; status: string; quote: string; shipments: number; events: number }>(
    server,
    `select r.id, r.status, (select status from quotes where request_id = r.id) as quote,
      (select count(*)::int from shipments where request_id = r.id) as shipments,
      (select count(*)::int from outbox where name = 'request.changed' and data->>'request_id' = r.id::text
        and data->>'change' in ('approved', 'rejected')) as events
     from requests r where id = any($1)`,
    [[...won.keys()]],
  )
  const yes = { status: 'approved', quote: 'accepted', shipments: 1, events: 1 }
  const no = { status: 'rejected', quote: 'rejected', shipments: 0, events: 1 }
  expect(left).toHaveLength(rounds)
  for (const { id, ...row } of left) expect(row).toEqual(won.get(id) === 'approved' ? yes : no)
})

describe('a crash between any two steps', () => {
  const steps: [string, string][] = [
    ['quotes', 'update'],
    ['quote_events', 'insert'],
    ['shipments', 'insert'],
    ['tracking_events', 'insert'],
    ['requests', 'update'],
    ['work_items', 'insert or update'],
    ['outbox', 'insert'],
  ]

  test.each(steps)('in %s leaves nothing, and the next try succeeds', async (table, command) => {
    const request = await quoted()
    // Work that is still open, so that what follows the answer has something to do.
    await query(
      server,
      "insert into work_items (kind, title, customer_name, request_id, due_at) values ('revision', 'x', 'x', $1, now())",
      [request.id],
    )
    const before = await trace(request.id)
    const last = table === 'outbox' ? "when (new.name = 'shipment.changed')" : ''
    await query(
      server,
      `create or replace function crash() returns trigger language plpgsql as $$ begin raise exception 'crash'; end $$;
       create trigger crash before ${command} on ${table} for each row ${last} execute function crash()`,
    )
    expect((await answer('approve', request)).status).toBe(500)
    await query(server, `drop trigger crash on ${table}`)
    expect(await trace(request.id)).toEqual(before)
    expect((await answer('approve', request)).status).toBe(200)
    expect(await trace(request.id)).toMatchObject({
      status: 'approved',
      shipments: ['preparing'],
      open_work: 0,
    })
  })
})

test('whatever is done in whatever order, the policy has the last word', async () => {
  const step = fc.record({
    verb: fc.constantFrom('quote', 'approve', 'reject', 'revise', 'expire'),
    newest: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (acts) => {
      const { body } = await order(server, staff, orderForm(customer, { quote_amount: null }))
      let [status, expired] = ['pending' as RequestStatus, false]
      const quotes: string[] = []
      for (const { verb, newest } of acts) {
        if (verb === 'expire') {
          await expire(body.id)
          expired = true
          continue
        }
        if (verb === 'quote') {
          const next = statusAfter('quote', status)
          const form = orderForm(customer, { request_id: body.id })
          const answered = await order(server, staff, form)
          expect(answered.status).toBe(next ? 201 : 409)
          if (!next) continue
          status = next
          expired = false
          quotes.push(answered.body.quote_id)
          continue
        }
        const quote_id = (newest ? quotes.at(-1) : quotes.at(-2)) ?? randomUUID()
        const next = statusAfter(verb, status)
        const expected =
          next === undefined
            ? status === 'pending'
              ? 'NOT_QUOTED'
              : 'ALREADY_ANSWERED'
            : quote_id !== quotes.at(-1)
              ? 'QUOTE_SUPERSEDED'
              : expired && verb !== 'revise'
                ? 'QUOTE_EXPIRED'
                : undefined
        const answered = await answer(verb, { id: body.id, quote_id })
        expect(answered.body.code).toBe(expected)
        if (!expected && next) status = next
      }
      const left = await trace(body.id)
      expect(left.status).toBe(status)
      expect(left.quotes.filter((quote) => quote === 'accepted')).toHaveLength(status === 'approved' ? 1 : 0)
      expect(left.shipments).toEqual(status === 'approved' ? ['preparing'] : [])
      expect(left.open_work).toBe(status === 'pending' ? 1 : 0)
    }),
    { numRuns: sized(50, 6) },
  )
})
