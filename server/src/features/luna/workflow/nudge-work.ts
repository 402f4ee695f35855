/** Makes a holder look at their work, and brings back what was put off; and both the other way round. */
import type { Priority, WorkKind } from '@kervan/domain/workqueue/work-item.ts'
import { workItemChanged, workItemForYou } from '@kervan/domain/workqueue/workqueue.events.ts'
import type { Deed } from '#features/luna/workflow/deed.ts'
import { changedWork } from '#features/workqueue/change-work.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'
import type { SignedInCall } from '#spine/http/call.ts'

type Acting = Pick<SignedInCall, 'services' | 'person'>
type Item = { id: string; kind: WorkKind; title: string; status: 'open' }

/** As it was, while nobody else changes it. */
const raise = `with held as (select id, kind, title, status, priority, priority_by_hand, assigned_to from work_items
    where id = $1 and status = 'open' and assigned_to is not null and priority <> 'urgent' for update),
  raised as (update work_items w set priority = 'urgent', priority_by_hand = true, updated_at = now() from held h where w.id = h.id),
  noted as (insert into work_item_events (work_item_id, kind, actor_id, priority, text) select id, 'priority', $2::uuid, 'urgent', $3 from held)
  select * from held`

export async function remindHolder(
  tx: Transaction,
  { services, person }: Acting,
  { item, text }: { item: string; text: string },
): Promise<Deed | undefined> {
  type Held = Item & { priority: Priority; priority_by_hand: boolean; assigned_to: string }
  const [held] = await tx.query<Held>(raise, [item, person.id, text])
  if (!held) return undefined
  await services.emit(tx, workItemChanged, ['staff'], { ...changedWork(held), status_stays: true })
  if (held.assigned_to !== person.id)
    await services.emit(tx, workItemForYou, [`user:${held.assigned_to}`], {
      person_id: held.assigned_to,
      work_item_id: item,
      title: held.title,
      reason: 'mentioned',
      by_name: person.full_name,
      text,
    })
  return { act: 'reminded', item, priority: held.priority, by_hand: held.priority_by_hand }
}

/** Only while it is as we made it. */
const lower = `with lowered as (update work_items set priority = $3, priority_by_hand = $4, updated_at = now()
    where id = $1 and status = 'open' and priority = 'urgent' and priority_by_hand returning id, kind, title, status),
  noted as (insert into work_item_events (work_item_id, kind, actor_id, priority, text) select id, 'priority', $2::uuid, $3, 'Uyarı geri alındı.' from lowered)
  select * from lowered`

export async function takeBackReminder(
  tx: Transaction,
  { services, person }: Acting,
  { item, priority, by_hand }: Extract<Deed, { act: 'reminded' }>,
): Promise<boolean> {
  const [lowered] = await tx.query<Item>(lower, [item, person.id, priority, by_hand])
  if (lowered)
    await services.emit(tx, workItemChanged, ['staff'], { ...changedWork(lowered), status_stays: true })
  return lowered !== undefined
}

const wake = `with held as (select id, kind, title, status, snoozed_until from work_items
    where id = $1 and status = 'open' and snoozed_until > now() for update),
  woken as (update work_items w set snoozed_until = null, updated_at = now() from held h where w.id = h.id),
  noted as (insert into work_item_events (work_item_id, kind, actor_id) select id, 'woken', $2::uuid from held)
  select id, kind, title, status, ${isoText('snoozed_until')} as until from held`

export async function wakeWork(
  tx: Transaction,
  { services, person }: Acting,
  item: string,
): Promise<Deed | undefined> {
  const [held] = await tx.query<Item & { until: string }>(wake, [item, person.id])
  if (!held) return undefined
  await services.emit(tx, workItemChanged, ['staff'], changedWork(held))
  return { act: 'woke', item, until: held.until }
}

/** What would wake at once stays awake. */
const sleep = `with slept as (update work_items set snoozed_until = $3, updated_at = now()
    where id = $1 and status = 'open' and snoozed_until is null and $3::timestamptz > now() returning id, kind, title, status),
  noted as (insert into work_item_events (work_item_id, kind, actor_id, until) select id, 'snoozed', $2::uuid, $3 from slept)
  select * from slept`

export async function sleepAgain(
  tx: Transaction,
  { services, person }: Acting,
  { item, until }: Extract<Deed, { act: 'woke' }>,
): Promise<boolean> {
  const [slept] = await tx.query<Item>(sleep, [item, person.id, until])
  if (slept) await services.emit(tx, workItemChanged, ['staff'], changedWork(slept))
  return slept !== undefined
}
