/** The margin of a line in words: what it earns, or why it has none. */
import type { QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import type { LineMargin } from '@kervan/domain/quotes/quote-margin.ts'
import { plainDecimal } from '@kervan/domain/values/decimal-text.ts'

/** `18.50` as `%18,5`; a loss as `−%3`. */
export function percentText(percent: string): string {
  const plain = plainDecimal(percent.replace('-', '')).replace('.', ',')
  return `${percent.startsWith('-') ? '−' : ''}%${plain}`
}

export function marginText(
  line: Pick<QuoteLine, 'is_optional' | 'is_disbursement'>,
  { margin_percent, margin }: LineMargin,
): string {
  if (line.is_optional) return 'isteğe bağlı'
  if (line.is_disbursement) return 'yansıtma'
  if (margin === null) return 'maliyet yok'
  return margin_percent === null ? 'fiyat yok' : percentText(margin_percent)
}
