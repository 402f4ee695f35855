/**
 * Everything stored about one person, section by section, from all features in one list so that an export misses none. The rule for what
 * is in it: what the person may see. What the office notes for itself, such as why it took back what a carrier had said, is not.
 */
import { currentEvents, type TrackingEvent } from '@kervan/domain/tracking/tracking-event.ts'
import { knownDevices } from '#features/auth/known-devices.table.ts'
import { sessions } from '#features/auth/sessions.table.ts'
import { staffProfiles } from '#features/auth/staff-profiles.table.ts'
import { users } from '#features/auth/users.table.ts'
import { consents } from '#features/consents/consents.table.ts'
import { dataRequests } from '#features/consents/data-requests.table.ts'
import type { OwnFile, ReadOwnData, ReadOwnFiles } from '#features/consents/own-data.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { representatives } from '#features/customers/representatives.table.ts'
import { documentRequests } from '#features/documents/document-requests.table.ts'
import { documents } from '#features/documents/documents.table.ts'
import { uploads } from '#features/documents/uploads.table.ts'
import { savedViews } from '#features/lists/saved-views.table.ts'
import { insights } from '#features/luna/insights/insights.table.ts'
import { recommendations } from '#features/luna/recommendations/recommendations.table.ts'
import { notificationPreferences } from '#features/notifications/notification-preferences.table.ts'
import { notifications } from '#features/notifications/notifications.table.ts'
import { pushSubscriptions } from '#features/notifications/push-subscriptions.table.ts'
import { quoteAcceptances } from '#features/quotes/quote-acceptances.table.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { requestAnalyses } from '#features/requests/request-analyses.table.ts'
import { requests } from '#features/requests/requests.table.ts'
import { containers } from '#features/shipments/containers.table.ts'
import { shipmentFeedback } from '#features/shipments/shipment-feedback.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { tasks } from '#features/tasks/tasks.table.ts'
import { shareLinks, shareVisits } from '#features/tracking/share-links.table.ts'
import { trackingEvents } from '#features/tracking/tracking-events.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { eq, getTableColumns, type PgColumn, type PgTable } from '#spine/database/drizzle.ts'

/** Found by the address, which the person has proved by signing in, and with the system's rights: only staff may read the table. */
const ownSubscription = `select n.email, n.name, n.status, n.subscription_source, n.subscription_date, n.confirmed_at,
  n.unsubscribed_at, n.language, n.recipient_type, n.measuring, n.measuring_at, n.measuring_version, n.consent_at, n.last_engaged_at, n.email_open_count, n.email_click_count
  from newsletter_subscribers n join users u on u.email = n.email where u.id = $1`

const ownNewsletterConsents = `select c.answer, c.source, c.recipient_type, c.text_version, c.note, c.at, c.recorded_at, c.registry_due_at,
  c.registry_loaded_at from newsletter_consents c join users u on u.email = c.email where u.id = $1 order by c.id`
/** Each mail of a campaign, and what we have seen of its being opened. */
const ownNewsletterMails = `select n.title, n.subject, r.email, r.state, r.reason, r.detail, r.measured, r.sent_at, r.opened_at, r.open_count,
    r.clicked_at, r.click_count, r.unsubscribed_at
  from newsletter_recipients r join newsletter_campaigns n on n.id = r.campaign_id join users u on u.email = r.email
  where u.id = $1 order by r.id`

/** The firm that staff have joined the person to: its name is all that they see of it. */
const ownOrganisation = `select o.name from organisations o join profiles p on p.organisation_id = o.id where p.id = $1`

/** The lines of the offers that the person has received, without what they cost us. */
const ownQuoteItems = `select i.quote_id, i.kind, i.title, i.description, i.quantity, i.unit, i.unit_price, i.currency, i.amount,
  i.is_optional, i.tax_code, i.tax_percent from quote_items i join quotes q on q.id = i.quote_id
  where q.customer_id = $1 and q.sent_at is not null order by i.quote_id, i.sort_order`
/** What the person has done with offers; the rest of their history is staff's work. */
const ownQuoteEvents = `select quote_id, event, meta, created_at from quote_events where actor_id = $1 order by id`

/** What the office wrote and agreed with the person; what it noted of calls and visits is its own. */
const ownMails = `select subject, text, recipient, created_at from customer_contacts where customer_id = $1 and kind = 'mail' order by id`
const ownAppointments = `select title, place, note, starts_at, ends_at, state, created_at, updated_at from appointments
  where customer_id = $1 order by id`

/** What was written in both directions. What the office notes about a conversation is its own matter. */
const ownMessages = `select m.position, m.sender_type, m.sender_name, m.message_text, m.message_type, m.about_kind, m.about_number, m.created_at,
    m.edited_at, m.deleted_at
  from chat_messages m join chat_conversations c on c.id = m.conversation_id where c.customer_id = $1 order by m.conversation_id, m.position`
const ownGuests = `select g.full_name, g.email, g.phone, g.company, g.intent, g.consent_version, g.consented_at, g.created_at
  from chat_guests g join chat_conversations c on c.guest_id = g.id where c.customer_id = $1`

/** What the person wrote by mail and somebody of staff had to read; answers to conversations are among the messages. */
const ownReceived = `select sender, subject, content, received_at from inbound_mails
  where customer_id = $1 and outcome <> 'foreign' and content <> '' order by id`

/** The visits during which the person was signed in and had agreed to be measured, with the pages they opened. */
const ownVisits = `select v.start_time, v.last_activity, v.city, v.country, v.device_type, v.browser, v.source, v.campaign,
    (select json_agg(p.page_path order by p.visited_at, p.id) from page_views p where p.session_id = v.id) as pages
  from visitor_sessions v where v.user_id = $1 order by v.start_time`

/** Where those visits had led to a request. */
const ownSources = `select r.number, s.source, s.campaign, s.entry_page, s.requested_at from request_sources s
  join requests r on r.id = s.request_id where r.customer_id = $1 order by s.requested_at, r.number`

/** Customers have no part in these tables, so they are read with the system's rights. */
const staffNotifications = `select type, title, message, link, read_at, mailed_at, created_at from staff_notifications
  where user_id = $1 order by id`
const staffPreferences = `select request, quote, system, digest, digest_since, updated_at from staff_notification_preferences
  where user_id = $1`

type ReadSection = (db: Db, userId: string) => PromiseLike<Record<string, unknown>[]>

/** Columns are named one by one, so that a new one is not given away unnoticed: no ids of staff, no notes of theirs, no secrets. */
function section(table: PgTable, ownedBy: string, names: string): ReadSection {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const column = (name: string) => columns[name] ?? fail(`There is no column ${name}.`)
  const chosen = Object.fromEntries(names.split(/\s+/).map((name) => [name, column(name)]))
  return (db, userId) =>
    db
      .select(chosen)
      .from(table)
      .where(eq(column(ownedBy), userId))
}

const everythingTold = section(
  trackingEvents,
  'customer_id',
  `shipment_id source source_event_id told_at retracted kind certainty happened_at place_code place_name container_number status
  reason note vessel voyage vessel_imo service_code pieces total_pieces weight_kg actor_name heard_at`,
)

/** What counts of each shipment, as its timeline shows it: versions that were replaced or taken back, by whom and why, are the office's own matter. */
const shipmentHistory: ReadSection = async (db, userId) => {
  const told = await everythingTold(db, userId)
  const byShipment = Map.groupBy(
    told as (TrackingEvent & { shipment_id: string })[],
    (event) => event.shipment_id,
  )
  return [...byShipment.values()].flatMap(currentEvents).map(({ retracted: _, ...event }) => event)
}

function fail(message: string): never {
  throw new Error(message)
}

const route = (end: string) =>
  ['country', 'city', 'postal_code', 'address', 'port'].map((part) => `${end}_${part}`).join(' ')
const costs = 'freight_cost baf_cost caf_cost demurrage_cost other_costs'

const sections: Record<string, ReadSection> = {
  Hesap: section(users, 'id', 'id email name role created_at'),
  Profil: section(
    profiles,
    'id',
    'email first_name last_name phone company company_type position city country profile_completed profile_completed_at joined_at first_request_at last_accepted_at created_at updated_at',
  ),
  'Temsilci bilgileri': section(representatives, 'id', 'name email phone avatar specialties'),
  'Personel bilgileri': section(
    staffProfiles,
    'id',
    'phone time_zone signature absent_from absent_until photo updated_at',
  ),
  Oturumlar: section(
    sessions,
    'user_id',
    'surface ip_address user_agent is_demo read_only created_at last_active_at expires_at',
  ),
  'Bilinen cihazlar': section(knownDevices, 'user_id', 'device first_seen_at last_seen_at'),
  Onaylar: section(consents, 'user_id', 'purpose granted text_version source decided_at'),
  'Veri talepleri': section(
    dataRequests,
    'user_id',
    `kind channel status note person_name person_email created_at due_at closed_at answer identity_check identity_checked_at
    corrections`,
  ),
  Talepler: section(
    requests,
    'customer_id',
    `id number form title description status shipment_type ${route('origin')} ${route('destination')}
    estimated_weight estimated_volume cargo_type preferred_date delivery_mode service_type urgency_level requester_company
    cargo_details pricing_status quote_id quote_amount quote_currency quote_valid_until quote_notes ${costs} quoted_at first_quoted_at
    quote_due_at customer_response_at revision_requested_at revision_note shipment_id created_at updated_at`,
  ),
  'Ön değerlendirmeler': section(requestAnalyses, 'customer_id', 'request_id findings created_at'),
  'Operasyon bulguları': section(
    insights,
    'customer_id',
    'shipment_id category title description words impact urgency location estimated_delay_hours recommendation evidence created_at',
  ),
  Öneriler: section(
    recommendations,
    'customer_id',
    'kind title text action_link evidence created_at acted_at dismissed_at ended_at',
  ),
  Teklifler: section(
    quotes,
    'customer_id',
    `id quote_no revision request_id status superseded_by title customer_name customer_tax_no customer_email customer_phone
    customer_address customer_timezone transport_mode shipment_type pol pod incoterm container_type container_qty etd eta
    cargo_type hs_code cargo_details currency tax_included subtotal_amount tax_amount total_amount fx_source fx_date
    fx_bulletin_no fx_rates payment_term validity_days valid_until terms_conditions out_of_scope notes sent_at viewed_at
    answered_at pdf_hash accepted_options accepted_amount rejection_reason answer_note expiry_told_at created_at updated_at`,
  ),
  'Teklif onayları': section(
    quoteAcceptances,
    'customer_id',
    'quote_id person_name person_email ip_address user_agent pdf_hash options total_amount currency accepted_at',
  ),
  Gönderiler: section(
    shipments,
    'customer_id',
    `id shipment_number request_id quote_id title shipment_type status delayed delayed_since delay_reason origin_country
    origin_city origin_code destination_country destination_city destination_code container_code container_numbers booking_number bill_of_lading
    air_waybill cmr_number plate own_reference own_name current_location current_place_code customs_status quote_amount quote_currency promised_at eta delivered_at created_at updated_at`,
  ),
  Konteynerler: section(
    containers,
    'customer_id',
    'shipment_id shipment_number number size_type seal free_days_demurrage free_days_detention status delayed eta place_name last_kind last_at free_kind free_until created_at updated_at',
  ),
  'Gönderi değerlendirmeleri': section(
    shipmentFeedback,
    'customer_id',
    'shipment_id stars comment created_at updated_at',
  ),
  'Takip bağlantıları': section(
    shareLinks,
    'customer_id',
    'shipment_id label created_at expires_at revoked_at',
  ),
  'Takip bağlantılarının açılışları': section(shareVisits, 'customer_id', 'link_id device visited_at'),
  'Gönderi geçmişi': shipmentHistory,
  Bildirimler: section(
    notifications,
    'user_id',
    'kind title message link request_id quote_amount quote_currency read_at dismissed_at created_at',
  ),
  'Bildirim tercihleri': section(
    notificationPreferences,
    'user_id',
    'email sms push eta_change_hours updated_at',
  ),
  'Kayıtlı görünümler': section(savedViews, 'user_id', 'list name query created_at updated_at'),
  'Uzun işler': section(
    tasks,
    'user_id',
    'kind title input state done total file_name error created_at started_at finished_at',
  ),
  Belgeler: section(
    documents,
    'customer_id',
    `id number file_name file_type file_size file_path sha256 document_type paper description uploaded_by uploaded_at review review_reason
    reviewed_at shipment_id shipment_number request_id request_number`,
  ),
  'İstenen belgeler': section(documentRequests, 'customer_id', 'shipment_id request_id paper note asked_at'),
  'Yüklenen dosyalar': section(uploads, 'user_id', 'name type size created_at'),
  'Bildirim alan cihazlar': section(pushSubscriptions, 'user_id', 'endpoint created_at'),
}

/** With the person's own rights, so that row-level security decides what belongs to them. */
export const readOwnData: ReadOwnData = async (tx, userId) => {
  const own = Object.entries(sections).map(async ([name, read]) => ({
    name,
    rows: await read(tx.db, userId),
  }))
  const looked = Object.entries({
    Firma: ownOrganisation,
    Bülten: ownSubscription,
    'Bülten onayları': ownNewsletterConsents,
    'Bülten e-postaları': ownNewsletterMails,
    'Size yazılan e-postalar': ownMails,
    'Sizden gelen e-postalar': ownReceived,
    Randevular: ownAppointments,
    Mesajlar: ownMessages,
    Ziyaretler: ownVisits,
    'Taleplerin kaynağı': ownSources,
    'Ziyaretçi olarak yazarken': ownGuests,
    'Teklif kalemleri': ownQuoteItems,
    'Teklif hareketleri': ownQuoteEvents,
    'Personel bildirimleri': staffNotifications,
    'Personel bildirim tercihleri': staffPreferences,
  }).map(async ([name, text]) => ({ name, rows: await tx.asSystem<Record<string, unknown>>(text, [userId]) }))
  return [...(await Promise.all(own)), ...(await Promise.all(looked))]
}

/** The files of what they may see: their documents, and the offers that they have received. */
const ownDocuments = `select 'belgeler/' || file_name as name, 'uploads/' || id as key, uploaded_at::text as modified, file_size as size,
  crc32::float8 as crc32 from documents where customer_id = $1 and visibility = 'customer' and deleted_at is null order by id`
const ownOffers = `select 'teklifler/' || quote_no || '-' || revision || '.pdf' as name, pdf_key as key, sent_at::text as modified
  from quotes where customer_id = $1 and sent_at is not null and pdf_key is not null order by id`

export const readOwnFiles: ReadOwnFiles = async (tx, userId) => [
  ...(await tx.asSystem<OwnFile>(ownDocuments, [userId])),
  ...(await tx.asSystem<OwnFile>(ownOffers, [userId])),
]
