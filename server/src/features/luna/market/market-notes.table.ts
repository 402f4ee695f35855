/** Notes of staff on what moves the market for a time: storms, canals, strikes, the economy. */
import { noteKinds, severities } from '@kervan/domain/luna/market.copy.ts'
import { tradeRegions } from '@kervan/domain/luna/trade-routes.ts'
import { keysOf } from '@kervan/domain/requests/request-options.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { check, date, index, integer, pgTable, sql, text } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const writer = { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow }

export const marketNotes = pgTable(
  'market_notes',
  {
    id: id(),
    kind: text({ enum: keysOf(noteKinds) }).notNull(),
    /** Null for all of them. */
    region: text({ enum: keysOf(tradeRegions) }),
    severity: text({ enum: keysOf(severities) }).notNull(),
    title: text().notNull(),
    text: text().notNull(),
    delay_hours: integer(),
    source: text().notNull(),
    valid_from: date({ mode: 'string' }).notNull(),
    valid_until: date({ mode: 'string' }).notNull(),
    entered_by: text().notNull().default(''),
    updated_at: createdAt(),
  },
  (table) => [
    index('market_notes_valid').on(table.valid_until, table.id),
    check('market_notes_days', sql`valid_from <= valid_until`),
    ...enumChecks(table),
    ...rowPolicies('market_notes', { customer: { select: everyRow }, staff: writer, admin: writer }),
  ],
)
