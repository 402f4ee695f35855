/** Queries of the notifications and preferences of one member of staff. */
import type { StaffNotificationPreferences } from '@kervan/domain/notifications/staff-notifications.contract.ts'
import { staffNotificationPreferences as preferencesTable } from '#features/notifications/staff-notification-preferences.table.ts'
import { staffNotifications } from '#features/notifications/staff-notifications.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { and, eq, isNull, sql } from '#spine/database/drizzle.ts'

const now = sql`now()`

export function staffNotification(db: Db, userId: string, id: string) {
  return db
    .select({ id: staffNotifications.id })
    .from(staffNotifications)
    .where(and(eq(staffNotifications.user_id, userId), eq(staffNotifications.id, id)))
}

/** Returns nothing when it was read before. */
export function setStaffRead(db: Db, userId: string, id?: string) {
  return db
    .update(staffNotifications)
    .set({ read_at: now })
    .where(
      and(
        eq(staffNotifications.user_id, userId),
        isNull(staffNotifications.read_at),
        id ? eq(staffNotifications.id, id) : undefined,
      ),
    )
    .returning({ id: staffNotifications.id })
}

const preferences = {
  request: preferencesTable.request,
  quote: preferencesTable.quote,
  system: preferencesTable.system,
  digest: preferencesTable.digest,
}

export function staffPreferencesOf(db: Db, userId: string) {
  return db.select(preferences).from(preferencesTable).where(eq(preferencesTable.user_id, userId))
}

/** A digest that is asked for anew begins with what comes from now on. */
export function setStaffPreferences(db: Db, userId: string, wanted: StaffNotificationPreferences) {
  const unlessSame = (column: 'digest_since' | 'digested_at') =>
    sql`case when ${preferencesTable.digest} = excluded.digest then ${preferencesTable[column]} else now() end`
  return db
    .insert(preferencesTable)
    .values({ user_id: userId, ...wanted })
    .onConflictDoUpdate({
      target: preferencesTable.user_id,
      set: {
        ...wanted,
        digest_since: unlessSame('digest_since'),
        digested_at: unlessSame('digested_at'),
        updated_at: now,
      },
    })
    .returning(preferences)
}
