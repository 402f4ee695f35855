/** `1.250 $`: bands are rounded, so cents would pretend to more than is known. */
import { formatMoney } from '@kervan/domain/values/format-number.ts'

export const dollars = (amount: string) => formatMoney(amount, 'USD').replace(/,00(?=\u00a0)/, '')
