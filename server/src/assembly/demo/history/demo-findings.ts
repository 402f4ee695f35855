/** What the follow-up analysis says of the detailed requests, from the history itself; each lane is looked up once. */

import { transportModeOf } from '@kervan/domain/quotes/request-to-quote.ts'
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import { insertAll } from '#assembly/demo/history/insert-all.ts'
import { knownWaits } from '#features/luna/ports/port-states.ts'
import { suggestPorts } from '#features/places/suggest-ports.ts'
import { bandBasisOfRequest, bandOfRequest } from '#features/quotes/band-of-request.ts'
import type { AddedRequest } from '#features/requests/add-request.ts'
import type { requestAnalyses } from '#features/requests/request-analyses.table.ts'
import { requests } from '#features/requests/requests.table.ts'
import { type AnalysisInput, findingsOf, waitingPlaces } from '#features/shipments/findings.ts'
import { laneHistory } from '#features/shipments/lane-history.ts'
import { transitOf } from '#features/shipments/lane-transit.ts'
import type { ReadAs, Transaction } from '#spine/database/act-as.ts'
import { eq } from '#spine/database/drizzle.ts'

type Known = Pick<AnalysisInput, 'band' | 'ports' | 'waits' | 'lane' | 'transit'>

export async function writeFindings(tx: Transaction): Promise<void> {
  const detailed = await tx.db.select().from(requests).where(eq(requests.form, 'detailed'))
  const lanes = new Map<string, Known>()
  const rows: (typeof requestAnalyses.$inferInsert)[] = []
  for (const request of detailed) {
    const mode = transportModeOf(request.shipment_type, request)
    const key = [mode, bandBasisOfRequest(request), request.origin_city, request.destination_city].join()
    const known = lanes.get(key) ?? (await lookUp(tx, request, mode))
    lanes.set(key, known)
    const { id, customer_id, created_at } = request
    rows.push({ request_id: id, customer_id, findings: findingsOf({ request, mode, ...known }), created_at })
  }
  await insertAll(tx, 'request_analyses', rows)
}

async function lookUp(tx: Transaction, request: AddedRequest, mode: TransportMode): Promise<Known> {
  const { shipment_type, origin_country_code, destination_country_code } = request
  // What this transaction has just written is seen by nobody else yet.
  const readHere: ReadAs = async (_actor, read) => read(tx.db, tx.query)
  const lane =
    origin_country_code && destination_country_code
      ? await laneHistory(tx.db, { shipment_type, origin_country_code, destination_country_code })
      : null
  const ports = await suggestPorts(tx.db, request)
  return {
    band: await bandOfRequest(readHere, request),
    ports,
    waits: await knownWaits(tx.db, waitingPlaces(ports)),
    lane,
    transit: transitOf(lane, mode, request),
  }
}
