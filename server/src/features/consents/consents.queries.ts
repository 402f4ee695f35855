/** Queries of consents, and of people's requests about their own data. */
import type { Person } from '@kervan/domain/access/person.ts'
import type { ConsentPurpose } from '@kervan/domain/consents/consent-versions.ts'
import { consents } from '#features/consents/consents.table.ts'
import { dataRequests } from '#features/consents/data-requests.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { desc, eq, sql } from '#spine/database/drizzle.ts'

/** One row per purpose. */
export function latestDecisions(db: Db, userId: string) {
  return db
    .selectDistinctOn([consents.purpose])
    .from(consents)
    .where(eq(consents.user_id, userId))
    .orderBy(consents.purpose, desc(consents.id))
}

const mostDecisions = 200

/** The newest first. */
export function decisionsOf(db: Db, userId: string) {
  const { purpose, granted, text_version, source, decided_at } = consents
  return db
    .select({ purpose, granted, text_version, source, decided_at })
    .from(consents)
    .where(eq(consents.user_id, userId))
    .orderBy(desc(consents.id))
    .limit(mostDecisions)
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
  answer: dataRequests.answer,
}

export function dataRequestsOf(db: Db, userId: string) {
  return db
    .select(dataRequest)
    .from(dataRequests)
    .where(eq(dataRequests.user_id, userId))
    .orderBy(desc(dataRequests.id))
}

/** Returns nothing when the person already has an open request. Whoever is signed in has proved who they are. */
export function insertErasureRequest(
  db: Db,
  { id, full_name, email }: Pick<Person, 'id' | 'full_name' | 'email'>,
  note: string,
  dueAt: string,
) {
  return db
    .insert(dataRequests)
    .values({
      user_id: id,
      person_name: full_name,
      person_email: email,
      kind: 'erasure',
      note,
      due_at: dueAt,
      identity_check: 'session',
      identity_checked_at: sql`now()`,
    })
    .onConflictDoNothing()
    .returning(dataRequest)
}
