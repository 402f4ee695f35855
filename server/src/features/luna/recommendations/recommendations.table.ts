/**
 * What is recommended to a customer: computed by a job, answered by the customer once. What no longer holds is ended by the job. An answer
 * is written with the system's rights, so that nothing else of the row can be changed.
 */
import type { Evidence } from '@kervan/domain/luna/evidence.ts'
import { recommendationKinds } from '@kervan/domain/luna/recommendations.ts'
import { keysOf } from '@kervan/domain/requests/request-options.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import { index, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const recommendations = pgTable(
  'recommendations',
  {
    id: id(),
    customer_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Why it is made, such as `late:{shipment}`: what was answered is not recommended again for the same reason. */
    key: text().notNull(),
    kind: text({ enum: keysOf(recommendationKinds) }).notNull(),
    title: text().notNull(),
    text: text().notNull(),
    action_label: text().notNull(),
    action_link: text().notNull(),
    evidence: jsonb().$type<Evidence[]>().notNull(),
    created_at: createdAt(),
    acted_at: moment(),
    dismissed_at: moment(),
    ended_at: moment(),
  },
  (table) => [
    uniqueIndex('recommendations_reason').on(table.customer_id, table.key),
    index('recommendations_open')
      .on(table.customer_id, table.id)
      .where(sql`acted_at is null and dismissed_at is null and ended_at is null`),
    ...enumChecks(table),
    ...rowPolicies('recommendations', {
      customer: { select: sql`customer_id = ${actorId}` },
      staff: { select: everyRow },
      admin: { select: everyRow },
    }),
  ],
)
