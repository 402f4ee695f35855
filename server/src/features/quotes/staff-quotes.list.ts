/** The office's list of all quotes, each revision a row. */
import type {
  StaffQuote,
  StaffQuoteCountInput,
  StaffQuoteListInput,
} from '@kervan/domain/quotes/quote-list.ts'
import {
  openStatuses,
  type QuoteStatus,
  quoteStatuses,
  unsentStatuses,
} from '@kervan/domain/quotes/quotes.policy.ts'
import { momentsOf, monthsOf } from '@kervan/domain/quotes/settled-months.ts'
import { keysOf, transportModeWords } from '@kervan/domain/requests/request-options.ts'
import { users } from '#features/auth/users.table.ts'
import { quoteMargins } from '#features/quotes/quote-margins.table.ts'
import { quotes, settledMonth } from '#features/quotes/quotes.table.ts'
import { alias, and, eq, or, type SQL, sql } from '#spine/database/drizzle.ts'
import { type Divisions, defineList } from '#spine/lists/define-list.ts'
import type { ListQuery } from '#spine/lists/list-query.ts'
import {
  amountKey,
  by,
  byAge,
  byChoice,
  byIfAny,
  byOwner,
  bySearched,
  byText,
  byTwin,
  codeKey,
  type IsChoice,
  isChoice,
  isPerson,
  isText,
  type ListSort,
  momentKey,
  textKey,
} from '#spine/lists/sorts.ts'

const owner = alias(users, 'owner')

const laneAndSearched = [quotes.id, quotes.pol, quotes.pod, quotes.status, quotes.search, quotes.customer_id]

/** With what the customer has chosen, once it is accepted. */
const agreedAmount = sql`coalesce(${quotes.accepted_amount}, ${quotes.total_amount})`

export const staffQuoteList = defineList<StaffQuote, StaffQuoteListInput>({
  name: 'staff-quotes',
  table: quotes,
  columns: {
    id: quotes.id,
    quote_no: quotes.quote_no,
    revision: quotes.revision,
    title: quotes.title,
    status: quotes.status,
    customer_id: quotes.customer_id,
    customer_name: quotes.customer_name,
    customer_email: quotes.customer_email,
    pol: quotes.pol,
    pod: quotes.pod,
    transport_mode: quotes.transport_mode,
    shipment_type: quotes.shipment_type,
    owner_id: quotes.owner_id,
    owner_name: sql`coalesce(${owner.name}, '')`,
    due_at: quotes.due_at,
    total_amount: sql`${agreedAmount}::text`,
    currency: quotes.currency,
    margin_pct: quoteMargins.margin_pct,
    margin_state: sql`coalesce(${quoteMargins.state}, 'no_price')`,
    valid_until: quotes.valid_until,
    sent_at: quotes.sent_at,
    answered_at: quotes.answered_at,
    rejection_reason: quotes.rejection_reason,
    created_at: quotes.created_at,
    updated_at: quotes.updated_at,
  },
  joins: sql`left join users as ${owner} on ${eq(owner.id, quotes.owner_id)}
    left join ${quoteMargins} on ${eq(quoteMargins.quote_id, quotes.id)}`,
  sorts: {
    created: byAge,
    number: by(textKey(quotes.quote_no)),
    customer: byText(quotes.customer_name),
    lane: (input) =>
      bySearched(
        hasNoOtherFilter(input) ? laneAndSearched : undefined,
        textKey(quotes.pol),
        textKey(quotes.pod),
      ),
    // Of other modes than the one asked for there are none, and to learn that takes a statement each.
    mode: ({ mode }) => byChoice(quotes.transport_mode, mode ? [mode] : keysOf(transportModeWords)),
    status: (input) => byChoice(quotes.status, statusesOf(input)),
    owner: byOwnerName,
    due: byDue,
    // By currency first, since amounts of different currencies cannot be compared.
    amount: by(codeKey(quotes.currency), amountKey(agreedAmount)),
    margin: byMargin,
    sent: byIfAny(momentKey(quotes.sent_at)),
  },
  filters: (input, personId, is) => [
    input.status && hasStatus(input.status, is),
    input.expiring ? isExpiring(input.status) : undefined,
    input.mine ? isPerson(quotes.owner_id, personId) : undefined,
    input.owner_id ? isPerson(quotes.owner_id, input.owner_id) : undefined,
    input.unowned ? sql`${quotes.owner_id} is null` : undefined,
    input.mode && is(quotes.transport_mode, input.mode),
    input.pol ? isText(quotes.pol, input.pol) : undefined,
    input.pod ? isText(quotes.pod, input.pod) : undefined,
    input.settled ? isSettledIn(input.settled, is) : undefined,
    input.answered ? isAnswered(input.status) : undefined,
    input.reason && isLostBecause(input.reason, input.status, is),
  ],
  divisions: divisionsOf,
  search: {
    has: (pattern) =>
      sql`(${quotes.search} like ${pattern} or (select c.search from profiles c where c.id = ${quotes.customer_id}) like ${pattern})`,
    withOther: {
      // An array, since only with one are the indexes of both tables combined.
      hasByIndex: (pattern) =>
        sql`(${quotes.search} like ${pattern} or ${quotes.customer_id} = any(array(select c.id from profiles c where c.search like ${pattern})))`,
      hasAmongMany: (pattern) =>
        sql`(${quotes.search} like ${pattern} or ${quotes.customer_id} in (select c.id from profiles c where c.search like ${pattern}))`,
    },
  },
})

/** What is settled is due no longer. The index of a colleague's quotes has their ids, and not when they were due. */
function byDue({ settled, owner_id, mine }: StaffQuoteListInput): ListSort {
  const sort = byIfAny(momentKey(quotes.due_at))
  if (settled) return byAge
  return owner_id || mine ? { ...sort, blanks: { where: sql`${quotes.due_at} is null`, keys: [] } } : sort
}

type ShownStatus = StaffQuoteListInput['status']

const isOneOf = (statuses: readonly QuoteStatus[]) =>
  sql`${or(...statuses.map((status) => isChoice(quotes.status, status)))}`

function hasStatus(status: NonNullable<ShownStatus>, is: IsChoice): SQL {
  if (status === 'making') return isOneOf(unsentStatuses)
  return status === 'waiting' ? isOneOf(openStatuses) : is(quotes.status, status)
}

/** In these orders the quotes of a time stand side by side, so those of other months would be read in vain before them. */
const sortsOfTime: readonly string[] = ['created', 'number', 'mode', 'status', 'due', 'sent']
/** More are read by status. */
const mostMonths = 24

function divisionsOf(input: StaffQuoteListInput, sort: string): Divisions<StaffQuoteListInput> | 'few' {
  // Those of two days, found by an index.
  if (input.expiring) return 'few'
  const months = input.settled && sortsOfTime.includes(sort) ? monthsOf(input.settled) : []
  if (months.length === 0 || months.length > mostMonths)
    return { column: quotes.status, filter: 'status', values: statusesOf(input) }
  const byMonth = { column: settledMonth, filter: 'settled', values: months } as const
  return sort === 'status' ? byMonth : { ...byMonth, thenSorted: true }
}

/** Those alone that may have rows: to find none takes longest. */
function statusesOf(input: StaffQuoteListInput): readonly QuoteStatus[] {
  const { status, expiring, settled, answered, reason } = input
  if (status === 'making') return unsentStatuses
  if (status === 'waiting') return openStatuses
  if (status) return [status]
  if (expiring) return openStatuses
  if (reason) return ['rejected']
  if (answered) return answeredStatuses
  return settled ? settledStatuses : quoteStatuses
}

const answeredStatuses = ['accepted', 'rejected'] as const
const settledStatuses = [...answeredStatuses, 'expired'] as const

/** Within a status. */
function isAnswered(status: ShownStatus): SQL | undefined {
  if (!status) return isOneOf(answeredStatuses)
  return answeredStatuses.some((answered) => answered === status) ? undefined : sql`false`
}

/** A lost quote that was offered again, better, is no longer lost. */
function isLostBecause(
  reason: NonNullable<StaffQuoteListInput['reason']>,
  status: ShownStatus,
  is: IsChoice,
): SQL | undefined {
  if (status && status !== 'rejected') return sql`false`
  const isReason =
    reason === 'none' ? sql`${quotes.rejection_reason} is null` : is(quotes.rejection_reason, reason)
  return and(isReason, status ? undefined : isChoice(quotes.status, 'rejected'))
}

const endsSoon = sql`${quotes.valid_until} between now() and now() + interval '48 hours'`

/** Within a status. */
function isExpiring(status: ShownStatus): SQL | undefined {
  if (!status) return and(isOneOf(openStatuses), endsSoon)
  return status === 'waiting' || openStatuses.some((open) => open === status) ? endsSoon : sql`false`
}

/** Written out: how many months are meant decides which index is the better one. Some indexes have the month of one. */
function isSettledIn(settled: string, is: IsChoice): SQL | undefined {
  const { from, to } = momentsOf(settled)
  const written = (moment: Date) => sql.raw(`'${moment.toISOString()}'::timestamptz`)
  const [month, ...more] = monthsOf(settled)
  return and(
    sql`${quotes.settled_at} >= ${written(from)} and ${quotes.settled_at} < ${written(to)}`,
    month && more.length === 0 ? is(settledMonth, `${month}-01`) : undefined,
  )
}

/** A colleague may have thousands of quotes and none of a mode, so there is an index with it. */
function byOwnerName({ mode }: StaffQuoteListInput): ListSort {
  return byOwner(
    {
      from: sql`users as ${owner}`,
      id: owner.id,
      ownedBy: quotes.owner_id,
      where: sql`${owner.role} in ('staff', 'admin')`,
      few: true,
      inSearchIndex: true,
    },
    owner.name,
    () => (mode ? [quotes.transport_mode] : []),
  )
}

/** Than one of the status. */
function hasNoOtherFilter({
  limit,
  after,
  until,
  sort,
  search,
  status,
  ...others
}: StaffQuoteListInput): boolean {
  return Object.values(others).every((value) => !value)
}

/** All statuses together, unless some are asked for: whose quotes they are, and all else but the status, is known of the quote alone. */
function byMargin({ status, expiring, reason }: StaffQuoteListInput): ListSort {
  return byTwin(
    {
      from: sql`${quoteMargins}`,
      id: quoteMargins.quote_id,
      ownedBy: quotes.id,
      twin: { division: status || expiring || reason ? quoteMargins.quote_status : undefined },
    },
    amountKey(quoteMargins.margin_pct),
  )
}

export function staffQuoteCounts(query: ListQuery, personId: string, input: StaffQuoteCountInput) {
  const has = (status: QuoteStatus) => isChoice(quotes.status, status)
  return staffQuoteList.countsIfFew(query, personId, input, {
    total: undefined,
    making: isOneOf(unsentStatuses),
    sent: has('sent'),
    viewed: has('viewed'),
    revision_requested: has('revision_requested'),
    accepted: has('accepted'),
    rejected: has('rejected'),
    expired: has('expired'),
    superseded: has('superseded'),
    expiring: isExpiring(undefined),
    waiting: isOneOf(openStatuses),
  })
}
