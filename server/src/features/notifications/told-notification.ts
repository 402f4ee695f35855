/** A notification as a device tells it. */
import { formatMoney } from '@kervan/domain/values/format-number.ts'

export type Told = {
  title: string
  message: string
  link: string
  quote_amount: string | null
  quote_currency: string
}

export const toldColumns = 'n.title, n.message, n.link, n.quote_amount, n.quote_currency'

/** The page shows the amount beside the sentence; here it stands in it. */
export function wordsOf({ message, quote_amount, quote_currency }: Told): string {
  return quote_amount ? `${message} · ${formatMoney(quote_amount, quote_currency)}` : message
}
