/** What the forms of a talk with Luna offer, and what they call it. Without zod, since the widget loads it. */
import type { TransportMode } from '#requests/request-options.ts'

export const quoteModeWords = {
  sea_fcl: 'Deniz FCL',
  sea_lcl: 'Deniz LCL',
  air: 'Hava',
  land: 'Kara/Express',
} as const satisfies Partial<Record<TransportMode, string>>
export type QuoteMode = keyof typeof quoteModeWords

export const talkIncoterms = ['EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP'] as const

export const refTypeWords = {
  container: 'Konteyner No',
  bill_of_lading: 'BL No',
  air_waybill: 'AWB No',
  cmr: 'CMR',
} as const
export type RefType = keyof typeof refTypeWords

/** Letters, digits or hyphens. */
export const refValueShape = /^[A-Za-z0-9-]{6,18}$/

export const longestQuoteNote = 300
export const longestTrackNote = 200

export const quoteLabels = {
  mode: 'Taşıma şekli',
  origin: 'Çıkış yeri',
  destination: 'Varış yeri',
  cargo_brief: 'Yük bilgisi',
  incoterm: 'Teslim şekli',
  notes: 'Notlar',
} as const

export const trackLabels = {
  ref_type: 'Referans türü',
  ref_value: 'Referans numarası',
  extra_note: 'Ek not',
} as const

export const registrationLabels = {
  first_name: 'Ad',
  last_name: 'Soyad',
  email: 'E-posta',
  phone: 'Telefon',
  company: 'Şirket',
  company_type: 'Şirket türü',
  position: 'Pozisyon',
  country: 'Ülke',
  city: 'Şehir',
} as const

/** How long Luna seems to write, and how long a finished step stays before the next one opens. */
export const typingMs = 800
export const answerMs = 1200
export const advanceMs = 1000

/** How long a question may be, and how many of the last messages are read along with it. */
export const longestQuestion = 500
export const contextMessages = 5

/** A long talk is told from its end. */
export const mostTalkLines = 60
