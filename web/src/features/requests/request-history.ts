/** The way a request has come, as stations: asked, quoted, answered, and what is still ahead. */
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { formatDate, formatDateTime } from '@kervan/domain/values/format-date.ts'
import { hasExpired } from '#features/requests/quote-validity.ts'
import { promiseWords } from '#features/requests/request-outlook.tsx'

type Station = { key: string; label: string; detail?: string; state: 'done' | 'current' | 'ahead' }

export function stationsOf(request: RequestDetail, now: number): Station[] {
  const { status, created_at, quoted_at, customer_response_at: answered_at } = request
  const done = (key: string, label: string, moment: string | null): Station[] =>
    moment === null ? [] : [{ key, label, detail: formatDateTime(moment), state: 'done' }]
  const asked = done('created', 'Talep oluşturuldu', created_at)
  const quoted = done('quoted', 'Teklif alındı', quoted_at)
  const waits = (label: string, detail: string): Station => ({
    key: 'waits',
    label,
    detail,
    state: 'current',
  })
  const approval: Station = { key: 'approval', label: 'Onayınız', state: 'ahead' }
  if (status === 'approved') return [...asked, ...quoted, ...done('answer', 'Teklif onaylandı', answered_at)]
  if (status === 'rejected') return [...asked, ...quoted, ...done('answer', 'Teklif reddedildi', answered_at)]
  if (status === 'quoted') {
    const until = request.quote_valid_until
    const label = hasExpired(request, now) ? 'Teklifin süresi doldu' : 'Yanıtınız bekleniyor'
    return [...asked, ...quoted, waits(label, until ? `Geçerlilik: ${formatDate(until)}` : '')]
  }
  const isRevised = quoted_at !== null && answered_at !== null
  const revised = isRevised ? done('answer', 'Revize istendi', answered_at) : []
  const promise = waits(
    isRevised ? 'Yeni teklif hazırlanıyor' : 'Teklif hazırlanıyor',
    promiseWords(request, now),
  )
  return [...asked, ...quoted, ...revised, promise, approval]
}
