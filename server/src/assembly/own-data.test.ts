/** The copy of one's own data: complete, one's own, and without secrets. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { writtenPrice } from '#testing/quotes.ts'
import { sharedServer } from '#testing/shared-server.ts'

const server = await sharedServer()
const owner = new pg.Client(server.access.owner)
await owner.connect()
afterAll(() => owner.end())

type Export = { sections: { name: string; rows: Record<string, unknown>[] }[] }
/** A row of the person in each table, and the section that must show it. */
const shown: Record<string, { section: string; canary: (id: string, mark: string) => string }> = {
  users: { section: 'Hesap', canary: (id, mark) => `update users set name = '${mark}' where id = '${id}'` },
  profiles: {
    section: 'Profil',
    canary: (id, mark) => `update profiles set position = '${mark}' where id = '${id}'`,
  },
  organisations: {
    section: 'Firma',
    canary: (id, mark) =>
      `with firm as (insert into organisations (name, tax_office) values ('${mark}', 'gizli-not') returning id) update profiles set organisation_id = firm.id from firm where profiles.id = '${id}'`,
  },
  customer_contacts: {
    section: 'Size yazılan e-postalar',
    canary: (id, mark) =>
      `insert into customer_contacts (customer_id, kind, subject, mail_state, outcome, text, created_by) values ('${id}', 'mail', '${mark}', 'sent', null, '', '${id}'), ('${id}', 'call', '', null, 'reached', 'gizli-not', '${id}')`,
  },
  appointments: {
    section: 'Randevular',
    canary: (id, mark) =>
      `insert into appointments (customer_id, title, starts_at, ends_at, staff_id, created_by) values ('${id}', '${mark}', now(), now() + interval '1 hour', '${id}', '${id}')`,
  },
  representatives: {
    section: 'Temsilci bilgileri',
    canary: (id, mark) =>
      `insert into representatives (id, name, email, phone, specialties, rank) values ('${id}', '${mark}', 'x@kervan.example', '', '{}', 99)`,
  },
  staff_profiles: {
    section: 'Personel bilgileri',
    canary: (id, mark) => `insert into staff_profiles (id, signature) values ('${id}', '${mark}')`,
  },
  sessions: {
    section: 'Oturumlar',
    canary: (id, mark) => `update sessions set user_agent = '${mark}' where user_id = '${id}'`,
  },
  known_devices: {
    section: 'Bilinen cihazlar',
    canary: (id, mark) =>
      `insert into known_devices (user_id, device_hash, device) values ('${id}', 'gizli-cihaz', '${mark}')`,
  },
  consents: {
    section: 'Onaylar',
    canary: (id, mark) =>
      `insert into consents (user_id, purpose, granted, text_version) values ('${id}', 'marketing', true, '${mark}')`,
  },
  data_requests: {
    section: 'Veri talepleri',
    canary: (id, mark) =>
      `insert into data_requests (user_id, kind, note, due_at) values ('${id}', 'erasure', '${mark}', now())`,
  },
  requests: {
    section: 'Talepler',
    canary: (id, mark) =>
      `insert into requests (id, number, customer_id, form, title, shipment_type, quote_due_at, created_by, staff_notes) values ('${id}', 'TLP-${id}', '${id}', 'quick', '${mark}', 'sea', now(), '${id}', 'gizli-not')`,
  },
  request_analyses: {
    section: 'Ön değerlendirmeler',
    canary: (id, mark) =>
      `insert into request_analyses (request_id, customer_id, findings) values ('${id}', '${id}', '{${mark}}')`,
  },
  insights: {
    section: 'Operasyon bulguları',
    canary: (id, mark) =>
      `insert into insights (key, customer_id, category, title, description, impact, urgency, location, recommendation, evidence) values ('${mark}', '${id}', 'traffic', '${mark}', 'x', 'low', 'normal', 'x', 'x', '[]')`,
  },
  recommendations: {
    section: 'Öneriler',
    canary: (id, mark) =>
      `insert into recommendations (customer_id, key, kind, title, text, action_label, action_link, evidence) values ('${id}', '${mark}', 'late', '${mark}', 'x', 'x', '/dashboard', '[]')`,
  },
  quotes: {
    section: 'Teklifler',
    canary: (id, mark) =>
      `insert into quotes (id, quote_no, customer_id, status, sent_at, title, shipment_type, currency, total_amount, validity_days, valid_until, created_by, ${writtenPrice.columns}) values ('${id}', 'KRV-${id}', '${id}', 'sent', now(), '${mark}', 'sea', 'EUR', 1, 1, now(), '${id}', ${writtenPrice.values(1)})`,
  },
  quote_acceptances: {
    section: 'Teklif onayları',
    canary: (id, mark) =>
      `insert into quote_acceptances (quote_id, customer_id, person_name, person_email, ip_address, user_agent, options, total_amount, currency) values ('${id}', '${id}', '${mark}', 'a@musteri.example', '192.0.2.1', 'x', '[]', 1, 'EUR')`,
  },
  quote_items: {
    section: 'Teklif kalemleri',
    canary: (id, mark) =>
      `insert into quote_items (quote_id, sort_order, kind, title, unit_price, currency, tax_code, tax_percent) values ('${id}', 1, 'ocean', '${mark}', 1, 'EUR', '311', 0)`,
  },
  quote_events: {
    section: 'Teklif hareketleri',
    canary: (id, mark) =>
      `insert into quote_events (quote_id, event, actor_id, meta) values ('${id}', 'viewed', '${id}', '{"ip_address": "${mark}"}')`,
  },
  shipments: {
    section: 'Gönderiler',
    canary: (id, mark) =>
      `insert into shipments (id, shipment_number, customer_id, title, shipment_type, operations_notes) values ('${id}', 'SH-${id}', '${id}', '${mark}', 'sea', 'gizli-not')`,
  },
  containers: {
    section: 'Konteynerler',
    canary: (id, mark) =>
      `insert into containers (shipment_id, customer_id, number, seal) values ('${id}', '${id}', 'CSQU3054383', '${mark}')`,
  },
  shipment_feedback: {
    section: 'Gönderi değerlendirmeleri',
    canary: (id, mark) =>
      `insert into shipment_feedback (shipment_id, customer_id, stars, comment) values ('${id}', '${id}', 5, '${mark}')`,
  },
  documents: {
    section: 'Belgeler',
    canary: (id, mark) =>
      `insert into documents (id, number, customer_id, file_name, file_type, file_size, file_path, sha256, crc32, document_type, description, uploaded_by)
       values ('${id}', 'BLG-${id}', '${id}', 'a.pdf', 'application/pdf', 1, 'x', 'x', 0, 'invoice', '${mark}', 'customer')`,
  },
  document_requests: {
    section: 'İstenen belgeler',
    canary: (id, mark) =>
      `insert into document_requests (customer_id, shipment_id, paper, note) values ('${id}', '${id}', 'packing_list', '${mark}')`,
  },
  share_links: {
    section: 'Takip bağlantıları',
    canary: (id, mark) =>
      `insert into share_links (id, shipment_id, customer_id, label, expires_at) values ('${id}', '${id}', '${id}', '${mark}', now())`,
  },
  share_visits: {
    section: 'Takip bağlantılarının açılışları',
    canary: (id, mark) =>
      `insert into share_visits (link_id, customer_id, device) values ('${id}', '${id}', '${mark}')`,
  },
  tracking_events: {
    section: 'Gönderi geçmişi',
    canary: (id, mark) =>
      `insert into tracking_events (shipment_id, customer_id, source, source_event_id, told_at, kind, happened_at, note, digest)
       values ('${id}', '${id}', 'kervan', 'x', now(), 'note', now(), '${mark}', 'x')`,
  },
  notifications: {
    section: 'Bildirimler',
    canary: (id, mark) =>
      `insert into notifications (user_id, kind, title, message, link) values ('${id}', 'request', 'x', '${mark}', '/')`,
  },
  notification_preferences: {
    section: 'Bildirim tercihleri',
    // Without a text of the person: found by when it was changed.
    canary: (id) =>
      `insert into notification_preferences (user_id, updated_at) values ('${id}', '2001-02-03')`,
  },
  staff_notifications: {
    section: 'Personel bildirimleri',
    canary: (id, mark) =>
      `insert into staff_notifications (user_id, type, title, message, link) values ('${id}', 'request', 'x', '${mark}', '/')`,
  },
  staff_notification_preferences: {
    section: 'Personel bildirim tercihleri',
    // Without a text of the person: found by when it was changed.
    canary: (id) =>
      `insert into staff_notification_preferences (user_id, updated_at) values ('${id}', '2001-02-03')`,
  },
  saved_views: {
    section: 'Kayıtlı görünümler',
    canary: (id, mark) =>
      `insert into saved_views (user_id, list, name, query, position) values ('${id}', 'x', '${mark}', '', 0)`,
  },
  tasks: {
    section: 'Uzun işler',
    canary: (id, mark) =>
      `insert into tasks (user_id, kind, title, input) values ('${id}', 'export', '${mark}', '{}')`,
  },
  uploads: {
    section: 'Yüklenen dosyalar',
    canary: (id, mark) =>
      `insert into uploads (id, user_id, upload_key, name, type, size) values (uuidv7(), '${id}', 'gizli-anahtar', '${mark}', 'image/png', 1)`,
  },
  push_subscriptions: {
    section: 'Bildirim alan cihazlar',
    canary: (id, mark) =>
      `insert into push_subscriptions (user_id, endpoint, p256dh, auth) values ('${id}', 'https://push.example/${mark}', 'gizli-anahtar', 'gizli-anahtar')`,
  },
  chat_messages: {
    section: 'Mesajlar',
    canary: (id, mark) =>
      `with talk as (insert into chat_conversations (customer_id) values ('${id}') returning id) insert into chat_messages (id, conversation_id, position, sender_type, message_text) select uuidv7(), id, 1, 'customer', '${mark}' from talk`,
  },
  chat_guests: {
    section: 'Ziyaretçi olarak yazarken',
    canary: (id, mark) =>
      `with visitor as (insert into chat_guests (token_hash, full_name, phone, consent_version) values ('gizli-anahtar-${id}', '${mark}', '5', 'x') returning id) insert into chat_conversations (customer_id, guest_id) select '${id}', id from visitor`,
  },
  visitor_sessions: {
    section: 'Ziyaretler',
    canary: (id, mark) =>
      `insert into visitor_sessions (visitor_id, user_id, user_type, current_page, device_type, browser, network, source) values (uuidv7(), '${id}', 'customer', '/', 'desktop', 'x', 'gizli-ağ', '${mark}')`,
  },
  request_sources: {
    section: 'Taleplerin kaynağı',
    canary: (id, mark) =>
      `with visit as (insert into visitor_sessions (visitor_id, user_type, current_page, device_type, browser, network) values (uuidv7(), 'guest', '/', 'desktop', 'x', 'gizli-ağ') returning id) insert into request_sources (request_id, session_id, source, campaign, entry_page) select '${id}', id, '${mark}', '', '/' from visit`,
  },
  newsletter_subscribers: {
    section: 'Bülten',
    canary: (id, mark) =>
      `insert into newsletter_subscribers (email, name, subscription_source) select email, '${mark}', 'website' from users where id = '${id}'`,
  },
  newsletter_consents: {
    section: 'Bülten onayları',
    canary: (id, mark) =>
      `insert into newsletter_consents (email, answer, source, recipient_type, note, at, registry_due_at) select email, 'ONAY', 'HS_WEB', 'BIREYSEL', '${mark}', now(), now() from users where id = '${id}'`,
  },
  newsletter_recipients: {
    section: 'Bülten e-postaları',
    canary: (id, mark) =>
      `with sent as (insert into newsletter_campaigns (title, subject, segment) values ('x', 'x', '{}') returning id) insert into newsletter_recipients (campaign_id, email, detail) select sent.id, email, '${mark}' from sent, users where users.id = '${id}'`,
  },
  inbound_mails: {
    section: 'Sizden gelen e-postalar',
    canary: (id, mark) =>
      `insert into inbound_mails (fingerprint, outcome, sender, content, customer_id) values (uuidv7()::text, 'unknown', 'a@musteri.example', '${mark}', '${id}')`,
  },
}
const leftOut: Record<string, string> = {
  customer_imports: 'tables that staff brought, for a month; their customers are shown as customers',
  customer_import_rows: 'rows of such tables, for a month; what became of them is the customer’s record',
  customer_merges: 'what it takes to part two records again, for a day; the record itself is shown',
  api_keys: 'what programs of partners may read is agreed with the company',
  driver_links: 'who drives is known to the office alone',
  accounts: 'the hash of the password, and nothing else',
  margin_approvals: 'what admins have decided belongs to the company',
  quote_mails: 'the office’s own mailings; what was sent is in the person’s mailbox',
  tracking_messages: 'what carriers wrote to the office; staff have seen to it',
  audit_entries: 'the record of what staff did belongs to the company',
  mails: 'sealed on their way out, gone a month later',
  chat_conversations: 'whose messages they are, which are shown, and who of the office takes care of them',
  chat_rounds: 'when the office answered, which is its own measure',
  chat_notes: 'what colleagues noted for each other',
  automation_rules: 'what admins have the house do',
  automation_runs: 'the office’s own record of what its rules did',
  chat_events: 'who of the office had a conversation when',
  work_items: 'the office’s own work; an address that a visitor typed is not yet theirs',
  workflow_decisions: 'what colleagues decided about suggestions',
  workflow_state: 'which colleague paused Luna',
  work_item_events: 'the office’s own work: who had it when, and what colleagues noted',
  newsletter_campaigns: 'what the office wrote to all its subscribers',
  newsletter_contents: 'what a campaign says, and who of the office edited it',
  newsletter_imports: 'who of the office brought which file',
  newsletter_suppressions: 'that an address gets no campaign, which the subscription says too',
  visit_invitations: 'which colleague offered help to a visit; its words are the office’s own',
  visitor_consents: 'by an id that the browser made, which no account knows',
  inbox_mails: 'the demo’s stand-in for the person’s own mailbox',
}

/** Every table that points at a person, by a reference or by the name of a column. */
const aboutPeople = async () =>
  (
    await owner.query<{ name: string }>(`
      select c.relname as name from pg_constraint f join pg_class c on c.oid = f.conrelid
      where f.contype = 'f' and f.confrelid = 'users'::regclass
      union select table_name from information_schema.columns
      where table_schema = 'public' and column_name ~ '(^|_)(user|customer|person|actor|owner|visitor|subscriber)(_id)?$|(^|_)(email|recipient)$'
      order by name`)
  ).rows.map(({ name }) => name)

test('forgets no table that knows people', async () => {
  // A firm's row is nobody's own, though its people are shown its name; the lines of an offer are found by the offer, a source by its request.
  const byAnother = ['organisations', 'quote_items', 'request_sources']
  const ofPeople = Object.keys(shown).filter((table) => !byAnother.includes(table))
  expect(await aboutPeople()).toEqual([...ofPeople, ...Object.keys(leftOut)].sort())
  await owner.query('begin')
  await owner.query('create table orders (id int, customer_id uuid)')
  await owner.query('create table notes (id int, written_by uuid references users)')
  expect(await aboutPeople()).toEqual(expect.arrayContaining(['orders', 'notes']))
  await owner.query('rollback')
})

test.each(['customer', 'staff', 'admin'] as const)(
  'shows a %s every table’s row, and no secret',
  async (role) => {
    const [person, other] = [await server.signIn(role), await server.signIn(role)]
    const marks = new Map(Object.keys(shown).map((table) => [table, `iz-${table}-${randomUUID()}`]))
    const foreign = `yabancı-${randomUUID()}`
    if (role !== 'customer')
      for (const { userId } of [person, other])
        await owner.query("insert into profiles (id, phone) values ($1, '0')", [userId])
    for (const [table, { canary }] of Object.entries(shown)) {
      await owner.query(canary(person.userId, marks.get(table) ?? ''))
      await owner.query(canary(other.userId, foreign))
    }
    await owner.query(
      "insert into accounts (user_id, account_id, provider_id, password) values ($1, 'x', 'credential', 'gizli-parola')",
      [person.userId],
    )
    const { status, body } = await server.call<Export>('GET', '/own-data', { as: person })
    expect(status).toBe(200)
    for (const [table, { section }] of Object.entries(shown)) {
      const found = body.sections.find(({ name }) => name === section)
      expect(JSON.stringify(found), table).toContain(
        table.endsWith('notification_preferences') ? '2001-02-0' : marks.get(table),
      )
    }
    const text = JSON.stringify(body)
    expect(text).not.toContain(foreign)
    const { rows } = await owner.query<{ token: string }>('select token from sessions')
    for (const secret of [
      'gizli-parola',
      'gizli-cihaz',
      'gizli-not',
      'gizli-ağ',
      'gizli-anahtar',
      ...rows.map(({ token }) => token),
    ])
      expect(text).not.toContain(secret)
    expect(new Set(body.sections.map(({ name }) => name)).size).toBe(Object.keys(shown).length)
  },
)

/** What an export does not show of the tables that it shows. */
const withheld: Record<string, string> = {
  users: 'email_verified image disabled_at updated_at',
  organisations:
    'id tax_office tax_number city country payment_term_days created_at updated_at search sector_id segment_id',
  profiles:
    'id assigned_to search organisation_id listed_as has_account sector_id segment_id lead_source total_revenue last_contact_at lead_parked_until given_up_at given_up_because mailbox_key phone_key name_key firm_key',
  customer_contacts:
    'id customer_id kind outcome mail_state mail_reason created_by follow_up_on about_kind about_id',
  appointments: 'id customer_id staff_id sequence created_by',
  representatives: 'id rank',
  staff_profiles: 'id',
  sessions: 'id user_id token updated_at',
  known_devices: 'user_id device_hash',
  consents: 'id user_id',
  data_requests: 'id user_id closed_by identity_checked_by identity_note',
  requests:
    'customer_id origin_country_code destination_country_code quoted_by staff_notes created_by search customer_listed_as',
  request_analyses: 'customer_id',
  quotes:
    'customer_id origin_country_code destination_country_code created_by version updated_by revision_notes owner_id pdf_key pdf_orientation due_at response_hours settled_at search accepted_euro',
  quote_acceptances: 'customer_id',
  quote_items: 'id sort_order is_disbursement origin_id',
  quote_events: 'id actor_id actor_name',
  shipments:
    'customer_id operations_assigned_at operations_assigned_to operations_notes customer_listed_as search eta_told free_ends',
  containers: 'id customer_id shipment_status customer_listed_as state search',
  shipment_feedback: 'customer_id',
  documents:
    'customer_id crc32 visibility uploader_id uploader_name is_verified reviewed_by deleted_at search',
  document_requests: 'id customer_id asked_by',
  insights: 'id key customer_id computed_at words_for words_tried_at',
  recommendations: 'id customer_id key action_label',
  share_links: 'id customer_id',
  share_visits: 'id customer_id',
  tracking_events: 'id customer_id retracted actor_id digest heard_in naming named_numbers',
  notifications: 'id user_id chat_message_id',
  notification_preferences: 'user_id',
  staff_notifications: 'id user_id',
  staff_notification_preferences: 'user_id digested_at',
  saved_views: 'id user_id position',
  tasks: 'id user_id run file_type updated_at dismissed_at',
  uploads: 'id user_id upload_key',
  push_subscriptions: 'id user_id p256dh auth session_id failures rests_until',
  chat_messages: 'id conversation_id sender_id about_id search',
  chat_guests: 'id token_hash',
  visitor_sessions: 'id visitor_id user_type current_page network user_id entry_page views used_tool',
  request_sources: 'request_id session_id',
  newsletter_subscribers: 'id email_verified may_receive search',
  newsletter_consents: 'id subscriber_id email recorded_by',
  newsletter_recipients: 'id campaign_id subscriber_id domain maybe_twice tries not_before taken_at',
  inbound_mails: 'id fingerprint outcome sender_name attachments raw_key conversation_id customer_id',
}

test('names every column of what it shows: a new one is either shown or withheld on purpose', async () => {
  const person = await server.signIn('customer')
  for (const { canary } of Object.values(shown)) await owner.query(canary(person.userId, randomUUID()))
  const { body } = await server.call<Export>('GET', '/own-data', { as: person })
  const hidden: Record<string, string> = {}
  for (const [table, { section }] of Object.entries(shown)) {
    const names = Object.keys(body.sections.find(({ name }) => name === section)?.rows[0] ?? {})
    const { rows } = await owner.query<{ column_name: string }>(
      "select column_name from information_schema.columns where table_schema = 'public' and table_name = $1 order by ordinal_position",
      [table],
    )
    hidden[table] = rows
      .map(({ column_name }) => column_name)
      .filter((name) => !names.includes(name))
      .join(' ')
  }
  expect(hidden).toEqual(withheld)
})

test('says no id of staff', async () => {
  const [person, staff] = [await server.signIn('customer'), await server.signIn('staff')]
  for (const { canary } of Object.values(shown)) await owner.query(canary(person.userId, randomUUID()))
  const by = [staff.userId, person.userId]
  await owner.query('update profiles set assigned_to = $1 where id = $2', by)
  await owner.query('update requests set quoted_by = $1, created_by = $1 where customer_id = $2', by)
  await owner.query('update quotes set created_by = $1 where customer_id = $2', by)
  await owner.query('update shipments set operations_assigned_to = $1 where customer_id = $2', by)
  await owner.query('update documents set uploader_id = $1, reviewed_by = $1 where customer_id = $2', by)
  await owner.query('update document_requests set asked_by = $1 where customer_id = $2', by)
  await owner.query('update tracking_events set actor_id = $1 where customer_id = $2', by)
  const { body } = await server.call<Export>('GET', '/own-data', { as: person })
  expect(JSON.stringify(body)).not.toContain(staff.userId)
})

test('holds what counts of a shipment, and nothing that the office has taken back or noted about it', async () => {
  const [person, staff] = [await server.signIn('customer'), await server.signIn('staff')]
  const id = person.userId
  await owner.query(shown.shipments?.canary(id, 'x') ?? '')
  const tell = (note: string) =>
    server.call('POST', `/staff/shipments/${id}/events`, {
      as: staff,
      body: { kind: 'note', note, happened_at: new Date().toISOString() },
    })
  const told = ['kalan söz', 'geri alınan söz']
  for (const note of told) expect((await tell(note)).status).toBe(201)
  const { rows } = await owner.query<{ id: string }>(
    'select id from tracking_events where customer_id = $1 and note = $2',
    [id, told[1]],
  )
  const back = await server.call('POST', `/staff/shipments/${id}/retractions`, {
    as: staff,
    body: { event_id: rows[0]?.id, reason: 'gizli-gerekçe' },
  })
  expect(back.status).toBe(200)
  const { body } = await server.call<Export>('GET', '/own-data', { as: person })
  const history = body.sections.find(({ name }) => name === 'Gönderi geçmişi')?.rows ?? []
  expect(history.map(({ note }) => note)).toEqual([told[0]])
  expect(JSON.stringify(body)).not.toContain('gizli-gerekçe')
})
