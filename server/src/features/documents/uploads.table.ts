/** Files that people have uploaded and that are no document yet, each with its verified type. The file's key follows from the id. */
import { uploadMaxBytes, uploadTypes } from '@kervan/domain/documents/upload-rules.ts'
import { users } from '#features/auth/users.table.ts'
import { createdAt } from '#spine/database/columns.ts'
import { check, index, integer, pgTable, sql, text, uniqueIndex, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, rowPolicies } from '#spine/database/row-policies.ts'

const own = sql`user_id = ${actorId}`
const person = { select: own, insert: own }

export const uploads = pgTable(
  'uploads',
  {
    /** Given, since the file is stored under it first. */
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The same for every try of one upload. */
    upload_key: text().notNull(),
    name: text().notNull(),
    type: text({ enum: uploadTypes }).notNull(),
    size: integer().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('uploads_key').on(table.user_id, table.upload_key),
    index('uploads_created').on(table.created_at),
    check('uploads_size', sql`size between 1 and ${sql.raw(String(uploadMaxBytes))}`),
    ...enumChecks(table),
    ...rowPolicies('uploads', { customer: person, staff: person, admin: person }),
  ],
)
