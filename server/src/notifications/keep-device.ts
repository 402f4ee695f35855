/** A browser that a person lets us wake. On a shared machine it passes to whoever turned it on last. */
import type { PushTarget } from '#adapters/push/send-push.ts'
import type { Transaction } from '#database/act-as.ts'

/** Whoever brings more has replaced old machines. */
const mostDevices = 20

const keep = `insert into push_subscriptions (user_id, endpoint, p256dh, auth) values ($1, $2, $3, $4)
  on conflict (endpoint) do update
  set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()`
const dropOldest = `delete from push_subscriptions where user_id = $1 and id not in
  (select id from push_subscriptions where user_id = $1 order by created_at desc, id desc limit $2)`

export async function keepDevice(tx: Transaction, userId: string, { endpoint, p256dh, auth }: PushTarget) {
  await tx.asSystem(keep, [userId, endpoint, p256dh, auth])
  await tx.asSystem(dropOldest, [userId, mostDevices])
}
