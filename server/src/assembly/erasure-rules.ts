/**
 * What becomes of a person's data when they are erased, table by table and for every table of the schema: `docs/erasure.md` is this list, and
 * a test holds both against the database. Rules are carried out in their order, as often as needed: what is kept for its time is erased by
 * the same rules once that is over.
 *
 * Conditions are SQL. `:id` is the person's id, or that of their request where they have no record, `:emails` are their addresses, `:ids` the ids of all rows of theirs, `:marks` a pattern
 * of what nobody else has (ids, addresses, phone number), `:traces` the same with their name, and `:request` is what they are erased by.
 */
import { erasedCustomer, erasedMailHost, keptYears } from '@kervan/domain/consents/data-requests.copy.ts'

/** Rows that stay, and what of them is emptied. */
type Kept = { where: string; emptied?: Record<string, string>; why: string; isLaw?: true }
export type ErasureRule = {
  table: string
  /** What it holds, as the proof names it. */
  name: string
  /** Which rows are the person's; their rest is erased. */
  rows: string
  kept?: Kept
  /** Files whose rows are erased: the SQL of their keys. */
  files?: readonly string[]
}

const horizon = `now() - interval '${keptYears} years'`
const law = `contracts, invoices and transport papers are kept for ${keptYears} years (Turkish Commercial Code art. 82, Code of Obligations art. 146)`
/** A shipment that was under way at least once is a contract that was carried out. */
const wasCarried = "s.status not in ('pending', 'cancelled')"
const carriedLately = `${wasCarried} and coalesce(s.delivered_at, s.created_at) > ${horizon}`
const keptRequests = `(select r.id from requests r where r.customer_id = :id and (
  exists (select from quotes q where q.request_id = r.id and q.status = 'accepted' and q.answered_at > ${horizon})
  or exists (select from shipments s where s.request_id = r.id and ${carriedLately})))`
const keptShipments = `(select s.id from shipments s where s.customer_id = :id and ${wasCarried}
  and (s.request_id in ${keptRequests} or coalesce(s.delivered_at, s.created_at) > ${horizon}))`
const keptQuotes = `(select q.id from quotes q where q.customer_id = :id and (
  q.status = 'accepted' and (q.request_id in ${keptRequests} or q.answered_at > ${horizon})
  or q.id in (select r.quote_id from requests r where r.id in ${keptRequests})
  or q.id in (select s.quote_id from shipments s where s.id in ${keptShipments})))`
/** Which of the person's contracts ends its time first. */
export const keptSince = `select least(
    (select min(q.answered_at) from quotes q where q.id in ${keptQuotes}),
    (select min(coalesce(s.delivered_at, s.created_at)) from shipments s where s.id in ${keptShipments})
  ) + interval '${keptYears} years'`

const ofCustomer = 'customer_id = :id'
const ofUser = 'user_id = :id'
const ofQuotes = 'quote_id in (select id from quotes where customer_id = :id)'
const ofShipments = 'shipment_id in (select id from shipments where customer_id = :id)'
/** What another customer has is theirs, whatever address it once came from. */
const ownConversations = `(select c.id from chat_conversations c left join chat_guests g on g.id = c.guest_id
  where c.customer_id = :id or c.customer_id is null and g.email = any(:emails))`
const ownWork = 'customer_id = :id or customer_id is null and email = any(:emails)'
const ofConversations = `conversation_id in ${ownConversations}`
/** Only the person's own name is emptied, never a colleague's. */
const ownNameGone = (actor: string, name: string) => `case when ${actor} = :id then '' else ${name} end`
const byLaw = (where: string, emptied: Record<string, string> = {}): Kept => ({
  where,
  emptied,
  why: law,
  isLaw: true,
})
/** The same before their other rows are erased as after it, so that it can be said beforehand what will be. */
const contractsLeft = `(exists ${keptRequests} or exists ${keptQuotes} or exists ${keptShipments})`
const anonymous = `:id::text || '@${erasedMailHost}'`
const uploadKeys = ["'uploads/' || id", "'thumbnails/' || id", "'pictures/' || id"]

const addressHash = "encode(sha256(convert_to('kervan ' || email, 'UTF8')), 'hex')"

export const erasureRules: readonly ErasureRule[] = [
  // Before all else: what ends with the person, such as their sessions, has yet to be told.
  {
    table: 'outbox',
    name: 'Canlı olaylar',
    rows: `audiences && array['user:' || :id::text] or data::text ~ :marks
      or exists (select from jsonb_each_text(data) each where each.value = any(:ids))`,
  },
  // What was written in the chat, also as a guest; a guest's row goes with their conversation.
  {
    table: 'chat_attachments',
    name: 'Mesaj ekleri',
    rows: `message_id in (select m.id from chat_messages m where m.conversation_id in ${ownConversations})`,
  },
  { table: 'chat_messages', name: 'Mesajlar', rows: ofConversations },
  { table: 'chat_positions', name: 'Okunan mesajlar', rows: ofConversations },
  { table: 'chat_rounds', name: 'Yazışmaların dönemleri', rows: ofConversations },
  {
    table: 'request_sources',
    name: 'Taleplerin kaynağı',
    rows: 'request_id in (select id from requests where customer_id = :id)',
  },
  // With the pages that were opened.
  { table: 'visitor_sessions', name: 'Ziyaretler', rows: ofUser },
  // What the office has noted of them and said with them.
  { table: 'customer_contacts', name: 'Görüşmeler ve e-postalar', rows: ofCustomer },
  { table: 'appointments', name: 'Randevular', rows: ofCustomer },
  { table: 'chat_notes', name: 'Konuşmalara iç notlar', rows: ofConversations },
  { table: 'chat_notices', name: 'Yazışma hatırlatmaları', rows: ofConversations },
  { table: 'chat_events', name: 'Konuşmaların geçmişi', rows: ofConversations },
  {
    table: 'inbound_mails',
    name: 'Gelen e-postalar',
    rows: 'customer_id = :id or sender = any(:emails)',
    files: ['raw_key'],
  },
  {
    table: 'work_item_events',
    name: 'İşlerin geçmişi',
    rows: `work_item_id in (select id from work_items where ${ownWork})`,
  },
  {
    table: 'work_items',
    name: 'İşler',
    rows: ownWork,
    kept: {
      where: "kind = 'data_request'",
      emptied: {
        customer_name: "''",
        company: "''",
        email: "''",
        phone: "''",
        description: "''",
        customer_id: 'null',
      },
      why: 'that a request was answered in time, without who made it; gone with other finished work',
    },
  },
  // After the work about them.
  { table: 'chat_conversations', name: 'Yazışmalar', rows: `id in ${ownConversations}` },
  {
    table: 'chat_guests',
    name: 'Ziyaretçi bilgileri',
    rows: `email = any(:emails) or not exists (select from chat_conversations c where c.guest_id = chat_guests.id)`,
  },
  {
    table: 'staff_notifications',
    name: 'Personel bildirimleri',
    rows: `title || message || link ~ :traces or substring(link from '[0-9a-f]{8}-[0-9a-f-]{27}') = any(:ids)`,
  },
  // What rules did is counted, so the rows stay, without for whom.
  {
    table: 'automation_deliveries',
    name: 'Webhook gönderimleri',
    rows: `body::text || answer ~ :traces or body #>> '{subject,id}' = any(:ids)`,
  },
  {
    table: 'automation_runs',
    name: 'Otomasyon kayıtları',
    rows: `subject_id::text = any(:ids)
      or subject_label || event::text || coalesce(facts::text, '') || seen::text || unless_seen::text || output::text ~ :traces`,
    kept: {
      where: 'true',
      emptied: {
        event_key: 'id::text',
        subject_id: 'null',
        subject_label: "''",
        event: "'{}'",
        facts: 'null',
        seen: "'[]'",
        unless_seen: "'[]'",
        output: "'[]'",
        status: "case when status in ('waiting', 'delayed') then 'dropped' else status end",
        finished_at: 'coalesce(finished_at, now())',
      },
      why: 'that a rule ran, and not for whom: its count is true to its log; gone after 90 days',
    },
  },
  {
    table: 'customer_import_rows',
    name: 'Aktarılan satırlar',
    rows: 'customer_id = :id or cells::text ~ :marks',
  },
  // Also of a record that was parted again: what was merged stands in it for a day.
  { table: 'customer_merges', name: 'Birleştirmeler', rows: ':id in (kept_id, gone_id)' },
  { table: 'distinct_customers', name: 'Ayrı kayıtlar', rows: ':id in (one, other)' },
  // What goes on their pages and devices.
  { table: 'notifications', name: 'Bildirimler', rows: ofUser },
  { table: 'notification_preferences', name: 'Bildirim tercihleri', rows: ofUser },
  { table: 'push_subscriptions', name: 'Bildirim alan cihazlar', rows: ofUser },
  { table: 'saved_views', name: 'Kayıtlı görünümler', rows: ofUser },
  // That somebody agreed and refused is proved without their address; that an address gets nothing is kept under a hash of it.
  {
    table: 'newsletter_hits',
    name: 'Bülteni açma ve tıklamalar',
    rows: 'recipient_id in (select r.id from newsletter_recipients r where r.email = any(:emails))',
  },
  {
    table: 'newsletter_recipients',
    name: 'Bülten e-postaları',
    rows: 'email = any(:emails)',
    kept: {
      where: 'true',
      emptied: { subscriber_id: 'null', email: "''", detail: "''" },
      why: 'how many a campaign was sent to, and not to whom',
    },
  },
  {
    table: 'newsletter_consents',
    name: 'Bülten onayları',
    rows: 'email = any(:emails)',
    kept: {
      where: 'true',
      emptied: { subscriber_id: 'null', email: addressHash, note: "''" },
      why: 'proof of consent and refusal, which the law asks for three years after; under a hash of the address',
    },
  },
  {
    table: 'newsletter_suppressions',
    name: 'Gönderim engelleri',
    rows: 'email = any(:emails)',
    kept: {
      where: 'true',
      emptied: { address_hash: addressHash, email: 'null', note: "''" },
      why: 'so that the address is not mailed again; under a hash of it',
    },
  },
  {
    table: 'newsletter_import_rows',
    name: 'Aktarılan aboneler',
    rows: 'cells::text ~ :marks',
  },
  { table: 'newsletter_subscribers', name: 'Bülten aboneliği', rows: 'email = any(:emails)' },
  { table: 'consents', name: 'Onaylar', rows: ofUser },
  {
    table: 'tasks',
    name: 'Uzun işler',
    rows: "user_id = :id or input ->> 'person_id' = :id::text",
    files: ["'tasks/' || id"],
  },
  { table: 'uploads', name: 'Yüklenen dosyalar', rows: ofUser, files: uploadKeys },
  // What was carried, offered and asked for: the inner first.
  { table: 'shipment_feedback', name: 'Değerlendirmeler', rows: ofCustomer },
  { table: 'share_visits', name: 'Takip bağlantılarının açılışları', rows: ofCustomer },
  { table: 'share_links', name: 'Takip bağlantıları', rows: ofCustomer },
  { table: 'api_keys', name: 'Entegrasyon anahtarları', rows: ofCustomer },
  { table: 'document_requests', name: 'İstenen belgeler', rows: ofCustomer },
  { table: 'request_analyses', name: 'Ön değerlendirmeler', rows: ofCustomer },
  { table: 'insights', name: 'Operasyon bulguları', rows: ofCustomer },
  { table: 'recommendations', name: 'Öneriler', rows: ofCustomer },
  { table: 'tracking_messages', name: 'Takip iletileri', rows: `${ofShipments} or content ~ :traces` },
  {
    table: 'documents',
    name: 'Belgeler',
    rows: ofCustomer,
    kept: byLaw(`(shipment_id in ${keptShipments} or request_id in ${keptRequests}) and deleted_at is null`, {
      uploader_name: ownNameGone('uploader_id', 'uploader_name'),
      description: "''",
      file_path: 'id::text',
    }),
    files: uploadKeys,
  },
  {
    table: 'driver_links',
    name: 'Sürücü bağlantıları',
    rows: ofShipments,
    kept: byLaw(`shipment_id in ${keptShipments}`),
  },
  {
    table: 'carrier_polls',
    name: 'Taşıyıcıya sorulanlar',
    rows: ofShipments,
    kept: byLaw(`shipment_id in ${keptShipments}`),
  },
  {
    table: 'tracking_events',
    name: 'Takip olayları',
    rows: ofCustomer,
    kept: byLaw(`shipment_id in ${keptShipments}`, { actor_name: ownNameGone('actor_id', 'actor_name') }),
  },
  {
    table: 'containers',
    name: 'Konteynerler',
    rows: ofCustomer,
    kept: byLaw(`shipment_id in ${keptShipments}`),
  },
  {
    table: 'quote_acceptances',
    name: 'Teklif onayları',
    rows: ofCustomer,
    kept: byLaw(`quote_id in ${keptQuotes}`),
  },
  { table: 'quote_mails', name: 'Teklif e-postaları', rows: ofQuotes },
  {
    table: 'quote_events',
    name: 'Teklif olayları',
    rows: ofQuotes,
    kept: byLaw(`quote_id in ${keptQuotes}`, {
      actor_name: ownNameGone('actor_id', 'actor_name'),
      meta: "meta - '{email,ip_address,note}'::text[]",
    }),
  },
  {
    table: 'margin_approvals',
    name: 'Marj onayları',
    rows: ofQuotes,
    kept: byLaw(`quote_id in ${keptQuotes}`),
  },
  {
    table: 'quote_margins',
    name: 'Teklif marjları',
    rows: ofQuotes,
    kept: byLaw(`quote_id in ${keptQuotes}`),
  },
  {
    table: 'quote_item_costs',
    name: 'Kalem maliyetleri',
    rows: ofQuotes,
    kept: byLaw(`quote_id in ${keptQuotes}`),
  },
  {
    table: 'quote_items',
    name: 'Teklif kalemleri',
    rows: ofQuotes,
    kept: byLaw(`quote_id in ${keptQuotes}`),
  },
  {
    table: 'shipments',
    name: 'Gönderiler',
    rows: ofCustomer,
    kept: byLaw(`id in ${keptShipments}`, {
      own_reference: "''",
      own_name: "''",
      operations_notes: "''",
    }),
  },
  {
    table: 'quotes',
    name: 'Teklifler',
    rows: ofCustomer,
    kept: byLaw(`id in ${keptQuotes}`, {
      customer_email: "''",
      customer_phone: "''",
      revision_notes: "''",
      answer_note: "''",
    }),
    files: ['pdf_key'],
  },
  {
    table: 'requests',
    name: 'Talepler',
    rows: ofCustomer,
    kept: byLaw(`id in ${keptRequests}`, { revision_note: "''", staff_notes: "''" }),
  },
  // Who they are.
  {
    table: 'organisations',
    name: 'Firma',
    rows: `id = (select organisation_id from profiles where id = :id)
      and not exists (select from profiles p where p.organisation_id = organisations.id and p.id <> :id)`,
  },
  {
    table: 'profiles',
    name: 'Müşteri kaydı',
    rows: 'id = :id',
    kept: {
      where: contractsLeft,
      emptied: {
        email: anonymous,
        first_name: "''",
        last_name: "''",
        phone: "''",
        company: `'${erasedCustomer}'`,
        company_type: 'null',
        position: "''",
        city: "''",
        country: "''",
        organisation_id: 'null',
        assigned_to: 'null',
        has_account: 'false',
        profile_completed: 'false',
        last_contact_at: 'null',
        lead_parked_until: 'null',
        given_up_at: 'null',
        given_up_because: "''",
      },
      why: 'owns what is kept, under no name; gone with the last of it',
    },
  },
  { table: 'sessions', name: 'Oturumlar', rows: ofUser },
  { table: 'known_devices', name: 'Bilinen cihazlar', rows: ofUser },
  { table: 'accounts', name: 'Şifre', rows: ofUser },
  {
    table: 'users',
    name: 'Hesap',
    rows: 'id = :id',
    kept: {
      where: contractsLeft,
      emptied: {
        email: anonymous,
        name: `'${erasedCustomer}'`,
        image: 'null',
        email_verified: 'false',
        disabled_at: 'coalesce(disabled_at, now())',
      },
      why: 'has entered what is kept, under no name, and cannot be signed in to; gone with the last of it',
    },
  },
  {
    table: 'data_requests',
    name: 'Veri başvuruları',
    rows: 'user_id = :id or id = :id or user_id is null and person_email = any(:emails)',
    kept: {
      where: 'true',
      emptied: {
        user_id: 'null',
        person_name: "''",
        person_email: "''",
        note: "''",
        answer: "''",
        identity_note: "''",
        corrections: "'[]'",
        status: "case when status = 'open' and id <> :request then 'withdrawn' else status end",
        closed_at: "case when status = 'open' and id <> :request then now() else closed_at end",
      },
      why: 'that the law was kept: what was asked when and answered when, and not by whom',
    },
  },
  // What was written by the way.
  {
    table: 'audit_entries',
    name: 'Değişiklik kayıtları',
    rows: `(before is not null or after is not null)
      and (subject_id = any(:ids) or coalesce(before::text, '') || coalesce(after::text, '') ~ :marks)`,
    kept: {
      where: 'true',
      emptied: { before: 'null', after: 'null' },
      why: 'who of the office changed which record when, without what it said',
    },
  },
  {
    table: 'idempotency_keys',
    name: 'Yinelenen çağrıların yanıtları',
    rows: `scope = 'user:' || :id::text or answer::text ~ :marks
      or exists (select from jsonb_path_query(answer, '$.**') each where each #>> '{}' = any(:ids))`,
  },
  {
    table: 'mails',
    name: 'E-posta kuyruğu',
    rows: "recipient = any(:emails) or matter ->> 'customer_id' = :id::text",
  },
  {
    table: 'inbox_mails',
    name: 'Demo gelen kutusu',
    rows: `recipient = any(:emails) or subject || letter::text ~ :traces`,
  },
  { table: 'model_calls', name: 'Dil modeline gönderilenler', rows: 'sent || received ~ :traces' },
  {
    table: 'pgboss.job',
    name: 'Arka plan işleri',
    rows: `state <> 'active' and (coalesce(data::text, '') || coalesce(output::text, '') ~ :marks
      or exists (select from jsonb_each_text(case jsonb_typeof(data) when 'object' then data else '{}' end) each where each.value = any(:ids)))`,
  },
]

/** Tables that hold nothing of a customer that is theirs, with the reason. */
export const untouchedTables: Record<string, string> = {
  anonymous_views: 'counted days, of nobody',
  answer_times: 'one figure of the company',
  automation_counts: 'how often rules ran',
  automation_rules: 'what admins have the house do',
  automation_switches: 'which built-in jobs are on',
  switched_job_marks: 'what the built-in jobs have done, by ids',
  benchmark_lanes:
    'what happened on lanes by month, of nobody; of firms a few hashes, by which they are counted',
  benchmark_months: 'which months are frozen',
  benchmark_prices: 'medians of lanes by month, of at least three firms',
  canned_answers: 'answers that staff have ready',
  carrier_pause: 'when carriers are asked again',
  charges: 'the catalogue of prices',
  company: 'the company’s own data',
  company_holidays: 'days on which the office is closed',
  customer_groups: 'sectors and segments',
  customer_imports: 'names of files and of their columns, for a month; their rows are erased',
  erasures: 'the proof itself: counts, and the id of a record without a name as long as that is kept',
  freight_indices: 'published prices of lanes',
  lane_corrections: 'days of transport between countries',
  limits: 'counters under a hash of the address, for some hours',
  luna_settings: 'a switch and prices',
  mail_texts: 'the words of our mails',
  market_figures: 'fuel, freight and congestion by day',
  market_notes: 'what staff have noted of the market',
  migrations: 'which steps the schema has taken',
  newsletter_campaigns: 'what the office wrote to all its subscribers',
  newsletter_contents: 'the same',
  newsletter_imports: 'names of files, for a month; their rows are erased',
  newsletter_links: 'addresses that campaigns lead to',
  newsletter_settings: 'who campaigns are from',
  outbox_head: 'two positions',
  page_days: 'counted days, of nobody',
  page_views: 'pages of a visit, which go with it',
  place_corrections: 'corrected places',
  places: 'ports and airports',
  port_waits: 'how long goods wait at ports, of nobody',
  predictions: 'what will probably happen, by the ids of records that are open; nothing of a person is kept',
  pricing_settings: 'margins and terms',
  rate_bulletins: 'rates of the central bank',
  rates: 'rates of the central bank',
  representatives: 'colleagues',
  sendings: 'a hash of the address, for a day',
  staff_notification_preferences: 'colleagues’ own',
  staff_profiles: 'colleagues’ own',
  tax_codes: 'codes and percentages',
  upload_sweeps: 'counts of files',
  verifications: 'a hash of the address, for minutes',
  visit_invitations: 'of a visit, which go with it',
  visitor_consents: 'by an id that the browser made, which no account knows',
  workflow_decisions: 'what colleagues decided about suggestions, by ids',
  workflow_state: 'whether Luna is at work',
  visit_days: 'counted days, of nobody',
  view_rolls: 'up to which day visits are counted',
  stale_view_days: 'days that are counted again',
}
