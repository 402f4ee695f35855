/** Everybody of the office whose account is open, to be given a conversation or to be named in a note. */
import { users } from '#features/auth/users.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { and, inArray, isNull } from '#spine/database/drizzle.ts'

export function colleagues(db: Db) {
  return db
    .select({ id: users.id, full_name: users.name })
    .from(users)
    .where(and(inArray(users.role, ['staff', 'admin']), isNull(users.disabled_at)))
}
