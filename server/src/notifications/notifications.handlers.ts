/** Being written. */
import { api } from '#procedures.ts'

const later = (): never => {
  throw new Error('being written')
}
export const notificationsHandlers = {
  list: api.notifications.list.handler(later),
  unread: api.notifications.unread.handler(later),
  markRead: api.notifications.markRead.handler(later),
  markAllRead: api.notifications.markAllRead.handler(later),
  dismiss: api.notifications.dismiss.handler(later),
  getPreferences: api.notifications.getPreferences.handler(later),
  savePreferences: api.notifications.savePreferences.handler(later),
  subscribePush: api.notifications.subscribePush.handler(later),
  unsubscribePush: api.notifications.unsubscribePush.handler(later),
}
