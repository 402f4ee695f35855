/** How long a quote holds, in words; a quote that ends today or tomorrow says so. */
import type { RequestSummary } from '@kervan/domain/requests/request.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'

export type Priced = Pick<RequestSummary, 'status' | 'quote_valid_until'>

const dayMs = 86_400_000

/** A quote that was not answered in time: only another one can be asked for. */
export function hasExpired({ status, quote_valid_until }: Priced, now: number): boolean {
  return status === 'quoted' && quote_valid_until !== null && Date.parse(quote_valid_until) < now
}

type Validity = { state: 'holds' | 'ends' | 'ended'; words: string }

export function validityOf(request: Priced, now: number): Validity | null {
  const { status, quote_valid_until: until } = request
  if (until === null) return null
  const day = formatDate(until)
  if (hasExpired(request, now)) return { state: 'ended', words: `Süresi doldu: ${day}` }
  if (status === 'quoted' && day === formatDate(new Date(now)))
    return { state: 'ends', words: 'Bugün sona eriyor' }
  if (status === 'quoted' && day === formatDate(new Date(now + dayMs)))
    return { state: 'ends', words: 'Yarın sona eriyor' }
  return { state: 'holds', words: `Geçerlilik: ${day}` }
}
