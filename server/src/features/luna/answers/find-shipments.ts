/** Which of the asker's own shipments a question means: the one whose number it names, the one spoken of before, those whose place or name it mentions, or all that are under way. */
import type { LunaQuestion } from '@kervan/domain/luna/luna.contract.ts'
import type { Understood } from '@kervan/domain/luna/understand.ts'
import type { ShipmentSummary } from '@kervan/domain/shipments/shipments.contract.ts'
import type { TrackingLookup } from '@kervan/domain/tracking/tracking-lookups.contract.ts'
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import type { Customer } from '#features/luna/answers/draft.ts'
import { ownShipmentList } from '#features/shipments/own-shipments.list.ts'
import { shipmentSummary } from '#features/shipments/shipments.queries.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { lookUp } from '#features/tracking/look-up.ts'
import { and, eq } from '#spine/database/drizzle.ts'
import { pageFor } from '#spine/lists/page-for.ts'

export type Meant = {
  shipments: ShipmentSummary[]
  /** How they were found. */
  by: 'code' | 'about' | 'words' | 'all'
  /** There are more than were read. */
  isCut?: boolean
  /** Where a code was named that is none of theirs. */
  missed: TrackingLookup | undefined
}

/** The newest of those under way. */
const mostRead = 100

export async function findShipments(
  customer: Customer,
  { code, words }: Understood,
  about: LunaQuestion['about'],
): Promise<Meant> {
  if (code) {
    const found = await lookUp(customer, code)
    const meant = { shipments: found.shipments, by: 'code' } as const
    return { ...meant, missed: found.outcome === 'found' ? undefined : found }
  }
  const { items, next_cursor } = await pageFor(customer, ownShipmentList, {
    status: 'active',
    limit: mostRead,
    sort: '-created',
  })
  const named = items.filter((shipment) =>
    namesOf(shipment).some((name) => words.some((word) => word.startsWith(name))),
  )
  if (named.length > 0 && named.length < items.length)
    return { shipments: named, by: 'words', missed: undefined }
  if (about?.kind === 'shipment') {
    const [shipment] = await readOne(customer, about.id)
    if (shipment) return { shipments: [shipment], by: 'about', missed: undefined }
  }
  return { shipments: items, by: 'all', isCut: next_cursor !== null, missed: undefined }
}

/** By the asker's own rights, whatever id came with the question. */
const readOne = ({ services, actor, person }: Customer, id: string) =>
  services.readAs(actor, (db) =>
    db
      .select(shipmentSummary)
      .from(shipments)
      .where(and(eq(shipments.id, id), eq(shipments.customer_id, person.id))),
  )

/** Short words are too often part of others. */
const shortest = 4

function namesOf({ origin_city, destination_city, own_name, own_reference }: ShipmentSummary): string[] {
  return [origin_city, destination_city, own_name, own_reference]
    .flatMap((name) => foldTurkish(name).split(/[^a-z0-9]+/))
    .filter((name) => name.length >= shortest)
}
