/** Queries of a person's own notifications, preferences and devices. */

import type { NotificationPreferences } from '@kervan/domain/notifications/notifications.contract.ts'
import { notificationPreferences } from '#features/notifications/notification-preferences.table.ts'
import { notifications } from '#features/notifications/notifications.table.ts'
import { pushSubscriptions } from '#features/notifications/push-subscriptions.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { and, count, desc, eq, isNull, sql } from '#spine/database/drizzle.ts'

export const notification = {
  id: notifications.id,
  kind: notifications.kind,
  title: notifications.title,
  message: notifications.message,
  link: notifications.link,
  request_id: notifications.request_id,
  quote_amount: notifications.quote_amount,
  quote_currency: notifications.quote_currency,
  read_at: notifications.read_at,
  created_at: notifications.created_at,
}

/** The banner of new offers shows no more. */
const mostOffers = 20

const unreadOf = (userId: string) => and(eq(notifications.user_id, userId), isNull(notifications.read_at))

export function unreadCount(db: Db, userId: string) {
  return db.select({ unread: count() }).from(notifications).where(unreadOf(userId))
}

export function newOffers(db: Db, userId: string) {
  return db
    .select(notification)
    .from(notifications)
    .where(and(unreadOf(userId), eq(notifications.kind, 'offer'), isNull(notifications.dismissed_at)))
    .orderBy(desc(notifications.id))
    .limit(mostOffers)
}

export function ownNotification(db: Db, userId: string, id: string) {
  return db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.user_id, userId), eq(notifications.id, id)))
}

const now = sql`now()`

/** Returns nothing when it was read before. */
export function setRead(db: Db, userId: string, id?: string) {
  return db
    .update(notifications)
    .set({ read_at: now })
    .where(and(unreadOf(userId), id ? eq(notifications.id, id) : undefined))
    .returning({ id: notifications.id })
}

/** Returns nothing when it was dismissed before. */
export function setDismissed(db: Db, userId: string, id: string) {
  return db
    .update(notifications)
    .set({ dismissed_at: now, read_at: sql`coalesce(${notifications.read_at}, now())` })
    .where(
      and(eq(notifications.user_id, userId), eq(notifications.id, id), isNull(notifications.dismissed_at)),
    )
    .returning({ id: notifications.id })
}

const preferences = {
  email: notificationPreferences.email,
  sms: notificationPreferences.sms,
  push: notificationPreferences.push,
  eta_change_hours: notificationPreferences.eta_change_hours,
}

export function preferencesOf(db: Db, userId: string) {
  return db
    .select(preferences)
    .from(notificationPreferences)
    .where(eq(notificationPreferences.user_id, userId))
}

export function setPreferences(db: Db, userId: string, wanted: NotificationPreferences) {
  return db
    .insert(notificationPreferences)
    .values({ user_id: userId, ...wanted })
    .onConflictDoUpdate({ target: notificationPreferences.user_id, set: { ...wanted, updated_at: now } })
    .returning(preferences)
}

export function deviceCount(db: Db, userId: string) {
  return db.select({ devices: count() }).from(pushSubscriptions).where(eq(pushSubscriptions.user_id, userId))
}

export function removeDevice(db: Db, userId: string, endpoint: string) {
  return db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.user_id, userId), eq(pushSubscriptions.endpoint, endpoint)))
}
