/** Bulletins of exchange rates: the central bank's, each stored whole, and what was shipped, invented or entered by hand. */

import { rateSources } from '@kervan/domain/rates/rate-source.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { check, date, pgTable, sql, text, uniqueIndex } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const rateBulletins = pgTable(
  'rate_bulletins',
  {
    id: id(),
    source: text({ enum: rateSources }).notNull(),
    date: date().notNull(),
    bulletin_no: text(),
    /** The central bank's own text. */
    raw: text(),
    /** The name of who entered it by hand; whose account that is stands in the audit. */
    entered_by: text(),
    note: text().notNull().default(''),
    stored_at: createdAt(),
  },
  (table) => [
    uniqueIndex('rate_bulletins_number').on(table.bulletin_no),
    uniqueIndex('rate_bulletins_day').on(table.date, table.source).where(sql`source <> 'manual'`),
    check(
      'rate_bulletins_whole',
      sql`(source = 'tcmb') = (bulletin_no is not null) and (source = 'tcmb') = (raw is not null)`,
    ),
    check('rate_bulletins_entered', sql`(source = 'manual') = (entered_by is not null)`),
    ...enumChecks(table),
    // Customers read the rates of their own quote there.
    ...rowPolicies('rate_bulletins', {
      staff: { select: everyRow },
      admin: { select: everyRow, insert: sql`source = 'manual'` },
    }),
  ],
)
