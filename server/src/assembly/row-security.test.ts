import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { type Actor, guest, signingIn } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'
import { writtenPrice } from '#testing/quotes.ts'
import { freshDoor } from '#testing/test-database.ts'

/** Rows of customer A in every table; the test fails when a table is missing here. */
const a = randomUUID()
const b = randomUUID()
const rowsOfA: Record<string, string> = {
  users: `insert into users (id, email, name, role) values ('${a}', 'a@musteri.example', 'A', 'customer')`,
  canned_answers: `insert into canned_answers (title, text) values ('x', 'x')`,
  customer_groups: `select`, // filled by a migration
  automation_switches: `insert into automation_switches (job, is_on) values ('expire_quotes', true)`,
  automation_rules: `insert into automation_rules (id, name, trigger) values ('${a}', 'x', 'request.created')`,
  automation_counts: `insert into automation_counts (rule_id) values ('${a}')`,
  automation_runs: `insert into automation_runs (id, rule_id, event_key, status) values ('${a}', '${a}', 'x', 'done')`,
  automation_deliveries: `insert into automation_deliveries (run_id, rule_id, url, body, status) values ('${a}', '${a}', 'x', '{}', 'dead')`,
  organisations: `insert into organisations (id, name) values ('${a}', 'x')`,
  profiles: `insert into profiles (id, email, organisation_id) values ('${a}', 'a@musteri.example', '${a}')`,
  customer_contacts: `insert into customer_contacts (customer_id, kind, outcome, created_by) values ('${a}', 'call', 'reached', '${a}')`,
  appointments: `insert into appointments (customer_id, title, starts_at, ends_at, staff_id, created_by) values ('${a}', 'x', now(), now() + interval '1 hour', '${a}', '${a}')`,
  erasures: `with asked as (insert into data_requests (kind, due_at) values ('access', now()) returning id) insert into erasures (request_id, record_id) select id, '${a}' from asked`,
  customer_imports: `insert into customer_imports (id, file_name, heads, row_count) values ('${a}', 'x', '[]', 1)`,
  customer_import_rows: `insert into customer_import_rows (import_id, line, cells, customer_id) values ('${a}', 2, '[]', '${a}')`,
  customer_merges: `insert into customer_merges (kept_id, gone_id) values ('${a}', '${b}')`,
  distinct_customers: `with other as (insert into profiles (phone) values ('5') returning id) insert into distinct_customers (one, other) select least(id, '${a}'::uuid), greatest(id, '${a}'::uuid) from other`,
  sessions: `insert into sessions (user_id, token, surface, expires_at) values ('${a}', 'token-a', 'portal', now() + interval '1 day')`,
  accounts: `insert into accounts (user_id, account_id, provider_id, password) values ('${a}', '${a}', 'credential', 'hash')`,
  verifications: `insert into verifications (identifier, value, expires_at) values ('hash', 'hash', now() + interval '1 day')`,
  known_devices: `insert into known_devices (user_id, device_hash, device) values ('${a}', 'hash', 'Chrome')`,
  consents: `insert into consents (user_id, purpose, granted, text_version) values ('${a}', 'marketing', true, '1')`,
  data_requests: `insert into data_requests (user_id, kind, due_at) values ('${a}', 'erasure', now())`,
  mails: `insert into mails (recipient, sealed) values ('a@musteri.example', 'x')`,
  inbox_mails: `insert into inbox_mails (recipient, subject, letter) values ('a@musteri.example', '', '{}')`,
  audit_entries: `insert into audit_entries (actor_id, subject_table, subject_id, action) values ('${a}', 'users', '${a}', 'update')`,
  idempotency_keys: `insert into idempotency_keys (scope, key, request_hash) values ('user:${a}', 'key-of-a', 'x')`,
  sendings: `insert into sendings (address_hash) values ('hash-of-a')`,
  limits: `insert into limits (key, points) values ('testMail:a', 1)`,
  outbox: `insert into outbox (name, audiences, data) values ('test', array['user:${a}'], '{}')`,
  outbox_head: `select`, // its row is made by a migration
  newsletter_subscribers: `insert into newsletter_subscribers (email, subscription_source) values ('a@musteri.example', 'website')`,
  newsletter_campaigns: `insert into newsletter_campaigns (id, title, subject, segment) values ('${a}', 'x', 'x', '{}')`,
  newsletter_contents: `insert into newsletter_contents (campaign_id) values ('${a}')`,
  newsletter_recipients: `insert into newsletter_recipients (id, campaign_id, email) values ('${a}', '${a}', 'a@musteri.example')`,
  newsletter_links: `insert into newsletter_links (campaign_id, position, url) values ('${a}', 0, 'https://kervan.example')`,
  newsletter_hits: `insert into newsletter_hits (campaign_id, recipient_id, kind) values ('${a}', '${a}', 'open')`,
  newsletter_consents: `insert into newsletter_consents (email, answer, source, recipient_type, at, registry_due_at) values ('a@musteri.example', 'ONAY', 'HS_WEB', 'BIREYSEL', now(), now())`,
  newsletter_suppressions: `insert into newsletter_suppressions (email, reason) values ('a@musteri.example', 'manual')`,
  newsletter_imports: `insert into newsletter_imports (id, kind, file_name, heads, row_count) values ('${a}', 'subscribers', 'x', '[]', 1)`,
  newsletter_import_rows: `insert into newsletter_import_rows (import_id, line, cells) values ('${a}', 2, '[]')`,
  newsletter_settings: `insert into newsletter_settings (data) values ('{}')`,
  visitor_consents: `insert into visitor_consents (visitor_id, purpose, granted, text_version) values ('${a}', 'analytics', true, '1')`,
  visitor_sessions: `insert into visitor_sessions (id, visitor_id, user_type, current_page, device_type, browser, network) values ('${a}', '${a}', 'customer', '/', 'desktop', 'x', '192.0.2.0')`,
  page_views: `insert into page_views (session_id, page_path) values ('${a}', '/')`,
  visit_invitations: `insert into visit_invitations (session_id, kind, message_text, staff_id) values ('${a}', 'invite', 'x', '${a}')`,
  anonymous_views: `insert into anonymous_views (day, kind, page, views) values ('2026-01-01', 'robot', '/', 1)`,
  page_days: `insert into page_days (day, page) values ('2026-01-01', '/')`,
  visit_days: `insert into visit_days (day, user_type, device_type, country, source, campaign) values ('2026-01-01', 'guest', 'desktop', '', '', '')`,
  view_rolls: `insert into view_rolls (id, rolled_until) values (1, '2026-01-01')`,
  stale_view_days: `insert into stale_view_days (day) values ('2026-01-01')`,
  places: `insert into places (code, name, country_code, kinds, latitude, longitude) values ('TRMER', 'Mersin', 'TR', '{port}', 36, 34)`,
  place_corrections: `insert into place_corrections (code, ports) values ('TRMER', '{TRISK}')`,
  lane_corrections: `insert into lane_corrections (shipment_type, one_country, other_country, soonest_days, latest_days) values ('sea', 'DE', 'TR', 9, 12)`,
  market_figures: `insert into market_figures (kind, subject, day, value, source) values ('fuel', 'NLRTM', '2026-01-05', 600, 'x')`,
  market_notes: `insert into market_notes (kind, severity, title, text, source, valid_from, valid_until) values ('weather', 'low', 'x', 'x', 'x', '2026-01-05', '2026-01-06')`,
  benchmark_months: `insert into benchmark_months (month, prices) values ('2026-01', 1)`,
  benchmark_prices: `insert into benchmark_prices (origin, destination, basis, month, median_usd, quotes, firms, window_months) values ('Mersin', 'Hamburg', 'dry_40', '2026-01', 1000, 5, 3, 1)`,
  benchmark_lanes: `insert into benchmark_lanes (origin, destination, month, mode) values ('Mersin', 'Hamburg', '2026-01', 'sea')`,
  freight_indices: `insert into freight_indices (name, origin, destination, unit, month, usd, source, published_on) values ('x', 'Mersin', 'Hamburg', 'dry_40', '2026-01', 1000, 'x', '2026-01-05')`,
  predictions: `insert into predictions (kind) values ('quotes_won')`,
  port_waits: `insert into port_waits (port_code, side, recent_median, recent_low, recent_high, recent_sample, usual_sample) values ('TRMER', 'destination', 1, 1, 1, 5, 0)`,
  insights: `insert into insights (key, customer_id, category, title, description, impact, urgency, location, recommendation, evidence) values ('late:a', '${a}', 'traffic', 'x', 'x', 'low', 'normal', 'x', 'x', '[]')`,
  recommendations: `insert into recommendations (customer_id, key, kind, title, text, action_label, action_link, evidence) values ('${a}', 'late:a', 'late', 'x', 'x', 'x', '/dashboard', '[]')`,
  rate_bulletins: `insert into rate_bulletins (id, source, date) values ('${a}', 'shipped', '2026-09-18')`,
  rates: `insert into rates (bulletin_id, currency, buying) values ('${a}', 'EUR', '55.7981')`,
  requests: `insert into requests (id, number, customer_id, form, title, shipment_type, quote_due_at, created_by) values ('${a}', 'TLP-A', '${a}', 'quick', 'x', 'sea', now(), '${a}')`,
  request_sources: `insert into request_sources (request_id, session_id, source, campaign, entry_page) values ('${a}', '${a}', '', '', '/')`,
  request_analyses: `insert into request_analyses (request_id, customer_id, findings) values ('${a}', '${a}', '{x}')`,
  quotes: `insert into quotes (id, quote_no, customer_id, request_id, status, sent_at, shipment_type, currency, total_amount, validity_days, valid_until, created_by, ${writtenPrice.columns}) values ('${a}', 'KRV-A', '${a}', '${a}', 'sent', now(), 'sea', 'EUR', 1, 1, now(), '${a}', ${writtenPrice.values(1)})`,
  quote_items: `insert into quote_items (id, quote_id, sort_order, kind, title, unit_price, currency, tax_code, tax_percent) values ('${a}', '${a}', 1, 'ocean', 'x', 1, 'EUR', '311', 0)`,
  quote_item_costs: `insert into quote_item_costs (item_id, quote_id, unit_cost, currency) values ('${a}', '${a}', 1, 'EUR')`,
  quote_margins: `insert into quote_margins (quote_id, target_margin_pct) values ('${a}', 18)`,
  quote_events: `insert into quote_events (quote_id, event, actor_id) values ('${a}', 'viewed', '${a}')`,
  quote_mails: `insert into quote_mails (quote_id, kind, state, recipients, subject, send_at, created_by) values ('${a}', 'offer', 'scheduled', '["a@musteri.example"]', 'x', now(), '${a}')`,
  quote_acceptances: `insert into quote_acceptances (quote_id, customer_id, person_name, person_email, ip_address, user_agent, options, total_amount, currency) values ('${a}', '${a}', 'A', 'a@musteri.example', '192.0.2.1', 'x', '[]', 1, 'EUR')`,
  margin_approvals: `insert into margin_approvals (quote_id, margin_pct, approved_by, approved_by_name) values ('${a}', 5, '${a}', 'A')`,
  tax_codes: `select`, // these three are filled by a migration
  charges: `select`,
  pricing_settings: `select`,
  answer_times: `insert into answer_times (median_hours, sample) values (18, 1)`,
  shipments: `insert into shipments (id, shipment_number, customer_id, request_id, shipment_type) values ('${a}', 'SH-A', '${a}', '${a}', 'sea')`,
  containers: `insert into containers (shipment_id, customer_id, number) values ('${a}', '${a}', 'CSQU3054383')`,
  shipment_feedback: `insert into shipment_feedback (shipment_id, customer_id, stars) values ('${a}', '${a}', 5)`,
  documents: `insert into documents (id, number, customer_id, file_name, file_type, file_size, file_path, sha256, crc32, document_type, uploaded_by) values ('${a}', 'BLG-A', '${a}', 'a.pdf', 'application/pdf', 1, 'x', 'x', 0, 'invoice', 'customer')`,
  document_requests: `insert into document_requests (customer_id, shipment_id, paper) values ('${a}', '${a}', 'packing_list')`,
  share_links: `insert into share_links (id, shipment_id, customer_id, expires_at) values ('${a}', '${a}', '${a}', now())`,
  share_visits: `insert into share_visits (link_id, customer_id) values ('${a}', '${a}')`,
  tracking_events: `insert into tracking_events (shipment_id, customer_id, source, source_event_id, told_at, kind, happened_at, digest) values ('${a}', '${a}', 'kervan', 'x', now(), 'created', now(), 'x')`,
  tracking_messages: `insert into tracking_messages (source, content, why, digest) values ('dcsa', 'x', 'x', 'x')`,
  carrier_polls: `insert into carrier_polls (shipment_id, asked_at) values ('${a}', now())`,
  carrier_pause: `insert into carrier_pause (id) values (1)`,
  api_keys: `insert into api_keys (key_hash, name, customer_id, created_by) values ('\\x00', 'x', '${a}', '${a}')`,
  driver_links: `insert into driver_links (shipment_id, created_by, expires_at) values ('${a}', '${a}', now())`,
  notifications: `insert into notifications (user_id, kind, title, message, link) values ('${a}', 'request', 'x', 'x', '/')`,
  notification_preferences: `insert into notification_preferences (user_id) values ('${a}')`,
  staff_notifications: `insert into staff_notifications (user_id, type, title, link) values ('${a}', 'request', 'x', '/')`,
  staff_notification_preferences: `insert into staff_notification_preferences (user_id) values ('${a}')`,
  push_subscriptions: `insert into push_subscriptions (user_id, endpoint, p256dh, auth) values ('${a}', 'https://push.example/a', 'x', 'x')`,
  chat_guests: `insert into chat_guests (id, token_hash, full_name, phone, consent_version) values ('${a}', 'x', 'A', '5', 'x')`,
  chat_conversations: `insert into chat_conversations (id, customer_id, guest_id) values ('${a}', '${a}', '${a}')`,
  chat_rounds: `insert into chat_rounds (conversation_id, opened_by) values ('${a}', 'customer')`,
  chat_positions: `insert into chat_positions (conversation_id, side) values ('${a}', 'customer')`,
  chat_messages: `insert into chat_messages (id, conversation_id, position, sender_type, message_text) values ('${a}', '${a}', 1, 'customer', 'x')`,
  chat_attachments: `insert into chat_attachments (message_id, document_id) values ('${a}', '${a}')`,
  chat_notes: `insert into chat_notes (conversation_id, text, created_by) values ('${a}', 'x', '${a}')`,
  chat_notices: `insert into chat_notices (conversation_id) values ('${a}')`,
  inbound_mails: `insert into inbound_mails (fingerprint, outcome, sender, conversation_id) values ('x', 'unknown', 'a@musteri.example', '${a}')`,
  chat_events: `insert into chat_events (conversation_id, kind, actor_id) values ('${a}', 'taken', '${a}')`,
  work_items: `insert into work_items (kind, title, customer_name, email, due_at) values ('demo_request', 'x', 'A', 'a@musteri.example', now())`,
  work_item_events: `insert into work_item_events (work_item_id, kind, actor_id) select id, 'note', '${a}' from work_items limit 1`,
  tasks: `insert into tasks (user_id, kind, title, input) values ('${a}', 'export', 'x', '{}')`,
  switched_job_marks: `insert into switched_job_marks (job, key) values ('expire_quotes', 'x')`,
  luna_settings: 'insert into luna_settings (id) values (1)',
  workflow_state: `insert into workflow_state (status) values ('paused')`,
  workflow_decisions: `insert into workflow_decisions (key, kind, answer, decided_by) values ('x', 'stand_in', 'dismissed', '${a}')`,
  model_calls: `insert into model_calls (prompt, model, sent) values ('answer.v1', 'x', '{}')`,
  upload_sweeps: 'insert into upload_sweeps (expired) values (1)',
  uploads: `insert into uploads (id, user_id, upload_key, name, type, size) values ('${a}', '${a}', 'key-of-a', 'a.png', 'image/png', 1)`,
  saved_views: `insert into saved_views (user_id, list, name, query, position) values ('${a}', 'requests', 'x', '', 0)`,
  company_holidays: `insert into company_holidays (day, name) values ('2040-01-02', 'x')`,
  mail_texts: `insert into mail_texts (kind, subject, opening) values ('offer', 'x', 'x')`,
  company: `insert into company (data) values ('{}')`,
  staff_profiles: `insert into staff_profiles (id, signature) values ('${a}', 'A')`,
  representatives: `insert into representatives (id, name, email, phone, specialties, rank) values ('${a}', 'A', 'a@kervan.example', '', '{}', 1)`,
}

/** What is meant for everybody to read, and only to read. */
const readable = {
  kervan_guest: ['company', 'company_holidays', 'inbox_mails', 'places'],
  kervan_customer: [
    'answer_times',
    'company',
    'company_holidays',
    'inbox_mails',
    'lane_corrections',
    'market_figures',
    'market_notes',
    'place_corrections',
    'places',
    'port_waits',
    'representatives',
  ],
}

const customerB: Actor = { role: 'customer', userId: b, sessionId: randomUUID() }
const staffB: Actor = { role: 'staff', userId: b, sessionId: randomUUID() }
const adminB: Actor = { role: 'admin', userId: b, sessionId: randomUUID() }

const door = await freshDoor()
const owner = new pg.Client(door.access.owner)
await owner.connect()
for (const statement of Object.values(rowsOfA)) await owner.query(statement)
await owner.query(
  `insert into users (id, email, name, role) values ('${b}', 'b@musteri.example', 'B', 'customer')`,
)
await owner.query(`insert into profiles (id, email) values ('${b}', 'b@musteri.example')`)
afterAll(async () => {
  await owner.end()
  await door.close()
})

const tables = Object.keys(rowsOfA)
const ownerColumn: Record<string, string> = {
  users: 'id',
  profiles: 'id',
  sessions: 'user_id',
  known_devices: 'user_id',
  consents: 'user_id',
  data_requests: 'user_id',
  requests: 'customer_id',
  request_analyses: 'customer_id',
  quotes: 'customer_id',
  shipments: 'customer_id',
  containers: 'customer_id',
  shipment_feedback: 'customer_id',
  documents: 'customer_id',
  document_requests: 'customer_id',
  share_links: 'customer_id',
  share_visits: 'customer_id',
  tracking_events: 'customer_id',
  notifications: 'user_id',
  notification_preferences: 'user_id',
  staff_notifications: 'user_id',
  staff_notification_preferences: 'user_id',
  push_subscriptions: 'user_id',
  chat_conversations: 'customer_id',
  tasks: 'user_id',
  uploads: 'user_id',
  saved_views: 'user_id',
}

test('every table is tried', async () => {
  const { rows } = await owner.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1",
  )
  expect([...tables].sort()).toEqual(rows.map((row) => row.name))
  for (const table of tables)
    expect((await owner.query(`select from ${table}`)).rowCount, table).toBeGreaterThan(0)
})

const denied = '42501'

/** How many rows a statement touched, or the code it was refused with; what it did is undone. */
async function attempt(actor: Actor, statement: string): Promise<number | string> {
  let touched = 0
  return door
    .actAs(actor, async (tx) => {
      touched = (await tx.db.execute(sql.raw(statement))).rowCount ?? 0
      throw new Error('undo')
    })
    .catch((error: Error & { cause?: { code?: string } }) => error.cause?.code ?? touched)
}

async function columnsOf(table: string): Promise<{ last: string; all: string; owner: string }> {
  const { rows } = await owner.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  const names = rows.map((row) => `"${row.name}"`)
  const owned = ownerColumn[table]
  return {
    last: names.at(-1) ?? '',
    all: names.join(', '),
    owner: owned ? `"${owned}" is distinct from '${b}'` : 'true',
  }
}

describe.each([
  ['kervan_customer', customerB],
  ['kervan_guest', guest],
] as const)('%s', (role, actor) => {
  test.each(tables)('%s: reads nothing of A’s and writes nothing', async (table) => {
    const { rows } = await owner.query<{ cmd: string }>(
      "select cmd from pg_policies where schemaname = 'public' and tablename = $1 and $2 = any(roles)",
      [table, role],
    )
    const may = new Set(rows.map((row) => row.cmd))
    const columns = await columnsOf(table)
    const shared = (readable[role] as string[]).includes(table)

    const read = await attempt(actor, `select from ${table} where ${columns.owner}`)
    if (shared) expect(read).toBeGreaterThan(0)
    else expect(read).toBe(may.has('SELECT') ? 0 : denied)

    const { rows: existing } = await owner.query(
      `select to_jsonb(t) as row from ${table} t where ${columns.owner} limit 1`,
    )
    const copy = JSON.stringify(existing[0]?.row).replaceAll("'", "''")
    const inserted = await attempt(
      actor,
      `insert into ${table} (${columns.all}) overriding system value select ${columns.all} from jsonb_populate_record(null::${table}, '${copy}')`,
    )
    expect(inserted).toBe(denied)

    const updated = await attempt(
      actor,
      `update ${table} set ${columns.last} = ${columns.last} where ${columns.owner}`,
    )
    expect(updated).toBe(may.has('UPDATE') ? 0 : denied)
    const deleted = await attempt(actor, `delete from ${table} where ${columns.owner}`)
    expect(deleted).toBe(may.has('DELETE') ? 0 : denied)
    expect(await attempt(actor, `truncate ${table}`)).toBe(denied)
  })

  test('what a customer may write is their own consents, requests, opinions, notifications, views, tasks and uploads; their profile is written for them', async () => {
    const { rows } = await owner.query<{ right: string }>(
      `select tablename || ' ' || cmd as right from pg_policies
       where schemaname = 'public' and $1 = any(roles) and cmd <> 'SELECT' order by 1`,
      [role],
    )
    expect(rows.map((row) => row.right)).toEqual(
      role === 'kervan_customer'
        ? [
            'consents INSERT',
            'data_requests INSERT',
            'notification_preferences INSERT',
            'notification_preferences UPDATE',
            'notifications UPDATE',
            'push_subscriptions DELETE',
            'requests INSERT',
            'saved_views DELETE',
            'saved_views INSERT',
            'saved_views UPDATE',
            'share_links INSERT',
            'share_links UPDATE',
            'shipment_feedback INSERT',
            'shipment_feedback UPDATE',
            'tasks INSERT',
            'tasks UPDATE',
            'uploads INSERT',
          ]
        : [],
    )
  })

  test.each([
    'set role postgres',
    'set session authorization postgres',
    'select * from migrations',
    'select * from pgboss.job',
    'create table mine (id int)',
    'copy users to program $$true$$',
    "select pg_read_file('PG_VERSION')",
  ])('gets no further by: %s', async (statement) => {
    const answer = await attempt(actor, statement)
    expect(answer).toBe(denied)
  })
})

const decide = (userId: string) =>
  `insert into consents (user_id, purpose, granted, text_version) values ('${userId}', 'marketing', true, '1')`
const ask = (userId: string) =>
  `insert into data_requests (user_id, kind, due_at) values ('${userId}', 'erasure', now())`

test('B sees what is B’s, and writes in B’s own name only', async () => {
  expect(await attempt(customerB, 'select from profiles')).toBe(1)
  expect(await attempt(customerB, 'select from users')).toBe(1)
  expect(await attempt(customerB, "update profiles set phone = '1'")).toBe(denied)
  for (const write of [decide, ask]) {
    expect(await attempt(customerB, write(b))).toBe(1)
    expect(await attempt(customerB, write(a))).toBe(denied)
  }
})

describe('the office', () => {
  test.each([
    ['staff', staffB],
    ['an admin', adminB],
  ])('%s neither sees nor ends anybody else’s sessions, devices or passwords', async (_, actor) => {
    expect(await attempt(actor, `select from sessions where user_id = '${a}'`)).toBe(0)
    expect(await attempt(actor, `select from known_devices where user_id = '${a}'`)).toBe(0)
    expect(await attempt(actor, `delete from sessions where user_id = '${a}'`)).toBe(denied)
    for (const table of ['accounts', 'verifications', 'mails', 'limits', 'outbox', 'idempotency_keys'])
      expect(await attempt(actor, `select from ${table}`), table).toBe(denied)
  })

  test('staff see no consents and requests of others, an admin all; neither writes in another’s name', async () => {
    for (const table of ['consents', 'data_requests']) {
      expect(await attempt(staffB, `select from ${table} where user_id = '${a}'`), table).toBe(0)
      expect(await attempt(adminB, `select from ${table} where user_id = '${a}'`), table).toBe(1)
    }
    for (const actor of [staffB, adminB])
      for (const write of [decide, ask]) expect(await attempt(actor, write(a))).toBe(denied)
    expect(await attempt(adminB, 'update consents set granted = false')).toBe(denied)
    expect(await attempt(staffB, 'update data_requests set note = note')).toBe(denied)
  })

  test('staff change nobody’s account; an admin deletes none', async () => {
    for (const change of [
      "update users set role = 'admin'",
      'delete from users',
      "insert into users (email, name, role) values ('x@kervan.example', 'X', 'admin')",
    ])
      expect(await attempt(staffB, change)).toBe(denied)
    expect(await attempt(adminB, 'delete from users')).toBe(denied)
  })
})

test('the sign-in library reaches the tables of signing in and nothing else', async () => {
  const reached: string[] = []
  for (const table of tables) {
    const answer = await attempt(signingIn, `select from ${table}`)
    if (answer === denied) continue
    expect(answer, table).toBeGreaterThan(0)
    reached.push(table)
  }
  expect(reached.sort()).toEqual([
    'accounts',
    'known_devices',
    'sendings',
    'sessions',
    'users',
    'verifications',
  ])
  for (const statement of [
    'delete from users',
    'delete from known_devices',
    "insert into outbox (name, audiences, data) values ('customer.joined', array['staff'], '{}')",
    "insert into audit_entries (subject_table, subject_id, action) values ('users', '1', 'update')",
    "insert into company (data) values ('{}')",
    'select from pgboss.job',
    'set role postgres',
  ])
    expect(await attempt(signingIn, statement), statement).toBe(denied)
})
