/** Writes a notification for each of some colleagues, with the commit. */
import { automationNotified } from '@kervan/domain/automations/automations.events.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

const write = `insert into staff_notifications (user_id, type, title, message, link)
  select n.user_id, 'system', n.title, n.message, n.link
  from json_to_recordset($1) as n (user_id uuid, title text, message text, link text)
    left join staff_notification_preferences p on p.user_id = n.user_id
  where coalesce(p.system, true)`

export async function tellColleagues(
  tx: Transaction,
  { emit }: Pick<Services, 'emit'>,
  people: readonly { id: string }[],
  notification: { title: string; message: string; link: string },
): Promise<void> {
  if (people.length === 0) return
  tx.defer(
    write,
    people.map(({ id }) => ({ user_id: id, ...notification })),
  )
  await emit(
    tx,
    automationNotified,
    people.map(({ id }) => `user:${id}` as const),
    {},
  )
}

const admins = `select id from users where role = 'admin' and disabled_at is null`

export async function tellAdmins(
  tx: Transaction,
  services: Pick<Services, 'emit'>,
  notification: { title: string; message: string; link: string },
): Promise<void> {
  await tellColleagues(tx, services, await tx.asSystem<{ id: string }>(admins, []), notification)
}
