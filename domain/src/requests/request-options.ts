/** The options of a request, with their Turkish words. Plain data, so that pages load it without zod. */
type Words<Values extends string> = Record<Values, string>

/** The keys of a word list in order, typed for `z.enum`. */
export function keysOf<Values extends string>(words: Words<Values>): readonly [Values, ...Values[]] {
  return Object.keys(words) as unknown as readonly [Values, ...Values[]]
}

export const shipmentTypeWords = { sea: 'Deniz', air: 'Hava', land: 'Kara' } as const
export type ShipmentType = keyof typeof shipmentTypeWords

export const requestStatusWords = {
  pending: 'Bekliyor',
  quoted: 'Teklif Alındı',
  approved: 'Onaylandı',
  rejected: 'Reddedildi',
} as const
export type RequestStatus = keyof typeof requestStatusWords
/** The same for the office: what its customer has received, it has sent. */
export const staffRequestStatusWords = { ...requestStatusWords, quoted: 'Teklif Gönderildi' } as const
/** How far a price is that has not been sent yet, for its customer. */
export const pricingStatusWords = {
  under_review: 'İncelemede',
  pricing: 'Fiyatlandırılıyor',
  ready: 'Hazır',
} as const
export const pricingStatuses = keysOf(pricingStatusWords)
/** For a status that an old page does not know yet. */
export const unknownStatus = 'Bilinmiyor'

export const transportModeWords = {
  sea_fcl: 'Deniz, tam konteyner (FCL)',
  sea_lcl: 'Deniz, parsiyel (LCL)',
  air: 'Hava kargo',
  land: 'Kara yolu',
  van: 'Ekspres van',
} as const
export type TransportMode = keyof typeof transportModeWords

export const deliveryModeWords = {
  sea: {
    'port-to-port': 'Limandan limana',
    'door-to-port': 'Kapıdan limana',
    'port-to-door': 'Limandan kapıya',
    'door-to-door': 'Kapıdan kapıya',
  },
  air: {
    'airport-to-airport': 'Havalimanından havalimanına',
    'door-to-airport': 'Kapıdan havalimanına',
    'airport-to-door': 'Havalimanından kapıya',
    'door-to-door': 'Kapıdan kapıya',
  },
  land: {
    'terminal-to-terminal': 'Terminalden terminale',
    'door-to-terminal': 'Kapıdan terminale',
    'terminal-to-door': 'Terminalden kapıya',
    'door-to-door': 'Kapıdan kapıya',
  },
} as const satisfies Record<ShipmentType, Record<string, string>>

export const serviceTypeWords = {
  sea: { FCL: 'Tam konteyner (FCL)', LCL: 'Parsiyel (LCL)', BULK: 'Dökme yük', BREAKBULK: 'Parça yük' },
  air: {
    AWB: 'Doğrudan konşimento (AWB)',
    MAWB: 'Ana konşimento (MAWB)',
    EXPRESS: 'Ekspres',
    CHARTER: 'Charter',
  },
  land: { FTL: 'Komple araç (FTL)', LTL: 'Parsiyel (LTL)', EXPRESS: 'Ekspres', GROUPAGE: 'Grupaj' },
} as const satisfies Record<ShipmentType, Record<string, string>>

/** Options within a service; air has none. */
export const serviceDetailWords = {
  sea: {
    FCL_DIRECT: 'FCL, doğrudan',
    FCL_FEEDER: 'FCL, aktarmalı',
    LCL_STANDARD: 'LCL, standart',
    LCL_ECONOMY: 'LCL, ekonomik',
  },
  air: {},
  land: {
    FTL_DEDICATED: 'FTL, size özel araç',
    FTL_SHARED: 'FTL, paylaşımlı araç',
    LTL_STANDARD: 'LTL, standart',
    LTL_EXPRESS: 'LTL, ekspres',
    GROUPAGE_WEEKLY: 'Grupaj, haftalık',
    GROUPAGE_BIWEEKLY: 'Grupaj, iki haftada bir',
  },
} as const satisfies Record<ShipmentType, Record<string, string>>

export const cargoTypeWords = {
  general: 'Genel kargo',
  dangerous: 'Tehlikeli madde',
  reefer: 'Soğuk zincir',
  project: 'Proje yükü',
  bulk: 'Dökme',
  oversized: 'Gabari dışı',
} as const

export const packagingWords = {
  pallet: 'Palet',
  carton: 'Koli',
  bigbag: 'Big bag',
  barrel: 'Varil',
  bulk: 'Dökme',
  container_loading: 'Konteyner yüklemesi',
} as const

/** The wizard's containers. */
export const wizardContainerWords = {
  '20GP': "20' standart (20GP)",
  '40GP': "40' standart (40GP)",
  '40HC': "40' yüksek (40HC)",
  '45HC': "45' yüksek (45HC)",
  '20RF': "20' soğutmalı (20RF)",
  '40RF': "40' soğutmalı (40RF)",
  '20OT': "20' üstü açık (20OT)",
  '40OT': "40' üstü açık (40OT)",
  '20FR': "20' flat rack (20FR)",
  '40FR': "40' flat rack (40FR)",
} as const

/** The detailed form's containers. */
export const containerTypeWords = {
  '20DC': "20' standart (20DC)",
  '40DC': "40' standart (40DC)",
  '40HC': "40' yüksek (40HC)",
  '45HC': "45' yüksek (45HC)",
  reefer: 'Soğutmalı (reefer)',
  open_top: 'Üstü açık (open top)',
  flat_rack: 'Flat rack',
  tank: 'Tank',
} as const

export const airlineWords = {
  TK: 'Türk Hava Yolları (TK)',
  LH: 'Lufthansa (LH)',
  EK: 'Emirates (EK)',
  QR: 'Qatar Airways (QR)',
  CX: 'Cathay Pacific (CX)',
  any: 'Fark etmez',
} as const

export const vehicleWords = {
  tenteli: 'Tenteli tır',
  frigorifik: 'Frigorifik tır',
  lowbed: 'Lowbed (alçak yükleyici)',
  mega: 'Mega tır (3 m yüksek)',
  tanker: 'Tanker',
  platform: 'Açık platform',
} as const

export const loadShareWords = { partial: 'Parsiyel', full: 'Komple' } as const
export const fclLclWords = { FCL: 'Tam konteyner (FCL)', LCL: 'Parsiyel (LCL)' } as const

/** The delivery terms that the detailed form offers; incoterms.ts has all of them. */
export const formIncoterms = ['EXW', 'FOB', 'CIF', 'DAP', 'DDP'] as const

export const transitPreferenceWords = {
  express: 'Ekspres',
  standard: 'Standart',
  economy: 'Ekonomik',
} as const
export const paymentTermWords = {
  cash: 'Peşin',
  '30_days': '30 gün',
  '60_days': '60 gün',
  lc: 'Akreditif',
} as const
export const volumeCommitmentWords = {
  one_time: 'Tek seferlik',
  monthly: 'Aylık',
  quarterly: 'Üç ayda bir',
  yearly: 'Yıllık',
} as const

/** The currencies a customer may choose for a quote; the first is the default. */
export const formCurrencies = ['EUR', 'USD', 'TRY'] as const

export const wizardPriorityWords = { normal: 'Normal', fast: 'Hızlı', urgent: 'Acil' } as const
export const urgencyWords = { urgent: 'Acil', standard: 'Standart', flexible: 'Esnek' } as const
/** Those of all forms, including the one for staff. */
export const urgencyLevelWords = {
  ...urgencyWords,
  normal: 'Normal',
  fast: 'Hızlı',
  high: 'Yüksek',
  medium: 'Orta',
  low: 'Düşük',
} as const
export type UrgencyLevel = keyof typeof urgencyLevelWords

/** The form through which a request was created. */
export const requestForms = ['quick', 'detailed', 'order', 'chat'] as const
export type RequestForm = (typeof requestForms)[number]
