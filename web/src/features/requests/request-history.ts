/** The history of a request as steps: created, quoted, answered, and what is ahead. */
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { formatDate, formatDateTime } from '@kervan/domain/values/format-date.ts'
import { quoteDueText } from '#features/requests/price-or-due.tsx'
import { hasExpired } from '#features/requests/quote-validity.ts'

type HistoryStep = { key: string; label: string; detail?: string; state: 'done' | 'current' | 'ahead' }

export function historySteps(request: RequestDetail, now: number): HistoryStep[] {
  const { status, created_at, quoted_at, customer_response_at: answered_at } = request
  const done = (key: string, label: string, moment: string | null): HistoryStep[] =>
    moment === null ? [] : [{ key, label, detail: formatDateTime(moment), state: 'done' }]
  const created = done('created', 'Talep oluşturuldu', created_at)
  const quoted = done('quoted', 'Teklif alındı', quoted_at)
  const waiting = (label: string, detail: string): HistoryStep => ({
    key: 'waiting',
    label,
    detail,
    state: 'current',
  })
  const approval: HistoryStep = { key: 'approval', label: 'Onayınız', state: 'ahead' }
  if (status === 'approved')
    return [...created, ...quoted, ...done('answer', 'Teklif onaylandı', answered_at)]
  if (status === 'rejected')
    return [...created, ...quoted, ...done('answer', 'Teklif reddedildi', answered_at)]
  if (status === 'quoted') {
    const until = request.quote_valid_until
    const label = hasExpired(request, now) ? 'Teklifin süresi doldu' : 'Yanıtınız bekleniyor'
    return [...created, ...quoted, waiting(label, until ? `Geçerlilik: ${formatDate(until)}` : '')]
  }
  const isRevised = quoted_at !== null && answered_at !== null
  const revised = isRevised ? done('answer', 'Revize istendi', answered_at) : []
  const promise = waiting(
    isRevised ? 'Yeni teklif hazırlanıyor' : 'Teklif hazırlanıyor',
    quoteDueText(request, now),
  )
  return [...created, ...quoted, ...revised, promise, approval]
}
