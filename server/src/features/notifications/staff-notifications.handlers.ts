/** Handlers of staff's notifications. Everybody reads and marks only their own. */
import { notificationsChanged } from '@kervan/domain/notifications/notifications.events.ts'
import {
  type StaffNotificationPreferences,
  staffNotificationsContract,
} from '@kervan/domain/notifications/staff-notifications.contract.ts'
import {
  staffNotificationCounts,
  staffNotificationList,
} from '#features/notifications/staff-notifications.list.ts'
import {
  setStaffPreferences,
  setStaffRead,
  staffNotification,
  staffPreferencesOf,
} from '#features/notifications/staff-notifications.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor, queryFor } from '#spine/lists/page-for.ts'

const api = implementContract(staffNotificationsContract)

/** Until somebody chooses otherwise. */
const usual: StaffNotificationPreferences = { request: true, quote: true, system: true, digest: 'off' }

/** Refreshes the person's other tabs. */
function announce({ services, person }: SignedInCall, tx: Transaction) {
  return services.emit(tx, notificationsChanged, [`user:${person.id}`], { user_id: person.id })
}

export const staffNotificationsHandlers = {
  list: api.list.handler(({ input, context }) => pageFor(context, staffNotificationList, input)),
  counts: api.counts.handler(({ context }) => staffNotificationCounts(queryFor(context), context.person.id)),
  markRead: api.markRead.handler(async ({ input, context, errors }) => {
    const { services, actor, person } = context
    await services.actAs(actor, async (tx) => {
      const changed = await setStaffRead(tx.db, person.id, input.id)
      if (changed.length > 0) return announce(context, tx)
      const [known] = await staffNotification(tx.db, person.id, input.id)
      if (!known) throw errors.NOT_FOUND()
    })
    return staffNotificationCounts(queryFor(context), person.id)
  }),
  markAllRead: api.markAllRead.handler(async ({ context }) => {
    const { services, actor, person } = context
    await services.actAs(actor, async (tx) => {
      const changed = await setStaffRead(tx.db, person.id)
      if (changed.length > 0) await announce(context, tx)
    })
    return staffNotificationCounts(queryFor(context), person.id)
  }),
  getPreferences: api.getPreferences.handler(async ({ context: { services, actor, person } }) => {
    const [chosen] = await services.readAs(actor, (db) => staffPreferencesOf(db, person.id))
    return chosen ?? usual
  }),
  savePreferences: api.savePreferences.handler(({ input, context }) =>
    context.services.actAs(context.actor, async (tx) => {
      const [saved] = await setStaffPreferences(tx.db, context.person.id, input)
      await announce(context, tx)
      return saved ?? input
    }),
  ),
}
