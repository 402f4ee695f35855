/** Handlers of the notifications contract. Everybody reads and marks only their own notifications. */

import { notificationsContract } from '@kervan/domain/notifications/notifications.contract.ts'
import { usualEtaChangeHours } from '@kervan/domain/notifications/notifications.copy.ts'
import { notificationsChanged } from '@kervan/domain/notifications/notifications.events.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import { countUnreadMessages } from '#features/chat/unread-messages.ts'
import type { WithChannels } from '#features/notifications/channels.ts'
import {
  deviceCount,
  newOffers,
  ownNotification,
  preferencesOf,
  removeDevice,
  setDismissed,
  setPreferences,
  setRead,
  unreadCount,
} from '#features/notifications/notifications.queries.ts'
import { ownNotificationList } from '#features/notifications/own-notifications.list.ts'
import { saveDevice } from '#features/notifications/push-devices.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor } from '#spine/lists/page-for.ts'

const api = implementContract<typeof notificationsContract, WithChannels>(notificationsContract)

/** Until a person chooses otherwise. */
const defaultPreferences = { email: true, sms: true, push: true, eta_change_hours: usualEtaChangeHours }

/** Refreshes the person's other tabs if anything has changed, and answers with the unread count. */
async function announceAndCountUnread(context: SignedInCall, tx: Transaction, changed: readonly unknown[]) {
  const user = context.person.id
  if (changed.length > 0)
    await context.services.emit(tx, notificationsChanged, [`user:${user}`], { user_id: user })
  const [row] = await unreadCount(tx.db, user)
  return { unread: row?.unread ?? 0 }
}

export const notificationsHandlers = {
  list: api.list.handler(({ input, context }) => pageFor(context, ownNotificationList, input)),
  unread: api.unread.handler(async ({ context }) => {
    const { readAs } = context.services
    const [[row], offers, unread_messages] = await Promise.all([
      readAs(context.actor, (db) => unreadCount(db, context.person.id)),
      readAs(context.actor, (db) => newOffers(db, context.person.id)),
      countUnreadMessages(context.services, context.person.id),
    ])
    return { unread: row?.unread ?? 0, offers, unread_messages }
  }),
  markRead: api.markRead.handler(({ input, context, errors }) =>
    context.services.actAs(context.actor, async (tx) => {
      const changed = await setRead(tx.db, context.person.id, input.id)
      const known =
        changed.length > 0 || (await ownNotification(tx.db, context.person.id, input.id)).length > 0
      if (!known) throw errors.NOT_FOUND()
      return announceAndCountUnread(context, tx, changed)
    }),
  ),
  markAllRead: api.markAllRead.handler(({ context }) =>
    context.services.actAs(context.actor, async (tx) =>
      announceAndCountUnread(context, tx, await setRead(tx.db, context.person.id)),
    ),
  ),
  dismiss: api.dismiss.handler(({ input, context, errors }) =>
    context.services.actAs(context.actor, async (tx) => {
      const changed = await setDismissed(tx.db, context.person.id, input.id)
      const known =
        changed.length > 0 || (await ownNotification(tx.db, context.person.id, input.id)).length > 0
      if (!known) throw errors.NOT_FOUND()
      return announceAndCountUnread(context, tx, changed)
    }),
  ),
  getPreferences: api.getPreferences.handler(async ({ context }) => {
    const { readAs, channels } = context.services
    const [[preferences], [row]] = await Promise.all([
      readAs(context.actor, (db) => preferencesOf(db, context.person.id)),
      readAs(context.actor, (db) => deviceCount(db, context.person.id)),
    ])
    return {
      ...(preferences ?? defaultPreferences),
      sms_available: channels.sendSms !== undefined,
      push_key: channels.pushKey,
      push_devices: row?.devices ?? 0,
    }
  }),
  savePreferences: api.savePreferences.handler(({ input, context }) =>
    context.services.actAs(context.actor, async (tx) => {
      const [saved] = await setPreferences(tx.db, context.person.id, input)
      await announceAndCountUnread(context, tx, [saved])
      return saved ?? input
    }),
  ),
  subscribePush: api.subscribePush.handler(async ({ input, context }) => {
    const target = { endpoint: input.endpoint, ...input.keys }
    if (!context.services.channels.isAllowedTarget(target)) {
      const issues = [{ path: 'endpoint', message: 'Bu adrese bildirim gönderilemez.' }]
      throw new ORPCError('BAD_REQUEST', { ...problems.BAD_REQUEST, data: { issues } })
    }
    await context.services.actAs(context.actor, (tx) => saveDevice(tx, context.actor, target))
    return { done: true as const }
  }),
  unsubscribePush: api.unsubscribePush.handler(async ({ input, context }) => {
    await context.services.actAs(context.actor, (tx) =>
      removeDevice(tx.db, context.person.id, input.endpoint),
    )
    return { done: true as const }
  }),
}
