/** The history of a request as steps: created, each offer with what was answered to it, and what is ahead. */
import type { OfferStep } from '@kervan/domain/quotes/offer-step.ts'
import { rejectionReasonWords } from '@kervan/domain/quotes/rejection-reasons.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { quoteDueText } from '#features/requests/price-or-due.tsx'
import { hasExpired } from '#features/requests/quote-validity.ts'

export type HistoryStep = {
  key: string
  label: string
  /** A line each. */
  details: string[]
  /** In the customer's own words. */
  note: string
  state: 'done' | 'current' | 'ahead'
}

/** The same history as its customer reads it, and as the office does. */
const words = {
  customer: {
    offered: 'Teklif alındı',
    revise: 'Revize istendi',
    waiting: 'Yanıtınız bekleniyor',
    approval: 'Onayınız',
  },
  staff: {
    offered: 'Teklif gönderildi',
    revise: 'Müşteri revize istedi',
    waiting: 'Müşterinin yanıtı bekleniyor',
    approval: 'Müşterinin onayı',
  },
} as const
export type Reader = keyof typeof words

export function historySteps(
  request: RequestDetail,
  offers: readonly OfferStep[],
  now: number,
  reader: Reader = 'customer',
): HistoryStep[] {
  const read = words[reader]
  const created = step('created', 'Talep oluşturuldu', 'done', [formatDateTime(request.created_at)])
  const past = [created, ...offers.flatMap((offer) => offerSteps(offer, read))]
  if (request.status === 'approved' || request.status === 'rejected') return past
  if (request.status === 'quoted') {
    const label = hasExpired(request, now) ? 'Teklifin süresi doldu' : read.waiting
    return [...past, step('waiting', label, 'current', [])]
  }
  const label = offers.length > 0 ? 'Yeni teklif hazırlanıyor' : 'Teklif hazırlanıyor'
  // The office reads beside the status how long is left.
  const due = reader === 'customer' ? [quoteDueText(request, now)] : []
  const promise = step('waiting', label, 'current', due)
  return [...past, promise, step('approval', read.approval, 'ahead', [])]
}

function step(key: string, label: string, state: HistoryStep['state'], details: string[], note = '') {
  return { key, label, details, note, state }
}

function offerSteps(offer: OfferStep, read: (typeof words)[Reader]): HistoryStep[] {
  const { id, label, amount, currency, sent_at, answer, answered_at, reason, note } = offer
  const sent = step(`${id} sent`, read.offered, 'done', [
    formatDateTime(sent_at),
    `${label} · ${formatMoney(amount, currency)}`,
  ])
  if (answer === null || answered_at === null) return [sent]
  const answers = { approve: 'Teklif onaylandı', reject: 'Teklif reddedildi', revise: read.revise }
  const details = [formatDateTime(answered_at), ...(reason ? [rejectionReasonWords[reason]] : [])]
  return [sent, step(`${id} answer`, answers[answer], 'done', details, note)]
}
