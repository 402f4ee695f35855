/** Requests that customers have sent themselves, with where they had come from and what came of them: the rows behind the steps of a period. */
import type { SourcedRequest, SourcedRequestListInput } from '@kervan/domain/analytics/period.contract.ts'
import { startOfDay } from '@kervan/domain/values/calendar-day.ts'
import { daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { requestSources } from '#features/analytics/request-sources.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { requestCustomer } from '#features/requests/requests.queries.ts'
import { requests } from '#features/requests/requests.table.ts'
import { eq, type SQL, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import { byAge } from '#spine/lists/sorts.ts'

const { customer_name, customer_company } = requestCustomer
const second = sql`interval '1 second'`
/** Filters are of the request alone: where it had come from is looked up. */
const cameBy = (what: SQL) =>
  sql`exists (select from request_sources s where s.request_id = ${requests.id} and ${what})`

export const sourcedRequestList = defineList<SourcedRequest, SourcedRequestListInput>({
  name: 'sourced-requests',
  table: requests,
  columns: {
    id: requests.id,
    number: requests.number,
    title: requests.title,
    status: requests.status,
    customer_name,
    customer_company,
    source: requestSources.source,
    campaign: requestSources.campaign,
    quote_id: requests.quote_id,
    quote_no: sql`(select q.quote_no from quotes q where q.id = ${requests.quote_id})`,
    accepted_euro: sql`(select sum(q.accepted_euro)::text from quotes q where q.request_id = ${requests.id} and q.status = 'accepted')`,
    created_at: requests.created_at,
  },
  joins: sql`left join ${requestSources} on ${eq(requestSources.request_id, requests.id)}
    left join ${profiles} on ${eq(profiles.id, requests.customer_id)}`,
  sorts: { created: byAge },
  filters: ({ from, to, source, campaign, unknown, step }) => [
    sql`${requests.created_by} = ${requests.customer_id}`,
    from === undefined
      ? undefined
      : sql`${requests.created_at} >= ${startOfDay(from).toISOString()}::timestamptz
          and ${requests.id} >= (select uuidv7(${startOfDay(from).toISOString()}::timestamptz - now() - ${second}))`,
    to === undefined
      ? undefined
      : sql`${requests.created_at} < ${startOfDay(daysLater(to, 1)).toISOString()}::timestamptz`,
    source ? cameBy(sql`s.source = ${source === '-' ? '' : source}`) : undefined,
    campaign ? cameBy(sql`s.campaign = ${campaign === '-' ? '' : campaign}`) : undefined,
    unknown ? sql`not ${cameBy(sql`true`)}` : undefined,
    step === 'quoted' ? sql`${requests.first_quoted_at} is not null` : undefined,
    step === 'accepted' ? sql`${requests.status} = 'approved'` : undefined,
  ],
})
