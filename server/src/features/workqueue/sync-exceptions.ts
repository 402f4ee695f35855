/** Keeps the work about shipments in step with them: what is wrong is open work, and closes by itself once it is right again. */
import type { documentChanged } from '@kervan/domain/documents/documents.events.ts'
import type { shipmentChanged } from '@kervan/domain/shipments/shipments.events.ts'
import { exceptionWords, overBecause } from '@kervan/domain/tracking/exception-words.ts'
import type { ShipmentException } from '@kervan/domain/tracking/shipment-exceptions.ts'
import { dueNextWorkingDay } from '@kervan/domain/workqueue/due-time.ts'
import type { WorkKind } from '@kervan/domain/workqueue/work-item.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { switchOf, tellDeed } from '#features/company/switched-jobs.ts'
import { firstHere } from '#features/workqueue/first-here.ts'
import { type OpenedWork, tellOpenedWork } from '#features/workqueue/tell-opened-work.ts'
import {
  type Difference,
  differencesOf,
  locked,
  type Watched,
} from '#features/workqueue/watched-shipments.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type Needs = Pick<Services, 'emit'> & WithCompany
type Row = { id: string; kind: WorkKind; title: string }
type Opened = OpenedWork & { shipment_id: string; shipment_number: string }

/** For whoever operates the shipment, else for its customer's representative. */
const openThem = `insert into work_items (kind, title, description, customer_name, company, email, phone, customer_id, shipment_id,
    assigned_to, priority, due_at, since, turn, deadline)
  select e.kind, e.title, e.why, trim(p.first_name || ' ' || p.last_name), p.company, coalesce(p.email, ''), p.phone, p.id, s.id,
    ${firstHere('s.operations_assigned_to', 'p.assigned_to')}, e.priority, e.due_at, e.since, e.turn, e.deadline
  from json_to_recordset($1) as e (shipment_id uuid, kind text, title text, why text, priority text, due_at timestamptz,
      since timestamptz, turn text, deadline timestamptz)
    join shipments s on s.id = e.shipment_id join profiles p on p.id = s.customer_id
  on conflict (shipment_id, kind) where status = 'open' and since is not null do nothing
  returning id, kind, title, true as is_new, shipment_id, (select shipment_number from shipments s where s.id = shipment_id)`

const changeThem = `update work_items w set description = e.why, priority = case when w.priority_by_hand then w.priority else e.priority end, since = e.since, turn = e.turn,
    deadline = e.deadline, due_at = coalesce(e.due_at, w.due_at), updated_at = now()
  from json_to_recordset($1) as e (id uuid, why text, priority text, due_at timestamptz, since timestamptz, turn text, deadline timestamptz)
  where w.id = e.id and w.status = 'open' returning w.id, w.kind, w.title`

const closeThem = `update work_items w set status = 'done', done_at = now(), closed_because = e.because, updated_at = now()
  from json_to_recordset($1) as e (id uuid, because text) where w.id = e.id and w.status = 'open' returning w.id, w.kind, w.title`

/** What changes nothing about where a shipment is. */
const ofNoMatter: readonly string[] = ['labels', 'feedback']

export async function syncExceptions(
  tx: Transaction,
  { shipment_id, change }: z.output<typeof shipmentChanged.data>,
  services: Needs,
): Promise<void> {
  if (!ofNoMatter.includes(change)) await syncTogether(tx, services, shipment_id)
}

const gathering = new WeakMap<Transaction, { ids: Set<string>; synced: Promise<void> }>()

/** With all others whose change is announced in the same moment: one message of a carrier may move fifty. */
function syncTogether(tx: Transaction, services: Needs, shipmentId: string): Promise<void> {
  const known = gathering.get(tx)
  if (known) {
    known.ids.add(shipmentId)
    return known.synced
  }
  const ids = new Set([shipmentId])
  const synced = Promise.resolve().then(() => {
    gathering.delete(tx)
    return syncExceptionsOf(tx, services, [...ids])
  })
  gathering.set(tx, { ids, synced })
  return synced
}

/** What a document changes is what the shipment lacks, and the one that it was moved from. */
export async function syncMissingPapers(
  tx: Transaction,
  { shipment_id, left_shipment_id }: z.output<typeof documentChanged.data>,
  services: Needs,
): Promise<void> {
  const concerned = [shipment_id, left_shipment_id].filter((id) => id !== null)
  if (concerned.length > 0) await syncExceptionsOf(tx, services, concerned)
}

export async function syncExceptionsOf(
  tx: Transaction,
  services: Needs,
  shipmentIds: readonly string[],
): Promise<void> {
  const found = await differencesOf(tx, shipmentIds, locked)
  const differences = await withoutSwitchedOff(tx, found)
  if (differences.length === 0) return
  const due = differences.some(({ appeared }) => appeared.length > 0)
    ? dueNextWorkingDay(new Date(), await services.company.calendar()).toISOString()
    : ''
  const [opened, changed, closed] = await Promise.all([
    write<Opened>(
      tx,
      openThem,
      differences.flatMap((each) => toOpen(each, due)),
    ),
    write(tx, changeThem, differences.flatMap(toChange)),
    write(tx, closeThem, differences.flatMap(toClose)),
  ])
  const announce = (rows: Row[], status: 'open' | 'done') =>
    rows.map(({ id, kind, title }) =>
      services.emit(tx, workItemChanged, ['staff'], {
        work_item_id: id,
        kind,
        title,
        status,
        added: false,
      }),
    )
  await Promise.all([
    tellOpenedWork(tx, services, opened),
    ...announce(changed, 'open'),
    ...announce(closed, 'done'),
    ...opened.filter(isSwitched).map(({ id, title, shipment_id, shipment_number }) =>
      tellDeed(tx, services, 'warn_of_delay', {
        key: id,
        subject: 'shipment',
        subject_id: shipment_id,
        subject_label: shipment_number,
        text: `İş açıldı: ${title}`,
        link: `/staff/work-queue/details/${id}`,
      }),
    ),
  ])
}

/** What the delivered rule *warn on delayed shipments and on free time* opens; the rest nobody can switch off. */
const switchedKinds: readonly WorkKind[] = ['shipment_late', 'shipment_silent', 'free_time']
const isSwitched = ({ kind }: { kind: WorkKind }) => switchedKinds.includes(kind)

/** Switched off, nothing of these kinds is opened; what is open follows its shipment as ever. */
async function withoutSwitchedOff(
  tx: Transaction,
  found: readonly Difference[],
): Promise<readonly Difference[]> {
  if (!found.some(({ appeared }) => appeared.some(isSwitched))) return found
  const { isOn } = await switchOf(tx, 'warn_of_delay')
  if (isOn) return found
  return found.map((each) => ({ ...each, appeared: each.appeared.filter((one) => !isSwitched(one)) }))
}

async function write<Written extends Row = Row>(
  tx: Transaction,
  statement: string,
  rows: readonly object[],
): Promise<Written[]> {
  return rows.length > 0 ? tx.asSystem<Written>(statement, [JSON.stringify(rows)]) : []
}

const toOpen = ({ shipment, appeared }: Difference, due: string) =>
  appeared.map((exception) => ({
    ...exception,
    shipment_id: shipment.id,
    title: exceptionTitle(shipment, exception),
    due_at: exception.due ?? due,
  }))

const toChange = ({ changed }: Difference) =>
  changed.map(({ item, now }) => ({ ...now, id: item.id, due_at: now.due }))

const toClose = ({ shipment, gone }: Difference) =>
  gone.map(({ id, kind }) => ({ id, because: overBecause(kind, shipment) }))

export function exceptionTitle(
  {
    shipment_number,
    origin_city,
    destination_city,
  }: Pick<Watched, 'shipment_number' | 'origin_city' | 'destination_city'>,
  { kind }: Pick<ShipmentException, 'kind'>,
): string {
  const lane = [origin_city, destination_city].filter(Boolean).join(' – ')
  return [`${exceptionWords[kind]}: ${shipment_number}`, lane].filter(Boolean).join(', ')
}
