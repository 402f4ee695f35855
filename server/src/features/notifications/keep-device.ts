/** A browser that a person lets us wake. On a shared machine it passes to whoever turned it on last. */

import type { Transaction } from '#spine/database/act-as.ts'
import type { PushTarget } from '#spine/push/send-push.ts'

/** Whoever brings more has replaced old machines; each of them costs a call for every piece of news. */
const mostDevices = 5

const keep = `insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth) values ($1, $2, $3, $4, $5)
  on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
    p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()`
const dropOldest = `delete from push_subscriptions where user_id = $1 and id not in
  (select id from push_subscriptions where user_id = $1 order by created_at desc, id desc limit $2)`

type Owner = { userId: string; sessionId: string }

export async function keepDevice(tx: Transaction, owner: Owner, { endpoint, p256dh, auth }: PushTarget) {
  await tx.asSystem(keep, [owner.userId, owner.sessionId, endpoint, p256dh, auth])
  await tx.asSystem(dropOldest, [owner.userId, mostDevices])
}

/** One that keeps failing is left alone for a while, and in the end forgotten: it must not hold up the others. */
const [failuresToRest, failuresToForget] = [3, 12]
const noteFailure = `update push_subscriptions set failures = failures + 1,
    rests_until = case when failures + 1 >= ${failuresToRest} then now() + interval '1 hour' end
  where id = $1 returning failures`
const noteSuccess = `update push_subscriptions set failures = 0, rests_until = null where id = $1 and failures > 0`

export async function deviceFailed(tx: Transaction, id: string): Promise<void> {
  const [device] = await tx.asSystem<{ failures: number }>(noteFailure, [id])
  if (device && device.failures >= failuresToForget) await forgetDevice(tx, id)
}

export async function deviceAnswered(tx: Transaction, id: string): Promise<void> {
  await tx.asSystem(noteSuccess, [id])
}

export async function forgetDevice(tx: Transaction, id: string): Promise<void> {
  await tx.asSystem('delete from push_subscriptions where id = $1', [id])
}
