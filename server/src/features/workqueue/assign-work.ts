/** Gives open work that nobody has, or whose holder is away, to who knows it best and has the least to do. Who is away gets none. */
import { home } from '@kervan/domain/documents/trade-partners.ts'
import type { ShipmentType } from '@kervan/domain/requests/request-options.ts'
import { type Candidate, chooseAssignee, type Matter } from '@kervan/domain/workqueue/choose-assignee.ts'
import type { WorkKind } from '@kervan/domain/workqueue/work-item.ts'
import { workItemChanged, workItemForYou } from '@kervan/domain/workqueue/workqueue.events.ts'
import { changedWork } from '#features/workqueue/change-work.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

export type Assigned = {
  id: string
  title: string
  request_id: string | null
  request_number: string | null
  /** Who had it and is away, or nobody. */
  from: string | null
  to: { id: string; name: string }
}

type Item = {
  id: string
  kind: WorkKind
  title: string
  status: 'open'
  former: string | null
  request_id: string | null
  request_number: string | null
  shipment_type: ShipmentType | null
  origin: string | null
  destination: string | null
  is_urgent: boolean
}

/** One at a time in all processes: who has the least is known only when nobody else is giving work away. */
const lock = `select pg_advisory_xact_lock(hashtextextended('assign work', 0))`

/** Of a row of `staff_profiles`: away today. */
export const isAway = (person: string) =>
  `coalesce((now() at time zone 'Europe/Istanbul')::date between ${person}.absent_from and ${person}.absent_until, false)`

const readItems = `select w.id, w.kind, w.title, w.status, w.assigned_to as former, w.request_id, r.number as request_number,
    coalesce(r.shipment_type, s.shipment_type) as shipment_type, r.origin_country_code as origin, r.destination_country_code as destination,
    w.priority = 'urgent' or coalesce(r.urgency_level = 'urgent', false) as is_urgent
  from work_items w left join requests r on r.id = w.request_id left join shipments s on s.id = w.shipment_id
    left join users u on u.id = w.assigned_to left join staff_profiles h on h.id = w.assigned_to
  where w.id = any($1::uuid[]) and w.status = 'open'
    and (w.assigned_to is null or u.disabled_at is not null or ${isAway('h')})
  order by w.due_at, w.id for update of w`

/** Whom customers know by name; where none of them is here, any colleague. */
const readPeople = `select u.id, u.name, coalesce(r.specialties, '{}') as specialties, coalesce(r.rank, 1000) as rank, r.id is not null as is_known,
    (select count(*)::int from work_items w where w.assigned_to = u.id and w.status = 'open') as load
  from users u left join representatives r on r.id = u.id left join staff_profiles p on p.id = u.id
  where u.role in ('staff', 'admin') and u.disabled_at is null and not ${isAway('p')}`

const give = `with given as (
    update work_items w set assigned_to = g.person_id, updated_at = now()
    from json_to_recordset($1) as g (id uuid, person_id uuid) where w.id = g.id returning w.id, w.assigned_to
  )
  insert into work_item_events (work_item_id, kind, colleague_id) select id, 'assigned', assigned_to from given`

export async function assignWork(
  tx: Transaction,
  { emit }: Pick<Services, 'emit'>,
  itemIds: readonly string[],
): Promise<Assigned[]> {
  if (itemIds.length === 0) return []
  await tx.asSystem(lock, [])
  const [items, here] = await Promise.all([tx.asSystem<Item>(readItems, [itemIds]), whoIsHere(tx)])
  const assigned = items.flatMap((item) => {
    const chosen = chooseAssignee(matterOf(item), here)
    if (!chosen) return []
    // Who was away keeps it in their count until it is theirs no longer; they are not among those who are here.
    chosen.load += 1
    return [{ item, to: { id: chosen.id, name: chosen.name } }]
  })
  if (assigned.length === 0) return []
  await tx.asSystem(give, [
    JSON.stringify(assigned.map(({ item, to }) => ({ id: item.id, person_id: to.id }))),
  ])
  for (const { item, to } of assigned) {
    await emit(tx, workItemChanged, ['staff'], changedWork(item))
    await emit(tx, workItemForYou, [`user:${to.id}`], {
      person_id: to.id,
      work_item_id: item.id,
      title: item.title,
      reason: 'assigned',
      by_name: '',
      text: '',
    })
  }
  return assigned.map(({ item: { id, title, request_id, request_number, former }, to }) => ({
    ...{ id, title, request_id, request_number },
    from: former,
    to,
  }))
}

/** Whom work can be given to now. */
export async function whoIsHere(tx: Transaction): Promise<Candidate[]> {
  const people = await tx.asSystem<Candidate & { is_known: boolean }>(readPeople, [])
  const known = people.filter(({ is_known }) => is_known)
  return known.length > 0 ? known : people
}

type Known = Pick<Item, 'shipment_type' | 'origin' | 'destination' | 'is_urgent'>

export function matterOf({ shipment_type, origin, destination, is_urgent }: Known): Matter {
  const lane = origin === home ? 'export' : destination === home ? 'import' : null
  return { shipment_type, is_urgent, lane: origin === destination ? null : lane }
}
