/** What a segment asks of a subscriber, as SQL on `newsletter_subscribers s`; its values are checked by the contract and written out as literals. */
import type { Segment } from '@kervan/domain/newsletter/segment.ts'
import pg from 'pg'

const among = (column: string, values: readonly string[]) =>
  values.length === 0 ? [] : [`${column} in (${values.map((value) => pg.escapeLiteral(value)).join(', ')})`]

export function segmentConditions(segment: Segment): string {
  const conditions = [
    ...among('s.status', segment.statuses),
    ...among('s.subscription_source', segment.sources),
    ...among('s.language', segment.languages),
    ...among('s.recipient_type', segment.recipient_types),
    ...customerConditions(segment),
    ...engagementConditions(segment),
  ]
  return conditions.length === 0 ? 'true' : conditions.map((one) => `(${one})`).join(' and ')
}

function customerConditions({ customer_statuses, lane }: Segment): string[] {
  const wanted = customer_statuses.filter((status) => status !== 'none').map((status) => statusOf[status])
  const known = `exists (select from profiles p where p.email = s.email and (${wanted.join(' or ') || 'false'}))`
  const nobody = 'not exists (select from profiles p where p.email = s.email)'
  const either = [
    ...(wanted.length > 0 ? [known] : []),
    ...(customer_statuses.includes('none') ? [nobody] : []),
  ]
  return [...(either.length > 0 ? [either.join(' or ')] : []), ...laneCondition(lane)]
}

/** As `customerStatus` says of one. */
const statusOf = {
  lead: 'p.first_request_at is null',
  potential:
    "p.first_request_at is not null and (p.last_accepted_at is null or p.last_accepted_at <= now() - interval '1 year')",
  active: "p.first_request_at is not null and p.last_accepted_at > now() - interval '1 year'",
}

function laneCondition(lane: Segment['lane']): string[] {
  const places = [
    ...(lane?.origin_country ? [`q.origin_country_code = ${pg.escapeLiteral(lane.origin_country)}`] : []),
    ...(lane?.destination_country
      ? [`q.destination_country_code = ${pg.escapeLiteral(lane.destination_country)}`]
      : []),
  ]
  if (places.length === 0) return []
  return [
    `exists (select from requests q join profiles p on p.id = q.customer_id
      where p.email = s.email and ${places.join(' and ')} and q.created_at > now() - interval '1 year')`,
  ]
}

function engagementConditions({ engagement, engagement_days }: Segment): string[] {
  if (!engagement) return []
  const since = `now() - interval '${Math.trunc(engagement_days)} days'`
  return [
    engagement === 'engaged'
      ? `s.last_engaged_at >= ${since}`
      : `s.last_engaged_at is null or s.last_engaged_at < ${since}`,
  ]
}

/** Whom nothing is sent, whatever the segment says. */
export const isSuppressed = 'exists (select from newsletter_suppressions x where x.email = s.email)'
