/** Work items: what staff have to do. */

import { turns } from '@kervan/domain/tracking/exception-kinds.ts'
import { priorities, workKinds } from '@kervan/domain/workqueue/work-item.ts'
import { users } from '#features/auth/users.table.ts'
import { chatConversations } from '#features/chat/chat-conversations.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { requests } from '#features/requests/requests.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { createdAt, id, inTurkish, moment } from '#spine/database/columns.ts'
import { boolean, index, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

/** As lists show it: the company, then the person. */
const customerText = sql.raw(`trim(company || ' ' || customer_name)`)

export const workItems = pgTable(
  'work_items',
  {
    id: id(),
    kind: text({ enum: workKinds }).notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    customer_name: text().notNull(),
    company: text().notNull().default(''),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    customer_id: uuid().references(() => profiles.id),
    request_id: uuid().references(() => requests.id, { onDelete: 'cascade' }),
    /** What a question is about. */
    quote_id: uuid().references(() => quotes.id, { onDelete: 'cascade' }),
    shipment_id: uuid().references(() => shipments.id, { onDelete: 'cascade' }),
    /** Whose newest message waits for an answer. */
    conversation_id: uuid().references(() => chatConversations.id, { onDelete: 'cascade' }),
    /** Of an exception of a shipment, and of nothing else: since when, whose turn, and the day that must not pass. */
    since: moment(),
    turn: text({ enum: turns }),
    deadline: moment(),
    /** Not shown among open work until then. */
    snoozed_until: moment(),
    /** Why it closed by itself, or why somebody closed it although its work is not done. */
    closed_because: text().notNull().default(''),
    assigned_to: uuid().references(() => users.id),
    /** Further facts for reports: quote_sent, quote_amount. */
    metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    priority: text({ enum: priorities }).notNull().default('medium'),
    /** Given by somebody: what the program finds out later does not change it. */
    priority_by_hand: boolean().notNull().default(false),
    status: text({ enum: ['open', 'done'] })
      .notNull()
      .default('open'),
    due_at: moment().notNull(),
    created_at: createdAt(),
    updated_at: createdAt(),
    done_at: moment(),
    done_by: uuid().references(() => users.id),
    search: text().generatedAlwaysAs(sql`kervan_fold(title || ' ' || customer_name || ' ' || company)`),
  },
  (table) => [
    index('work_items_status').on(table.status, table.id, table.due_at),
    index('work_items_done').on(table.done_at, table.id).where(sql`status = 'done'`),
    /** A request has at most one open work item. */
    uniqueIndex('work_items_open_request')
      .on(table.request_id)
      .where(sql`status = 'open' and request_id is not null`),
    index('work_items_request').on(table.request_id),
    index('work_items_quote').on(table.quote_id).where(sql`quote_id is not null`),
    index('work_items_shipment').on(table.shipment_id).where(sql`shipment_id is not null`),
    /** A shipment has at most one open exception of a kind. */
    uniqueIndex('work_items_open_exception')
      .on(table.shipment_id, table.kind)
      .where(sql`status = 'open' and since is not null`),
    /** A conversation waits at most once. */
    uniqueIndex('work_items_open_conversation')
      .on(table.conversation_id)
      .where(sql`status = 'open' and conversation_id is not null`),
    index('work_items_conversation').on(table.conversation_id).where(sql`conversation_id is not null`),
    index('work_items_snoozed')
      .on(table.snoozed_until, table.id)
      .where(sql`status = 'open' and snoozed_until is not null`),
    index('work_items_customer').on(table.customer_id),
    index('work_items_done_by').on(table.done_by).where(sql`done_by is not null`),
    // For what the list is sorted by; one of both statuses is put together from one of each. The due time at the end of some
    // tells what is overdue without the row: the newest are not, so many would be read in vain.
    index('work_items_status_due').on(table.status, table.due_at, table.id),
    index('work_items_status_since').on(table.status, table.since, table.id),
    index('work_items_status_title').on(table.status, inTurkish(table.title), table.id, table.priority),
    index('work_items_status_kind').on(table.status, table.kind, table.id, table.priority),
    index('work_items_status_who').on(table.status, inTurkish(customerText), table.id, table.priority),
    index('work_items_status_priority').on(table.status, table.priority, table.due_at, table.id),
    index('work_items_status_assigned').on(table.status, table.assigned_to, table.id, table.due_at),
    index('work_items_status_assigned_kind').on(table.status, table.assigned_to, table.kind, table.id),
    index('work_items_status_assigned_priority').on(
      table.status,
      table.assigned_to,
      table.priority,
      table.id,
    ),
    index('work_items_search').using('gin', sql`search gin_trgm_ops`),
    ...enumChecks(table),
    ...rowPolicies('work_items', {
      staff: { select: everyRow, update: everyRow },
      admin: { select: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
