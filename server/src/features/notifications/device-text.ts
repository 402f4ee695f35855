/** A notification as a phone or a browser shows it outside our pages. */
import { formatMoney } from '@kervan/domain/values/format-number.ts'

export type DeviceText = {
  title: string
  message: string
  link: string
  quote_amount: string | null
  quote_currency: string
}

export const deviceTextColumns = 'n.title, n.message, n.link, n.quote_amount, n.quote_currency'

/** Our pages show the amount beside the message; a device shows one text. */
export function messageWithAmount({ message, quote_amount, quote_currency }: DeviceText): string {
  return quote_amount ? `${message} · ${formatMoney(quote_amount, quote_currency)}` : message
}
