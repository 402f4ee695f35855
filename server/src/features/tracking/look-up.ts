/** Finds shipments by a code, among those that the asker may see; says what is wrong with a code that cannot be. */
import { lookupWords, type SampleJourney, sampleJourney } from '@kervan/domain/tracking/demo-codes.ts'
import { drawRoute } from '@kervan/domain/tracking/drawn-route.ts'
import { type CodeKind, recogniseCode } from '@kervan/domain/tracking/recognise-code.ts'
import { routeAnswer } from '@kervan/domain/tracking/route-answer.ts'
import type { TrackingLookup } from '@kervan/domain/tracking/tracking-lookups.contract.ts'
import { shipmentSummary } from '#features/shipments/shipments.queries.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { desc, sql } from '#spine/database/drizzle.ts'
import type { Services, SignedInCall } from '#spine/http/call.ts'

const mostFound = 20

export async function lookUp(
  { services, actor }: Pick<SignedInCall, 'services' | 'actor'>,
  typed: string,
): Promise<TrackingLookup> {
  const { code, kind, spellings, end, problem } = recogniseCode(typed)
  const nothing = { code, kind, message: '', shipments: [], sample: null }
  const rows = await services.readAs(actor, (db) => shipmentsWith(db, spellings, end))
  const [first] = rows
  if (first)
    return {
      ...nothing,
      kind: kindOf(first, spellings, end),
      outcome: 'found',
      shipments: rows.map(
        ({ booking_number, bill_of_lading, air_waybill, cmr_number, plate, containers, ...shipment }) =>
          shipment,
      ),
    }
  const isDemo = services.config.mode === 'demo'
  const sample = sampleOf(services, code)
  if (sample) return { ...nothing, kind: sample.kind, outcome: 'sample', sample }
  if (problem) return { ...nothing, outcome: 'wrong_number', message: problem }
  const message = isDemo ? `${lookupWords.notFound} ${lookupWords.demoHint}` : lookupWords.notFound
  return { ...nothing, outcome: 'not_found', message }
}

/** Of one of the codes that a demo answers for everybody. */
export function sampleOf({ config }: Pick<Services, 'config'>, code: string): TrackingLookup['sample'] {
  const journey = config.mode === 'demo' ? sampleJourney(code, new Date()) : undefined
  return journey ? sampleAnswer(journey) : null
}

function sampleAnswer({ followed, told, ...said }: SampleJourney): NonNullable<TrackingLookup['sample']> {
  const route = drawRoute(followed, told, new Date().toISOString())
  return {
    ...said,
    route: { shipment_type: said.shipment_type, ...routeAnswer(route) },
    events: told
      .toReversed()
      .map(({ kind, certainty, happened_at, place_name }) => ({ kind, certainty, happened_at, place_name })),
  }
}

type Found = Awaited<ReturnType<typeof shipmentsWith>>[number]

/** One subquery for each index. */
function shipmentsWith(db: Db, spellings: readonly string[], end: string | undefined) {
  const codes = sql`any(${sql.param([...spellings])}::text[])`
  const byPaper = [
    shipments.booking_number,
    shipments.bill_of_lading,
    shipments.air_waybill,
    shipments.cmr_number,
    shipments.plate,
  ].map((column) => sql`union all select id from shipments where ${column} <> '' and ${column} = ${codes}`)
  const byEnd = end
    ? sql`union all select id from shipments where search like ${`%${end.toLowerCase()}%`} and shipment_number like ${`%${end}`}`
    : sql``
  return db
    .select({
      ...shipmentSummary,
      booking_number: shipments.booking_number,
      bill_of_lading: shipments.bill_of_lading,
      air_waybill: shipments.air_waybill,
      cmr_number: shipments.cmr_number,
      plate: shipments.plate,
      containers: shipments.container_numbers,
    })
    .from(shipments)
    .where(
      sql`${shipments.id} in (select shipment_id from containers where number = ${codes}
        union all select id from shipments where shipment_number = ${codes} ${sql.join(byPaper, sql` `)} ${byEnd})`,
    )
    .orderBy(desc(shipments.id))
    .limit(mostFound)
}

/** By where the code stands, since a booking may look like anything. */
function kindOf(found: Found, spellings: readonly string[], end: string | undefined): CodeKind {
  const is = (text: string) => text !== '' && spellings.includes(text)
  if (found.containers.some(is)) return 'container'
  if (is(found.shipment_number)) return 'shipment'
  if (is(found.air_waybill)) return 'air_waybill'
  if (is(found.bill_of_lading)) return 'bill_of_lading'
  if (is(found.booking_number) || (end && found.shipment_number.endsWith(end))) return 'booking'
  return is(found.cmr_number) ? 'cmr' : 'plate'
}
