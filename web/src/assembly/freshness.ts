/** Which event makes which answers stale: the browser's half of "one write, seen everywhere". */
import type { QueryKey } from '@tanstack/react-query'
import { isLeaving } from '#features/auth/session.ts'
import { api } from '#spine/api/api.ts'
import type { Freshness } from '#spine/live/live-provider.tsx'

/** A request and its shipment carry each other's figures, and so does the overview. */
const carriage = () => [api.requests.key(), api.shipments.key()]

const staleAfter: Record<string, () => QueryKey[]> = {
  'inbox.mail_arrived': () => [api.demo.listInbox.key()],
  'auth.sessions_changed': () => [api.auth.listSessions.key(), api.auth.getPasswordState.key()],
  'auth.staff_changed': () => [api.auth.listStaff.key(), api.auth.whoAmI.key()],
  'customer.joined': () => [api.customers.list.key()],
  'customer.profile_changed': () => [
    api.customers.list.key(),
    api.customers.getOwnProfile.key(),
    api.customers.getRepresentative.key(),
    api.auth.whoAmI.key(),
  ],
  'work_item.changed': () => [api.workqueue.key()],
  'request.changed': carriage,
  'request.analysed': () => [api.requests.get.key()],
  'shipment.changed': carriage,
  'notification.added': () => [api.notifications.list.key(), api.notifications.unread.key()],
  'notification.changed': () => [api.notifications.key()],
  'consents.changed': () => [api.consents.list.key()],
  'consents.data_request_changed': () => [
    api.consents.listOwnDataRequests.key(),
    api.consents.listDataRequests.key(),
  ],
}

export const freshness: Freshness = {
  staleAfter: (eventName) => staleAfter[eventName]?.() ?? [],
  // The end of one's own session is an event too, and comes before its answer: a query sent then is refused.
  isPaused: isLeaving,
}
