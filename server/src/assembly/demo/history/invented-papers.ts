/** The containers of an invented shipment, and the numbers of its papers, by how it travels. */
import { freeDays } from '@kervan/domain/quotes/quote-options.ts'
import type { SizeType } from '@kervan/domain/shipments/container.ts'
import type { FreeContainer } from '@kervan/domain/tracking/free-time.ts'
import { containerCheckSum } from '@kervan/domain/values/container-number.ts'
import type { Load } from '#assembly/demo/history/invented-load.ts'
import { createRandom, type Random } from '#assembly/demo/history/seeded-random.ts'
import type { containers } from '#features/shipments/containers.table.ts'
import type { shipments } from '#features/shipments/shipments.table.ts'

type ContainerRow = typeof containers.$inferInsert & FreeContainer
type Papers = Pick<
  typeof shipments.$inferInsert,
  'booking_number' | 'bill_of_lading' | 'air_waybill' | 'cmr_number' | 'plate'
>

/** With its right check digit, under letters of ours. */
export function inventContainerNumber(random: Random): string {
  const firstTen = `KVNU${random.whole(100_000, 999_999)}`
  return `${firstTen}${containerCheckSum(firstTen).digit}`
}

const sizes: Record<string, SizeType> = { '20GP': '22G1', '40GP': '42G1', '40HC': '45G1', '40RF': '45R1' }

/** What is drawn here follows from the shipment's id, so that it leaves the rest of the history as it was. */
const luckOf = (shipmentId: string) => createRandom(Number.parseInt(shipmentId.slice(-8), 16))

export function inventContainers(
  numbers: readonly string[],
  load: Load,
  { id, customer_id, created_at }: { id: string; customer_id: string; created_at: string },
): ContainerRow[] {
  const random = luckOf(id).branch(1)
  const at = Date.parse(created_at)
  const type = load.cargo.container_details[0]?.type ?? ''
  // As the clauses of the offers say.
  const days = freeDays(type)
  return numbers.map((number, place) => ({
    id: random.id(at + place),
    shipment_id: id,
    customer_id,
    number,
    size_type: sizes[type] ?? '',
    seal: `KV${random.whole(100_000, 999_999)}`,
    free_days_demurrage: days,
    free_days_detention: days,
    created_at,
    updated_at: created_at,
  }))
}

/** A booking is there as soon as work begins, the bill once it has left. */
export function inventPapers(
  shipmentId: string,
  type: 'sea' | 'air' | 'land',
  { isBegun, isLoaded }: { isBegun: boolean; isLoaded: boolean },
): Papers {
  const random = luckOf(shipmentId)
  const [booking, bill, serial, cmr, plate] = [
    `KVB${random.whole(1_000_000, 9_999_999)}`,
    `KVNL${random.whole(100_000_000, 999_999_999)}`,
    random.whole(1_000_000, 9_999_999),
    `CMR${random.whole(100_000, 999_999)}`,
    `${random.pick(['06', '16', '33', '34', '35', '41'])}KVN${random.whole(100, 999)}`,
  ]
  const [sea, air, land] = [type === 'sea', type === 'air', type === 'land']
  return {
    booking_number: sea && isBegun ? booking : '',
    bill_of_lading: sea && isLoaded ? bill : '',
    air_waybill: air && isLoaded ? `998-${serial}${serial % 7}` : '',
    cmr_number: land && isLoaded ? cmr : '',
    plate: land && isLoaded ? plate : '',
  }
}
