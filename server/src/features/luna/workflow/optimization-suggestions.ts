/** What would make the work go better: work of those who are away, work that lies unevenly, and work that wakes after its promise. */

import { formatDate, formatDateTime } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { type Candidate, fitOf } from '@kervan/domain/workqueue/choose-assignee.ts'
import type { Found } from '#features/luna/workflow/deed.ts'
import { isAwake } from '#features/luna/workflow/read-figures.ts'
import { isAway, matterOf } from '#features/workqueue/assign-work.ts'
import type { Transaction } from '#spine/database/act-as.ts'

const queue = '/staff/work-queue'
const fromQueue = { source: 'İş kuyruğu', as_of: null }

export async function optimizationSuggestions(
  tx: Transaction,
  here: readonly Candidate[],
  urgentUntil: string,
): Promise<Found[]> {
  const found = await Promise.all([standIns(tx, here), balance(tx, here, urgentUntil), wakeEarlier(tx)])
  return found.flat()
}

type Away = { id: string; name: string; until: string; items: string[] }

const workOfAway = `select u.id, u.name, to_char(h.absent_until, 'YYYY-MM-DD') as until, array_agg(w.id order by w.due_at) as items
  from work_items w join users u on u.id = w.assigned_to join staff_profiles h on h.id = u.id
  where ${isAwake} and w.kind <> 'data_request' and ${isAway('h')} group by u.id, u.name, h.absent_until order by u.name`

async function standIns(tx: Transaction, here: readonly Candidate[]): Promise<Found[]> {
  if (here.length === 0) return []
  const people = await tx.query<Away>(workOfAway, [])
  return people.map(({ id, name, until, items }) => ({
    key: `stand_in:${id}:${until}`,
    kind: 'stand_in',
    severity: 'medium',
    title: `${name} izinde, ${formatCount(items.length)} açık işi bekliyor`,
    text: 'İşleri, uzmanlıklarına ve yüklerine göre buradakilere verilsin.',
    accept_label: 'İşlerini ata',
    link: queue,
    admin_only: false,
    why: [
      {
        ...fromQueue,
        label: 'Açık iş',
        value: formatCount(items.length),
        sample: items.length,
        link: queue,
      },
      {
        label: 'Dönüşü',
        value: `${formatDate(`${until}T12:00:00Z`)} gününden sonra`,
        source: 'Personel bilgileri',
        sample: null,
        as_of: null,
        link: null,
      },
    ],
    plan: { act: 'assign', items },
  }))
}

/** Below this difference nobody minds. */
const unevenBy = 6
const mostMoved = 10

type Movable = { id: string } & Parameters<typeof matterOf>[0]

/** Not what is urgent, which its holder is at, and not the trouble of a shipment, which its operator knows. The latest first. */
const movable = `select w.id, coalesce(r.shipment_type, s.shipment_type) as shipment_type, r.origin_country_code as origin,
    r.destination_country_code as destination, false as is_urgent
  from work_items w left join requests r on r.id = w.request_id left join shipments s on s.id = w.shipment_id
  where ${isAwake} and w.assigned_to = $1 and w.due_at > $2 and w.priority <> 'urgent' and w.since is null
    and w.kind not in ('data_request', 'appointment', 'unanswered_message')
  order by w.due_at desc, w.id limit 100`

async function balance(tx: Transaction, here: readonly Candidate[], urgentUntil: string): Promise<Found[]> {
  const byLoad = here.toSorted((one, other) => other.load - one.load || one.id.localeCompare(other.id))
  const [most, least] = [byLoad.at(0), byLoad.at(-1)]
  if (!most || !least || most.load - least.load < unevenBy) return []
  const items = (await tx.query<Movable>(movable, [most.id, urgentUntil]))
    .filter((item) => fitOf(matterOf(item), least) >= fitOf(matterOf(item), most))
    .slice(0, Math.min(mostMoved, Math.floor((most.load - least.load) / 2)))
    .map(({ id }) => id)
  if (items.length === 0) return []
  const load = ({ name, load: count }: Candidate) => ({
    ...fromQueue,
    label: name,
    value: `${formatCount(count)} açık iş`,
    sample: count || null,
    link: queue,
  })
  return [
    {
      key: `balance_load:${most.id}:${least.id}`,
      kind: 'balance_load',
      severity: 'low',
      title: `İş yükü dengesiz: ${most.name} ${formatCount(most.load)}, ${least.name} ${formatCount(least.load)} iş`,
      text: `Acil olmayan ${formatCount(items.length)} iş ${most.name} üstünden ${least.name} üstüne geçsin.`,
      accept_label: 'Dengele',
      link: queue,
      admin_only: false,
      why: [load(most), load(least)],
      plan: { act: 'hand_over', items, from: most.id, to: least.id },
    },
  ]
}

type Sleeping = { id: string; title: string; due_at: Date; snoozed_until: Date }

const wakesTooLate = `select id, title, due_at, snoozed_until from work_items
  where status = 'open' and snoozed_until > now() and snoozed_until > due_at order by due_at, id limit 10`

async function wakeEarlier(tx: Transaction): Promise<Found[]> {
  const rows = await tx.query<Sleeping>(wakesTooLate, [])
  return rows.map(({ id, title, due_at, snoozed_until }) => {
    const link = `${queue}/details/${id}`
    const line = (label: string, at: Date) => ({
      ...fromQueue,
      label,
      value: formatDateTime(at),
      sample: null,
      link: null,
    })
    return {
      key: `wake_earlier:${id}`,
      kind: 'wake_earlier',
      severity: 'medium',
      title: `Ertelenen iş süresinden sonra dönecek: ${title}`,
      text: 'Erteleme kalksın, iş kuyrukta hemen görünsün.',
      accept_label: 'Geri getir',
      link,
      admin_only: false,
      why: [line('İşin süresi', due_at), line('Ertelendiği an', snoozed_until)],
      plan: { act: 'wake', item: id },
    }
  })
}
