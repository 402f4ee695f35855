/** Everything stored about one person, section by section, from all features in one list so that an export misses none. */
import { eq, getTableColumns } from 'drizzle-orm'
import { knownDevices } from '#features/auth/known-devices.table.ts'
import { sessions } from '#features/auth/sessions.table.ts'
import { users } from '#features/auth/users.table.ts'
import { consents } from '#features/consents/consents.table.ts'
import { dataRequests } from '#features/consents/data-requests.table.ts'
import type { ReadOwnData } from '#features/consents/own-data.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { representatives } from '#features/customers/representatives.table.ts'
import { notificationPreferences } from '#features/notifications/notification-preferences.table.ts'
import { notifications } from '#features/notifications/notifications.table.ts'
import { pushSubscriptions } from '#features/notifications/push-subscriptions.table.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { requestAnalyses } from '#features/requests/request-analyses.table.ts'
import { requests } from '#features/requests/requests.table.ts'
import { shipmentHistory } from '#features/shipments/shipment-history.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'

/** Found by the address, which the person has proved by signing in, and with the system's rights: only staff may read the table. */
const ownSubscription = `select n.email, n.name, n.status, n.subscription_source, n.subscription_date, n.confirmed_at,
  n.unsubscribed_at, n.email_open_count, n.email_click_count
  from newsletter_subscribers n join users u on u.email = n.email where u.id = $1`

/** With the person's own rights, so that row-level security decides what belongs to them. */
export const readOwnData: ReadOwnData = async (tx, userId) => {
  const { db } = tx
  const { id, email, name, role, created_at } = users
  const { surface, ip_address, user_agent, created_at: signed_in_at, last_active_at, expires_at } = sessions
  // The search column only repeats the others.
  const { search, ...profile } = getTableColumns(profiles)
  // Staff's notes are not the person's data.
  const { search: _, staff_notes, ...request } = getTableColumns(requests)
  const { operations_notes, ...shipment } = getTableColumns(shipments)
  const { endpoint, created_at: subscribed_at } = pushSubscriptions
  const { device, first_seen_at, last_seen_at } = knownDevices
  return [
    {
      name: 'Hesap',
      rows: await db.select({ id, email, name, role, created_at }).from(users).where(eq(id, userId)),
    },
    { name: 'Profil', rows: await db.select(profile).from(profiles).where(eq(profiles.id, userId)) },
    {
      name: 'Temsilci bilgileri',
      rows: await db.select().from(representatives).where(eq(representatives.id, userId)),
    },
    {
      name: 'Oturumlar',
      rows: await db
        .select({ surface, ip_address, user_agent, signed_in_at, last_active_at, expires_at })
        .from(sessions)
        .where(eq(sessions.user_id, userId)),
    },
    {
      name: 'Bilinen cihazlar',
      rows: await db
        .select({ device, first_seen_at, last_seen_at })
        .from(knownDevices)
        .where(eq(knownDevices.user_id, userId)),
    },
    { name: 'Onaylar', rows: await db.select().from(consents).where(eq(consents.user_id, userId)) },
    {
      name: 'Veri talepleri',
      rows: await db.select().from(dataRequests).where(eq(dataRequests.user_id, userId)),
    },
    {
      name: 'Talepler',
      rows: await db.select(request).from(requests).where(eq(requests.customer_id, userId)),
    },
    {
      name: 'Ön değerlendirmeler',
      rows: await db.select().from(requestAnalyses).where(eq(requestAnalyses.customer_id, userId)),
    },
    { name: 'Teklifler', rows: await db.select().from(quotes).where(eq(quotes.customer_id, userId)) },
    {
      name: 'Gönderiler',
      rows: await db.select(shipment).from(shipments).where(eq(shipments.customer_id, userId)),
    },
    {
      name: 'Gönderi geçmişi',
      rows: await db.select().from(shipmentHistory).where(eq(shipmentHistory.customer_id, userId)),
    },
    {
      name: 'Bildirimler',
      rows: await db.select().from(notifications).where(eq(notifications.user_id, userId)),
    },
    {
      name: 'Bildirim tercihleri',
      rows: await db
        .select()
        .from(notificationPreferences)
        .where(eq(notificationPreferences.user_id, userId)),
    },
    {
      name: 'Bildirim alan cihazlar',
      rows: await db
        .select({ endpoint, created_at: subscribed_at })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.user_id, userId)),
    },
    { name: 'Bülten', rows: await tx.asSystem<Record<string, unknown>>(ownSubscription, [userId]) },
  ]
}
