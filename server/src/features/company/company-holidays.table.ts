/** The holidays that change from year to year, and the days on which the office is closed besides; an admin corrects them. */
import { createdAt, id } from '#spine/database/columns.ts'
import { boolean, check, date, pgTable, sql, text, uniqueIndex } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const companyHolidays = pgTable(
  'company_holidays',
  {
    id: id(),
    day: date().notNull(),
    name: text().notNull(),
    /** Only its afternoon. */
    half: boolean().notNull().default(false),
    updated_at: createdAt(),
  },
  (table) => [
    uniqueIndex('company_holidays_day').on(table.day),
    check('company_holidays_named', sql`name <> ''`),
    // Guests too, as they read the company's hours: the site's form promises the next working day.
    ...rowPolicies('company_holidays', {
      guest: { select: everyRow },
      customer: { select: everyRow },
      staff: { select: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
