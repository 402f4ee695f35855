/** Leads as a list: the records of those who have asked for nothing yet, each with what comes next. */

import { type LeadFacts, type LeadFilter, leadStep } from '@kervan/domain/workqueue/lead-steps.ts'
import type { Lead, LeadCountInput, LeadListInput } from '@kervan/domain/workqueue/leads.contract.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { representatives } from '#features/customers/representatives.table.ts'
import { quietTime } from '#features/workqueue/leads/forgotten.ts'
import { workItems } from '#features/workqueue/work-items.table.ts'
import { isoText } from '#spine/database/columns.ts'
import { eq, type SQL, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import type { ListQuery } from '#spine/lists/list-query.ts'
import { byAge, byIfAny, isChoice, momentKey, textKey } from '#spine/lists/sorts.ts'

type LeadRow = Omit<Lead, 'next_step'> & LeadFacts

const isLead = sql`${profiles.first_request_at} is null`

/** What is due first. */
const openWork =
  sql.raw(`(select json_build_object('id', w.id, 'kind', w.kind, 'title', w.title, 'due_at', ${isoText('w.due_at')})
  from work_items w where w.customer_id = profiles.id and w.status = 'open' order by w.due_at, w.id limit 1)`)
const contactBy = sql.raw(isoText(`(greatest(profiles.created_at, profiles.last_contact_at) + ${quietTime})`))

/** Looked up first, since they are few: the planner would read all leads to find them. */
const among = (ids: SQL) => sql`${profiles.id} = any(array(${ids}))`
const decided = (condition: SQL) =>
  among(sql`select d.id from profiles as d where (d.given_up_at is not null or d.lead_parked_until is not null)
    and d.first_request_at is null and ${condition}`)
const leadsThatAre: Record<LeadFilter, SQL> = {
  waiting: among(
    sql`select ${workItems.customer_id} from ${workItems} where ${isChoice(workItems.status, 'open')} and ${isChoice(workItems.kind, 'forgotten_lead')}`,
  ),
  parked: decided(sql`d.given_up_at is null and d.lead_parked_until > now()`),
  given_up: decided(sql`d.given_up_at is not null`),
}

export const leadList = defineList<LeadRow, LeadListInput, Lead>({
  name: 'leads',
  table: profiles,
  columns: {
    id: profiles.id,
    full_name: sql`trim(${profiles.first_name} || ' ' || ${profiles.last_name})`,
    company: profiles.company,
    email: sql`coalesce(${profiles.email}, '')`,
    phone: profiles.phone,
    lead_source: profiles.lead_source,
    representative_name: sql`coalesce(${representatives.name}, '')`,
    created_at: profiles.created_at,
    last_contact_at: profiles.last_contact_at,
    given_up_at: profiles.given_up_at,
    given_up_because: profiles.given_up_because,
    parked_until: profiles.lead_parked_until,
    work: openWork,
    contact_by: contactBy,
  },
  joins: sql`left join ${representatives} on ${eq(representatives.id, profiles.assigned_to)}`,
  sorts: {
    created: byAge,
    name: byIfAny(textKey(sql`nullif(trim(${profiles.first_name} || ' ' || ${profiles.last_name}), '')`)),
    contact: byIfAny(momentKey(profiles.last_contact_at)),
  },
  filters: ({ only, source }) => [
    isLead,
    only && leadsThatAre[only],
    source && isChoice(profiles.lead_source, source),
  ],
  search: { has: (pattern) => sql`${profiles.search} like ${pattern}` },
  show: ({ given_up_at, given_up_because, parked_until, work, contact_by, ...lead }) => ({
    ...lead,
    next_step: leadStep({ given_up_at, given_up_because, parked_until, work, contact_by }, new Date()),
  }),
})

export function leadCounts(query: ListQuery, input: LeadCountInput) {
  return leadList.countsIfFew(query, undefined, input, { total: undefined, ...leadsThatAre })
}
