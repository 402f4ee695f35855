/** The text about how long a quote is valid; ending today or tomorrow is highlighted. */
import type { RequestSummary } from '@kervan/domain/requests/request.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'

export type Priced = Pick<RequestSummary, 'status' | 'quote_valid_until'>

const dayMs = 86_400_000

/** A quote that was not answered in time; it can only be revised. */
export function hasExpired({ status, quote_valid_until }: Priced, now: number): boolean {
  return status === 'quoted' && quote_valid_until !== null && Date.parse(quote_valid_until) < now
}

type Validity = { state: 'holds' | 'ends' | 'ended'; text: string }

export function validityOf(request: Priced, now: number): Validity | null {
  const { status, quote_valid_until: until } = request
  if (until === null) return null
  const day = formatDate(until)
  if (hasExpired(request, now)) return { state: 'ended', text: `Süresi doldu: ${day}` }
  if (status === 'quoted' && day === formatDate(new Date(now)))
    return { state: 'ends', text: 'Bugün sona eriyor' }
  if (status === 'quoted' && day === formatDate(new Date(now + dayMs)))
    return { state: 'ends', text: 'Yarın sona eriyor' }
  return { state: 'holds', text: `Geçerlilik: ${day}` }
}
