/**
 * What staff write about a record while a colleague merges it away waits for the merge, and lands at the record that was kept; of a merge and
 * an erasure that cross, one is done and the other comes after it.
 */
import { randomUUID } from 'node:crypto'
import type { Profile } from '@kervan/domain/customers/customers.contract.ts'
import { expect, test } from 'vitest'
import { mergeRecords } from '#features/customers/merges/merge-customers.ts'
import { system } from '#spine/database/act-as.ts'
import { eventually } from '#testing/eventually.ts'
import { order, orderForm } from '#testing/orders.ts'
import { manualQuote } from '#testing/quotes.ts'
import { newShipmentForm } from '#testing/request-forms.ts'
import { pdfOfSize } from '#testing/sample-files.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { freshAddress, query } from '#testing/sign-in.ts'
import { upload } from '#testing/uploads.ts'

const server = await sharedServer()
const [staff, admin] = [await server.signIn('staff'), await server.signIn('admin')]
const post = (path: string, body: object) =>
  server.call<{ id: string; code?: string }>('POST', path, { as: staff, body })

async function enter(company: string): Promise<string> {
  const form = { email: freshAddress(), first_name: null, last_name: null, phone: null, company }
  const { body } = await server.call<{ customer: Profile }>('POST', '/customers', { as: staff, body: form })
  return body.customer.id
}
/** Which record the address of one shows. */
const recordAt = async (id: string) =>
  (await server.call<{ id: string }>('GET', `/customers/${id}`, { as: staff })).body.id
const count = async (text: string, values: unknown[]) => (await query(server, text, values)).length

const waits = `select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%profiles%'`
const waiting = () => count(waits, [])

/** Merges in a transaction that stays open until so many others wait for it; says when it has begun and when it is done. */
function mergeWhile(keep: string, remove: string, others: number) {
  const begun = Promise.withResolvers<void>()
  const done = server.services.actAs(
    { role: 'staff', userId: staff.userId, sessionId: staff.sessionId },
    async (tx) => {
      await mergeRecords(tx, staff.userId, { keep, remove })
      begun.resolve()
      await eventually('they wait for the merge', async () => (await waiting()) >= others)
    },
  )
  return { begun: begun.promise, done }
}

test('an order, a quote, the price of a request, a shipment and documents lose nothing by a merge; a note is told that the record is gone', async () => {
  const [keep, remove] = [await enter('Kalan'), await enter('Giden')]
  const unpriced = await order(server, staff, orderForm({ userId: remove }, { quote_amount: null }))
  expect(unpriced.status).toBe(201)
  const files = await Promise.all([1, 2].map(() => upload(server, pdfOfSize(2_000), { as: staff })))
  const document = (file: number, of: object) =>
    post('/staff/documents', {
      ...{
        upload_id: files[file]?.body.id,
        document_type: 'other',
        paper: null,
        description: '',
        visibility: 'internal',
      },
      ...{ shipment_id: null, request_id: null, customer_id: null, ...of },
    })
  const merge = mergeWhile(keep, remove, 7)
  await merge.begun
  const answers = await Promise.all([
    order(server, staff, orderForm({ userId: remove })),
    post('/staff/quotes', manualQuote({ customer_id: remove })),
    post('/staff/quotes', manualQuote({ request_id: unpriced.body.id })),
    post('/staff/shipments', newShipmentForm(remove)),
    document(0, { customer_id: remove }),
    document(1, { request_id: unpriced.body.id }),
    post(`/customers/${remove}/notes`, { text: 'Not' }),
  ])
  await merge.done
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201, 404])
  const [ofKept, ofGone] = await Promise.all(
    [keep, remove].map((id) => count('select from requests where customer_id = $1', [id])),
  )
  expect([ofKept, ofGone]).toEqual([4, 0])
  expect(await count('select from quotes where customer_id = $1', [keep])).toBe(4)
  expect(await count('select from documents where customer_id = $1', [keep])).toBe(2)
})

test('what comes later about a record that is gone lands there too, and not once the merge is undone', async () => {
  const [keep, remove] = [await enter('Kalan'), await enter('Giden')]
  const merge = await post('/customer-merges', { keep, remove })
  expect((await order(server, staff, orderForm({ userId: remove }))).status).toBe(201)
  expect(await count('select from requests where customer_id = $1', [keep])).toBe(1)
  expect(await recordAt(remove)).toBe(keep)
  await post(`/customer-merges/${merge.body.id}/undo`, {})
  expect((await order(server, staff, orderForm({ userId: remove }))).status).toBe(201)
  expect(await count('select from requests where customer_id = $1', [remove])).toBe(1)
  expect(await recordAt(remove)).toBe(remove)
})

/** An erasure that somebody has asked for by letter, whose identity is proved. */
async function askErasure(id: string): Promise<string> {
  const [asked] = await query<{ id: string }>(
    server,
    `insert into data_requests (user_id, kind, channel, due_at, identity_check)
     values ($1, 'erasure', 'letter', now() + interval '30 days', 'signature') returning id`,
    [id],
  )
  return asked?.id ?? ''
}
const beginErasure = (request: string) =>
  server.call<{ customer_id: string }>('POST', `/data-requests/${request}/erase`, { as: admin, body: {} })
const recordsOf = (ids: string[]) => count('select from profiles where id = any($1)', [ids])

test('an erasure that begins during a merge erases what was made one', async () => {
  const [keep, remove] = [await enter('Kalan'), await enter('Giden')]
  const request = await askErasure(remove)
  const merge = mergeWhile(keep, remove, 1)
  await merge.begun
  const erasure = await beginErasure(request)
  await merge.done
  expect(erasure).toMatchObject({ status: 200, body: { customer_id: keep } })
  await eventually('the erasure', async () => (await recordsOf([keep, remove])) === 0)
})

test('whoever is being erased is neither merged nor parted', async () => {
  const [keep, remove, other] = [await enter('Kalan'), await enter('Giden'), await enter('Öbürü')]
  const merge = await post('/customer-merges', { keep, remove })
  // Begun, with nobody there to carry it out yet.
  const begun = `with asked as (insert into data_requests (user_id, kind, due_at) values ($1, 'erasure', now()) returning id)
    insert into erasures (request_id, record_id) select id, $1 from asked`
  await query(server, begun, [keep])
  const refused = { status: 409, body: { code: 'ERASURE_BEGUN' } }
  expect(await post('/customer-merges', { keep: other, remove: keep })).toMatchObject(refused)
  expect(await post('/customer-merges', { keep, remove: other })).toMatchObject(refused)
  expect(await post(`/customer-merges/${merge.body.id}/undo`, {})).toMatchObject(refused)
})

test('a merge is not undone while the person is erased, and neither stops the other', async () => {
  const [keep, remove] = [await enter('Kalan'), await enter('Giden')]
  const merge = await post('/customer-merges', { keep, remove })
  const begun = Promise.withResolvers<void>()
  const erased = server.services.actAs(system, async (tx) => {
    await tx.asSystem('select from profiles where id = $1 for update', [keep])
    begun.resolve()
    await eventually('the undoing waits', async () => (await waiting()) >= 1)
    await server.services.erasePerson(tx, keep, await askErasure(randomUUID()))
  })
  await begun.promise
  const undone = await post(`/customer-merges/${merge.body.id}/undo`, {})
  await erased
  expect(undone.status).toBe(404)
  expect(await recordsOf([keep, remove])).toBe(0)
})
