/** The options of a quote, with their Turkish words. Plain data, so that pages load it without zod. */
import { wizardContainerWords } from '#requests/request-options.ts'

export const itemKindWords = {
  ocean: 'Deniz navlunu',
  local_origin: 'Çıkış yerel masrafları',
  local_destination: 'Varış yerel masrafları',
  docs: 'Evrak',
  insurance: 'Sigorta',
  add_on: 'Ek hizmet',
  freight: 'Navlun',
  documentation: 'Dokümantasyon',
  local_charges: 'Yerel masraflar',
  other: 'Diğer',
  baf: 'BAF',
  caf: 'CAF',
  demurrage: 'Demuraj',
} as const
export type ItemKind = keyof typeof itemKindWords
/** The quote page and the manual dialog each offer a list of their own. */
export const pageItemKinds = [
  'ocean',
  'local_origin',
  'local_destination',
  'docs',
  'insurance',
  'add_on',
] as const
export const dialogItemKinds = ['freight', 'documentation', 'local_charges', 'insurance', 'other'] as const

/** What a price is for. */
export const itemUnitWords = {
  container: 'konteyner',
  wm: 'W/M',
  kg: 'kg',
  ldm: 'LDM',
  bl: 'B/L',
  shipment: 'sevkiyat',
} as const
export type ItemUnit = keyof typeof itemUnitWords

/** Every term a quote may have; Incoterms 2020 has no DDU, DAP is meant by it. */
export const quoteIncoterms = [
  'FOB',
  'CIF',
  'DDP',
  'DDU',
  'EXW',
  'FCA',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'FAS',
  'CFR',
] as const
export const pageIncoterms = quoteIncoterms.slice(0, 10)
export const dialogIncoterms = ['EXW', 'FCA', 'FOB', 'CPT', 'CIP', 'DAP', 'DDP'] as const
export const dduNote = 'Incoterms 2020’de DDU yoktur; karşılığı DAP’tir.'

export const equipmentTypes = ['20GP', '40GP', '40HC', '45HC', '20OT', '40OT', '20FR', '40FR', 'LCL'] as const
export const dialogContainerTypes = ['20GP', '40GP', '40HC', '45HC'] as const
/** Those of requests too: a quote may be made from any of them. */
export const quoteContainerTypes = [
  ...new Set([
    ...equipmentTypes,
    ...(Object.keys(wizardContainerWords) as (keyof typeof wizardContainerWords)[]),
  ]),
]

export const quotePaymentTermWords = {
  prepaid: 'Ön ödeme',
  '15_days': '15 gün',
  '30_days': '30 gün',
  '45_days': '45 gün',
  '60_days': '60 gün',
} as const
export type QuotePaymentTerm = keyof typeof quotePaymentTermWords

export const pageCurrencies = ['EUR', 'USD', 'TRY'] as const
export const dialogCurrencies = ['USD', 'EUR', 'TRY', 'GBP'] as const

/** Staff and customer read the same state in different words. */
export const staffQuoteStatusWords = {
  draft: 'Taslak',
  under_review: 'İncelemede',
  pricing: 'Fiyatlandırılıyor',
  ready: 'Hazır',
  sent: 'Gönderildi',
  viewed: 'Görüntülendi',
  revision_requested: 'Revize istendi',
  accepted: 'Kazanıldı',
  rejected: 'Kaybedildi',
  expired: 'Süresi doldu',
  superseded: 'Yenilendi',
} as const

/** What the quote page says below the status. */
export const quoteStatusNotes = {
  draft: 'Henüz gönderilmedi',
  under_review: 'İnceleniyor, henüz gönderilmedi',
  pricing: 'Fiyatlandırılıyor, henüz gönderilmedi',
  ready: 'Gönderilmeye hazır',
  sent: 'Gönderildi, yanıt bekleniyor',
  viewed: 'Müşteri tarafından görüntülendi',
  revision_requested: 'Müşteri revize istedi',
  accepted: 'Teklif kabul edildi',
  rejected: 'Teklif reddedildi',
  expired: 'Geçerlilik süresi doldu',
  superseded: 'Yerine yeni bir revizyon gönderildi',
} as const satisfies Record<keyof typeof staffQuoteStatusWords, string>

export const marginStateWords = {
  on_target: 'Hedefte',
  low: 'Düşük',
  critical: 'Kritik',
  no_price: 'Fiyat bekleniyor',
} as const

/** An event of another kind is shown by its own name. */
export const quoteEventWords = {
  created: 'Teklif oluşturuldu',
  calculated: 'Fiyat hesaplandı',
  sent_email: 'E-posta gönderildi',
  viewed: 'Müşteri görüntüledi',
  downloaded: 'PDF indirildi',
  asked: 'Müşteri soru sordu',
  revised: 'Revizyon oluşturuldu',
  revision_requested: 'Müşteri revizyon istedi',
  won: 'Teklif kazanıldı',
  lost: 'Teklif kaybedildi',
  approved: 'Onaylandı',
  sent: 'Teklif gönderildi',
  send_scheduled: 'Gönderim zamanlandı',
  send_cancelled: 'Zamanlanmış gönderim iptal edildi',
  reminder_scheduled: 'Hatırlatma zamanlandı',
  reminder_cancelled: 'Hatırlatma iptal edildi',
  reason_given: 'Müşteri nedenini bildirdi',
  reminded: 'Hatırlatma gönderildi',
  mail_failed: 'E-posta ulaştırılamadı',
  called: 'Müşteri arandı',
  visited: 'Müşteri ziyaret edildi',
  expiring: 'Süresinin dolmak üzere olduğu bildirildi',
} as const
export type QuoteEventKind = keyof typeof quoteEventWords

/** Free days before demurrage: fewer for small equipment. */
export const freeDays = (containerType: string) => (containerType.startsWith('20') ? 7 : 10)

/** The page stays fast and a document readable below these; beyond them the server refuses. */
export const quoteLimits = { items: 200, text: 10_000 } as const
