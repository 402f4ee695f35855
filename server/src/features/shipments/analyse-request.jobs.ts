/** Analyses a detailed request: collects what our own data say about it and stores the findings. */

import { transportModeOf } from '@kervan/domain/quotes/request-to-quote.ts'
import { requestAnalysed } from '@kervan/domain/requests/requests.events.ts'
import { placeCorrections } from '#features/places/place-corrections.queries.ts'
import { suggestPorts } from '#features/places/suggest-ports.ts'
import { bandOfRequest } from '#features/quotes/band-of-request.ts'
import type { AddedRequest } from '#features/requests/add-request.ts'
import { requestAnalyses } from '#features/requests/request-analyses.table.ts'
import { requests } from '#features/requests/requests.table.ts'
import {
  type AnalysisInput,
  findingsOf,
  type KnownWait,
  waitingPlaces,
} from '#features/shipments/findings.ts'
import { laneHistory } from '#features/shipments/lane-history.ts'
import { transitOf } from '#features/shipments/lane-transit.ts'
import { type Db, system } from '#spine/database/act-as.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'

type RequestId = { request_id: string }

/** How long goods wait at places where they leave, arrive or pass; told by whoever keeps such figures. */
export type ReadWaits = (db: Db, places: ReturnType<typeof waitingPlaces>) => Promise<Map<string, KnownWait>>

type Parts = Pick<Services, 'actAs' | 'readAs' | 'emit'> & { readWaits: ReadWaits }

export const analyseRequestJob = defineJob<RequestId>({
  name: 'analyse-request',
  retries: 4,
  retryDelay: 10,
  expireSeconds: 60,
})

export function createAnalyseRequest(services: Parts): JobHandler<RequestId> {
  return async ({ request_id }) => {
    const [request] = await services.readAs(system, (db) =>
      db.select().from(requests).where(eq(requests.id, request_id)),
    )
    if (!request) return // erased meanwhile
    const { customer_id, number } = request
    const findings = findingsOf(await collectInput(services, request))
    await services.actAs(system, async (tx) => {
      const [changed] = await tx.db
        .insert(requestAnalyses)
        .values({ request_id, customer_id, findings })
        .onConflictDoUpdate({
          target: requestAnalyses.request_id,
          set: { findings: sql`excluded.findings`, created_at: sql`now()` },
          setWhere: sql`${requestAnalyses.findings} is distinct from excluded.findings`,
        })
        .returning({ id: requestAnalyses.request_id })
      // A repeated job finds the same findings and announces nothing; an edited request has new ones.
      if (!changed) return
      await services.emit(tx, requestAnalysed, ['staff', `user:${customer_id}`], {
        request_id,
        number,
        customer_id,
      })
    })
  }
}

async function collectInput(
  { actAs, readAs, readWaits }: Parts,
  request: AddedRequest,
): Promise<AnalysisInput> {
  const { shipment_type, origin_country_code, destination_country_code } = request
  const mode = transportModeOf(shipment_type, request)
  const band = await bandOfRequest(readAs, request)
  return actAs(system, async ({ db }) => {
    const lane =
      origin_country_code && destination_country_code
        ? await laneHistory(db, { shipment_type, origin_country_code, destination_country_code })
        : null
    const ports = await suggestPorts(db, request)
    const waits = await readWaits(db, waitingPlaces(ports))
    const transit = transitOf(lane, mode, request, await placeCorrections(db))
    return { request, mode, band, ports, waits, lane, transit }
  })
}
