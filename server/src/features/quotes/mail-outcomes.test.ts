/** A mail to several people: what became of it at each address, and of the whole, in whichever order that is heard. */
import { randomUUID } from 'node:crypto'
import type { QuoteMail } from '@kervan/domain/quotes/quote-mail.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createAnnounceMailDelivery,
  createAnnounceMailFailure,
} from '#features/quotes/announce-mail-failure.ts'
import { system } from '#spine/database/act-as.ts'
import { eventually } from '#testing/eventually.ts'
import { waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { quoteDesk } from '#testing/quotes.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import { sized } from '#testing/size.ts'

const server = await sharedServer()
const { actAs, emit } = server.services
const customer = await wholeCustomer(server)
const staff = await server.signIn('staff')
const desk = quoteDesk(server, staff)
const { id: request_id } = await waitingRequest(server, customer)
const quoteId = (await desk.create({ request_id })).body.id
const delivered = createAnnounceMailDelivery(emit)
const failed = createAnnounceMailFailure(emit)

type Heard = 'sent' | 'failed' | 'uncertain'
const hear = (record_id: string, to: string, heard: Heard) =>
  actAs(system, (tx) =>
    heard === 'sent'
      ? delivered(tx, record_id, to)
      : failed(
          tx,
          { request_id, number: 'TLP-1', title: 'x', customer_id: customer.userId, record_id },
          { to, reason: 'No such mailbox', uncertain: heard === 'uncertain' },
        ),
  )

/** On its way to two people, with a copy for a third. */
async function queued(): Promise<{ id: string; people: string[] }> {
  const people = Array.from({ length: 3 }, () => `${randomUUID()}@musteri.example`)
  const [row] = await query<{ id: string }>(
    server,
    `insert into quote_mails (quote_id, kind, state, recipients, copies, subject, send_at, created_by)
     values ($1, 'offer', 'queued', $2, $3, 'Konu', now(), $4) returning id`,
    [quoteId, JSON.stringify(people.slice(0, 2)), JSON.stringify(people.slice(2)), staff.userId],
  )
  return { id: row?.id ?? '', people }
}
async function read(id: string): Promise<QuoteMail | undefined> {
  const { body } = await server.call<{ mails: QuoteMail[] }>('GET', `/staff/quotes/${quoteId}/mails`, {
    as: staff,
  })
  return body.mails.find((mail) => mail.id === id)
}

type Updates = { items: { position: number; name: string; data: { reason?: string; kind?: string } }[] }
const newest = async () =>
  (await server.call<Updates>('GET', '/staff/updates', { as: staff })).body.items[0]?.position ?? 0

describe('a mail to several', () => {
  test('is on its way until each address has it', async () => {
    const { id, people } = await queued()
    const [one = '', two = '', copy = ''] = people
    await hear(id, one, 'sent')
    expect(await read(id)).toMatchObject({
      state: 'queued',
      outcomes: [{ address: one, state: 'sent', reason: '' }],
    })
    await hear(id, two, 'sent')
    await hear(id, copy, 'sent')
    expect(await read(id)).toMatchObject({ state: 'sent', reason: '' })
  })

  test('says which address it did not reach, and why; the others have it', async () => {
    const { id, people } = await queued()
    const [one = '', two = '', copy = ''] = people
    await hear(id, one, 'sent')
    await hear(id, two, 'failed')
    await hear(id, copy, 'sent')
    expect(await read(id)).toMatchObject({
      state: 'failed',
      reason: `${two}: No such mailbox`,
      outcomes: [
        { address: one, state: 'sent', reason: '' },
        { address: two, state: 'failed', reason: 'No such mailbox' },
        { address: copy, state: 'sent', reason: '' },
      ],
    })
  })

  test('of which nobody knows whether it arrived is on its way until the second try', async () => {
    const { id, people } = await queued()
    const [one = '', two = '', copy = ''] = people
    await hear(id, one, 'uncertain')
    await hear(id, two, 'sent')
    await hear(id, copy, 'sent')
    expect(await read(id)).toMatchObject({ state: 'queued', reason: expect.stringContaining('belirsiz') })
    await hear(id, one, 'sent')
    expect(await read(id)).toMatchObject({ state: 'sent', reason: '' })
  })

  test('that failed is told of once, in the bell and among the notifications, and is work besides', async () => {
    const { id, people } = await queued()
    await query(server, "update work_items set status = 'done', done_at = now() where quote_id = $1", [
      quoteId,
    ])
    const reason = `No mailbox ${randomUUID()}`
    const before = await newest()
    await actAs(system, (tx) =>
      failed(
        tx,
        { request_id, number: 'TLP-1', title: 'x', customer_id: customer.userId, record_id: id },
        { to: people[0] ?? '', reason, uncertain: false },
      ),
    )
    const news = await eventually('the news', async () => {
      const { body } = await server.call<Updates>('GET', '/staff/updates', { as: staff })
      const since = body.items.filter(({ position }) => position > before)
      return since.some(({ data }) => data.reason === reason) && since
    })
    const ofThis = news.filter(
      ({ name, data }) =>
        data.reason === reason || (name === 'work_item.changed' && data.kind === 'mail_failed'),
    )
    expect(ofThis.map(({ name }) => name)).toEqual(['quote.mail_failed'])
    const open = await query(
      server,
      "select kind from work_items where quote_id = $1 and status = 'open' and kind = 'mail_failed'",
      [quoteId],
    )
    expect(open).toHaveLength(1)
    const kept = await query(
      server,
      "select title from staff_notifications where user_id = $1 and created_at > now() - interval '1 minute' and message like $2",
      [staff.userId, `%${reason}%`],
    )
    expect(kept.length).toBeLessThanOrEqual(1)
  })

  test('whatever is heard, and all at once', async () => {
    const anything = fc.array(fc.constantFrom<Heard>('sent', 'failed', 'uncertain'), {
      minLength: 3,
      maxLength: 3,
    })
    await fc.assert(
      fc.asyncProperty(anything, async (heard) => {
        const { id, people } = await queued()
        await Promise.all(people.map((to, place) => hear(id, to, heard[place] ?? 'sent')))
        const mail = await read(id)
        expect(mail?.outcomes.map(({ state }) => state)).toEqual(heard)
        expect(mail?.state).toBe(
          heard.includes('failed') ? 'failed' : heard.includes('uncertain') ? 'queued' : 'sent',
        )
      }),
      { numRuns: sized(200, 15), seed: 5 },
    )
  })
})

test('one that was sent to three people tells of all three', async () => {
  const request = await waitingRequest(server, customer)
  const { body } = await desk.create({ request_id: request.id })
  const { quote } = (await desk.save(body.id, { fields: { notes: { from: '', to: 'Not' } } })).body
  const [one, two, copy] = [0, 1, 2].map(() => `${randomUUID()}@musteri.example`)
  await server.call('POST', `/staff/quotes/${quote.id}/send`, {
    as: staff,
    body: { version: quote.version, to: [one, two], cc: [copy] },
  })
  const mails = async () =>
    (await server.call<{ mails: QuoteMail[] }>('GET', `/staff/quotes/${quote.id}/mails`, { as: staff })).body
      .mails
  const mail = await eventually('all have it', async () =>
    (await mails()).find(({ state }) => state === 'sent'),
  )
  expect(mail.outcomes).toEqual([one, two, copy].map((address) => ({ address, state: 'sent', reason: '' })))
})
