/** The text for the number of expired quotes. */
import { formatCount } from '@kervan/domain/values/format-number.ts'

export const expiredQuotesText = (expired: number) => `${formatCount(expired)} teklifin süresi doldu`
