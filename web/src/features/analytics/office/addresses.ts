/** Where the rows behind a figure are. */
export const analyticsAddress = '/staff/analytics'
const visits = '/staff/analytics/visits'

export type VisitFilters = Partial<
  Record<
    | 'active'
    | 'last_day'
    | 'hour'
    | 'day'
    | 'viewed'
    | 'from'
    | 'to'
    | 'user_type'
    | 'device'
    | 'country'
    | 'source'
    | 'campaign'
    | 'page'
    | 'entry'
    | 'exit'
    | 'without_staff'
    | 'tool',
    string
  >
>

/** Their sum is the number of views, which may belong to visits that began before. */
export const viewedLastDay = { last_day: '1', viewed: '1' } as const

export function visitsAddress(filters: VisitFilters = {}): string {
  const params = new URLSearchParams(filters as Record<string, string>)
  return params.size > 0 ? `${visits}?${params}` : visits
}

/** What nobody is known of is told apart by page only. */
export const pageCountsAddress = (day: string): string =>
  `/staff/analytics/sources?${new URLSearchParams({ from: day, to: day })}#sayfalar`

/** In an address an empty value is a dash. */
export const orNone = (value: string | null): string => value || '-'

export const sourcesAddress = '/staff/analytics/sources'
const requests = '/staff/analytics/requests'

export type RequestFilters = Partial<
  Record<'from' | 'to' | 'source' | 'campaign' | 'unknown' | 'step', string>
>

export function sourcedRequestsAddress(filters: RequestFilters): string {
  return `${requests}?${new URLSearchParams(filters as Record<string, string>)}`
}
