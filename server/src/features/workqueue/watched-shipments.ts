/** Reads shipments with all that says what is wrong with them, and how that differs from the open work. */
import { type SilentAfterHours, silentAfterHours } from '@kervan/domain/company/silent-after-hours.ts'
import type { ExceptionKind, Turn, WatchedShipment } from '@kervan/domain/tracking/exception-kinds.ts'
import type { FreeContainer } from '@kervan/domain/tracking/free-time.ts'
import { exceptionsOf, type ShipmentException } from '@kervan/domain/tracking/shipment-exceptions.ts'
import type { Priority } from '@kervan/domain/workqueue/work-item.ts'
import { checklistsOf } from '#features/documents/read-checklist.ts'
import { projectedEventsOf } from '#features/tracking/projected-events.ts'
import { isoOf } from '#features/tracking/tracking.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export type Watched = WatchedShipment & { id: string; shipment_number: string }

/** An exception that is open as work. */
export type OpenException = {
  id: string
  shipment_id: string
  kind: ExceptionKind
  title: string
  why: string
  since: string
  turn: Turn
  priority: Priority
  priority_by_hand: boolean
  deadline: string | null
  due_at: string
}

/** An exception that somebody has closed although it goes on: since when it went on then. */
type Dismissed = Pick<OpenException, 'shipment_id' | 'kind' | 'since'>

export type Difference = {
  shipment: Watched
  appeared: ShipmentException[]
  changed: { item: OpenException; now: ShipmentException }[]
  gone: OpenException[]
}

/** By nobody else written until the end of the transaction; in the order of ids, so that nobody waits in a circle. */
export const locked = 'order by id for no key update'
/** As they are at this moment. */
export const unlocked = ''

/** Of those where there is one. */
export async function differencesOf(
  tx: Transaction,
  shipmentIds: readonly string[],
  lock: typeof locked | typeof unlocked,
): Promise<Difference[]> {
  // In this order: what is read after the lock is what nobody changes any more.
  const [shipments, events, containers, papers, open, dismissed, silentAfter] = await Promise.all([
    readShipments(tx, shipmentIds, lock),
    projectedEventsOf(tx, shipmentIds),
    readContainers(tx, shipmentIds),
    checklistsOf(tx, shipmentIds),
    readOpen(tx, shipmentIds),
    readDismissed(tx, shipmentIds),
    readSilentAfterHours(tx),
  ])
  const now = new Date()
  return shipments.flatMap((shipment) => {
    const told = {
      events: events.get(shipment.id) ?? [],
      containers: containers.get(shipment.id) ?? [],
      papers: papers.get(shipment.id) ?? [],
    }
    const found = exceptionsOf(shipment, told, silentAfter, now)
    const items = open.get(shipment.id) ?? []
    const itemOf = (kind: ExceptionKind) => items.find((item) => item.kind === kind)
    const isDismissed = ({ kind, since }: ShipmentException) =>
      dismissed.get(shipment.id)?.some((each) => each.kind === kind && each.since === since)
    const appeared = found.filter((exception) => !itemOf(exception.kind) && !isDismissed(exception))
    const changed = found.flatMap((exception) => {
      const item = itemOf(exception.kind)
      return item && !isSame(item, exception) ? [{ item, now: exception }] : []
    })
    const gone = items.filter(({ kind }) => !found.some((exception) => exception.kind === kind))
    return appeared.length + changed.length + gone.length > 0 ? [{ shipment, appeared, changed, gone }] : []
  })
}

function isSame(item: OpenException, now: ShipmentException): boolean {
  const names = ['why', 'since', 'turn', 'deadline'] as const
  const samePriority = item.priority_by_hand || item.priority === now.priority
  return (
    samePriority &&
    names.every((name) => item[name] === now[name]) &&
    (now.due ?? item.due_at) === item.due_at
  )
}

function readShipments(tx: Transaction, ids: readonly string[], lock: string): Promise<Watched[]> {
  return tx.asSystem<Watched>(
    `select id, shipment_number, origin_code, origin_city, destination_code, destination_city, container_numbers as containers,
       shipment_type, status, delayed, delay_reason, customs_status,
       ${['promised_at', 'eta', 'delayed_since'].map(isoOf).join(', ')}
     from shipments where id = any($1::uuid[]) ${lock}`,
    [ids],
  )
}

async function readContainers(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, (FreeContainer & { shipment_id: string })[]>> {
  const rows = await tx.asSystem<FreeContainer & { shipment_id: string }>(
    `select shipment_id, number, free_days_demurrage, free_days_detention from containers
     where shipment_id = any($1::uuid[]) order by id`,
    [ids],
  )
  return Map.groupBy(rows, ({ shipment_id }) => shipment_id)
}

async function readOpen(tx: Transaction, ids: readonly string[]): Promise<Map<string, OpenException[]>> {
  const rows = await tx.asSystem<OpenException>(
    `select id, shipment_id, kind, title, description as why, turn, priority, priority_by_hand,
       ${['since', 'deadline', 'due_at'].map(isoOf).join(', ')}
     from work_items where shipment_id = any($1::uuid[]) and status = 'open' and since is not null`,
    [ids],
  )
  return Map.groupBy(rows, ({ shipment_id }) => shipment_id)
}

async function readDismissed(tx: Transaction, ids: readonly string[]): Promise<Map<string, Dismissed[]>> {
  const rows = await tx.asSystem<Dismissed>(
    `select shipment_id, kind, ${isoOf('since')} from work_items
     where shipment_id = any($1::uuid[]) and status = 'done' and done_by is not null and since is not null`,
    [ids],
  )
  return Map.groupBy(rows, ({ shipment_id }) => shipment_id)
}

/** Inside the transaction: a copy may be some seconds old. */
async function readSilentAfterHours(tx: Transaction): Promise<SilentAfterHours> {
  const [company] = await tx.asSystem<{ hours: SilentAfterHours | null }>(
    "select data -> 'silent_after_hours' as hours from company",
    [],
  )
  return company?.hours ?? silentAfterHours
}
