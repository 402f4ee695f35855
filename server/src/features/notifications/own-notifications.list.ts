/** A person's own notifications. */
import type {
  Notification,
  NotificationListInput,
} from '@kervan/domain/notifications/notifications.contract.ts'
import { notification } from '#features/notifications/notifications.queries.ts'
import { notifications } from '#features/notifications/notifications.table.ts'
import { eq } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import { byAge } from '#spine/lists/sorts.ts'

export const ownNotificationList = defineList<Notification, NotificationListInput>({
  name: 'own-notifications',
  table: notifications,
  columns: notification,
  sorts: { created: byAge },
  filters: (_, personId) => [eq(notifications.user_id, personId ?? '')],
})
