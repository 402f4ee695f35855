/** What people of the office say of themselves besides their name. Who has no row has said nothing yet. */
import { timeZones } from '@kervan/domain/values/time-zones.ts'
import { users } from '#features/auth/users.table.ts'
import { createdAt } from '#spine/database/columns.ts'
import { check, date, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const oneself = sql`id = ${actorId}`

export const staffProfiles = pgTable(
  'staff_profiles',
  {
    id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    phone: text().notNull().default(''),
    /** By whose morning they get the digest of their notifications. */
    time_zone: text({ enum: timeZones }).notNull().default('Europe/Istanbul'),
    signature: text().notNull().default(''),
    /** The first and the last day on which they are away; assignment passes them over. */
    absent_from: date({ mode: 'string' }),
    absent_until: date({ mode: 'string' }),
    /** The address of their photo; a small square. */
    photo: text(),
    updated_at: createdAt(),
  },
  (table) => [
    ...enumChecks(table),
    check(
      'staff_profiles_absence',
      sql`(absent_from is null) = (absent_until is null) and absent_from <= absent_until`,
    ),
    check('staff_profiles_photo', sql`photo ~ '^/api/photos/[0-9a-f-]{36}$'`),
    ...rowPolicies('staff_profiles', {
      // The copy of one's own data asks for it, whoever one is.
      customer: { select: oneself },
      // Colleagues see who is away.
      staff: { select: everyRow, insert: oneself, update: oneself },
      admin: { select: everyRow, insert: oneself, update: oneself },
    }),
  ],
)
