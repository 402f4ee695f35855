/** What a customer's answer leaves on an invented quote: the options they took, their reason and words, and the proof of a yes. */
import type { RejectionReason } from '@kervan/domain/quotes/rejection-reasons.ts'
import type { Customer } from '#assembly/demo/history/invented-customers.ts'
import { type InventedLines, luckOf, type Quote } from '#assembly/demo/history/invented-lines.ts'
import { wishesOf } from '#assembly/demo/history/invented-revision.ts'
import type { quoteAcceptances } from '#features/quotes/quote-acceptances.table.ts'

export type InventedAnswer = Pick<
  Quote,
  'accepted_amount' | 'accepted_options' | 'rejection_reason' | 'answer_note'
>

export const noAnswer: InventedAnswer = {
  accepted_amount: null,
  accepted_options: null,
  rejection_reason: null,
  answer_note: '',
}

/** Most often it is the price. */
const refusals: readonly (readonly [RejectionReason, string])[] = [
  ['price', ''],
  ['price', 'Bütçemizin yüzde 8 üzerinde.'],
  ['other_offer', ''],
  ['transit_time', 'Yükün ay sonuna kadar varması gerekiyor.'],
  ['cancelled', ''],
  ['terms', 'Ödemeyi 60 günde yapabiliyoruz.'],
]

const pick = <Value>(values: readonly Value[], luck: number) => values[Math.floor(luck * values.length)]

export function inventAnswer(
  answer: 'approve' | 'reject' | 'revise',
  quote: Quote,
  lines: InventedLines,
): InventedAnswer {
  const luck = luckOf(quote.id)
  if (answer === 'revise')
    return { ...noAnswer, answer_note: pick(wishesOf(quote.transport_mode), luck)?.asked ?? '' }
  if (answer === 'reject') {
    const [rejection_reason, answer_note] = pick(refusals, luck) ?? ['price', '']
    return { ...noAnswer, rejection_reason, answer_note }
  }
  const taken = lines.items.filter(({ is_optional, id }) => is_optional && luckOf(id ?? '') < 0.5)
  const extra = taken.reduce((sum, { unit_price }) => sum + Number(unit_price), 0)
  return {
    ...noAnswer,
    accepted_amount: (Number(quote.total_amount) + extra).toFixed(2),
    accepted_options: taken.map(({ id }) => id ?? ''),
  }
}

/** Addresses of the range that is kept for examples. */
const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
]

/** None for a quote that was not accepted. */
export function acceptancesOf(
  quote: Quote,
  lines: InventedLines,
  customer: Customer,
): (typeof quoteAcceptances.$inferInsert)[] {
  const { accepted_amount, accepted_options, answered_at } = quote
  if (!accepted_amount || !accepted_options || !answered_at) return []
  const luck = luckOf(quote.id)
  return [
    {
      quote_id: quote.id,
      customer_id: quote.customer_id,
      person_name: `${customer.first_name} ${customer.last_name}`,
      person_email: customer.email,
      ip_address: `203.0.113.${1 + Math.floor(luck * 254)}`,
      user_agent: pick(browsers, luck) ?? '',
      pdf_hash: null,
      options: lines.items
        .filter(({ id }) => accepted_options.includes(id ?? ''))
        .map(({ id = '', title, unit_price, currency }) => ({
          id,
          title,
          amount: Number(unit_price).toFixed(2),
          currency,
        })),
      total_amount: accepted_amount,
      currency: quote.currency,
      accepted_at: answered_at,
    },
  ]
}
