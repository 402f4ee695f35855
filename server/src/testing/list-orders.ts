/** The order of lists, worked out in the plainest way: all rows are read, then filtered and sorted here. */

import { quoteStatuses, unsentStatuses } from '@kervan/domain/quotes/quotes.policy.ts'
import { momentsOf } from '@kervan/domain/quotes/settled-months.ts'
import { keysOf, transportModeWords } from '@kervan/domain/requests/request-options.ts'
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import { priorities, workKinds } from '@kervan/domain/workqueue/work-item.ts'
import type pg from 'pg'

type Value = string | number
/** Undefined for a blank, which is last. */
type SortValues = readonly Value[] | undefined
type Row = { id: string }

const alphabet = new Intl.Collator('tr', { numeric: true })
const compareValues = (one: Value, other: Value) =>
  typeof one === 'string' && typeof other === 'string'
    ? alphabet.compare(one, other)
    : Number(one) - Number(other)
const compareIds = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

function idsInOrder<T extends Row>(rows: T[], valuesOf: (row: T) => SortValues, down: boolean): string[] {
  const sign = down ? -1 : 1
  return rows
    .map((row) => ({ id: row.id, values: valuesOf(row) }))
    .toSorted((one, other) => {
      if (!one.values || !other.values)
        return Number(!one.values) - Number(!other.values) || sign * compareIds(one.id, other.id)
      for (const [at, value] of one.values.entries()) {
        const order = isId(value)
          ? compareIds(value, String(other.values[at]))
          : compareValues(value, other.values[at] ?? 0)
        if (order !== 0) return sign * order
      }
      return sign * compareIds(one.id, other.id)
    })
    .map(({ id }) => id)
}

const isId = (value: Value): value is string => typeof value === 'string' && /^[0-9a-f]{8}-/.test(value)
const microseconds = (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint::float8`
const hasWords = (text: string, search = '') =>
  search.split(' ').every((word) => foldTurkish(text).includes(foldTurkish(word)))

type RequestRow = Row & {
  number: string
  title: string
  status: string
  customer_id: string
  due: number
  overdue: boolean
  currency: string | null
  amount: number | null
  customer: string
  text: string
}

type RequestFilter = {
  status?: string | undefined
  overdue?: boolean | undefined
  customer_id?: string | undefined
  search?: string | undefined
}

const statuses = ['pending', 'quoted', 'approved', 'rejected']

export async function requestOrders(
  owner: pg.Client,
  key: string,
  down: boolean,
  filter: RequestFilter,
): Promise<string[]> {
  const { rows } = await owner.query<RequestRow>(
    `select r.id, number, title, status, customer_id, ${microseconds('quote_due_at')} as due, status = 'pending' and quote_due_at < now() as overdue,
       quote_currency as currency, quote_amount::float8 as amount, trim(company || ' ' || first_name || ' ' || last_name) as customer,
       r.search || ' ' || p.search as text
     from requests r join profiles p on p.id = r.customer_id`,
  )
  const shown = rows.filter(
    (row) =>
      (!filter.status || row.status === filter.status) &&
      (!filter.overdue || row.overdue) &&
      (!filter.customer_id || row.customer_id === filter.customer_id) &&
      hasWords(row.text, filter.search),
  )
  const values: Record<string, (row: RequestRow) => SortValues> = {
    created: () => [],
    number: ({ number }) => [number],
    due: ({ status, due }) => (status === 'pending' ? [due] : undefined),
    title: ({ title }) => [title],
    customer: ({ customer }) => (customer ? [customer] : undefined),
    status: ({ status }) => [statuses.indexOf(status)],
    amount: ({ currency, amount }) => (currency === null ? undefined : [currency, amount ?? 0]),
  }
  return idsInOrder(shown, values[key] ?? (() => []), down)
}

type WorkRow = Row & {
  title: string
  kind: string
  customer: string
  priority: string
  status: string
  assigned_to: string | null
  assignee: string
  due: number
  overdue: boolean
  urgent: boolean
  done: number
  since: number | null
  text: string
}

type WorkFilter = {
  status?: string | undefined
  kind?: string | undefined
  priority?: string | undefined
  mine?: boolean | undefined
  overdue?: boolean | undefined
  search?: string | undefined
}

export async function workOrders(
  owner: pg.Client,
  key: string,
  down: boolean,
  filter: WorkFilter,
  staffId: string,
  /** What is open and due by then is urgent. */
  urgentUntil: string,
): Promise<string[]> {
  const { rows } = await owner.query<WorkRow>(
    `select w.id, title, kind, trim(company || ' ' || customer_name) as customer, priority, status, assigned_to, a.name as assignee,
       ${microseconds('due_at')} as due, status = 'open' and due_at < now() as overdue, ${microseconds('done_at')} as done, search as text,
       status = 'open' and due_at <= $1 as urgent, ${microseconds('since')} as since
     from work_items w left join users a on a.id = w.assigned_to`,
    [urgentUntil],
  )
  const shown = rows.filter(
    (row) =>
      (!filter.status || row.status === filter.status) &&
      (!filter.kind || row.kind === filter.kind) &&
      (!filter.priority || (row.urgent ? 'urgent' : row.priority) === filter.priority) &&
      (!filter.mine || row.assigned_to === staffId) &&
      (!filter.overdue || row.overdue) &&
      hasWords(row.text, filter.search),
  )
  const values: Record<string, (row: WorkRow) => SortValues> = {
    due: ({ due }) => [due],
    title: ({ title }) => [title],
    kind: ({ kind }) => [workKinds.toSorted().indexOf(kind as never)],
    customer: ({ customer }) => [customer],
    priority: ({ urgent, priority, due }) => [urgent ? -1 : priorities.indexOf(priority as never), due],
    assignee: ({ assigned_to, assignee }) => (assigned_to ? [assignee, assigned_to] : undefined),
    created: () => [],
    done: ({ status, done }) => (status === 'done' ? [done] : undefined),
    since: ({ since }) => (since === null ? undefined : [since]),
  }
  return idsInOrder(shown, values[key] ?? (() => []), down)
}

type CustomerRow = Row & {
  name: string
  company: string
  email: string | null
  assigned_to: string | null
  representative: string
  has_asked: boolean
  /** Null where nothing was accepted. */
  accepted: number | null
  accepted_lately: boolean | null
  has_account: boolean
  profile_completed: boolean
  city: string
  sector_id: string | null
  sector: string
  value: number
  contact: number | null
  joined_lately: boolean
  text: string
}

type CustomerFilter = {
  joined?: string | undefined
  sector_id?: string | undefined
  search?: string | undefined
  status?: string | undefined
  has_account?: boolean | undefined
}

function statusOf({ has_asked, accepted_lately }: CustomerRow): string {
  return !has_asked ? 'lead' : accepted_lately ? 'active' : 'potential'
}

export async function customerOrders(
  owner: pg.Client,
  key: string,
  down: boolean,
  filter: CustomerFilter,
): Promise<string[]> {
  const { rows } = await owner.query<CustomerRow>(
    `select p.id, trim(first_name || ' ' || last_name) as name, company, p.email, assigned_to, a.name as representative, search as text,
       first_request_at is not null as has_asked, ${microseconds('last_accepted_at')} as accepted,
       last_accepted_at > now() - interval '1 year' as accepted_lately, profile_completed,
       p.id in (select id from users) as has_account, city, sector_id, g.name as sector, total_revenue::float8 as value,
       ${microseconds('last_contact_at')} as contact, coalesce(joined_at >= date_trunc('month', now(), 'Europe/Istanbul'), false) as joined_lately
     from profiles p left join users a on a.id = p.assigned_to left join customer_groups g on g.id = sector_id`,
  )
  const ifAny = (text: string | null) => (text ? [text] : undefined)
  const values: Record<string, (row: CustomerRow) => SortValues> = {
    created: () => [],
    name: ({ name }) => ifAny(name),
    company: ({ company }) => ifAny(company),
    email: ({ email }) => ifAny(email),
    representative: ({ assigned_to, representative }) =>
      assigned_to ? [representative, assigned_to] : undefined,
    status: (row) => {
      const status = statusOf(row)
      if (status === 'lead') return [0, 0, 0]
      return [status === 'active' ? 2 : 1, row.accepted === null ? 0 : 1, row.accepted ?? 0]
    },
    profile: ({ has_account, profile_completed }) => [!has_account ? 0 : profile_completed ? 2 : 1],
    city: ({ city }) => ifAny(city),
    sector: ({ sector_id, sector }) => (sector_id ? [sector, sector_id] : undefined),
    value: ({ value }) => (value > 0 ? [value] : undefined),
    contact: ({ contact }) => (contact === null ? undefined : [contact]),
  }
  const shown = rows.filter(
    (row) =>
      hasWords(row.text, filter.search) &&
      (!filter.status || statusOf(row) === filter.status) &&
      (!filter.sector_id || row.sector_id === filter.sector_id) &&
      (!filter.joined || row.joined_lately) &&
      (filter.has_account === undefined || row.has_account === filter.has_account),
  )
  return idsInOrder(shown, values[key] ?? (() => []), down)
}

type QuoteRow = Row & {
  number: string
  customer: string
  pol: string
  pod: string
  mode: string
  status: string
  owner_id: string | null
  owner: string
  due: number | null
  currency: string
  amount: number
  margin: number | null
  sent: number | null
  expiring: boolean
  settled: Date | null
  reason: string | null
  text: string
}

type QuoteFilter = {
  status?: string | undefined
  expiring?: boolean | undefined
  mine?: boolean | undefined
  owner_id?: string | undefined
  mode?: string | undefined
  pol?: string | undefined
  pod?: string | undefined
  settled?: string | undefined
  reason?: string | undefined
  search?: string | undefined
}

export async function quoteOrders(
  owner: pg.Client,
  key: string,
  down: boolean,
  filter: QuoteFilter,
  staffId: string,
): Promise<string[]> {
  const { rows } = await owner.query<QuoteRow>(
    `select q.id, quote_no as number, customer_name as customer, pol, pod, transport_mode as mode, status, owner_id, o.name as owner,
       ${microseconds('due_at')} as due, currency, total_amount::float8 as amount, margin_pct::float8 as margin, ${microseconds('sent_at')} as sent,
       status in ('sent', 'viewed') and valid_until between now() and now() + interval '48 hours' as expiring,
       case when status in ('accepted', 'rejected') then answered_at when status = 'expired' then valid_until end as settled,
       rejection_reason as reason,
       concat_ws(' ', quote_no, q.title, customer_name, customer_email, pol, pod, p.search) as text
     from quotes q left join users o on o.id = q.owner_id left join quote_margins m on m.quote_id = q.id join profiles p on p.id = q.customer_id`,
  )
  const period = filter.settled ? momentsOf(filter.settled) : undefined
  const hasStatus = ({ status }: QuoteRow) =>
    !filter.status ||
    (filter.status === 'making' ? unsentStatuses.some((one) => one === status) : status === filter.status)
  const shown = rows.filter(
    (row) =>
      hasStatus(row) &&
      (!filter.expiring || row.expiring) &&
      (!filter.mine || row.owner_id === staffId) &&
      (!filter.owner_id || row.owner_id === filter.owner_id) &&
      (!filter.mode || row.mode === filter.mode) &&
      (!filter.pol || row.pol === filter.pol) &&
      (!filter.pod || row.pod === filter.pod) &&
      (!filter.reason || (row.status === 'rejected' && row.reason === filter.reason)) &&
      (!period || (row.settled !== null && row.settled >= period.from && row.settled < period.to)) &&
      hasWords(row.text, filter.search),
  )
  const ifAny = (value: Value | null) => (value === null || value === '' ? undefined : [value])
  const values: Record<string, (row: QuoteRow) => SortValues> = {
    created: () => [],
    number: ({ number }) => [number],
    customer: ({ customer }) => ifAny(customer),
    lane: ({ pol, pod }) => [pol, pod],
    mode: ({ mode }) => [(keysOf(transportModeWords) as readonly string[]).indexOf(mode)],
    status: ({ status }) => [quoteStatuses.indexOf(status as never)],
    owner: ({ owner_id, owner }) => (owner_id ? [owner, owner_id] : undefined),
    due: ({ due }) => ifAny(due),
    amount: ({ currency, amount }) => [currency, amount],
    margin: ({ margin }) => ifAny(margin),
    sent: ({ sent }) => ifAny(sent),
  }
  return idsInOrder(shown, values[key] ?? (() => []), down)
}
