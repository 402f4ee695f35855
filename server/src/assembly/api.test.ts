/** The API as a whole: who may enter by which door, what an address names, and who is calling. */
import { randomUUID } from 'node:crypto'
import { doors, mayEnter, type Role } from '@kervan/domain/access/roles.ts'
import { contract } from '@kervan/domain/contract.ts'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { signToken } from '#features/auth/session-cookie.ts'
import { sessionLifetimes } from '#features/auth/session-reader.ts'
import { sessions } from '#features/auth/sessions.table.ts'
import { users } from '#features/auth/users.table.ts'
import { system } from '#spine/database/act-as.ts'
import { eq } from '#spine/database/drizzle.ts'
import { proceduresOf, type RoutedProcedure } from '#spine/http/contract-routes.ts'
import { cookieNames } from '#spine/http/session.ts'
import { productionEnv, type SignedIn, startTestServer, testSecrets } from '#testing/test-server.ts'

let clock = Date.now

const server = await startTestServer({ now: () => clock() })
const people = {
  customer: await server.signIn('customer'),
  staff: await server.signIn('staff'),
  admin: await server.signIn('admin'),
}
afterAll(() => server.close())

const procedures = proceduresOf(contract)
const everybody = ['guest', 'customer', 'staff', 'admin'] as const
const garbage = {
  after: 'garbage',
  limit: '-5',
  search: 'x'.repeat(500),
  to: 'garbage',
  version: 'garbage',
  note: ['garbage'],
  including_this: 'garbage',
}

/** Who calls next; somebody new once a call has changed something, which may be their own session. */
const callers: Partial<Record<Role, Promise<SignedIn>>> = {}

async function call({ method, path }: RoutedProcedure, role: Role | 'guest'): Promise<number> {
  const address = `${path.replace(/\{[^}]+\}/g, 'garbage')}`
  const query =
    method === 'GET'
      ? `?${new URLSearchParams({ after: garbage.after, limit: garbage.limit, search: garbage.search, 'to[]': 'garbage' })}`
      : ''
  if (role !== 'guest') callers[role] ??= server.signIn(role)
  const { status } = await server.call(method, `${address}${query}`, {
    as: role === 'guest' ? undefined : await callers[role],
    ...(method !== 'GET' && { body: garbage }),
  })
  if (role !== 'guest' && method !== 'GET' && status === 200) delete callers[role]
  return status
}

const inAddress = /\{([^}]+)\}/
test.each(procedures.filter(({ path }) => inAddress.test(path)))(
  '$method $path is about what its address names, whatever body or query name',
  async ({ method, path, meta }) => {
    const [, name = ''] = inAddress.exec(path) ?? []
    const other = { [name]: randomUUID() }
    const role = (['customer', 'staff', 'admin'] as const).find((each) =>
      mayEnter(meta.door ?? 'admin', each),
    )
    const { status, body } = await server.call<{ data?: { issues: { path: string }[] } }>(
      method,
      `${path.replace(inAddress, 'garbage')}${method === 'GET' ? `?${new URLSearchParams(other)}` : ''}`,
      { as: people[role ?? 'admin'], ...(method !== 'GET' && { body: other }) },
    )
    expect(status).toBe(400)
    expect(body.data?.issues.map((issue) => issue.path)).toContain(name)
  },
)

test.each(procedures.filter(({ path }) => inAddress.test(path)))(
  '$method $path refuses an overlong name in its address as any other wrong one',
  async ({ method, path, meta }) => {
    const [, name = ''] = inAddress.exec(path) ?? []
    const role = (['customer', 'staff', 'admin'] as const).find((each) =>
      mayEnter(meta.door ?? 'admin', each),
    )
    for (const length of [201, 8_000]) {
      const address = path.replace(inAddress, 'x'.repeat(length))
      const { status, body } = await server.call<{ data?: { issues: { path: string }[] } }>(method, address, {
        as: people[role ?? 'admin'],
        ...(method !== 'GET' && { body: {} }),
      })
      expect(status).toBe(400)
      expect(body.data?.issues.map((issue) => issue.path)).toContain(name)
    }
  },
)

test('the door comes before the input: who may enter where, with garbage in hand', async () => {
  const lines: string[] = []
  for (const procedure of procedures) {
    const answers = await Promise.all(everybody.map((role) => call(procedure, role)))
    for (const [index, role] of everybody.entries()) {
      const entered = [200, 400].includes(answers[index] ?? 0)
      expect(entered, `${procedure.method} ${procedure.path} as ${role}`).toBe(
        mayEnter(procedure.meta.door ?? 'admin', role),
      )
    }
    const answered = everybody.map((role, index) => `${role} ${answers[index]}`).join(', ')
    lines.push(`${procedure.method} ${procedure.path}: ${answered}`)
  }
  expect(lines).toMatchInlineSnapshot(`
    [
      "POST /page-views: guest 400, customer 400, staff 400, admin 400",
      "GET /staff/analytics/live: guest 401, customer 403, staff 200, admin 200",
      "GET /staff/analytics/day: guest 401, customer 403, staff 200, admin 200",
      "GET /staff/analytics/hour: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/visits: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/visits/{id}: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/visitors-here: guest 401, customer 403, staff 200, admin 200",
      "POST /staff/visits/{id}/invitation: guest 401, customer 403, staff 400, admin 400",
      "POST /visit-invitations/claim: guest 400, customer 400, staff 400, admin 400",
      "POST /visit-invitations/answer: guest 400, customer 400, staff 400, admin 400",
      "GET /staff/analytics/period: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/analytics/requests: guest 401, customer 403, staff 400, admin 400",
      "GET /session: guest 200, customer 200, staff 200, admin 200",
      "POST /auth/code: guest 400, customer 400, staff 400, admin 400",
      "POST /auth/code/verify: guest 400, customer 400, staff 400, admin 400",
      "POST /auth/staff/code: guest 400, customer 400, staff 400, admin 400",
      "POST /auth/staff/code/verify: guest 400, customer 400, staff 400, admin 400",
      "POST /auth/password/sign-in: guest 400, customer 400, staff 400, admin 400",
      "POST /auth/password/reset-link: guest 400, customer 400, staff 400, admin 400",
      "POST /auth/password/reset-link/check: guest 400, customer 400, staff 400, admin 400",
      "POST /auth/password/reset: guest 400, customer 400, staff 400, admin 400",
      "GET /auth/password: guest 401, customer 200, staff 403, admin 403",
      "POST /auth/password: guest 401, customer 400, staff 403, admin 403",
      "PUT /auth/password: guest 401, customer 400, staff 403, admin 403",
      "POST /session/end: guest 200, customer 200, staff 200, admin 200",
      "GET /sessions: guest 401, customer 200, staff 200, admin 200",
      "POST /sessions/{id}/end: guest 401, customer 400, staff 400, admin 400",
      "POST /sessions/end: guest 401, customer 400, staff 400, admin 400",
      "GET /staff/people: guest 401, customer 403, staff 403, admin 200",
      "POST /staff/people: guest 401, customer 403, staff 403, admin 400",
      "POST /staff/people/{id}/invitation: guest 401, customer 403, staff 403, admin 400",
      "DELETE /staff/people/{id}/invitation: guest 401, customer 403, staff 403, admin 400",
      "PUT /staff/people/{id}/absence: guest 401, customer 403, staff 403, admin 400",
      "PUT /staff/people/{id}/role: guest 401, customer 403, staff 403, admin 400",
      "POST /people/{id}/disable: guest 401, customer 403, staff 403, admin 400",
      "POST /people/{id}/enable: guest 401, customer 403, staff 403, admin 400",
      "GET /staff/profile: guest 401, customer 403, staff 200, admin 200",
      "PUT /staff/profile: guest 401, customer 403, staff 400, admin 400",
      "GET /audit: guest 401, customer 403, staff 403, admin 400",
      "PUT /staff/people/{id}/photo: guest 401, customer 403, staff 400, admin 400",
      "DELETE /staff/people/{id}/photo: guest 401, customer 403, staff 400, admin 400",
      "GET /automations: guest 401, customer 403, staff 400, admin 400",
      "GET /automations/options: guest 401, customer 403, staff 200, admin 200",
      "GET /automations/{id}: guest 401, customer 403, staff 400, admin 400",
      "POST /automations: guest 401, customer 403, staff 403, admin 400",
      "PUT /automations/{id}: guest 401, customer 403, staff 403, admin 400",
      "PUT /automations/{id}/parameters: guest 401, customer 403, staff 403, admin 400",
      "POST /automations/{id}/toggle: guest 401, customer 403, staff 403, admin 400",
      "DELETE /automations/{id}: guest 401, customer 403, staff 403, admin 400",
      "GET /automations/{id}/history: guest 401, customer 403, staff 400, admin 400",
      "GET /automations/{id}/figures: guest 401, customer 403, staff 400, admin 400",
      "POST /automations/dry-run: guest 401, customer 403, staff 403, admin 400",
      "GET /automation-runs: guest 401, customer 403, staff 400, admin 400",
      "GET /automation-runs/{id}: guest 401, customer 403, staff 400, admin 400",
      "POST /automation-runs/{id}/again: guest 401, customer 403, staff 403, admin 400",
      "GET /automations/{id}/webhook-secret: guest 401, customer 403, staff 403, admin 400",
      "GET /webhook-deliveries: guest 401, customer 403, staff 400, admin 400",
      "GET /webhook-deliveries/{id}: guest 401, customer 403, staff 400, admin 400",
      "POST /webhook-deliveries/{id}/again: guest 401, customer 403, staff 403, admin 400",
      "GET /staff/benchmark/overview: guest 401, customer 403, staff 200, admin 200",
      "GET /staff/benchmark: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/benchmark/basis: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/benchmark/send: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/benchmark/indices: guest 401, customer 403, staff 403, admin 400",
      "POST /staff/benchmark/indices: guest 401, customer 403, staff 403, admin 400",
      "DELETE /staff/benchmark/indices/{id}: guest 401, customer 403, staff 403, admin 400",
      "POST /chat/introduction: guest 400, customer 400, staff 400, admin 400",
      "GET /chat: guest 200, customer 200, staff 200, admin 200",
      "DELETE /chat: guest 200, customer 200, staff 200, admin 200",
      "GET /chat/messages: guest 400, customer 400, staff 400, admin 400",
      "POST /chat/messages: guest 400, customer 400, staff 400, admin 400",
      "PUT /chat/messages/{id}: guest 400, customer 400, staff 400, admin 400",
      "DELETE /chat/messages/{id}: guest 400, customer 400, staff 400, admin 400",
      "POST /chat/seen: guest 400, customer 400, staff 400, admin 400",
      "POST /chat/presence: guest 400, customer 400, staff 400, admin 400",
      "POST /staff/chat/conversations: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/chat/conversations/{conversation_id}: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/chat/conversations/{conversation_id}/messages: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/chat/conversations/{conversation_id}/messages: guest 401, customer 403, staff 400, admin 400",
      "PUT /staff/chat/messages/{id}: guest 401, customer 403, staff 400, admin 400",
      "DELETE /staff/chat/messages/{id}: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/chat/conversations/{conversation_id}/seen: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/chat/conversations/{conversation_id}/presence: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/chat/conversations: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/chat/conversation-counts: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/chat/conversations/{conversation_id}/trail: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/chat/conversations/{conversation_id}/assign: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/chat/conversations/{conversation_id}/snooze: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/chat/conversations/{conversation_id}/close: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/chat/conversations/{conversation_id}/reopen: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/chat/conversations/{conversation_id}/notes: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/chat/figures: guest 401, customer 403, staff 400, admin 400",
      "GET /canned-answers: guest 401, customer 403, staff 200, admin 200",
      "POST /canned-answers: guest 401, customer 403, staff 403, admin 400",
      "PUT /canned-answers/{id}: guest 401, customer 403, staff 403, admin 400",
      "DELETE /canned-answers/{id}: guest 401, customer 403, staff 403, admin 400",
      "GET /company/calendar: guest 401, customer 403, staff 200, admin 200",
      "PUT /company/holidays/{day}: guest 401, customer 403, staff 403, admin 400",
      "DELETE /company/holidays/{day}: guest 401, customer 403, staff 403, admin 400",
      "GET /company: guest 200, customer 200, staff 200, admin 200",
      "GET /company/settings: guest 401, customer 403, staff 403, admin 200",
      "PUT /company/settings: guest 401, customer 403, staff 403, admin 400",
      "GET /company/mail-texts: guest 401, customer 403, staff 403, admin 200",
      "PUT /company/mail-texts/{kind}: guest 401, customer 403, staff 403, admin 400",
      "DELETE /company/mail-texts/{kind}: guest 401, customer 403, staff 403, admin 400",
      "POST /company/mail-texts/{kind}/test: guest 401, customer 403, staff 403, admin 400",
      "GET /consents: guest 401, customer 200, staff 200, admin 200",
      "GET /consents/history: guest 401, customer 200, staff 403, admin 403",
      "PUT /consents/{purpose}: guest 401, customer 400, staff 400, admin 400",
      "POST /visitor-consents: guest 400, customer 400, staff 400, admin 400",
      "GET /own-data: guest 401, customer 200, staff 200, admin 200",
      "POST /own-data/copies: guest 401, customer 200, staff 403, admin 403",
      "GET /own-data/requests: guest 401, customer 200, staff 200, admin 200",
      "POST /own-data/requests: guest 401, customer 400, staff 400, admin 400",
      "POST /own-data/requests/{id}/withdraw: guest 401, customer 400, staff 400, admin 400",
      "GET /profile: guest 401, customer 200, staff 403, admin 403",
      "PUT /profile/basics: guest 401, customer 400, staff 403, admin 403",
      "PUT /profile: guest 401, customer 400, staff 403, admin 403",
      "GET /representative: guest 401, customer 200, staff 403, admin 403",
      "GET /own-organisation: guest 401, customer 200, staff 403, admin 403",
      "POST /customers: guest 401, customer 403, staff 400, admin 400",
      "PUT /customers/{id}: guest 401, customer 403, staff 400, admin 400",
      "PUT /customers/{id}/representative: guest 401, customer 403, staff 400, admin 400",
      "GET /customers/{id}: guest 401, customer 403, staff 400, admin 400",
      "GET /customers: guest 401, customer 403, staff 400, admin 400",
      "GET /customers/counts: guest 401, customer 403, staff 400, admin 400",
      "GET /customer-value: guest 401, customer 403, staff 200, admin 200",
      "GET /customers/joined-this-month: guest 401, customer 403, staff 200, admin 200",
      "POST /customers/{id}/mails: guest 401, customer 403, staff 400, admin 400",
      "POST /customers/{id}/contacts: guest 401, customer 403, staff 400, admin 400",
      "GET /customers/{id}/appointments: guest 401, customer 403, staff 400, admin 400",
      "GET /appointments/colleagues: guest 401, customer 403, staff 200, admin 200",
      "POST /customers/{id}/appointments: guest 401, customer 403, staff 400, admin 400",
      "PUT /appointments/{id}: guest 401, customer 403, staff 400, admin 400",
      "POST /appointments/{id}/cancel: guest 401, customer 403, staff 400, admin 400",
      "GET /data-requests: guest 401, customer 403, staff 403, admin 400",
      "GET /data-requests/{id}: guest 401, customer 403, staff 403, admin 400",
      "POST /data-requests: guest 401, customer 403, staff 403, admin 400",
      "POST /data-requests/{id}/identity: guest 401, customer 403, staff 403, admin 400",
      "POST /data-requests/{id}/record: guest 401, customer 403, staff 403, admin 400",
      "POST /data-requests/{id}/copy: guest 401, customer 403, staff 403, admin 400",
      "POST /data-requests/{id}/corrections: guest 401, customer 403, staff 403, admin 400",
      "POST /data-requests/{id}/answer: guest 401, customer 403, staff 403, admin 400",
      "GET /data-requests/{id}/erasure-preview: guest 401, customer 403, staff 403, admin 400",
      "POST /data-requests/{id}/erase: guest 401, customer 403, staff 403, admin 400",
      "GET /customer-groups: guest 401, customer 403, staff 200, admin 200",
      "POST /customer-groups: guest 401, customer 403, staff 403, admin 400",
      "PUT /customer-groups/{id}: guest 401, customer 403, staff 403, admin 400",
      "PUT /customer-group-order: guest 401, customer 403, staff 403, admin 400",
      "DELETE /customer-groups/{id}: guest 401, customer 403, staff 403, admin 400",
      "GET /customer-imports: guest 401, customer 403, staff 200, admin 200",
      "GET /customer-imports/{id}: guest 401, customer 403, staff 400, admin 400",
      "GET /customer-imports/{id}/rows: guest 401, customer 403, staff 400, admin 400",
      "POST /customer-imports/{id}/start: guest 401, customer 403, staff 400, admin 400",
      "PUT /customer-imports/{id}/rows/{line}: guest 401, customer 403, staff 400, admin 400",
      "POST /customer-imports/{id}/undo: guest 401, customer 403, staff 400, admin 400",
      "GET /customer-duplicates: guest 401, customer 403, staff 400, admin 400",
      "POST /customer-duplicates/apart: guest 401, customer 403, staff 400, admin 400",
      "POST /customer-duplicates/apart/undo: guest 401, customer 403, staff 400, admin 400",
      "POST /customer-merges: guest 401, customer 403, staff 400, admin 400",
      "GET /customer-merges: guest 401, customer 403, staff 200, admin 200",
      "POST /customer-merges/{id}/undo: guest 401, customer 403, staff 400, admin 400",
      "GET /customers/{id}/organisation: guest 401, customer 403, staff 400, admin 400",
      "GET /customers/{id}/organisation-suggestions: guest 401, customer 403, staff 400, admin 400",
      "POST /customers/{id}/organisation: guest 401, customer 403, staff 400, admin 400",
      "PUT /customers/{id}/organisation: guest 401, customer 403, staff 400, admin 400",
      "PUT /organisations/{id}: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/representatives: guest 401, customer 403, staff 200, admin 200",
      "PUT /staff/representatives/{id}: guest 401, customer 403, staff 403, admin 400",
      "PUT /staff/representatives: guest 401, customer 403, staff 403, admin 400",
      "DELETE /staff/representatives/{id}: guest 401, customer 403, staff 403, admin 400",
      "POST /demo/sign-in: guest 400, customer 400, staff 400, admin 400",
      "POST /demo/customer-panel: guest 401, customer 403, staff 200, admin 200",
      "GET /demo/inbox: guest 400, customer 400, staff 400, admin 400",
      "POST /demo/inbox/test-mail: guest 400, customer 400, staff 400, admin 400",
      "POST /demo/inbox/{id}/reply: guest 400, customer 400, staff 400, admin 400",
      "GET /documents: guest 401, customer 400, staff 403, admin 403",
      "GET /document-counts: guest 401, customer 400, staff 403, admin 403",
      "GET /documents/{id}: guest 401, customer 400, staff 403, admin 403",
      "POST /documents: guest 401, customer 400, staff 403, admin 403",
      "PUT /documents/{id}: guest 401, customer 400, staff 403, admin 403",
      "DELETE /documents/{id}: guest 401, customer 400, staff 403, admin 403",
      "POST /documents/{id}/restore: guest 401, customer 400, staff 403, admin 403",
      "GET /document-checklist: guest 401, customer 400, staff 403, admin 403",
      "GET /staff/documents: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/document-counts: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/documents/{id}: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/documents: guest 401, customer 403, staff 400, admin 400",
      "PUT /staff/documents/{id}: guest 401, customer 403, staff 400, admin 400",
      "PUT /staff/documents/{id}/review: guest 401, customer 403, staff 400, admin 400",
      "PUT /staff/documents/{id}/matter: guest 401, customer 403, staff 400, admin 400",
      "DELETE /staff/documents/{id}: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/documents/{id}/restore: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/document-checklist: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/document-requests: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/upload-sweeps: guest 401, customer 403, staff 403, admin 200",
      "POST /exports: guest 401, customer 400, staff 400, admin 400",
      "GET /saved-views: guest 401, customer 400, staff 400, admin 400",
      "POST /saved-views: guest 401, customer 400, staff 400, admin 400",
      "PUT /saved-views/{id}: guest 401, customer 400, staff 400, admin 400",
      "POST /saved-views/{id}/remove: guest 401, customer 400, staff 400, admin 400",
      "PUT /saved-views/order: guest 401, customer 400, staff 400, admin 400",
      "POST /luna/questions: guest 400, customer 400, staff 400, admin 400",
      "GET /luna/brief: guest 401, customer 403, staff 400, admin 400",
      "POST /luna/mail-readings: guest 401, customer 403, staff 400, admin 400",
      "GET /luna/model: guest 401, customer 403, staff 403, admin 200",
      "PUT /luna/model: guest 401, customer 403, staff 403, admin 400",
      "GET /luna/model/calls: guest 401, customer 403, staff 403, admin 400",
      "POST /luna/quote-requests: guest 400, customer 400, staff 400, admin 400",
      "POST /luna/tracking: guest 400, customer 400, staff 400, admin 400",
      "PUT /luna/registration: guest 400, customer 400, staff 400, admin 400",
      "POST /luna/hand-overs: guest 400, customer 400, staff 400, admin 400",
      "POST /luna/drafts/conversations/{conversation_id}: guest 401, customer 403, staff 400, admin 400",
      "POST /luna/drafts/questions/{id}: guest 401, customer 403, staff 400, admin 400",
      "GET /insights: guest 401, customer 200, staff 403, admin 403",
      "GET /staff/market/figures: guest 401, customer 403, staff 400, admin 400",
      "PUT /staff/market/figures: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/market/figures/import: guest 401, customer 403, staff 400, admin 400",
      "DELETE /staff/market/figures/{id}: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/market/notes: guest 401, customer 403, staff 200, admin 200",
      "PUT /staff/market/notes: guest 401, customer 403, staff 400, admin 400",
      "DELETE /staff/market/notes/{id}: guest 401, customer 403, staff 400, admin 400",
      "GET /luna/predictions: guest 401, customer 403, staff 200, admin 200",
      "POST /luna/predictions/refresh: guest 401, customer 403, staff 200, admin 200",
      "GET /recommendations: guest 401, customer 200, staff 403, admin 403",
      "POST /recommendations/{id}/answer: guest 401, customer 400, staff 403, admin 403",
      "GET /route-analyses: guest 401, customer 400, staff 403, admin 403",
      "GET /what-if: guest 401, customer 400, staff 403, admin 403",
      "GET /luna/workflow/state: guest 401, customer 403, staff 200, admin 200",
      "PUT /luna/workflow/status: guest 401, customer 403, staff 400, admin 400",
      "PUT /luna/workflow/mode: guest 401, customer 403, staff 403, admin 400",
      "GET /luna/workflow: guest 401, customer 403, staff 200, admin 200",
      "POST /luna/workflow/assignments: guest 401, customer 403, staff 200, admin 200",
      "POST /luna/workflow/assignments/{id}/undo: guest 401, customer 403, staff 400, admin 400",
      "POST /luna/workflow/recommendation: guest 401, customer 403, staff 200, admin 200",
      "POST /luna/workflow/suggestions: guest 401, customer 403, staff 400, admin 400",
      "POST /luna/workflow/decisions/{id}/undo: guest 401, customer 403, staff 400, admin 400",
      "POST /newsletter/subscriptions: guest 400, customer 400, staff 400, admin 400",
      "POST /newsletter/confirmations: guest 400, customer 400, staff 400, admin 400",
      "POST /newsletter/unsubscriptions: guest 400, customer 400, staff 400, admin 400",
      "POST /newsletter/preferences/read: guest 400, customer 400, staff 400, admin 400",
      "PUT /newsletter/preferences: guest 400, customer 400, staff 400, admin 400",
      "GET /newsletter/campaigns: guest 401, customer 403, staff 400, admin 400",
      "GET /newsletter/campaigns/counts: guest 401, customer 403, staff 400, admin 400",
      "POST /newsletter/campaigns: guest 401, customer 403, staff 400, admin 400",
      "GET /newsletter/campaigns/{id}: guest 401, customer 403, staff 400, admin 400",
      "PUT /newsletter/campaigns/{id}: guest 401, customer 403, staff 400, admin 400",
      "DELETE /newsletter/campaigns/{id}: guest 401, customer 403, staff 400, admin 400",
      "POST /newsletter/campaigns/{id}/preview: guest 401, customer 403, staff 400, admin 400",
      "POST /newsletter/campaigns/{id}/checks: guest 401, customer 403, staff 400, admin 400",
      "POST /newsletter/links/open: guest 401, customer 403, staff 400, admin 400",
      "POST /newsletter/segments/preview: guest 401, customer 403, staff 400, admin 400",
      "POST /newsletter/campaigns/{id}/test: guest 401, customer 403, staff 400, admin 400",
      "POST /newsletter/campaigns/{id}/start: guest 401, customer 403, staff 400, admin 400",
      "POST /newsletter/campaigns/{id}/pause: guest 401, customer 403, staff 400, admin 400",
      "POST /newsletter/campaigns/{id}/resume: guest 401, customer 403, staff 400, admin 400",
      "POST /newsletter/campaigns/{id}/cancel: guest 401, customer 403, staff 400, admin 400",
      "GET /newsletter/campaigns/{id}/progress: guest 401, customer 403, staff 400, admin 400",
      "GET /newsletter/campaigns/{id}/recipients: guest 401, customer 403, staff 400, admin 400",
      "GET /newsletter/campaigns/{id}/report: guest 401, customer 403, staff 400, admin 400",
      "POST /newsletter/pictures: guest 401, customer 403, staff 400, admin 400",
      "GET /newsletter/registry: guest 401, customer 403, staff 400, admin 400",
      "GET /newsletter/registry/fetched: guest 401, customer 403, staff 200, admin 200",
      "POST /newsletter/registry/loaded: guest 401, customer 403, staff 400, admin 400",
      "GET /newsletter/settings: guest 401, customer 403, staff 200, admin 200",
      "PUT /newsletter/settings: guest 401, customer 403, staff 403, admin 400",
      "GET /newsletter/cards: guest 401, customer 403, staff 200, admin 200",
      "GET /newsletter/subscribers: guest 401, customer 403, staff 400, admin 400",
      "GET /newsletter/subscribers/counts: guest 401, customer 403, staff 400, admin 400",
      "GET /newsletter/subscribers/{id}: guest 401, customer 403, staff 400, admin 400",
      "POST /newsletter/subscribers: guest 401, customer 403, staff 400, admin 400",
      "PUT /newsletter/subscribers/{id}: guest 401, customer 403, staff 400, admin 400",
      "POST /newsletter/subscribers/{id}/unsubscribe: guest 401, customer 403, staff 400, admin 400",
      "GET /newsletter/imports: guest 401, customer 403, staff 200, admin 200",
      "GET /newsletter/imports/{id}: guest 401, customer 403, staff 400, admin 400",
      "POST /newsletter/imports/{id}/start: guest 401, customer 403, staff 400, admin 400",
      "GET /newsletter/imports/{id}/rows: guest 401, customer 403, staff 400, admin 400",
      "GET /newsletter/suppressions: guest 401, customer 403, staff 400, admin 400",
      "POST /newsletter/suppressions: guest 401, customer 403, staff 400, admin 400",
      "DELETE /newsletter/suppressions/{id}: guest 401, customer 403, staff 400, admin 400",
      "GET /notifications: guest 401, customer 400, staff 400, admin 400",
      "GET /notifications/unread: guest 401, customer 200, staff 200, admin 200",
      "POST /notifications/{id}/read: guest 401, customer 400, staff 400, admin 400",
      "POST /notifications/read-all: guest 401, customer 200, staff 200, admin 200",
      "POST /notifications/{id}/dismiss: guest 401, customer 400, staff 400, admin 400",
      "GET /notification-preferences: guest 401, customer 200, staff 200, admin 200",
      "PUT /notification-preferences: guest 401, customer 400, staff 400, admin 400",
      "POST /push-subscriptions: guest 401, customer 400, staff 400, admin 400",
      "POST /push-subscriptions/remove: guest 401, customer 400, staff 400, admin 400",
      "GET /staff/notifications: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/notification-counts: guest 401, customer 403, staff 200, admin 200",
      "POST /staff/notifications/{id}/read: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/notifications/read-all: guest 401, customer 403, staff 200, admin 200",
      "GET /staff/notification-preferences: guest 401, customer 403, staff 200, admin 200",
      "PUT /staff/notification-preferences: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/search: guest 401, customer 403, staff 400, admin 400",
      "GET /places: guest 401, customer 400, staff 400, admin 400",
      "GET /places/suggested-ports: guest 401, customer 400, staff 400, admin 400",
      "GET /places/corrections: guest 401, customer 403, staff 403, admin 400",
      "PUT /places/corrections/{code}: guest 401, customer 403, staff 403, admin 400",
      "DELETE /places/corrections/{code}: guest 401, customer 403, staff 403, admin 400",
      "GET /places/lane-corrections: guest 401, customer 403, staff 403, admin 200",
      "PUT /places/lane-corrections: guest 401, customer 403, staff 403, admin 400",
      "DELETE /places/lane-corrections/{id}: guest 401, customer 403, staff 403, admin 400",
      "POST /staff/orders: guest 401, customer 403, staff 400, admin 400",
      "POST /requests/{id}/reject: guest 401, customer 400, staff 403, admin 403",
      "POST /requests/{id}/revise: guest 401, customer 400, staff 403, admin 403",
      "GET /price-band: guest 401, customer 400, staff 400, admin 400",
      "GET /staff/quotes: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/quote-counts: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/won-value: guest 401, customer 403, staff 200, admin 200",
      "GET /staff/won-quarter: guest 401, customer 403, staff 200, admin 200",
      "GET /staff/quote-choices: guest 401, customer 403, staff 200, admin 200",
      "PUT /staff/quotes/{id}/owner: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/quote-results: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/pricing-basis: guest 401, customer 403, staff 200, admin 200",
      "POST /staff/quotes: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/requests/{id}/unsent-quote: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/quotes/{id}: guest 401, customer 403, staff 400, admin 400",
      "PUT /staff/quotes/{id}: guest 401, customer 403, staff 400, admin 400",
      "PUT /staff/quotes/{id}/status: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/quotes/{id}/rates: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/quote-copies: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/quotes/{id}/events: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/quotes/{id}/editing: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/quotes/{id}/price-help: guest 401, customer 403, staff 400, admin 400",
      "PUT /staff/pricing-settings: guest 401, customer 403, staff 403, admin 400",
      "POST /staff/charges: guest 401, customer 403, staff 403, admin 400",
      "PUT /staff/charges/{id}: guest 401, customer 403, staff 403, admin 400",
      "DELETE /staff/charges/{id}: guest 401, customer 403, staff 403, admin 400",
      "POST /staff/tax-codes: guest 401, customer 403, staff 403, admin 400",
      "PUT /staff/tax-codes/{code}: guest 401, customer 403, staff 403, admin 400",
      "DELETE /staff/tax-codes/{code}: guest 401, customer 403, staff 403, admin 400",
      "GET /offers/{id}: guest 401, customer 400, staff 400, admin 400",
      "GET /requests/{id}/offers: guest 401, customer 400, staff 400, admin 400",
      "POST /offers/{id}/view: guest 401, customer 400, staff 403, admin 403",
      "GET /offers: guest 401, customer 400, staff 403, admin 403",
      "GET /offers/counts: guest 401, customer 200, staff 403, admin 403",
      "GET /offers/{id}/evidence: guest 401, customer 400, staff 400, admin 400",
      "GET /offers/{id}/revisions: guest 401, customer 400, staff 403, admin 403",
      "GET /offers/{id}/difference: guest 401, customer 400, staff 403, admin 403",
      "POST /quote-reasons: guest 400, customer 400, staff 400, admin 400",
      "POST /staff/quote-revisions: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/quotes/{id}/revisions: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/quotes/{id}/difference: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/quotes/{id}/send-suggestion: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/quotes/{id}/mails: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/quotes/{id}/mail-preview: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/quotes/{id}/send: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/quotes/{id}/send/cancel: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/quotes/{id}/reminder: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/quotes/{id}/reminder/cancel: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/quotes/{id}/margin-approvals: guest 401, customer 403, staff 403, admin 400",
      "GET /staff/rates: guest 401, customer 403, staff 200, admin 200",
      "POST /staff/rates: guest 401, customer 403, staff 403, admin 400",
      "POST /staff/rates/refresh: guest 401, customer 403, staff 403, admin 200",
      "POST /quick-requests: guest 401, customer 400, staff 403, admin 403",
      "GET /requests: guest 401, customer 400, staff 403, admin 403",
      "GET /requests/counts: guest 401, customer 200, staff 403, admin 403",
      "GET /requests/{id}: guest 401, customer 400, staff 400, admin 400",
      "PUT /requests/{id}: guest 401, customer 400, staff 403, admin 403",
      "GET /staff/requests: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/requests/counts: guest 401, customer 403, staff 400, admin 400",
      "GET /lane-transit: guest 401, customer 400, staff 400, admin 400",
      "POST /detailed-requests: guest 401, customer 400, staff 403, admin 403",
      "POST /requests/{id}/approve: guest 401, customer 400, staff 403, admin 403",
      "GET /overview: guest 401, customer 200, staff 403, admin 403",
      "GET /shipments: guest 401, customer 400, staff 403, admin 403",
      "GET /shipment-figures: guest 401, customer 400, staff 403, admin 403",
      "GET /shipments/{id}: guest 401, customer 400, staff 403, admin 403",
      "PUT /shipments/{id}/labels: guest 401, customer 400, staff 403, admin 403",
      "PUT /shipments/{id}/feedback: guest 401, customer 400, staff 403, admin 403",
      "POST /staff/shipments: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/shipments: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/shipment-counts: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/shipment-lanes: guest 401, customer 403, staff 200, admin 200",
      "GET /staff/shipments/{id}: guest 401, customer 403, staff 400, admin 400",
      "PUT /staff/shipments/{id}/operations: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/shipments/{id}/notices: guest 401, customer 403, staff 400, admin 400",
      "GET /tasks: guest 401, customer 200, staff 200, admin 200",
      "POST /tasks/{id}/cancel: guest 401, customer 400, staff 400, admin 400",
      "POST /tasks/{id}/retry: guest 401, customer 400, staff 400, admin 400",
      "POST /tasks/{id}/dismiss: guest 401, customer 400, staff 400, admin 400",
      "GET /shipments/{id}/tracking: guest 401, customer 400, staff 400, admin 400",
      "POST /tracking-refreshes: guest 401, customer 200, staff 200, admin 200",
      "GET /tracking-lookups: guest 401, customer 400, staff 400, admin 400",
      "GET /staff/api-keys: guest 401, customer 403, staff 403, admin 200",
      "POST /staff/api-keys: guest 401, customer 403, staff 403, admin 400",
      "DELETE /staff/api-keys/{id}: guest 401, customer 403, staff 403, admin 400",
      "GET /staff/carrier-webhook: guest 401, customer 403, staff 403, admin 200",
      "POST /staff/driver-links: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/shipments/{id}/driver-links: guest 401, customer 403, staff 400, admin 400",
      "DELETE /staff/driver-links/{id}: guest 401, customer 403, staff 400, admin 400",
      "POST /driver-visits: guest 400, customer 400, staff 400, admin 400",
      "POST /driver-reports: guest 400, customer 400, staff 400, admin 400",
      "POST /share-links: guest 401, customer 400, staff 403, admin 403",
      "GET /shipments/{id}/share-links: guest 401, customer 400, staff 403, admin 403",
      "DELETE /share-links/{id}: guest 401, customer 400, staff 403, admin 403",
      "GET /staff/shipments/{id}/share-links: guest 401, customer 403, staff 400, admin 400",
      "DELETE /staff/share-links/{id}: guest 401, customer 403, staff 400, admin 400",
      "POST /share-visits: guest 400, customer 400, staff 400, admin 400",
      "GET /shipments/{id}/route: guest 401, customer 400, staff 400, admin 400",
      "GET /shipment-positions: guest 401, customer 400, staff 400, admin 400",
      "POST /staff/shipments/{id}/events: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/shipments/{id}/retractions: guest 401, customer 403, staff 400, admin 400",
      "POST /staff/shipments/{id}/restorations: guest 401, customer 403, staff 400, admin 400",
      "PUT /staff/shipments/{id}/containers: guest 401, customer 403, staff 400, admin 400",
      "PUT /staff/shipments/{id}/references: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/containers: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/container-counts: guest 401, customer 403, staff 400, admin 400",
      "GET /containers: guest 401, customer 400, staff 403, admin 403",
      "GET /tracking-messages: guest 401, customer 403, staff 400, admin 400",
      "POST /tracking-messages/{id}/settle: guest 401, customer 403, staff 400, admin 400",
      "POST /tracking-messages/{id}/reopen: guest 401, customer 403, staff 400, admin 400",
      "POST /tracking-messages/{id}/assign: guest 401, customer 403, staff 400, admin 400",
      "POST /tracking-imports: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/system-status: guest 401, customer 403, staff 200, admin 200",
      "POST /demo-requests: guest 400, customer 400, staff 400, admin 400",
      "GET /work-items: guest 401, customer 403, staff 400, admin 400",
      "GET /work-items/counts: guest 401, customer 403, staff 400, admin 400",
      "GET /work-items/exception-counts: guest 401, customer 403, staff 400, admin 400",
      "GET /work-items/{id}: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/updates: guest 401, customer 403, staff 200, admin 200",
      "POST /work-items/{id}/assign: guest 401, customer 403, staff 400, admin 400",
      "POST /work-items/{id}/complete: guest 401, customer 403, staff 400, admin 400",
      "POST /work-items/{id}/hand-over: guest 401, customer 403, staff 400, admin 400",
      "POST /work-items/{id}/snooze: guest 401, customer 403, staff 400, admin 400",
      "POST /work-items/{id}/priority: guest 401, customer 403, staff 400, admin 400",
      "POST /work-items/{id}/notes: guest 401, customer 403, staff 400, admin 400",
      "GET /work-items/{id}/mails: guest 401, customer 403, staff 400, admin 400",
      "GET /work-items/{id}/history: guest 401, customer 403, staff 400, admin 400",
      "GET /work-items/calendar: guest 401, customer 403, staff 400, admin 400",
      "GET /work-items/promises: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/activity: guest 401, customer 403, staff 400, admin 400",
      "GET /staff/activity-hours: guest 401, customer 403, staff 200, admin 200",
      "GET /customers/{id}/timeline: guest 401, customer 403, staff 400, admin 400",
      "GET /customers/{id}/figures: guest 401, customer 403, staff 400, admin 400",
      "POST /customers/{id}/notes: guest 401, customer 403, staff 400, admin 400",
      "GET /leads: guest 401, customer 403, staff 400, admin 400",
      "GET /leads/counts: guest 401, customer 403, staff 400, admin 400",
      "POST /leads/{id}/park: guest 401, customer 403, staff 400, admin 400",
      "POST /leads/{id}/give-up: guest 401, customer 403, staff 400, admin 400",
      "POST /leads/{id}/resume: guest 401, customer 403, staff 400, admin 400",
    ]
  `)
})

test('which roles a door lets in', () => {
  expect(doors).toEqual({
    guest: ['guest', 'customer', 'staff', 'admin'],
    person: ['customer', 'staff', 'admin'],
    customer: ['customer'],
    staff: ['staff', 'admin'],
    admin: ['admin'],
  })
})

test('in production the demo does not exist', async () => {
  const production = await startTestServer({ env: productionEnv })
  onTestFinished(() => production.close())
  const admin = await production.signIn('admin')
  for (const procedure of procedures.filter(({ meta }) => meta.demoOnly)) {
    for (const as of [undefined, admin]) {
      const answer = await production.fetch(`/api${procedure.path}`, {
        method: procedure.method,
        ...(as && { as }),
        headers: { origin: 'https://kervan.example', 'content-type': 'application/json' },
        ...(procedure.method !== 'GET' && { body: JSON.stringify({ to: 'a@musteri.example' }) }),
      })
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' })
    }
  }
  const document = (await (await production.fetch('/api/openapi.json')).json()) as { paths: object }
  expect(Object.keys(document.paths).filter((path) => path.startsWith('/demo/'))).toEqual([])
})

describe('who is calling', () => {
  const whoAmI = async (headers: Record<string, string>) => {
    const answer = await server.fetch('/api/session', { headers })
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { person: { id: string; role: string } | null }).person
  }
  const session = (person: SignedIn, change: Partial<typeof sessions.$inferInsert>) =>
    server.services.actAs(system, (tx) =>
      tx.db.update(sessions).set(change).where(eq(sessions.id, person.sessionId)),
    )

  test('each on their own surface', async () => {
    for (const person of Object.values(people))
      expect(await whoAmI(person.headers)).toMatchObject({ id: person.userId, role: person.role })
    expect(await whoAmI({})).toBeNull()
  })

  test('a session of one surface is nobody on the other, also under the other’s cookie name', async () => {
    const { customer, staff } = people
    expect(await whoAmI({ ...customer.headers, 'kervan-surface': 'office' })).toBeNull()
    expect(await whoAmI({ ...staff.headers, 'kervan-surface': 'portal' })).toBeNull()
    const renamed = (person: SignedIn, name: string) => String(person.headers.cookie).replace(/^[^=]+/, name)
    expect(
      await whoAmI({ cookie: renamed(customer, cookieNames.office), 'kervan-surface': 'office' }),
    ).toBeNull()
    expect(
      await whoAmI({ cookie: renamed(staff, cookieNames.portal), 'kervan-surface': 'portal' }),
    ).toBeNull()
    const both = `${customer.headers.cookie}; ${staff.headers.cookie}`
    expect(await whoAmI({ cookie: both, 'kervan-surface': 'office' })).toMatchObject({ role: 'staff' })
    expect(await whoAmI({ cookie: both })).toMatchObject({ role: 'customer' })
    expect(await whoAmI({ cookie: both, 'kervan-surface': 'garbage' })).toMatchObject({ role: 'customer' })
  })

  test('a role that has no business on its session’s surface is nobody', async () => {
    const person = await server.signIn('customer')
    await server.services.actAs(system, (tx) =>
      tx.db.update(users).set({ role: 'admin' }).where(eq(users.id, person.userId)),
    )
    expect(await whoAmI(person.headers)).toBeNull()
  })

  test('a disabled person is nobody from the next call on', async () => {
    const person = await server.signIn('staff')
    expect(await whoAmI(person.headers)).not.toBeNull()
    await server.services.actAs(system, (tx) =>
      tx.db.update(users).set({ disabled_at: new Date().toISOString() }).where(eq(users.id, person.userId)),
    )
    expect(await whoAmI(person.headers)).toBeNull()
    expect((await server.fetch('/api/customers', { as: person })).status).toBe(401)
  })

  test('a deleted session is nobody', async () => {
    const person = await server.signIn('customer')
    await server.services.actAs(system, (tx) =>
      tx.db.delete(sessions).where(eq(sessions.id, person.sessionId)),
    )
    expect(await whoAmI(person.headers)).toBeNull()
  })

  test.each(['customer', 'staff'] as const)(
    'a session of a %s ends with its life and its idle time',
    async (role) => {
      const person = await server.signIn(role)
      const { life, idle } = sessionLifetimes[person.surface]
      const now = Date.now()
      onTestFinished(() => {
        clock = Date.now
      })
      clock = () => now + idle - 10_000
      expect(await whoAmI(person.headers), 'just before the idle time is over').not.toBeNull()
      clock = () => now + idle + 10_000
      expect(await whoAmI(person.headers), 'after the idle time').toBeNull()
      await session(person, { last_active_at: new Date(now + life).toISOString() })
      clock = () => now + life - 10_000
      expect(await whoAmI(person.headers), 'just before its life is over').not.toBeNull()
      await session(person, { last_active_at: new Date(now + life).toISOString() })
      clock = () => now + life + 10_000
      expect(await whoAmI(person.headers), 'after its life').toBeNull()
    },
  )

  const token = 'some-token'
  const cookie = (value: string) => `${cookieNames.portal}=${value}`
  test.each([
    ['an unsigned token', cookie(token)],
    ['a token with an empty signature', cookie(`${token}.`)],
    ['a token with another token’s signature', cookie(`x${signToken(testSecrets, 'portal', token)}`)],
    ['a signature of the other surface', cookie(signToken(testSecrets, 'office', token))],
    ['a well-signed token that no session has', cookie(signToken(testSecrets, 'portal', token))],
    ['an injection, well signed', cookie(signToken(testSecrets, 'portal', "'; set role postgres; --"))],
    ['unicode quotes, well signed', cookie(signToken(testSecrets, 'portal', '‘; set role postgres; --'))],
    ['10 kB, well signed', cookie(signToken(testSecrets, 'portal', 'x'.repeat(10_000)))],
    ['a NUL', cookie('%00.%00')],
    ['a broken escape', cookie('%E0%A4%A')],
    ['only a dot', cookie('.')],
    ['a name that is a prefix', `${cookieNames.portal}x=1`],
    ['no cookie syntax at all', ';;;===;;'],
  ])('%s is nobody', async (_, header) => {
    expect(await whoAmI({ cookie: header })).toBeNull()
  })

  test('a signature that differs in any one character is refused', async () => {
    const { cookie: mine = '' } = people.customer.headers
    const [name = '', value = ''] = mine.split('=', 2)
    const decoded = decodeURIComponent(mine.slice(name.length + 1))
    expect(value.length).toBeGreaterThan(40)
    for (const place of [0, 5, decoded.length - 40, decoded.length - 2]) {
      const other = decoded[place] === 'A' ? 'B' : 'A'
      const tampered = `${decoded.slice(0, place)}${other}${decoded.slice(place + 1)}`
      expect(await whoAmI({ cookie: `${name}=${encodeURIComponent(tampered)}` })).toBeNull()
    }
  })
})
