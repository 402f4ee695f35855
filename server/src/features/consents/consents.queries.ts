/** Queries of consents, and of people's requests about their own data. */
import type { ConsentPurpose } from '@kervan/domain/consents/consent-versions.ts'
import { consents } from '#features/consents/consents.table.ts'
import { dataRequests } from '#features/consents/data-requests.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { desc, eq } from '#spine/database/drizzle.ts'

/** One row per purpose. */
export function latestDecisions(db: Db, userId: string) {
  return db
    .selectDistinctOn([consents.purpose])
    .from(consents)
    .where(eq(consents.user_id, userId))
    .orderBy(consents.purpose, desc(consents.id))
}

export function insertDecision(
  db: Db,
  decision: { user_id: string; purpose: ConsentPurpose; granted: boolean; text_version: string },
) {
  return db.insert(consents).values(decision).returning()
}

export const dataRequest = {
  id: dataRequests.id,
  kind: dataRequests.kind,
  status: dataRequests.status,
  note: dataRequests.note,
  created_at: dataRequests.created_at,
  due_at: dataRequests.due_at,
  closed_at: dataRequests.closed_at,
}

export function dataRequestsOf(db: Db, userId: string) {
  return db
    .select(dataRequest)
    .from(dataRequests)
    .where(eq(dataRequests.user_id, userId))
    .orderBy(desc(dataRequests.id))
}

/** Returns nothing when the person already has an open request. */
export function insertErasureRequest(db: Db, userId: string, note: string, dueAt: string) {
  return db
    .insert(dataRequests)
    .values({ user_id: userId, kind: 'erasure', note, due_at: dueAt })
    .onConflictDoNothing()
    .returning(dataRequest)
}
