/** Findings of operational monitoring, written by a job: those for everybody, and those about one customer's own shipments. */
import type { Evidence } from '@kervan/domain/luna/evidence.ts'
import { insightCategories, insightUrgencies } from '@kervan/domain/luna/insights.ts'
import { severities } from '@kervan/domain/luna/market.copy.ts'
import { keysOf } from '@kervan/domain/requests/request-options.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import { index, integer, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const insights = pgTable(
  'insights',
  {
    id: id(),
    /** What it is about, so that the next computation finds it again: `lane:sea:CN-TR`, `port:TRIST:destination`. */
    key: text().notNull(),
    /** Null where it concerns everybody: these are read with the system's rights, so that the policy needs no OR. */
    customer_id: uuid().references(() => profiles.id, { onDelete: 'cascade' }),
    shipment_id: uuid().references(() => shipments.id, { onDelete: 'cascade' }),
    category: text({ enum: keysOf(insightCategories) }).notNull(),
    title: text().notNull(),
    description: text().notNull(),
    impact: text({ enum: keysOf(severities) }).notNull(),
    urgency: text({ enum: keysOf(insightUrgencies) }).notNull(),
    location: text().notNull(),
    estimated_delay_hours: integer(),
    recommendation: text().notNull(),
    evidence: jsonb().$type<Evidence[]>().notNull(),
    /** The same in a model's words, and the description that they are about: once that has changed they are not shown. */
    words: text().notNull().default(''),
    words_for: text().notNull().default(''),
    words_tried_at: moment(),
    /** When it was found first. */
    created_at: createdAt(),
    computed_at: createdAt(),
  },
  (table) => [
    uniqueIndex('insights_key').on(table.key),
    index('insights_customer').on(table.customer_id),
    index('insights_shipment').on(table.shipment_id),
    ...enumChecks(table),
    ...rowPolicies('insights', {
      customer: { select: sql`customer_id = ${actorId}` },
      staff: { select: everyRow },
      admin: { select: everyRow },
    }),
  ],
)
