/** The office's list of customers. */
import type {
  Customer,
  CustomerCountInput,
  CustomerListInput,
} from '@kervan/domain/customers/customers.contract.ts'
import type { CustomerStatus } from '@kervan/domain/customers/customers.policy.ts'
import { phoneDigits } from '@kervan/domain/customers/phone-digits.ts'
import { mostCounted } from '@kervan/domain/values/format-number.ts'
import { users } from '#features/auth/users.table.ts'
import { customerGroups } from '#features/customers/customer-groups.table.ts'
import { type CustomerRow, customerColumns, toCustomer } from '#features/customers/customers.queries.ts'
import { profileRank, profiles } from '#features/customers/profiles.table.ts'
import { representatives } from '#features/customers/representatives.table.ts'
import { alias, and, eq, not, or, type SQL, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import type { ListQuery } from '#spine/lists/list-query.ts'
import {
  amountKey,
  by,
  byAge,
  byIfAny,
  byOwner,
  isPerson,
  type ListSort,
  momentKey,
  textKey,
} from '#spine/lists/sorts.ts'

const colleague = alias(users, 'colleague')
const sector = alias(customerGroups, 'sector')

const hasAccount = sql`${profiles.has_account}`
const hasAsked = sql`${profiles.first_request_at} is not null`
const neverAccepted = sql`${profiles.last_accepted_at} is null`
const acceptedOnce = sql`${profiles.last_accepted_at} <= now() - interval '1 year'`
const hasNeverAccepted = and(hasAsked, neverAccepted)
const hasAcceptedOnce = and(hasAsked, acceptedOnce)
/** As `customerStatus` says of one. */
const hasStatus: Record<CustomerStatus, SQL | undefined> = {
  lead: sql`${profiles.first_request_at} is null`,
  // What both have in common stands by itself, so that an index tells of it.
  potential: and(hasAsked, or(neverAccepted, acceptedOnce)),
  active: and(hasAsked, sql`${profiles.last_accepted_at} > now() - interval '1 year'`),
}

const thisMonth = sql`date_trunc('month', now(), 'Europe/Istanbul')`
const hasJoined = sql`${profiles.joined_at} >= ${thisMonth}`
/** Looked up first: whoever joined lately stands at one end of most orders, and the planner would read all others before them. */
const isOfThoseWhoJoined = sql`${profiles.id} = any(array(select recent.id from profiles as recent where recent.joined_at >= ${thisMonth}))`

const part = (where: SQL | undefined, ...keys: ListSort['parts'][number]['keys']) => ({
  ...(where && { where }),
  keys,
})
/** Those who have accepted by when they did last, so that an index has each part in its order. */
function byStatus({ status }: CustomerListInput): ListSort {
  // That a filter leaves none of them the planner could not tell.
  const of = (wanted: CustomerStatus, where: SQL | undefined) =>
    !status || status === wanted ? where : nothing
  return {
    parts: [
      part(of('lead', hasStatus.lead)),
      part(of('potential', hasNeverAccepted)),
      part(of('potential', hasAcceptedOnce), momentKey(profiles.last_accepted_at)),
      part(of('active', hasStatus.active), momentKey(profiles.last_accepted_at)),
    ],
  }
}

const nothing = sql`false`

/** Whoever has accepted nothing comes last, by age. */
const byValue: ListSort = {
  parts: [part(sql`${profiles.total_revenue} > 0`, amountKey(profiles.total_revenue))],
  blanks: { where: sql`${profiles.total_revenue} = 0`, keys: [] },
}

export const customerList = defineList<CustomerRow, CustomerListInput, Customer>({
  name: 'customers',
  table: profiles,
  columns: customerColumns,
  joins: sql`left join ${representatives} on ${eq(representatives.id, profiles.assigned_to)}
    left join users as ${colleague} on ${eq(colleague.id, profiles.assigned_to)}
    left join customer_groups as ${sector} on ${eq(sector.id, profiles.sector_id)}`,
  sorts: {
    created: byAge,
    name: byIfAny(textKey(sql`nullif(trim(${profiles.first_name} || ' ' || ${profiles.last_name}), '')`)),
    company: byIfAny(textKey(sql`nullif(${profiles.company}, '')`)),
    email: byIfAny(textKey(profiles.email)),
    representative: byOwner(
      {
        from: sql`users as ${colleague}`,
        id: colleague.id,
        ownedBy: profiles.assigned_to,
        where: sql`${colleague.role} in ('staff', 'admin')`,
        few: true,
      },
      colleague.name,
    ),
    status: byStatus,
    // As `profileState` says of one.
    profile: by(amountKey(profileRank)),
    city: byIfAny(textKey(sql`nullif(${profiles.city}, '')`)),
    sector: byOwner(
      {
        from: sql`customer_groups as ${sector}`,
        id: sector.id,
        ownedBy: profiles.sector_id,
        where: sql`${sector.kind} = 'sector'`,
        few: true,
      },
      sector.name,
    ),
    value: byValue,
    contact: byIfAny(momentKey(profiles.last_contact_at)),
  },
  filters: ({ status, has_account, sector_id, joined }) => [
    joined && isOfThoseWhoJoined,
    sector_id === undefined ? undefined : isPerson(profiles.sector_id, sector_id),
    status && hasStatus[status],
    has_account === undefined ? undefined : has_account ? hasAccount : not(hasAccount),
  ],
  search: { reads: phoneDigits, has: (pattern) => sql`${profiles.search} like ${pattern}` },
  show: toCustomer,
})

export async function customerCounts(query: ListQuery, input: CustomerCountInput) {
  const { never, once, ...counts } = await customerList.countsIfFew(query, undefined, input, {
    total: undefined,
    lead: hasStatus.lead,
    // Potential by either; each has an index.
    never: hasNeverAccepted,
    once: hasAcceptedOnce,
    active: hasStatus.active,
    with_account: hasAccount,
    without_account: not(hasAccount),
    joined: hasJoined,
  })
  if (never === undefined || once === undefined) return counts
  return { ...counts, potential: Math.min(never + once, mostCounted + 1) }
}
