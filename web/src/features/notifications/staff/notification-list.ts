/** The list of staff's notifications, as it is declared. */
import type { StaffNotification } from '@kervan/domain/notifications/staff-notifications.contract.ts'
import {
  staffNotificationTypes,
  staffTypeWords,
} from '@kervan/domain/notifications/staff-notifications.copy.ts'
import { notificationColumns } from '#features/notifications/staff/notification-columns.tsx'
import type { ListDefinition } from '#spine/lists/list-definition.ts'

const text = 'Sizi ilgilendiren bir şey olduğu anda burada görünür.'

export const staffNotificationList: ListDefinition<StaffNotification> = {
  label: 'Bildirim listesi',
  caption: 'Bildirimler',
  columns: notificationColumns,
  defaultSort: '-created',
  chips: {
    label: 'Bildirim süzgeci',
    options: [
      { key: 'total', label: 'Hepsi', params: {} },
      {
        key: 'unread',
        label: 'Okunmamış',
        params: { show: 'unread' },
        empty: { title: 'Okunmamış bildirim yok', text },
      },
      ...staffNotificationTypes.map((type) => ({
        key: type,
        label: staffTypeWords[type],
        params: { type },
        empty: { title: 'Bu türde bildirim yok', text },
      })),
    ],
  },
  newRows: 'yeni bildirim',
  noun: 'bildirim',
  rowName: ({ title }) => title,
  notFound: 'Bildirim bulunamadı',
  empty: { title: 'Henüz bildirim yok', text },
  failure: { title: 'Bildirimler gösterilemedi' },
}
