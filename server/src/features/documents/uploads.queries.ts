/** Queries of uploaded files. Row-level security shows everybody only their own. */
import { uploads } from '#features/documents/uploads.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { and, count, eq } from '#spine/database/drizzle.ts'

const upload = { id: uploads.id, name: uploads.name, type: uploads.type, size: uploads.size }

export function uploadByKey(db: Db, userId: string, key: string) {
  return db
    .select(upload)
    .from(uploads)
    .where(and(eq(uploads.user_id, userId), eq(uploads.upload_key, key)))
}

export function uploadById(db: Db, userId: string, id: string) {
  return db
    .select(upload)
    .from(uploads)
    .where(and(eq(uploads.user_id, userId), eq(uploads.id, id)))
}

export function waitingCount(db: Db, userId: string) {
  return db.select({ waiting: count() }).from(uploads).where(eq(uploads.user_id, userId))
}

type NewUpload = Omit<typeof uploads.$inferInsert, 'created_at'>

/** Nothing where another try with the same key was faster. */
export function addUpload(db: Db, added: NewUpload) {
  return db
    .insert(uploads)
    .values(added)
    .onConflictDoNothing({ target: [uploads.user_id, uploads.upload_key] })
    .returning(upload)
}
