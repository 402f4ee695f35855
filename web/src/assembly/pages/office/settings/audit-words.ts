/** The audit in Turkish: what records and their fields are called, and what a change did to which of them. */
import type { AuditEntry } from '@kervan/domain/auth/audit.contract.ts'
import { noCondition } from '@kervan/domain/automations/conditions.ts'
import { formatDate, formatDateTime } from '@kervan/domain/values/format-date.ts'
import { sameJson } from '@kervan/domain/values/same-json.ts'
import { fieldWords, isUnsaid } from '#assembly/pages/office/settings/audit-field-words.ts'
import { valueWord } from '#assembly/pages/office/settings/audit-value-words.ts'

/** By table, in the order in which they are offered. A table that is missing here is named as it is stored. */
export const recordWords: Readonly<Record<string, string>> = {
  company: 'Şirket ayarları',
  users: 'Hesap',
  representatives: 'Temsilci',
  staff_profiles: 'Personel bilgileri',
  profiles: 'Müşteri',
  organisations: 'Firma',
  customer_groups: 'Sektör veya segment',
  customer_contacts: 'Müşteri görüşmesi',
  customer_imports: 'Müşteri aktarımı',
  customer_merges: 'Müşteri birleştirmesi',
  distinct_customers: 'Ayrı sayılan müşteriler',
  appointments: 'Randevu',
  requests: 'Talep',
  quotes: 'Teklif',
  quote_items: 'Teklif kalemi',
  quote_item_costs: 'Kalem maliyeti',
  quote_margins: 'Teklif marjı',
  quote_mails: 'Teklif e-postası',
  quote_events: 'Teklif olayı',
  quote_acceptances: 'Teklif onayı',
  margin_approvals: 'Marj onayı',
  pricing_settings: 'Fiyat ayarları',
  charges: 'Ücret kalemi',
  tax_codes: 'Vergi kodu',
  rates: 'Kur',
  rate_bulletins: 'Kur bülteni',
  shipments: 'Gönderi',
  containers: 'Konteyner',
  tracking_events: 'Takip olayı',
  tracking_messages: 'Takip iletisi',
  driver_links: 'Sürücü bağlantısı',
  share_links: 'Paylaşım bağlantısı',
  shipment_feedback: 'Gönderi değerlendirmesi',
  documents: 'Belge',
  document_requests: 'İstenen belge',
  uploads: 'Yüklenen dosya',
  work_items: 'İş',
  tasks: 'Uzun iş',
  saved_views: 'Kayıtlı görünüm',
  api_keys: 'Entegrasyon anahtarı',
  consents: 'Rıza',
  data_requests: 'Veri başvurusu',
  erasures: 'Silme kaydı',
  newsletter_campaigns: 'Bülten kampanyası',
  newsletter_consents: 'Bülten onayı',
  newsletter_imports: 'Abone aktarımı',
  newsletter_settings: 'Bülten ayarları',
  newsletter_subscribers: 'Bülten aboneliği',
  newsletter_suppressions: 'Gönderim engeli',
  notification_preferences: 'Müşterinin bildirim tercihleri',
  staff_notification_preferences: 'Personelin bildirim tercihleri',
  company_holidays: 'Tatil günü',
  mail_texts: 'E-posta metni',
  places: 'Yer',
  place_corrections: 'Yer düzeltmesi',
  lane_corrections: 'Hat süresi',
  work_item_events: 'İş geçmişi',
  automation_rules: 'Otomasyon kuralı',
  automation_switches: 'Hazır kuralın anahtarı',
  canned_answers: 'Hazır yanıt',
  chat_notices: 'Mesaj bildirimi',
  inbound_mails: 'Gelen e-posta',
  upload_sweeps: 'Dosya taraması',
  request_analyses: 'Ön değerlendirme',
  answer_times: 'Yanıt süreleri',
  insights: 'Luna bulgusu',
  recommendations: 'Luna önerisi',
  luna_settings: 'Luna ayarları',
  model_calls: 'Dil modeline soru',
  predictions: 'Öngörü',
  prediction_runs: 'Öngörü hesabı',
  prediction_tests: 'Öngörü sınaması',
  workflow_decisions: 'İş akışı kararı',
  workflow_state: 'İş akışı merkezi',
  market_figures: 'Piyasa göstergesi',
  market_notes: 'Piyasa notu',
  freight_indices: 'Navlun endeksi',
  benchmark_lanes: 'Hat sayımı',
  benchmark_months: 'Dondurulan ay',
  benchmark_prices: 'Piyasa fiyatı',
  port_waits: 'Liman bekleme süresi',
  carrier_pause: 'Taşıyıcıya ara verme',
  carrier_polls: 'Taşıyıcıya soru',
  share_visits: 'Paylaşım ziyareti',
}

export const recordName = (table: string) => recordWords[table] ?? table

/** Records that people know by their key say it. */
const namedByKey = new Set(['places', 'tax_codes'])

export const recordTitle = (table: string, id: string) =>
  namedByKey.has(table) && id ? `${recordName(table)} ${id}` : recordName(table)

export const actionWords: Record<AuditEntry['action'], string> = {
  insert: 'eklendi',
  update: 'değiştirildi',
  delete: 'silindi',
}

export type FieldChange = { name: string; before: string; after: string }

/** What differs between the row before and after; of what was added or removed all that it holds. */
export function changesOf({ subject_table, before, after }: AuditEntry): FieldChange[] {
  const [old, now] = [rowOf(subject_table, before), rowOf(subject_table, after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return names
    .filter((name) => !isUnsaid(subject_table, name) && !sameJson(saidOf(old[name]), saidOf(now[name])))
    .map((name) => ({
      name: fieldWords[name] ?? name,
      before: valueText(subject_table, name, old[name]),
      after: valueText(subject_table, name, now[name]),
    }))
}

/** What is empty says nothing, however it is stored. */
const saidOf = (value: unknown) => (value === undefined || value === '' ? null : value)

type Row = Readonly<Record<string, unknown>>

/** The company keeps all of its fields in one column. */
function rowOf(table: string, row: AuditEntry['before']): Row {
  const data = table === 'company' ? row?.data : undefined
  return (typeof data === 'object' && data !== null ? (data as Row) : row) ?? {}
}

const dayWords: Readonly<Record<string, string>> = {
  weekdays: 'hafta içi',
  saturday: 'cumartesi',
  sunday: 'pazar',
  sea: 'deniz',
  air: 'hava',
  land: 'kara',
  grams: 'katsayı',
  source: 'kaynak',
}
const longest = 300

function valueText(table: string, field: string, value: unknown): string {
  const text = wholeText(table, field, value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

function wholeText(table: string, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'evet' : 'hayır'
  if (typeof value === 'string') return valueWord(table, field, value) ?? plainText(field, value)
  if (Array.isArray(value)) return value.map((each) => wholeText(table, field, each)).join(', ') || '–'
  if (isAlways(value)) return 'her zaman'
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([key, each]) => !isUnsaid(table, key) && (key in dayWords || saidOf(each) !== null))
      .map(([key, each]) => `${dayWords[key] ?? fieldWords[key] ?? key} ${wholeText(table, key, each)}`)
      .join(', ')
  return String(value)
}

/** A condition that asks for nothing. */
const isAlways = (value: unknown) => sameJson(value, noCondition)

function plainText(field: string, value: string): string {
  // Each photo has an address of its own, of which the end tells one from another.
  if (isPhoto.has(field)) return `fotoğraf …${value.slice(-4)}`
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)) return `kayıt …${value.slice(-4)}`
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return formatDateTime(value)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value)
  return value
}

const isPhoto: ReadonlySet<string> = new Set(['photo', 'avatar', 'image'])

/** Where the record is seen; undefined for what has no page of its own. */
export function addressOf({ subject_table, subject_id, action }: AuditEntry): string | undefined {
  if (action === 'delete') return undefined
  const addresses: Readonly<Record<string, string>> = {
    company: '/staff/settings/sirket',
    users: '/staff/settings/personel',
    representatives: '/staff/settings/temsilciler',
    customer_groups: '/staff/settings/musteriler',
    profiles: `/staff/customer-management/${subject_id}`,
    customer_imports: `/staff/customer-imports/${subject_id}`,
    quotes: `/staff/quotes/${subject_id}`,
    quote_margins: `/staff/quotes/${subject_id}`,
    quote_acceptances: `/staff/quotes/${subject_id}`,
    automation_rules: `/staff/automations/${subject_id}`,
    automation_switches: '/staff/automations',
    pricing_settings: '/staff/settings/marj',
    charges: '/staff/settings/ucretler',
    tax_codes: '/staff/settings/ucretler',
    requests: `/staff/requests?request=${subject_id}`,
    shipments: `/staff/shipments/${subject_id}`,
    shipment_feedback: `/staff/shipments/${subject_id}`,
    tracking_messages: '/staff/tracking-messages',
    api_keys: '/staff/api-keys',
    rate_bulletins: '/staff/rates',
    company_holidays: '/staff/settings/saatler',
    mail_texts: '/staff/settings/epostalar',
    places: '/staff/settings/yerler',
    place_corrections: '/staff/settings/yerler',
    lane_corrections: '/staff/settings/yerler',
    work_items: `/staff/work-queue/details/${subject_id}`,
  }
  return addresses[subject_table]
}
