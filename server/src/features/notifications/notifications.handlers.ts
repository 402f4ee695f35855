/** Answers of the notifications contract. Everybody reads and marks their own only. */
import { notificationsChanged } from '@kervan/domain/notifications/notifications.events.ts'
import { problems } from '@kervan/domain/problems.ts'
import { toPage } from '@kervan/domain/values/page.ts'
import { ORPCError } from '@orpc/server'
import { keepDevice } from '#features/notifications/keep-device.ts'
import {
  deviceCount,
  newOffers,
  notificationPage,
  ownNotification,
  preferencesOf,
  removeDevice,
  setDismissed,
  setPreferences,
  setRead,
  unreadCount,
} from '#features/notifications/notifications.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { api, type CallContext } from '#spine/http/procedures.ts'

function userId({ person }: CallContext): string {
  if (!person) throw new Error('Nobody is signed in behind a closed door.')
  return person.id
}

function ownerOf({ actor }: CallContext): { userId: string; sessionId: string } {
  if (!('sessionId' in actor)) throw new Error('Nobody is signed in behind a closed door.')
  return actor
}

/** Without a row, everything is wanted. */
const allWanted = { email: true, sms: true, push: true }

/** What has changed is told to the person's other tabs; what has not, to nobody. */
async function told(context: CallContext, tx: Transaction, changed: readonly unknown[]) {
  const user = userId(context)
  if (changed.length > 0)
    await context.services.emit(tx, notificationsChanged, [`user:${user}`], { user_id: user })
  const [row] = await unreadCount(tx.db, user)
  return { unread: row?.unread ?? 0 }
}

export const notificationsHandlers = {
  list: api.notifications.list.handler(async ({ input, context }) => {
    const rows = await context.services.readAs(context.actor, (db) =>
      notificationPage(db, userId(context), input),
    )
    return toPage(rows, input.limit)
  }),
  unread: api.notifications.unread.handler(async ({ context }) => {
    const { readAs } = context.services
    const [[row], offers] = await Promise.all([
      readAs(context.actor, (db) => unreadCount(db, userId(context))),
      readAs(context.actor, (db) => newOffers(db, userId(context))),
    ])
    return { unread: row?.unread ?? 0, offers }
  }),
  markRead: api.notifications.markRead.handler(({ input, context, errors }) =>
    context.services.actAs(context.actor, async (tx) => {
      const changed = await setRead(tx.db, userId(context), input.id)
      const known = changed.length > 0 || (await ownNotification(tx.db, userId(context), input.id)).length > 0
      if (!known) throw errors.NOT_FOUND()
      return told(context, tx, changed)
    }),
  ),
  markAllRead: api.notifications.markAllRead.handler(({ context }) =>
    context.services.actAs(context.actor, async (tx) =>
      told(context, tx, await setRead(tx.db, userId(context))),
    ),
  ),
  dismiss: api.notifications.dismiss.handler(({ input, context, errors }) =>
    context.services.actAs(context.actor, async (tx) => {
      const changed = await setDismissed(tx.db, userId(context), input.id)
      const known = changed.length > 0 || (await ownNotification(tx.db, userId(context), input.id)).length > 0
      if (!known) throw errors.NOT_FOUND()
      return told(context, tx, changed)
    }),
  ),
  getPreferences: api.notifications.getPreferences.handler(async ({ context }) => {
    const { readAs, channels } = context.services
    const [[wanted], [row]] = await Promise.all([
      readAs(context.actor, (db) => preferencesOf(db, userId(context))),
      readAs(context.actor, (db) => deviceCount(db, userId(context))),
    ])
    return {
      ...(wanted ?? allWanted),
      sms_available: channels.sendSms !== undefined,
      push_key: channels.pushKey,
      push_devices: row?.devices ?? 0,
    }
  }),
  savePreferences: api.notifications.savePreferences.handler(({ input, context }) =>
    context.services.actAs(context.actor, async (tx) => {
      const [saved] = await setPreferences(tx.db, userId(context), input)
      await told(context, tx, [saved])
      return saved ?? input
    }),
  ),
  subscribePush: api.notifications.subscribePush.handler(async ({ input, context }) => {
    const target = { endpoint: input.endpoint, ...input.keys }
    if (!context.services.channels.isSound(target)) {
      const issues = [{ path: 'endpoint', message: 'Bu adrese bildirim gönderilemez.' }]
      throw new ORPCError('BAD_REQUEST', { ...problems.BAD_REQUEST, data: { issues } })
    }
    await context.services.actAs(context.actor, (tx) => keepDevice(tx, ownerOf(context), target))
    return { done: true as const }
  }),
  unsubscribePush: api.notifications.unsubscribePush.handler(async ({ input, context }) => {
    await context.services.actAs(context.actor, (tx) => removeDevice(tx.db, userId(context), input.endpoint))
    return { done: true as const }
  }),
}
