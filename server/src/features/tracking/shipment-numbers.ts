/** The numbers of a shipment by which what is told of it finds it. */
import type { Transaction } from '#spine/database/act-as.ts'

export type Numbers = {
  /** By which the carrier is asked. */
  asked: string[]
  /** All by which an event may find the shipment. */
  all: string[]
  plates: string[]
}

export async function boxNumbersOf(tx: Transaction, shipmentId: string): Promise<string[]> {
  const [row] = await tx.asSystem<{ numbers: string[] }>(
    'select container_numbers as numbers from shipments where id = $1',
    [shipmentId],
  )
  return row?.numbers ?? []
}

export async function numbersOf(tx: Transaction, shipmentId: string): Promise<Numbers> {
  const [row] = await tx.asSystem<Numbers>(
    `select case when booking_number <> '' then array[booking_number] when bill_of_lading <> '' then array[bill_of_lading]
         else container_numbers end as asked,
       array_remove(array[shipment_number, booking_number, bill_of_lading, air_waybill, cmr_number, plate] || container_numbers, '') as all,
       array_remove(array[plate], '') as plates
     from shipments where id = $1`,
    [shipmentId],
  )
  return row ?? { asked: [], all: [], plates: [] }
}
