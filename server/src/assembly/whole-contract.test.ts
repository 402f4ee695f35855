/** Every procedure, called with the ids of customer A's things by everybody else there is. */
import { randomUUID } from 'node:crypto'
import { mayEnter } from '@kervan/domain/access/roles.ts'
import { contract } from '@kervan/domain/contract.ts'
import { afterAll, expect, test } from 'vitest'
import { proceduresOf, type RoutedProcedure } from '#spine/http/contract-routes.ts'
import { makeGoods, officeOnly } from '#testing/customer-goods.ts'
import { query } from '#testing/sign-in.ts'
import { addressOf, type SoundInput, type Subject, soundInputs } from '#testing/sound-inputs.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'

const server = await startTestServer({
  env: {
    LIMIT_TRY_NETWORK: '10000/60',
    LIMIT_CODE_NETWORK: '10000/60',
    LIMIT_NEWSLETTER: '10000/60',
    LIMIT_DEMO_REQUEST: '10000/60',
  },
})
afterAll(() => server.close())

const procedures = proceduresOf(contract)
const nameOf = ({ method, path }: RoutedProcedure) => `${method} ${path}`

type Owner = { person: SignedIn; subject: Subject; secrets: string[] }

/** Customer A, with a whole profile, a second device and an open request; each word of theirs is found again if it leaks. */
async function makeOwner(): Promise<Owner> {
  const mark = randomUUID().replaceAll('-', '')
  const letters = mark.replace(/\d/g, (digit) => 'ghjklmnopr'[Number(digit)] ?? 'z')
  const email = `a-${mark}@musteri.example`
  const person = await server.signIn('customer', email)
  await query(
    server,
    `update profiles set first_name = $2, last_name = $2, company = $2, position = $2, phone = $2,
      company_type = 'company', profile_completed = true, joined_at = now() where id = $1`,
    [person.userId, letters],
  )
  const [request] = await query<{ id: string }>(
    server,
    "insert into data_requests (user_id, kind, note, due_at) values ($1, 'erasure', $2, now()) returning id",
    [person.userId, letters],
  )
  const dataRequestId = request?.id ?? ''
  const [item] = await query<{ id: string }>(
    server,
    `insert into work_items (kind, title, customer_name, email, due_at)
     values ('demo_request', $1, $1, $2, now()) returning id`,
    [letters, email],
  )
  const workItemId = item?.id ?? ''
  const goods = await makeGoods((text, values) => query(server, text, values), person.userId, letters)
  const { sessionId: otherSession } = await server.signInAgain(person)
  return {
    person,
    subject: { userId: person.userId, email, sessionId: otherSession, dataRequestId, workItemId, ...goods },
    secrets: [
      ...[letters, email, person.userId, person.sessionId, otherSession, dataRequestId, workItemId],
      ...Object.values(goods),
    ],
  }
}

const newcomers: Record<Other, () => Promise<SignedIn | undefined>> = {
  guest: async () => undefined,
  B: () => server.signIn('customer'),
  async C() {
    const person = await server.signIn('customer')
    await query(server, "update profiles set first_name = '', last_name = '', company = '' where id = $1", [
      person.userId,
    ])
    return person
  },
  S1: () => server.signIn('staff'),
  admin: () => server.signIn('admin'),
  async disabled() {
    const person = await server.signIn('staff')
    await query(server, 'update users set disabled_at = now() where id = $1', [person.userId])
    return person
  },
}
type Other = 'guest' | 'B' | 'C' | 'S1' | 'admin' | 'disabled'
type Name = Other | 'A'

/** Who called before calls again, as long as nothing of theirs was changed. */
const present: Partial<Record<Other, Promise<SignedIn | undefined>>> = {}
const callerOf = (name: Other) => {
  present[name] ??= newcomers[name]()
  return present[name]
}
const changes = ({ method }: RoutedProcedure, status: number) => method !== 'GET' && status < 300

async function call({ method, path }: RoutedProcedure, input: SoundInput, as: SignedIn | undefined) {
  const { status, body } = await server.call(method, addressOf(path, input), { as, body: input.body })
  const { request_id, ...rest } = body
  return { status, body: rest, text: JSON.stringify(body) }
}

test('every procedure that takes an input is tried with one', () => {
  const asking = procedures.filter(({ inputSchema }) => inputSchema).map(nameOf)
  expect(Object.keys(soundInputs).sort()).toEqual(asking.sort())
})

const offices = [
  'GET /customers',
  'GET /staff/benchmark',
  'GET /leads',
  'GET /luna/workflow',
  'POST /luna/workflow/assignments',
  'GET /customers/{id}',
  'GET /customer-duplicates',
  'PUT /customers/{id}',
  'PUT /customers/{id}/representative',
  'POST /customers/{id}/appointments',
  'GET /customers/{id}/timeline',
  'POST /customers/{id}/organisation',
  'PUT /customers/{id}/organisation',
  'GET /requests/{id}',
  'GET /requests/{id}/offers',
  'GET /offers/{id}',
  'GET /staff/requests',
  'GET /staff/analytics/requests',
  'POST /staff/orders',
  'GET /staff/requests/{id}/unsent-quote',
  'GET /staff/quotes',
  'GET /staff/quotes/{id}',
  'PUT /staff/quotes/{id}/owner',
  'PUT /staff/quotes/{id}',
  'PUT /staff/quotes/{id}/status',
  'POST /staff/quotes/{id}/rates',
  'POST /staff/quote-revisions',
  'GET /staff/quotes/{id}/revisions',
  'GET /staff/quotes/{id}/price-help',
  'GET /staff/quotes/{id}/difference',
  'POST /staff/quotes/{id}/mail-preview',
  // The usual subject names it.
  'GET /staff/quotes/{id}/mails',
  'POST /staff/quotes/{id}/send/cancel',
  'POST /staff/quotes/{id}/reminder/cancel',
  'GET /staff/shipments/{id}/driver-links',
  'DELETE /staff/driver-links/{id}',
  'POST /staff/shipments',
  'GET /staff/shipments',
  'GET /staff/shipments/{id}',
  'PUT /staff/shipments/{id}/operations',
  'POST /staff/shipments/{id}/notices',
  'POST /staff/shipments/{id}/events',
  'PUT /staff/shipments/{id}/containers',
  'PUT /staff/shipments/{id}/references',
  'GET /staff/containers',
  'GET /staff/shipments/{id}/share-links',
  'DELETE /staff/share-links/{id}',
  'GET /staff/document-checklist',
  'GET /staff/documents',
  'GET /staff/documents/{id}',
  'PUT /staff/documents/{id}',
  'PUT /staff/documents/{id}/review',
  'PUT /staff/documents/{id}/matter',
  'DELETE /staff/documents/{id}',
  'POST /staff/documents/{id}/restore',
  'POST /staff/chat/conversations',
  'GET /staff/chat/conversations/{conversation_id}',
  'GET /staff/chat/conversations/{conversation_id}/messages',
  'POST /staff/chat/conversations/{conversation_id}/messages',
  'GET /staff/chat/conversations',
  'GET /staff/chat/conversations/{conversation_id}/trail',
  'POST /staff/chat/conversations/{conversation_id}/assign',
  'POST /staff/chat/conversations/{conversation_id}/snooze',
  'POST /staff/chat/conversations/{conversation_id}/close',
  'POST /staff/chat/conversations/{conversation_id}/reopen',
  'POST /staff/chat/conversations/{conversation_id}/notes',
  'GET /shipments/{id}/tracking',
  'GET /shipments/{id}/route',
  'GET /shipment-positions',
  'GET /tracking-lookups',
  'GET /tracking-messages',
  'POST /tracking-messages/{id}/settle',
  'POST /tracking-messages/{id}/reopen',
  'POST /tracking-messages/{id}/assign',
  'POST /tracking-imports',
  'GET /work-items',
  'GET /staff/activity',
  'POST /luna/drafts/conversations/{conversation_id}',
  'POST /luna/drafts/questions/{id}',
  'GET /work-items/{id}',
  'POST /work-items/{id}/assign',
  'POST /work-items/{id}/complete',
  'POST /work-items/{id}/snooze',
  'POST /work-items/{id}/priority',
]

/** Who may meet something of A's, besides A: the office its customers and its work, an admin also the requests and the people. */
const meant: Partial<Record<Name, string[]>> = {
  S1: offices,
  admin: [
    ...offices,
    // What a rule would have done for the newest request.
    'POST /automations/dry-run',
    'GET /data-requests',
    'GET /data-requests/{id}',
    'GET /staff/api-keys',
    'DELETE /staff/api-keys/{id}',
  ],
}

/** What nobody outside the office reads, not even A: the draft of their price, what any price costs us, and what the office notes. */
const isOffice = (name: Name) => name === 'S1' || name === 'admin'
const hiddenFrom = ({ subject }: Owner, text: string) =>
  [subject.draftQuoteId, ...Object.values(officeOnly)].filter((word) => text.includes(word))

test('the matrix, and nothing of A’s in anybody else’s hands', async () => {
  const lines: string[] = []
  const leaks: string[] = []
  let owner = await makeOwner()
  for (const procedure of procedures) {
    const answers: string[] = []
    let isChanged = false
    // Those who may change something of A's come last.
    for (const name of ['guest', 'B', 'C', 'S1', 'disabled', 'A', 'admin'] as const) {
      // Five codes an hour per address are enough elsewhere.
      if (name === 'A' && procedure.method !== 'GET')
        await query(server, 'with forgotten as (delete from sendings) delete from limits')
      const input = soundInputs[nameOf(procedure)]?.(owner.subject) ?? {}
      const { status, text } = await call(
        procedure,
        input,
        name === 'A' ? owner.person : await callerOf(name),
      )
      const found = owner.secrets.filter((secret) => text.includes(secret))
      const hidden = isOffice(name) ? [] : hiddenFrom(owner, text)
      found.push(...hidden.map((word) => `office only: ${word}`))
      const allowed = (name === 'A' && hidden.length === 0) || meant[name]?.includes(nameOf(procedure))
      if (found.length > 0 && !allowed) leaks.push(`${nameOf(procedure)} as ${name}: ${found.join(', ')}`)
      answers.push(`${name} ${status}`)
      if (!changes(procedure, status)) continue
      isChanged = true
      if (name !== 'A') delete present[name]
    }
    if (isChanged) owner = await makeOwner()
    lines.push(`${nameOf(procedure)}: ${answers.join(', ')}`)
  }
  expect(leaks).toEqual([])
  // Neither do events that reach a customer's page, nor mails.
  const told = await query(
    server,
    "select name from outbox where audiences::text like '%user:%' and data::text like any($1)",
    [Object.values(officeOnly).map((word) => `%${word}%`)],
  )
  expect(told).toEqual([])
  expect(lines).toMatchInlineSnapshot(`
    [
      "POST /page-views: guest 202, B 202, C 202, S1 202, disabled 202, A 202, admin 202",
      "GET /staff/analytics/live: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/analytics/day: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/analytics/hour: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/visits: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/visits/{id}: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "GET /staff/visitors-here: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /staff/visits/{id}/invitation: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /visit-invitations/claim: guest 200, B 200, C 200, S1 200, disabled 200, A 200, admin 200",
      "POST /visit-invitations/answer: guest 404, B 404, C 404, S1 404, disabled 404, A 404, admin 404",
      "GET /staff/analytics/period: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/analytics/requests: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /session: guest 200, B 200, C 200, S1 200, disabled 200, A 200, admin 200",
      "POST /auth/code: guest 202, B 202, C 202, S1 202, disabled 202, A 202, admin 202",
      "POST /auth/code/verify: guest 400, B 400, C 400, S1 400, disabled 400, A 400, admin 400",
      "POST /auth/staff/code: guest 202, B 202, C 202, S1 202, disabled 202, A 202, admin 202",
      "POST /auth/staff/code/verify: guest 400, B 400, C 400, S1 400, disabled 400, A 400, admin 400",
      "POST /auth/password/sign-in: guest 400, B 400, C 400, S1 400, disabled 400, A 400, admin 400",
      "POST /auth/password/reset-link: guest 202, B 202, C 202, S1 202, disabled 202, A 202, admin 202",
      "POST /auth/password/reset-link/check: guest 200, B 200, C 200, S1 200, disabled 200, A 200, admin 200",
      "POST /auth/password/reset: guest 400, B 400, C 400, S1 400, disabled 400, A 400, admin 400",
      "GET /auth/password: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "POST /auth/password: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "PUT /auth/password: guest 401, B 409, C 409, S1 403, disabled 401, A 409, admin 403",
      "POST /session/end: guest 200, B 200, C 200, S1 200, disabled 200, A 200, admin 200",
      "GET /sessions: guest 401, B 200, C 200, S1 200, disabled 401, A 200, admin 200",
      "POST /sessions/{id}/end: guest 401, B 404, C 404, S1 404, disabled 401, A 200, admin 404",
      "POST /sessions/end: guest 401, B 200, C 200, S1 200, disabled 401, A 200, admin 200",
      "GET /staff/people: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "POST /staff/people: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 201",
      "POST /staff/people/{id}/invitation: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "DELETE /staff/people/{id}/invitation: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "PUT /staff/people/{id}/absence: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "PUT /staff/people/{id}/role: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "POST /people/{id}/disable: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "POST /people/{id}/enable: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "GET /staff/profile: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "PUT /staff/profile: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /audit: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "PUT /staff/people/{id}/photo: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 422",
      "DELETE /staff/people/{id}/photo: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "GET /automations: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /automations/options: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /automations/{id}: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /automations: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 201",
      "PUT /automations/{id}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "PUT /automations/{id}/parameters: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "POST /automations/{id}/toggle: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "DELETE /automations/{id}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "GET /automations/{id}/history: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "GET /automations/{id}/figures: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /automations/dry-run: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "GET /automation-runs: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /automation-runs/{id}: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /automation-runs/{id}/again: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "GET /automations/{id}/webhook-secret: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "GET /webhook-deliveries: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /webhook-deliveries/{id}: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /webhook-deliveries/{id}/again: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "GET /staff/benchmark/overview: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/benchmark: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/benchmark/basis: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /staff/benchmark/send: guest 401, B 403, C 403, S1 201, disabled 401, A 403, admin 201",
      "GET /staff/benchmark/indices: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "POST /staff/benchmark/indices: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "DELETE /staff/benchmark/indices/{id}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "POST /chat/introduction: guest 200, B 200, C 200, S1 403, disabled 200, A 200, admin 403",
      "GET /chat: guest 200, B 200, C 200, S1 200, disabled 200, A 200, admin 200",
      "DELETE /chat: guest 200, B 200, C 200, S1 200, disabled 200, A 200, admin 200",
      "GET /chat/messages: guest 403, B 200, C 200, S1 403, disabled 403, A 200, admin 403",
      "POST /chat/messages: guest 403, B 201, C 201, S1 403, disabled 403, A 201, admin 403",
      "PUT /chat/messages/{id}: guest 403, B 404, C 404, S1 403, disabled 403, A 200, admin 403",
      "DELETE /chat/messages/{id}: guest 403, B 404, C 404, S1 403, disabled 403, A 200, admin 403",
      "POST /chat/seen: guest 403, B 200, C 200, S1 403, disabled 403, A 200, admin 403",
      "POST /chat/presence: guest 200, B 200, C 200, S1 200, disabled 200, A 200, admin 200",
      "POST /staff/chat/conversations: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/chat/conversations/{conversation_id}: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/chat/conversations/{conversation_id}/messages: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /staff/chat/conversations/{conversation_id}/messages: guest 401, B 403, C 403, S1 201, disabled 401, A 403, admin 201",
      "PUT /staff/chat/messages/{id}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 403",
      "DELETE /staff/chat/messages/{id}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 403",
      "POST /staff/chat/conversations/{conversation_id}/seen: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /staff/chat/conversations/{conversation_id}/presence: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/chat/conversations: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/chat/conversation-counts: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/chat/conversations/{conversation_id}/trail: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /staff/chat/conversations/{conversation_id}/assign: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /staff/chat/conversations/{conversation_id}/snooze: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /staff/chat/conversations/{conversation_id}/close: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /staff/chat/conversations/{conversation_id}/reopen: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /staff/chat/conversations/{conversation_id}/notes: guest 401, B 403, C 403, S1 201, disabled 401, A 403, admin 201",
      "GET /staff/chat/figures: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /canned-answers: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /canned-answers: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 201",
      "PUT /canned-answers/{id}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "DELETE /canned-answers/{id}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "GET /company/calendar: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "PUT /company/holidays/{day}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "DELETE /company/holidays/{day}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "GET /company: guest 200, B 200, C 200, S1 200, disabled 200, A 200, admin 200",
      "GET /company/settings: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "PUT /company/settings: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "GET /company/mail-texts: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "PUT /company/mail-texts/{kind}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "DELETE /company/mail-texts/{kind}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "POST /company/mail-texts/{kind}/test: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 201",
      "GET /consents: guest 401, B 200, C 200, S1 200, disabled 401, A 200, admin 200",
      "GET /consents/history: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "PUT /consents/{purpose}: guest 401, B 200, C 200, S1 200, disabled 401, A 200, admin 200",
      "POST /visitor-consents: guest 201, B 201, C 201, S1 201, disabled 201, A 201, admin 201",
      "GET /own-data: guest 401, B 200, C 200, S1 200, disabled 401, A 200, admin 200",
      "POST /own-data/copies: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "GET /own-data/requests: guest 401, B 200, C 200, S1 200, disabled 401, A 200, admin 200",
      "POST /own-data/requests: guest 401, B 201, C 201, S1 201, disabled 401, A 409, admin 201",
      "POST /own-data/requests/{id}/withdraw: guest 401, B 404, C 404, S1 404, disabled 401, A 200, admin 404",
      "GET /profile: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "PUT /profile/basics: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "PUT /profile: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "GET /representative: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "GET /own-organisation: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "POST /customers: guest 401, B 403, C 403, S1 201, disabled 401, A 403, admin 201",
      "PUT /customers/{id}: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "PUT /customers/{id}/representative: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /customers/{id}: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /customers: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /customers/counts: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /customer-value: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /customers/joined-this-month: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /customers/{id}/mails: guest 401, B 403, C 403, S1 201, disabled 401, A 403, admin 201",
      "POST /customers/{id}/contacts: guest 401, B 403, C 403, S1 201, disabled 401, A 403, admin 201",
      "GET /customers/{id}/appointments: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /appointments/colleagues: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /customers/{id}/appointments: guest 401, B 403, C 403, S1 201, disabled 401, A 403, admin 201",
      "PUT /appointments/{id}: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /appointments/{id}/cancel: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "GET /data-requests: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "GET /data-requests/{id}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "POST /data-requests: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 201",
      "POST /data-requests/{id}/identity: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "POST /data-requests/{id}/record: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "POST /data-requests/{id}/copy: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "POST /data-requests/{id}/corrections: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "POST /data-requests/{id}/answer: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "GET /data-requests/{id}/erasure-preview: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "POST /data-requests/{id}/erase: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "GET /customer-groups: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /customer-groups: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 201",
      "PUT /customer-groups/{id}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "PUT /customer-group-order: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 409",
      "DELETE /customer-groups/{id}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "GET /customer-imports: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /customer-imports/{id}: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "GET /customer-imports/{id}/rows: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /customer-imports/{id}/start: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "PUT /customer-imports/{id}/rows/{line}: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /customer-imports/{id}/undo: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "GET /customer-duplicates: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /customer-duplicates/apart: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /customer-duplicates/apart/undo: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /customer-merges: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "GET /customer-merges: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /customer-merges/{id}/undo: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "GET /customers/{id}/organisation: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /customers/{id}/organisation-suggestions: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /customers/{id}/organisation: guest 401, B 403, C 403, S1 201, disabled 401, A 403, admin 201",
      "PUT /customers/{id}/organisation: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "PUT /organisations/{id}: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "GET /staff/representatives: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "PUT /staff/representatives/{id}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "PUT /staff/representatives: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 409",
      "DELETE /staff/representatives/{id}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "POST /demo/sign-in: guest 200, B 200, C 200, S1 200, disabled 200, A 200, admin 200",
      "POST /demo/customer-panel: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /demo/inbox: guest 200, B 200, C 200, S1 200, disabled 200, A 200, admin 200",
      "POST /demo/inbox/test-mail: guest 202, B 202, C 202, S1 202, disabled 202, A 202, admin 202",
      "POST /demo/inbox/{id}/reply: guest 404, B 404, C 404, S1 404, disabled 404, A 404, admin 404",
      "GET /documents: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "GET /document-counts: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "GET /documents/{id}: guest 401, B 404, C 404, S1 403, disabled 401, A 200, admin 403",
      "POST /documents: guest 401, B 422, C 422, S1 403, disabled 401, A 201, admin 403",
      "PUT /documents/{id}: guest 401, B 404, C 404, S1 403, disabled 401, A 200, admin 403",
      "DELETE /documents/{id}: guest 401, B 404, C 404, S1 403, disabled 401, A 200, admin 403",
      "POST /documents/{id}/restore: guest 401, B 404, C 404, S1 403, disabled 401, A 200, admin 403",
      "GET /document-checklist: guest 401, B 422, C 422, S1 403, disabled 401, A 200, admin 403",
      "GET /staff/documents: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/document-counts: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/documents/{id}: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /staff/documents: guest 401, B 403, C 403, S1 422, disabled 401, A 403, admin 422",
      "PUT /staff/documents/{id}: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "PUT /staff/documents/{id}/review: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "PUT /staff/documents/{id}/matter: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "DELETE /staff/documents/{id}: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 404",
      "POST /staff/documents/{id}/restore: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/document-checklist: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /staff/document-requests: guest 401, B 403, C 403, S1 201, disabled 401, A 403, admin 409",
      "GET /staff/upload-sweeps: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "POST /exports: guest 401, B 404, C 404, S1 201, disabled 401, A 404, admin 201",
      "GET /saved-views: guest 401, B 404, C 404, S1 200, disabled 401, A 404, admin 200",
      "POST /saved-views: guest 401, B 404, C 404, S1 201, disabled 401, A 404, admin 201",
      "PUT /saved-views/{id}: guest 401, B 404, C 404, S1 404, disabled 401, A 200, admin 404",
      "POST /saved-views/{id}/remove: guest 401, B 404, C 404, S1 404, disabled 401, A 200, admin 404",
      "PUT /saved-views/order: guest 401, B 404, C 404, S1 200, disabled 401, A 404, admin 200",
      "POST /luna/questions: guest 200, B 200, C 200, S1 200, disabled 200, A 200, admin 200",
      "GET /luna/brief: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /luna/mail-readings: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /luna/model: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "PUT /luna/model: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "GET /luna/model/calls: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "POST /luna/quote-requests: guest 403, B 409, C 409, S1 403, disabled 403, A 201, admin 403",
      "POST /luna/tracking: guest 403, B 200, C 200, S1 403, disabled 403, A 200, admin 403",
      "PUT /luna/registration: guest 403, B 403, C 403, S1 403, disabled 403, A 403, admin 403",
      "POST /luna/hand-overs: guest 403, B 201, C 201, S1 403, disabled 403, A 201, admin 403",
      "POST /luna/drafts/conversations/{conversation_id}: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /luna/drafts/questions/{id}: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /insights: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "GET /staff/market/figures: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "PUT /staff/market/figures: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /staff/market/figures/import: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "DELETE /staff/market/figures/{id}: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "GET /staff/market/notes: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "PUT /staff/market/notes: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "DELETE /staff/market/notes/{id}: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "GET /luna/predictions: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /luna/predictions/refresh: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /recommendations: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "POST /recommendations/{id}/answer: guest 401, B 404, C 404, S1 403, disabled 401, A 404, admin 403",
      "GET /route-analyses: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "GET /what-if: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "GET /luna/workflow/state: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "PUT /luna/workflow/status: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "PUT /luna/workflow/mode: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "GET /luna/workflow: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /luna/workflow/assignments: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /luna/workflow/assignments/{id}/undo: guest 401, B 403, C 403, S1 409, disabled 401, A 403, admin 409",
      "POST /luna/workflow/recommendation: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /luna/workflow/suggestions: guest 401, B 403, C 403, S1 409, disabled 401, A 403, admin 409",
      "POST /luna/workflow/decisions/{id}/undo: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /newsletter/subscriptions: guest 202, B 202, C 202, S1 202, disabled 202, A 202, admin 202",
      "POST /newsletter/confirmations: guest 400, B 400, C 400, S1 400, disabled 400, A 400, admin 400",
      "POST /newsletter/unsubscriptions: guest 400, B 400, C 400, S1 400, disabled 400, A 400, admin 400",
      "POST /newsletter/preferences/read: guest 400, B 400, C 400, S1 400, disabled 400, A 400, admin 400",
      "PUT /newsletter/preferences: guest 400, B 400, C 400, S1 400, disabled 400, A 400, admin 400",
      "GET /newsletter/campaigns: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /newsletter/campaigns/counts: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /newsletter/campaigns: guest 401, B 403, C 403, S1 201, disabled 401, A 403, admin 201",
      "GET /newsletter/campaigns/{id}: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "PUT /newsletter/campaigns/{id}: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "DELETE /newsletter/campaigns/{id}: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /newsletter/campaigns/{id}/preview: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /newsletter/campaigns/{id}/checks: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /newsletter/links/open: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /newsletter/segments/preview: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /newsletter/campaigns/{id}/test: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /newsletter/campaigns/{id}/start: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /newsletter/campaigns/{id}/pause: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /newsletter/campaigns/{id}/resume: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /newsletter/campaigns/{id}/cancel: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "GET /newsletter/campaigns/{id}/progress: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "GET /newsletter/campaigns/{id}/recipients: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /newsletter/campaigns/{id}/report: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /newsletter/pictures: guest 401, B 403, C 403, S1 422, disabled 401, A 403, admin 422",
      "GET /newsletter/registry: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /newsletter/registry/fetched: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /newsletter/registry/loaded: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /newsletter/settings: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "PUT /newsletter/settings: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "GET /newsletter/cards: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /newsletter/subscribers: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /newsletter/subscribers/counts: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /newsletter/subscribers/{id}: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /newsletter/subscribers: guest 401, B 403, C 403, S1 201, disabled 401, A 403, admin 201",
      "PUT /newsletter/subscribers/{id}: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /newsletter/subscribers/{id}/unsubscribe: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "GET /newsletter/imports: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /newsletter/imports/{id}: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /newsletter/imports/{id}/start: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "GET /newsletter/imports/{id}/rows: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /newsletter/suppressions: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /newsletter/suppressions: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "DELETE /newsletter/suppressions/{id}: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "GET /notifications: guest 401, B 200, C 200, S1 200, disabled 401, A 200, admin 200",
      "GET /notifications/unread: guest 401, B 200, C 200, S1 200, disabled 401, A 200, admin 200",
      "POST /notifications/{id}/read: guest 401, B 404, C 404, S1 404, disabled 401, A 200, admin 404",
      "POST /notifications/read-all: guest 401, B 200, C 200, S1 200, disabled 401, A 200, admin 200",
      "POST /notifications/{id}/dismiss: guest 401, B 404, C 404, S1 404, disabled 401, A 200, admin 404",
      "GET /notification-preferences: guest 401, B 200, C 200, S1 200, disabled 401, A 200, admin 200",
      "PUT /notification-preferences: guest 401, B 200, C 200, S1 200, disabled 401, A 200, admin 200",
      "POST /push-subscriptions: guest 401, B 200, C 200, S1 200, disabled 401, A 200, admin 200",
      "POST /push-subscriptions/remove: guest 401, B 200, C 200, S1 200, disabled 401, A 200, admin 200",
      "GET /staff/notifications: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/notification-counts: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /staff/notifications/{id}/read: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /staff/notifications/read-all: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/notification-preferences: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "PUT /staff/notification-preferences: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/search: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /places: guest 401, B 200, C 200, S1 200, disabled 401, A 200, admin 200",
      "GET /places/suggested-ports: guest 401, B 200, C 200, S1 200, disabled 401, A 200, admin 200",
      "GET /places/corrections: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "PUT /places/corrections/{code}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "DELETE /places/corrections/{code}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "GET /places/lane-corrections: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "PUT /places/lane-corrections: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "DELETE /places/lane-corrections/{id}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "POST /staff/orders: guest 401, B 403, C 403, S1 201, disabled 401, A 403, admin 201",
      "POST /requests/{id}/reject: guest 401, B 404, C 404, S1 403, disabled 401, A 200, admin 403",
      "POST /requests/{id}/revise: guest 401, B 404, C 404, S1 403, disabled 401, A 200, admin 403",
      "GET /price-band: guest 401, B 200, C 200, S1 200, disabled 401, A 200, admin 200",
      "GET /staff/quotes: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/quote-counts: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/won-value: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/won-quarter: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/quote-choices: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "PUT /staff/quotes/{id}/owner: guest 401, B 403, C 403, S1 422, disabled 401, A 403, admin 422",
      "GET /staff/quote-results: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/pricing-basis: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /staff/quotes: guest 401, B 403, C 403, S1 201, disabled 401, A 403, admin 201",
      "GET /staff/requests/{id}/unsent-quote: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/quotes/{id}: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "PUT /staff/quotes/{id}: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "PUT /staff/quotes/{id}/status: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /staff/quotes/{id}/rates: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /staff/quote-copies: guest 401, B 403, C 403, S1 201, disabled 401, A 403, admin 201",
      "GET /staff/quotes/{id}/events: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /staff/quotes/{id}/editing: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/quotes/{id}/price-help: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "PUT /staff/pricing-settings: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 409",
      "POST /staff/charges: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 201",
      "PUT /staff/charges/{id}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "DELETE /staff/charges/{id}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "POST /staff/tax-codes: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 201",
      "PUT /staff/tax-codes/{code}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "DELETE /staff/tax-codes/{code}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 404",
      "GET /offers/{id}: guest 401, B 404, C 404, S1 200, disabled 401, A 200, admin 200",
      "GET /requests/{id}/offers: guest 401, B 404, C 404, S1 200, disabled 401, A 200, admin 200",
      "POST /offers/{id}/view: guest 401, B 404, C 404, S1 403, disabled 401, A 200, admin 403",
      "GET /offers: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "GET /offers/counts: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "GET /offers/{id}/evidence: guest 401, B 404, C 404, S1 404, disabled 401, A 404, admin 404",
      "GET /offers/{id}/revisions: guest 401, B 404, C 404, S1 403, disabled 401, A 200, admin 403",
      "GET /offers/{id}/difference: guest 401, B 404, C 404, S1 403, disabled 401, A 200, admin 403",
      "POST /quote-reasons: guest 400, B 400, C 400, S1 400, disabled 400, A 400, admin 400",
      "POST /staff/quote-revisions: guest 401, B 403, C 403, S1 201, disabled 401, A 403, admin 201",
      "GET /staff/quotes/{id}/revisions: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/quotes/{id}/difference: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/quotes/{id}/send-suggestion: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/quotes/{id}/mails: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /staff/quotes/{id}/mail-preview: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /staff/quotes/{id}/send: guest 401, B 403, C 403, S1 409, disabled 401, A 403, admin 409",
      "POST /staff/quotes/{id}/send/cancel: guest 401, B 403, C 403, S1 409, disabled 401, A 403, admin 409",
      "POST /staff/quotes/{id}/reminder: guest 401, B 403, C 403, S1 409, disabled 401, A 403, admin 409",
      "POST /staff/quotes/{id}/reminder/cancel: guest 401, B 403, C 403, S1 409, disabled 401, A 403, admin 409",
      "POST /staff/quotes/{id}/margin-approvals: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 201",
      "GET /staff/rates: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /staff/rates: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 201",
      "POST /staff/rates/refresh: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "POST /quick-requests: guest 401, B 409, C 409, S1 403, disabled 401, A 201, admin 403",
      "GET /requests: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "GET /requests/counts: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "GET /requests/{id}: guest 401, B 404, C 404, S1 200, disabled 401, A 200, admin 200",
      "PUT /requests/{id}: guest 401, B 404, C 404, S1 403, disabled 401, A 409, admin 403",
      "GET /staff/requests: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/requests/counts: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /lane-transit: guest 401, B 200, C 200, S1 200, disabled 401, A 200, admin 200",
      "POST /detailed-requests: guest 401, B 409, C 409, S1 403, disabled 401, A 201, admin 403",
      "POST /requests/{id}/approve: guest 401, B 404, C 404, S1 403, disabled 401, A 200, admin 403",
      "GET /overview: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "GET /shipments: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "GET /shipment-figures: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "GET /shipments/{id}: guest 401, B 404, C 404, S1 403, disabled 401, A 200, admin 403",
      "PUT /shipments/{id}/labels: guest 401, B 404, C 404, S1 403, disabled 401, A 200, admin 403",
      "PUT /shipments/{id}/feedback: guest 401, B 404, C 404, S1 403, disabled 401, A 200, admin 403",
      "POST /staff/shipments: guest 401, B 403, C 403, S1 201, disabled 401, A 403, admin 201",
      "GET /staff/shipments: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/shipment-counts: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/shipment-lanes: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/shipments/{id}: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "PUT /staff/shipments/{id}/operations: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /staff/shipments/{id}/notices: guest 401, B 403, C 403, S1 201, disabled 401, A 403, admin 201",
      "GET /tasks: guest 401, B 200, C 200, S1 200, disabled 401, A 200, admin 200",
      "POST /tasks/{id}/cancel: guest 401, B 404, C 404, S1 404, disabled 401, A 200, admin 404",
      "POST /tasks/{id}/retry: guest 401, B 404, C 404, S1 404, disabled 401, A 200, admin 404",
      "POST /tasks/{id}/dismiss: guest 401, B 404, C 404, S1 404, disabled 401, A 200, admin 404",
      "GET /shipments/{id}/tracking: guest 401, B 404, C 404, S1 200, disabled 401, A 200, admin 200",
      "POST /tracking-refreshes: guest 401, B 200, C 200, S1 200, disabled 401, A 200, admin 200",
      "GET /tracking-lookups: guest 401, B 200, C 200, S1 200, disabled 401, A 200, admin 200",
      "GET /staff/api-keys: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "POST /staff/api-keys: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 201",
      "DELETE /staff/api-keys/{id}: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "GET /staff/carrier-webhook: guest 401, B 403, C 403, S1 403, disabled 401, A 403, admin 200",
      "POST /staff/driver-links: guest 401, B 403, C 403, S1 201, disabled 401, A 403, admin 201",
      "GET /staff/shipments/{id}/driver-links: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "DELETE /staff/driver-links/{id}: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /driver-visits: guest 400, B 400, C 400, S1 400, disabled 400, A 400, admin 400",
      "POST /driver-reports: guest 400, B 400, C 400, S1 400, disabled 400, A 400, admin 400",
      "POST /share-links: guest 401, B 404, C 404, S1 403, disabled 401, A 201, admin 403",
      "GET /shipments/{id}/share-links: guest 401, B 404, C 404, S1 403, disabled 401, A 200, admin 403",
      "DELETE /share-links/{id}: guest 401, B 404, C 404, S1 403, disabled 401, A 200, admin 403",
      "GET /staff/shipments/{id}/share-links: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "DELETE /staff/share-links/{id}: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /share-visits: guest 404, B 404, C 404, S1 404, disabled 404, A 404, admin 404",
      "GET /shipments/{id}/route: guest 401, B 404, C 404, S1 200, disabled 401, A 200, admin 200",
      "GET /shipment-positions: guest 401, B 200, C 200, S1 200, disabled 401, A 200, admin 200",
      "POST /staff/shipments/{id}/events: guest 401, B 403, C 403, S1 201, disabled 401, A 403, admin 201",
      "POST /staff/shipments/{id}/retractions: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /staff/shipments/{id}/restorations: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "PUT /staff/shipments/{id}/containers: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "PUT /staff/shipments/{id}/references: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/containers: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/container-counts: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /containers: guest 401, B 200, C 200, S1 403, disabled 401, A 200, admin 403",
      "GET /tracking-messages: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /tracking-messages/{id}/settle: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /tracking-messages/{id}/reopen: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /tracking-messages/{id}/assign: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 409",
      "POST /tracking-imports: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/system-status: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /demo-requests: guest 201, B 201, C 201, S1 201, disabled 201, A 201, admin 201",
      "GET /work-items: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /work-items/counts: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /work-items/exception-counts: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /work-items/{id}: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/updates: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /work-items/{id}/assign: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 409",
      "POST /work-items/{id}/complete: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 409",
      "POST /work-items/{id}/hand-over: guest 401, B 403, C 403, S1 409, disabled 401, A 403, admin 409",
      "POST /work-items/{id}/snooze: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /work-items/{id}/priority: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /work-items/{id}/notes: guest 401, B 403, C 403, S1 201, disabled 401, A 403, admin 201",
      "GET /work-items/{id}/mails: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /work-items/{id}/history: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /work-items/calendar: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /work-items/promises: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/activity: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /staff/activity-hours: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /customers/{id}/timeline: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /customers/{id}/figures: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /customers/{id}/notes: guest 401, B 403, C 403, S1 201, disabled 401, A 403, admin 201",
      "GET /leads: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "GET /leads/counts: guest 401, B 403, C 403, S1 200, disabled 401, A 403, admin 200",
      "POST /leads/{id}/park: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /leads/{id}/give-up: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
      "POST /leads/{id}/resume: guest 401, B 403, C 403, S1 404, disabled 401, A 403, admin 404",
    ]
  `)
})

test('somebody else’s id and one that does not exist get the same answer, and nothing changes', async () => {
  const ofOnePerson = ({ path, meta }: RoutedProcedure) =>
    path.includes('{id}') && !meta.demoOnly && meta.door !== 'admin' && meta.door !== 'staff'
  const withId = procedures.filter(ofOnePerson)
  expect(withId.map(nameOf)).toEqual([
    'POST /sessions/{id}/end',
    'PUT /chat/messages/{id}',
    'DELETE /chat/messages/{id}',
    'POST /own-data/requests/{id}/withdraw',
    'GET /documents/{id}',
    'PUT /documents/{id}',
    'DELETE /documents/{id}',
    'POST /documents/{id}/restore',
    'PUT /saved-views/{id}',
    'POST /saved-views/{id}/remove',
    'POST /recommendations/{id}/answer',
    'POST /notifications/{id}/read',
    'POST /notifications/{id}/dismiss',
    'POST /requests/{id}/reject',
    'POST /requests/{id}/revise',
    'GET /offers/{id}',
    'GET /requests/{id}/offers',
    'POST /offers/{id}/view',
    'GET /offers/{id}/evidence',
    'GET /offers/{id}/revisions',
    'GET /offers/{id}/difference',
    'GET /requests/{id}',
    'PUT /requests/{id}',
    'POST /requests/{id}/approve',
    'GET /shipments/{id}',
    'PUT /shipments/{id}/labels',
    'PUT /shipments/{id}/feedback',
    'POST /tasks/{id}/cancel',
    'POST /tasks/{id}/retry',
    'POST /tasks/{id}/dismiss',
    'GET /shipments/{id}/tracking',
    'GET /shipments/{id}/share-links',
    'DELETE /share-links/{id}',
    'GET /shipments/{id}/route',
  ])
  const owner = await makeOwner()
  const state = () =>
    query(
      server,
      `select (select count(*) from sessions where user_id = $1) as sessions,
        (select string_agg(status, ',') from data_requests where user_id = $1) as data_requests,
        (select string_agg(r::text, ',') from requests r where customer_id = $1) as requests,
        (select string_agg(q::text, ',') from quotes q where customer_id = $1) as quotes,
        (select string_agg(s::text, ',') from shipments s where customer_id = $1) as shipments,
        (select string_agg(d::text, ',') from documents d where customer_id = $1) as documents,
        (select string_agg(m::text, ',') from chat_messages m where sender_id = $1) as messages,
        (select string_agg(n::text, ',') from notifications n where user_id = $1) as notifications,
        (select string_agg(t::text, ',') from tasks t where user_id = $1) as tasks,
        (select string_agg(v::text, ',') from saved_views v where user_id = $1) as views`,
      [owner.person.userId],
    )
  const before = await state()
  for (const procedure of withId) {
    for (const name of ['guest', 'B', 'C', 'S1', 'admin', 'disabled'] as const) {
      // The office may read every request.
      if (meant[name]?.includes(nameOf(procedure))) continue
      const as = await callerOf(name)
      const sound = soundInputs[nameOf(procedure)]?.(owner.subject) ?? {}
      const foreign = await call(procedure, sound, as)
      const missing = await call(procedure, { ...sound, id: randomUUID() }, as)
      expect(foreign, `${nameOf(procedure)} as ${name}`).toMatchObject({
        status: missing.status,
        body: missing.body,
      })
      const isNobody = !as || name === 'disabled'
      // The chat's door is open to guests, who have to introduce themselves; staff have no seat there.
      const isChat = procedure.meta.door === 'guest'
      const mayKnock = as && mayEnter(isChat ? 'customer' : (procedure.meta.door ?? 'admin'), as.role)
      expect(foreign.status).toBe(isNobody && !isChat ? 401 : mayKnock && !isNobody ? 404 : 403)
    }
  }
  expect(await state()).toEqual(before)
})

test('an admin meets the same at a customer’s id as at none where only staff are meant', async () => {
  const owner = await makeOwner()
  const admin = await server.signIn('admin')
  const change = (id: string) =>
    server.call('PUT', `/staff/people/${id}/role`, { as: admin, body: { role: 'admin' } })
  const [foreign, missing] = [await change(owner.person.userId), await change(randomUUID())]
  expect(foreign.status).toBe(404)
  expect({ ...foreign.body, request_id: '' }).toEqual({ ...missing.body, request_id: '' })
  const [{ role } = { role: '' }] = await query<{ role: string }>(
    server,
    'select role from users where id = $1',
    [owner.person.userId],
  )
  expect(role).toBe('customer')
})
