/**
 * A carrier by sea that is asked (DCSA Track & Trace 2.2). Each shipment has its own place up to which the carrier was heard; it is moved only
 * after what came before was recorded, so that a crash or an outage loses nothing.
 */
import { readDcsaEvent } from '@kervan/domain/tracking/dcsa-event.ts'
import type { CarrierClient } from '#features/tracking/carrier-client.ts'
import { CarrierBusyError } from '#features/tracking/carrier-client.ts'
import { CarrierError, type CarrierSource, mostAskedAtOnce } from '#features/tracking/carrier-source.ts'
import { takeMessage } from '#features/tracking/take-message.ts'
import { isoOf } from '#features/tracking/tracking.queries.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

export type DcsaParts = Pick<Services, 'actAs' | 'emit'> & {
  client: CarrierClient
  /** As many as are read in one go. */
  mostPages?: number
  /** Counts one call; throws where the minute's calls are used up. */
  countCall: () => Promise<void>
}

/** Events that a carrier stores late, with an earlier time, are still heard. */
const overlapMs = 86_400_000
const mostPages = 50
const longestPauseSeconds = 3_600
/** One refusal may lie with the shipment; more of them do not. */
export const mostRefusals = 3

export function createDcsaSource(parts: DcsaParts): CarrierSource {
  return {
    async ask(shipmentIds, signal) {
      if (await isPaused(parts)) throw new CarrierError('The carrier wants to be left alone for now.')
      let [asked, news] = [0, 0]
      const refusals: CarrierError[] = []
      for (const id of shipmentIds) {
        if (signal?.aborted) break
        try {
          const told = await askAbout(parts, id, signal)
          if (told === undefined) continue
          asked += 1
          news += told
        } catch (error) {
          if (!(error instanceof CarrierError)) throw error
          refusals.push(error)
          if (error instanceof CarrierBusyError || refusals.length === mostRefusals) break
        }
      }
      if (asked === 0 && refusals[0]) throw refusals[0]
      return { asked, news }
    },
    async choose(shipmentIds) {
      const rows = await parts.actAs(system, (tx) =>
        tx.asSystem<{ id: string }>(
          `select s.id from shipments s left join carrier_polls p on p.shipment_id = s.id
           where s.id = any($1::uuid[]) and ${mayBeAsked} order by p.asked_at nulls first, s.id limit $2`,
          [shipmentIds, mostAskedAtOnce],
        ),
      )
      return rows.map(({ id }) => id)
    },
  }
}

/** Of shipments `s`: it goes by sea, and has a name that the carrier knows. */
export const mayBeAsked = `s.shipment_type = 'sea' and (s.booking_number <> '' or s.bill_of_lading <> '' or s.container_numbers <> '{}')`

export async function isPaused({ actAs }: Pick<DcsaParts, 'actAs'>): Promise<boolean> {
  const rows = await actAs(system, (tx) =>
    tx.asSystem('select from carrier_pause where quiet_until > now()', []),
  )
  return rows.length > 0
}

type Asked = { booking: string; bill: string; containers: string[]; heard_until: string | null }

/** How many news came; undefined where there was nothing to ask for. */
async function askAbout(parts: DcsaParts, id: string, signal?: AbortSignal): Promise<number | undefined> {
  const shipment = await beginAsking(parts, id)
  const filter = shipment && filterOf(shipment)
  if (!filter) return undefined
  let [news, heardUntil] = [0, shipment.heard_until]
  const created: string[] = []
  let page: URL | undefined = parts.client.firstPage(filter)
  for (let count = 0; page && count < (parts.mostPages ?? mostPages); count += 1) {
    const { events, next } = await call(parts, page, signal)
    created.push(...events.flatMap(createdAt))
    const read = events.map(readDcsaEvent)
    const told = read.flatMap((each) => each.events)
    const taken = await takeMessage(
      parts,
      'dcsa',
      { events: told, unclear: read.flatMap(({ unclear }) => unclear) },
      { about: id },
    )
    news += taken.recorded
    for (const { event } of told) if (event.told_at > (heardUntil ?? '')) heardUntil = event.told_at
    page = next
  }
  // Where there was more than we read, the next question begins with it.
  if (page) heardUntil = inOrder(created) ? (created.at(-1) ?? null) : shipment.heard_until
  const now = new Date().toISOString()
  // A carrier whose clock is ahead must not make us deaf until then.
  await endAsking(parts, id, heardUntil && heardUntil > now ? now : heardUntil)
  return news
}

function createdAt(event: unknown): string[] {
  const text = (event as { eventCreatedDateTime?: unknown } | null)?.eventCreatedDateTime
  const moment = typeof text === 'string' ? Date.parse(text) : Number.NaN
  return Number.isNaN(moment) ? [] : [new Date(moment).toISOString()]
}

/** A carrier may not know how to sort; then nobody knows what is on the pages that were not read. */
const inOrder = (moments: readonly string[]): boolean =>
  moments.every((moment, index) => index === 0 || (moments[index - 1] ?? '') <= moment)

/** From the narrowest name that it has, the oldest first. */
function filterOf({ booking, bill, containers, heard_until }: Asked): Record<string, string> | undefined {
  const since = {
    sort: 'eventCreatedDateTime:ASC',
    ...(heard_until && {
      'eventCreatedDateTime:gte': new Date(Date.parse(heard_until) - overlapMs).toISOString(),
    }),
  }
  if (booking) return { carrierBookingReference: booking, ...since }
  if (bill) return { transportDocumentReference: bill, ...since }
  return containers.length > 0 ? { equipmentReference: containers.join(','), ...since } : undefined
}

async function beginAsking({ actAs }: DcsaParts, id: string): Promise<Asked | undefined> {
  const [row] = await actAs(system, (tx) =>
    tx.asSystem<Asked>(
      `with asked as (
         insert into carrier_polls (shipment_id, asked_at) select id, now() from shipments where id = $1 and shipment_type = 'sea'
         on conflict (shipment_id) do update set asked_at = now() returning shipment_id, heard_until)
       select booking_number as booking, bill_of_lading as bill, container_numbers as containers, ${isoOf('heard_until')}
       from asked join shipments s on s.id = shipment_id`,
      [id],
    ),
  )
  return row
}

async function endAsking({ actAs }: DcsaParts, id: string, heardUntil: string | null): Promise<void> {
  await actAs(system, (tx) =>
    tx.asSystem(
      'update carrier_polls set heard_until = greatest(heard_until, $2::timestamptz) where shipment_id = $1',
      [id, heardUntil],
    ),
  )
}

async function call(parts: DcsaParts, page: URL, signal?: AbortSignal) {
  await parts.countCall()
  try {
    const answer = await parts.client.fetchPage(page, signal)
    await parts.actAs(system, (tx) =>
      tx.asSystem('update carrier_pause set failures = 0 where failures > 0', []),
    )
    return answer
  } catch (error) {
    if (error instanceof CarrierBusyError) await pauseFor(parts, error.waitSeconds)
    throw error
  }
}

/** As long as the carrier says; otherwise a minute, and twice as long after each further failure. */
async function pauseFor({ actAs }: DcsaParts, waitSeconds: number | undefined): Promise<void> {
  await actAs(system, (tx) =>
    tx.asSystem(
      `insert into carrier_pause as p (id, failures, quiet_until)
       values (1, 1, now() + least(coalesce($1::int, 60), $2) * interval '1 second')
       on conflict (id) do update set failures = least(p.failures + 1, 20),
         quiet_until = now() + least(coalesce($1::int, 60 * 2 ^ least(p.failures, 10)), $2) * interval '1 second'`,
      [waitSeconds ?? null, longestPauseSeconds],
    ),
  )
}
