/** Browsers that receive push messages. On a shared machine the one who turned them on last receives them. */

import type { Transaction } from '#spine/database/act-as.ts'
import type { PushTarget } from '#spine/push/send-push.ts'

/** Every device costs a call per notification, and more than this are mostly replaced machines. */
const mostDevices = 5

const upsert = `insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth) values ($1, $2, $3, $4, $5)
  on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
    p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()`
const dropOldest = `delete from push_subscriptions where user_id = $1 and id not in
  (select id from push_subscriptions where user_id = $1 order by created_at desc, id desc limit $2)`

type Owner = { userId: string; sessionId: string }

export async function saveDevice(tx: Transaction, owner: Owner, { endpoint, p256dh, auth }: PushTarget) {
  await tx.asSystem(upsert, [owner.userId, owner.sessionId, endpoint, p256dh, auth])
  await tx.asSystem(dropOldest, [owner.userId, mostDevices])
}

/** A device that keeps failing is paused for an hour, and deleted in the end, so that it does not hold up the others. */
const [failuresToPause, failuresToDelete] = [3, 12]
const countFailure = `update push_subscriptions set failures = failures + 1,
    rests_until = case when failures + 1 >= ${failuresToPause} then now() + interval '1 hour' end
  where id = $1 returning failures`
const resetFailures = `update push_subscriptions set failures = 0, rests_until = null where id = $1 and failures > 0`

export async function recordFailure(tx: Transaction, id: string): Promise<void> {
  const [device] = await tx.asSystem<{ failures: number }>(countFailure, [id])
  if (device && device.failures >= failuresToDelete) await deleteDevice(tx, id)
}

export async function recordSuccess(tx: Transaction, id: string): Promise<void> {
  await tx.asSystem(resetFailures, [id])
}

export async function deleteDevice(tx: Transaction, id: string): Promise<void> {
  await tx.asSystem('delete from push_subscriptions where id = $1', [id])
}
