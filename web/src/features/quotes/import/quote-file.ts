/** The file in which a quote travels from the offline page to the office. Without zod, since the offline page writes it. */
import type { Currency, TryPer } from '@kervan/domain/quotes/quote-sums.ts'
import type { QuoteDraft } from '#features/quotes/manual/quote-draft.ts'

export const quoteFileFormat = 'kervan-teklif'
/** Raised when an older office could not read what is written any more. */
export const quoteFileVersion = 1
export const quoteFileEnding = '.kervan.json'

/** What was typed, as the dialog of the office has it too. */
export type FiledQuote = Omit<QuoteDraft, 'request_id' | 'customer_source' | 'customer_id' | 'customer_name'>

export type QuoteFile = {
  format: typeof quoteFileFormat
  version: number
  /** The same in each file that is made of one quote. */
  id: string
  made_at: string
  quote: FiledQuote
  /** What its maker saw: the rates, and the total by them. */
  rates: { date: string; try_per: TryPer }
  total: { currency: Currency; amount: string }
}
