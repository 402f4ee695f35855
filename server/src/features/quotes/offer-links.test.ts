/** The links of an offer: programs that follow them mark and answer nothing, and nobody else is let through. */
import { randomUUID } from 'node:crypto'
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import { expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { quoteDesk } from '#testing/quotes.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { freshAddress, htmlOf, mailsTo, query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()
const email = freshAddress()
const [customer, other] = [await wholeCustomer(server, email), await wholeCustomer(server)]
const [staff, admin] = [await server.signIn('staff'), await server.signIn('admin')]
const desk = quoteDesk(server, staff)

/** From its page, as staff do it. */
async function send(id: string): Promise<void> {
  const { body } = await desk.save(id, { fields: { notes: { from: '', to: 'Not' } } })
  const sent = { version: body.quote.version, to: [email] }
  const { status } = await server.call('POST', `/staff/quotes/${id}/send`, { as: staff, body: sent })
  expect(status).toBe(201)
}

async function sentOffer(): Promise<{ id: string; request_id: string }> {
  const { id: request_id } = await waitingRequest(server, customer)
  const { body } = await desk.create({ request_id })
  await send(body.id)
  return { id: body.id, request_id }
}

/** Everything that an opening or an answer would leave. */
async function traceOf({ id, request_id }: { id: string; request_id: string }) {
  const [row] = await query<Record<string, unknown>>(
    server,
    `select q.status, q.viewed_at, q.answered_at, r.status as request, r.customer_response_at,
      array(select event from quote_events where quote_id = q.id order by id) as events,
      (select count(*)::int from shipments where request_id = r.id) as shipments,
      (select count(*)::int from outbox where name in ('quote.changed', 'request.changed') and data ->> 'request_id' = r.id::text) as news
     from quotes q join requests r on r.id = q.request_id where q.id = $1 and r.id = $2`,
    [id, request_id],
  )
  return row
}

test('a mail scanner that follows every link, again and again, marks nothing viewed and answers nothing', async () => {
  const offer = await sentOffer()
  const mail = await eventually('the mail of the offer', async () =>
    (await mailsTo(server, email)).find(({ text }) => text.includes(offer.id)),
  )
  const html = await htmlOf(server, mail)
  const written = `${html} ${mail.text}`.matchAll(/https?:\/\/[^\s"'<>)]+/g)
  const links = [...written]
    .map(([address]) => new URL(address))
    .map(({ pathname, search }) => pathname + search)
  expect(links.filter((link) => link === `/quote/${offer.id}`).length).toBeGreaterThanOrEqual(2)
  expect(html).not.toMatch(/<form|<img[^>]+src="http/)
  const before = await traceOf(offer)
  expect(before).toMatchObject({ status: 'sent', viewed_at: null, request: 'quoted', shipments: 0 })

  const pdf = `/api/offers/${offer.id}/pdf`
  const agents = ['Mozilla/5.0 (compatible; LinkScanner/2.1)', 'curl/8.5.0', 'Mozilla/5.0 (Windows NT 10.0)']
  const follow = (path: string, method: string, agent: string, as?: SignedIn) =>
    server.fetch(path, { method, headers: { 'user-agent': agent }, ...(as && { as }) })
  for (const agent of agents) {
    for (const path of [...new Set(links), pdf, `${pdf}?download=1`, `/api/offers/${offer.id}`])
      for (const method of ['HEAD', 'GET']) {
        const { status } = await follow(path, method, agent)
        expect(status, `${method} ${path}`).toBeLessThan(500)
      }
    // With the customer's cookies, as a program inside their browser has them: the page alone is not its reader.
    for (const method of ['HEAD', 'GET']) await follow(`/quote/${offer.id}`, method, agent, customer)
    await follow(pdf, 'HEAD', agent, customer)
  }
  expect(await traceOf(offer)).toEqual(before)
})

const unread = async (answer: Response) => {
  const body = (await answer.json()) as Record<string, unknown>
  return { status: answer.status, code: body.code, message: body.message }
}

test('an offer, its old revision, its documents and its proof are nobody else’s', async () => {
  const old = await sentOffer()
  const { body: newer } = await server.call<{ id: string }>('POST', '/staff/quote-revisions', {
    as: staff,
    body: { quote_id: old.id, notes: 'Navlun düştü' },
  })
  await send(newer.id)
  const { status } = await server.call('POST', `/requests/${old.request_id}/approve`, {
    as: customer,
    body: { quote_id: newer.id },
  })
  expect(status).toBe(200)
  const missing = randomUUID()
  const reads = (id: string, second: string) => [
    `/api/offers/${id}`,
    `/api/offers/${id}/pdf`,
    `/api/offers/${id}/pdf?download=1`,
    `/api/offers/${id}/evidence`,
    `/api/offers/${id}/evidence/pdf`,
    `/api/offers/${id}/revisions`,
    `/api/offers/${id}/difference?with=${second}`,
  ]
  const none = await Promise.all(
    reads(missing, old.id).map(async (path) => unread(await server.fetch(path, { as: other }))),
  )
  for (const id of [old.id, newer.id, old.request_id])
    for (const [place, path] of reads(id, id === old.id ? newer.id : old.id).entries()) {
      expect(await unread(await server.fetch(path, { as: other })), path).toEqual(none[place])
      expect((await server.fetch(path)).status, path).toBe(401)
    }
  expect(new Set(none.map((answer) => answer.status))).toEqual(new Set([404]))

  for (const id of [old.id, newer.id, missing])
    for (const as of [other, staff])
      expect((await server.call('POST', `/offers/${id}/view`, { as })).status).toBe(as === staff ? 403 : 404)
  for (const as of [customer, staff, admin]) {
    const { body } = await server.call<Offer>('GET', `/offers/${old.id}`, { as })
    expect(body).toMatchObject({ id: old.id, revision: 1, status: 'superseded', is_newest: false })
  }
})
