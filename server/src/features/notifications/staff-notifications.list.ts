/** The notifications of one member of staff as a list, and how many its filters show. */
import type {
  StaffNotification,
  StaffNotificationListInput,
} from '@kervan/domain/notifications/staff-notifications.contract.ts'
import { staffNotifications } from '#features/notifications/staff-notifications.table.ts'
import { eq, isNull } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import type { ListQuery } from '#spine/lists/list-query.ts'
import { byAge, isChoice } from '#spine/lists/sorts.ts'

const isUnread = isNull(staffNotifications.read_at)

export const staffNotificationList = defineList<StaffNotification, StaffNotificationListInput>({
  name: 'staff-notifications',
  table: staffNotifications,
  columns: {
    id: staffNotifications.id,
    type: staffNotifications.type,
    title: staffNotifications.title,
    message: staffNotifications.message,
    link: staffNotifications.link,
    read_at: staffNotifications.read_at,
    created_at: staffNotifications.created_at,
  },
  sorts: { created: byAge },
  filters: ({ type, unread }, personId, is) => [
    eq(staffNotifications.user_id, personId ?? ''),
    type && is(staffNotifications.type, type),
    unread ? isUnread : undefined,
  ],
})

export function staffNotificationCounts(query: ListQuery, personId: string) {
  return staffNotificationList.counts(
    query,
    personId,
    {},
    {
      total: undefined,
      unread: isUnread,
      request: isChoice(staffNotifications.type, 'request'),
      quote: isChoice(staffNotifications.type, 'quote'),
      system: isChoice(staffNotifications.type, 'system'),
    },
  )
}
