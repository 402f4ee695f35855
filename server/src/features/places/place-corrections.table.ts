/** What an admin knows better of a place than the shipped tables; a column that is null says nothing. */
import { portServices } from '@kervan/domain/places/gateways/port-services.ts'
import { places } from '#features/places/places.table.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { boolean, pgTable, text, uniqueIndex } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const placeCorrectionRows = pgTable(
  'place_corrections',
  {
    id: id(),
    code: text()
      .notNull()
      .references(() => places.code, { onDelete: 'cascade' }),
    /** The ports and airports that serve a city, by code, the usual one first. */
    ports: text().array(),
    airports: text().array(),
    /** What a port is for. */
    services: text({ enum: portServices }).array(),
    air_cargo: boolean(),
    updated_at: createdAt(),
  },
  (table) => [
    uniqueIndex('place_corrections_code').on(table.code),
    ...enumChecks(table),
    ...rowPolicies('place_corrections', {
      customer: { select: everyRow },
      staff: { select: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
