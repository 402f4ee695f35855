/** Every row that a call of staff changes has an audit row, also where the system has written it for them. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import { contract } from '@kervan/domain/contract.ts'
import { afterAll, expect, test } from 'vitest'
import { proceduresOf, type RoutedProcedure } from '#spine/http/contract-routes.ts'
import { unaudited } from '#testing/catalogue-rules.ts'
import { makeGoods } from '#testing/customer-goods.ts'
import { detailedForm, order, orderForm, waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { query } from '#testing/sign-in.ts'
import { addressOf, type Subject, soundInputs } from '#testing/sound-inputs.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'

// A server of its own: each of its tables gets a second trigger, which notes every change.
const server = await startTestServer({
  env: { LIMIT_TRY_NETWORK: '10000/60', LIMIT_CODE_NETWORK: '10000/60', LIMIT_NEWSLETTER: '10000/60' },
})
afterAll(() => server.close())

await query(
  server,
  `create schema witness;
  create table witness.changes (actor text, role text, change text);
  create function witness.note() returns trigger language plpgsql security definer as $$
  declare subject jsonb := coalesce(to_jsonb(new), to_jsonb(old));
  begin
    insert into witness.changes values (
      current_setting('app.actor', true),
      current_setting('role'),
      concat_ws(' ', tg_table_name, lower(tg_op collate "C"),
        coalesce(subject ->> 'id', subject ->> 'code', subject ->> 'is_only', subject ->> 'item_id', subject ->> 'quote_id',
          subject ->> 'shipment_id', subject ->> 'user_id', (subject ->> 'one') || ' ' || (subject ->> 'other'), ''))
    );
    return null;
  end $$;
  grant usage on schema witness to public;
  do $$
  declare relation text;
  begin
    for relation in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('create trigger witnessed after insert or update or delete on %I for each row execute function witness.note()', relation);
    end loop;
  end $$`,
)

type Change = { role: string; change: string }

/** What somebody has changed, and what of it was audited, but for the tables that are not. */
async function changesOf({ userId }: SignedIn) {
  const isAudited = ({ change }: { change: string }) => !unaudited.includes(change.split(' ')[0] ?? '')
  const changed = await query<Change>(server, 'select role, change from witness.changes where actor = $1', [
    userId,
  ])
  const audited = await query<{ change: string }>(
    server,
    "select concat_ws(' ', subject_table, action, subject_id) as change from audit_entries where actor_id = $1",
    [userId],
  )
  return {
    changed: changed.filter(isAudited),
    audited: audited.map(({ change }) => change).sort(),
  }
}

/** Their own things where a call is about one's own, and otherwise a customer's or a colleague's. */
async function subjectFor(caller: SignedIn, { path }: Pick<RoutedProcedure, 'path'>): Promise<Subject> {
  const customer = await wholeCustomer(server)
  const colleague = await server.signIn('staff')
  const insert = async (text: string, id: string) => (await query<{ id: string }>(server, text, [id]))[0]?.id
  const goods = await makeGoods(
    (text, values) => query(server, text, values),
    customer.userId,
    customer.userId,
  )
  return {
    ...goods,
    userId: path.includes('/people/') ? colleague.userId : customer.userId,
    email: `${customer.userId}@musteri.example`,
    sessionId: (await server.signInAgain(caller)).sessionId,
    dataRequestId:
      (await insert(
        "insert into data_requests (user_id, kind, due_at) values ($1, 'erasure', now()) returning id",
        path.endsWith('/withdraw') ? caller.userId : customer.userId,
      )) ?? '',
    workItemId:
      (await insert(
        "insert into work_items (kind, title, customer_name, due_at) values ('demo_request', $1, 'x', now()) returning id",
        customer.userId,
      )) ?? '',
  }
}

/** Reading leaves its subject as it was: one of each role reads everything. */
async function readerOf(role: 'staff' | 'admin'): Promise<Reader> {
  const caller = await server.signIn(role)
  return { caller, subject: await subjectFor(caller, { path: '' }) }
}
type Reader = { caller: SignedIn; subject: Subject }

test('every procedure that staff may call', async () => {
  const readers = { staff: await readerOf('staff'), admin: await readerOf('admin') }
  const written = new Set<string>()
  for (const procedure of proceduresOf(contract)) {
    const { method, path, meta } = procedure
    const name = `${method} ${path}`
    for (const role of ['staff', 'admin'] as const) {
      if (!mayEnter(meta.door ?? 'admin', role)) continue
      const reader = method === 'GET' ? readers[role] : undefined
      const caller = reader?.caller ?? (await server.signIn(role))
      const inputFor = soundInputs[name]
      const input = inputFor?.(reader?.subject ?? (await subjectFor(caller, procedure))) ?? {}
      const { status } = await server.call(method, addressOf(path, input), { as: caller, body: input.body })
      expect(status, name).toBeLessThan(500)
      const { changed, audited } = await changesOf(caller)
      expect(audited, `${name} as ${role}`).toEqual(changed.map(({ change }) => change).sort())
      // What does not wait for each other is written in any order.
      const kinds = changed.map(
        ({ role: by, change }) =>
          `${name}: ${change.split(' ').slice(0, 2).join(' ')}${by === 'kervan_system' ? ' by the system' : ''}`,
      )
      for (const kind of kinds.sort()) written.add(kind)
    }
  }
  expect([...written]).toMatchInlineSnapshot(`
    [
      "POST /staff/people: users insert",
      "DELETE /staff/people/{id}/invitation: users delete by the system",
      "PUT /staff/people/{id}/absence: staff_profiles insert by the system",
      "PUT /staff/people/{id}/role: users update",
      "POST /people/{id}/disable: users update",
      "POST /people/{id}/enable: users update",
      "PUT /staff/profile: staff_profiles insert",
      "PUT /staff/profile: users update by the system",
      "POST /automations: automation_rules insert",
      "POST /staff/benchmark/send: customer_contacts insert",
      "POST /staff/benchmark/indices: freight_indices insert",
      "POST /staff/chat/conversations/{conversation_id}/messages: profiles update by the system",
      "POST /staff/chat/conversations/{conversation_id}/notes: work_items insert by the system",
      "POST /canned-answers: canned_answers insert",
      "PUT /company/holidays/{day}: company_holidays insert",
      "DELETE /company/holidays/{day}: company_holidays delete",
      "PUT /company/settings: company update",
      "PUT /company/mail-texts/{kind}: mail_texts insert",
      "DELETE /company/mail-texts/{kind}: mail_texts delete",
      "PUT /consents/{purpose}: consents insert",
      "POST /own-data/requests: data_requests insert",
      "POST /own-data/requests: work_items insert by the system",
      "POST /own-data/requests/{id}/withdraw: data_requests update by the system",
      "POST /customers: profiles insert",
      "PUT /customers/{id}/representative: customer_contacts insert",
      "PUT /customers/{id}/representative: profiles update",
      "POST /customers/{id}/mails: customer_contacts insert",
      "POST /customers/{id}/contacts: customer_contacts insert",
      "POST /customers/{id}/contacts: profiles update by the system",
      "POST /customers/{id}/appointments: appointments insert",
      "POST /customers/{id}/appointments: customer_contacts insert by the system",
      "POST /customers/{id}/appointments: work_items insert by the system",
      "POST /data-requests: data_requests insert by the system",
      "POST /data-requests: work_items insert by the system",
      "POST /customer-groups: customer_groups insert",
      "POST /customers/{id}/organisation: organisations insert",
      "POST /customers/{id}/organisation: profiles update",
      "PUT /customers/{id}/organisation: profiles update",
      "PUT /staff/documents/{id}: documents update by the system",
      "PUT /staff/documents/{id}/review: customer_contacts insert by the system",
      "PUT /staff/documents/{id}/review: documents update by the system",
      "PUT /staff/documents/{id}/matter: documents update by the system",
      "DELETE /staff/documents/{id}: documents update by the system",
      "POST /staff/document-requests: customer_contacts insert by the system",
      "POST /staff/document-requests: document_requests insert",
      "POST /exports: tasks insert",
      "POST /saved-views: saved_views insert",
      "PUT /luna/model: luna_settings insert",
      "PUT /staff/market/figures: market_figures insert",
      "PUT /staff/market/figures: market_figures update",
      "POST /staff/market/figures/import: market_figures update",
      "PUT /staff/market/notes: market_notes insert",
      "PUT /luna/workflow/status: workflow_state insert",
      "POST /luna/workflow/assignments: work_item_events insert by the system",
      "POST /luna/workflow/assignments: work_items update by the system",
      "POST /luna/workflow/assignments: workflow_decisions insert",
      "POST /luna/workflow/assignments: workflow_decisions update",
      "POST /newsletter/subscriptions: newsletter_subscribers insert by the system",
      "POST /newsletter/campaigns: newsletter_campaigns insert",
      "PUT /newsletter/settings: newsletter_settings insert",
      "POST /newsletter/subscribers: newsletter_subscribers insert by the system",
      "POST /newsletter/suppressions: newsletter_suppressions insert",
      "PUT /notification-preferences: notification_preferences insert",
      "PUT /staff/notification-preferences: staff_notification_preferences insert",
      "PUT /places/corrections/{code}: place_corrections insert",
      "PUT /places/corrections/{code}: places update",
      "DELETE /places/corrections/{code}: place_corrections delete",
      "DELETE /places/corrections/{code}: places update",
      "PUT /places/lane-corrections: lane_corrections insert",
      "POST /staff/orders: profiles update by the system",
      "POST /staff/orders: quote_events insert by the system",
      "POST /staff/orders: quote_items insert",
      "POST /staff/orders: quote_mails insert",
      "POST /staff/orders: quote_margins insert",
      "POST /staff/orders: quotes insert",
      "POST /staff/orders: quotes update",
      "POST /staff/orders: requests insert",
      "POST /staff/orders: requests update",
      "POST /staff/quotes: profiles update by the system",
      "POST /staff/quotes: quote_events insert by the system",
      "POST /staff/quotes: quote_items insert",
      "POST /staff/quotes: quote_margins insert",
      "POST /staff/quotes: quotes insert",
      "POST /staff/quotes: requests insert",
      "POST /staff/quotes: work_items insert by the system",
      "PUT /staff/quotes/{id}: quote_events insert by the system",
      "PUT /staff/quotes/{id}: quote_items insert",
      "PUT /staff/quotes/{id}: quote_margins update",
      "PUT /staff/quotes/{id}: quotes update",
      "PUT /staff/quotes/{id}/status: quote_margins update",
      "PUT /staff/quotes/{id}/status: quotes update",
      "PUT /staff/quotes/{id}/status: requests update",
      "POST /staff/quotes/{id}/rates: quote_margins update",
      "POST /staff/quotes/{id}/rates: quotes update",
      "POST /staff/quote-copies: profiles update by the system",
      "POST /staff/quote-copies: quote_events insert by the system",
      "POST /staff/quote-copies: quote_item_costs insert",
      "POST /staff/quote-copies: quote_items insert",
      "POST /staff/quote-copies: quote_margins insert",
      "POST /staff/quote-copies: quotes insert",
      "POST /staff/quote-copies: requests insert",
      "POST /staff/quote-copies: work_items insert by the system",
      "POST /staff/charges: charges insert",
      "POST /staff/tax-codes: tax_codes insert",
      "PUT /staff/tax-codes/{code}: tax_codes update",
      "POST /staff/quote-revisions: profiles update by the system",
      "POST /staff/quote-revisions: quote_events insert by the system",
      "POST /staff/quote-revisions: quote_item_costs insert",
      "POST /staff/quote-revisions: quote_items insert",
      "POST /staff/quote-revisions: quote_margins insert",
      "POST /staff/quote-revisions: quotes insert",
      "POST /staff/quote-revisions: requests insert",
      "POST /staff/quote-revisions: work_items insert by the system",
      "POST /staff/quotes/{id}/margin-approvals: margin_approvals insert",
      "POST /staff/quotes/{id}/margin-approvals: quote_events insert by the system",
      "POST /staff/rates: rate_bulletins insert",
      "POST /staff/rates: rates insert",
      "POST /staff/shipments: customer_contacts insert by the system",
      "POST /staff/shipments: profiles update by the system",
      "POST /staff/shipments: quote_events insert by the system",
      "POST /staff/shipments: quote_items insert",
      "POST /staff/shipments: quote_margins insert",
      "POST /staff/shipments: quotes insert",
      "POST /staff/shipments: requests insert",
      "POST /staff/shipments: requests update",
      "POST /staff/shipments: requests update by the system",
      "POST /staff/shipments: shipments insert by the system",
      "POST /staff/shipments: shipments update",
      "POST /staff/shipments: shipments update by the system",
      "POST /staff/shipments: tracking_events insert by the system",
      "PUT /staff/shipments/{id}/operations: shipments update",
      "POST /staff/shipments/{id}/notices: work_items insert by the system",
      "POST /staff/api-keys: api_keys insert",
      "DELETE /staff/api-keys/{id}: api_keys update",
      "POST /staff/driver-links: driver_links insert",
      "DELETE /staff/driver-links/{id}: driver_links update",
      "DELETE /staff/share-links/{id}: share_links update",
      "POST /staff/shipments/{id}/events: shipments update by the system",
      "POST /staff/shipments/{id}/events: tracking_events insert by the system",
      "PUT /staff/shipments/{id}/containers: containers insert",
      "PUT /staff/shipments/{id}/containers: shipments update",
      "PUT /staff/shipments/{id}/containers: shipments update by the system",
      "PUT /staff/shipments/{id}/references: shipments update",
      "PUT /staff/shipments/{id}/references: shipments update by the system",
      "POST /tracking-messages/{id}/settle: tracking_messages update",
      "POST /tracking-messages/{id}/reopen: tracking_messages update",
      "POST /tracking-messages/{id}/assign: customer_contacts insert by the system",
      "POST /tracking-messages/{id}/assign: shipments update by the system",
      "POST /tracking-messages/{id}/assign: tracking_events insert by the system",
      "POST /tracking-messages/{id}/assign: tracking_messages update",
      "POST /tracking-messages/{id}/assign: work_items insert by the system",
      "POST /tracking-imports: customer_contacts insert by the system",
      "POST /tracking-imports: shipments update by the system",
      "POST /tracking-imports: tracking_events insert by the system",
      "POST /tracking-imports: tracking_messages insert by the system",
      "POST /demo-requests: work_items insert by the system",
      "POST /work-items/{id}/assign: work_item_events insert",
      "POST /work-items/{id}/assign: work_items update",
      "POST /work-items/{id}/complete: work_item_events insert",
      "POST /work-items/{id}/complete: work_items update",
      "POST /work-items/{id}/priority: work_item_events insert",
      "POST /work-items/{id}/priority: work_items update",
      "POST /work-items/{id}/notes: work_item_events insert",
      "POST /customers/{id}/notes: customer_contacts insert",
    ]
  `)
})

test('the price of requests that wait for it, and an order without a price', async () => {
  const [customer, staff] = [await wholeCustomer(server), await server.signIn('staff')]
  const detailed = await server.call<{ id: string }>('POST', '/detailed-requests', {
    as: customer,
    body: detailedForm(),
  })
  const forms = [
    { request_id: detailed.body.id },
    { request_id: (await waitingRequest(server, customer)).id },
    { quote_amount: undefined },
  ]
  for (const form of forms) expect((await order(server, staff, orderForm(customer, form))).status).toBe(201)
  const { changed, audited } = await changesOf(staff)
  expect(audited).toEqual(changed.map(({ change }) => change).sort())
  const bySystem = changed.filter(({ role }) => role === 'kervan_system')
  const kinds = bySystem.map(({ change }) => change.split(' ').slice(0, 2).join(' '))
  expect(kinds.sort()).toEqual([
    // Each price is contact with the customer.
    ...Array.from({ length: 3 }, () => 'profiles update'),
    ...Array.from({ length: 4 }, () => 'quote_events insert'),
    'work_items insert',
    'work_items update',
    'work_items update',
  ])
  // What a customer does, by the system too, is not audited.
  expect((await changesOf(customer)).changed.length).toBeGreaterThan(0)
  expect((await changesOf(customer)).audited).toEqual([])
})

test('nothing is audited in nobody’s name: neither jobs nor the filling of the demo', async () => {
  expect(await query(server, 'select from audit_entries where actor_id is null')).toEqual([])
})
