/** The clauses of an offer. A clause may name fields of its quote in braces, so that it follows when the field changes. Without zod. */
import { freeDays, type QuotePaymentTerm, quotePaymentTermWords } from '#quotes/quote-options.ts'

export function freeTimeClause(days: number | string): string {
  return `Demuraj ve detention için serbest süre ${days} gündür.`
}

export const defaultClauses = [
  'Bu teklif {geçerlilik} gün geçerlidir.',
  'Ödeme koşulu: {ödeme vadesi}.',
  freeTimeClause('{serbest süre}'),
  'Gümrük işlemleri ve yerel vergiler fiyata dahil değildir.',
  'Fiyatlar piyasa koşullarındaki değişikliklere tabidir.',
  'Rezervasyon için önceden teyit alınması gerekir.',
] as const

export const defaultOutOfScope = [
  'Gümrük ve vergiler',
  'İç nakliye',
  'Ardiye ve depolama',
  'Özel ekipman',
  'Öngörülemeyen liman masrafları',
  'Talep edilmedikçe yük sigortası',
] as const

export type ClauseFields = {
  validity_days: number
  payment_term: QuotePaymentTerm
  container_type: string
}

/** The names that may stand in braces. */
export const clauseNames = ['geçerlilik', 'ödeme vadesi', 'serbest süre'] as const

/** Anything else in braces stays as it is written. */
export function fillClause(clause: string, quote: ClauseFields): string {
  const values: Record<(typeof clauseNames)[number], string> = {
    geçerlilik: String(quote.validity_days),
    'ödeme vadesi': quotePaymentTermWords[quote.payment_term],
    'serbest süre': String(freeDays(quote.container_type)),
  }
  return clause.replace(
    /\{([^{}]+)\}/g,
    (braced, name: string) => values[name as keyof typeof values] ?? braced,
  )
}

/** The days without demurrage and detention that an offer grants; null where none of its clauses speaks of them. */
export function freeDaysIn(clauses: readonly string[], quote: ClauseFields): number | null {
  for (const clause of clauses) {
    const days = /serbest süre\D{0,20}?(\d{1,3}) gün/iu.exec(fillClause(clause, quote))?.[1]
    if (days) return Number(days)
  }
  return null
}
