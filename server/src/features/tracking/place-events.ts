/**
 * Gives what a source tells to the shipments that it is about: by what it names, and by its own name. A later version finds what was told
 * before under its name and leaves the shipments that it does not name any more; one that names nothing follows the version before it;
 * and what staff have given to a shipment is followed by what comes after it. What came before its time and was kept for staff counts
 * as soon as its event is known.
 */
import { type HeldVersion, heldVersions } from '@kervan/domain/tracking/event-versions.ts'
import type { ToldEvent } from '@kervan/domain/tracking/told-message.ts'
import type { TrackingSource } from '@kervan/domain/tracking/tracking-event.ts'
import { eventsToKeep, unnamedToKeep } from '#features/tracking/events-to-keep.ts'
import {
  clockNow,
  type KeptVersion,
  keptVersions,
  lockNames,
  storedVersions,
} from '#features/tracking/known-versions.ts'
import {
  type Candidate,
  findCandidates,
  isOfSeveral,
  meantShipments,
} from '#features/tracking/meant-shipments.ts'
import { newEvent } from '#features/tracking/new-event.ts'
import { notPlaced } from '#features/tracking/not-placed.ts'
import { planAnew } from '#features/tracking/plan-anew.ts'
import type { NewEvent } from '#features/tracking/record-events.ts'
import { type Version, versionsOf } from '#features/tracking/versions-of.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/** What became of one event: when it was told, also where it does not say so, and `why` it was given to no shipment. */
export type Placed = { told: ToldEvent; told_at: string; shipments: Candidate[]; why: string }
export type Placing = {
  placed: Placed[]
  /** By shipment. */
  events: Map<string, NewEvent[]>
  /** Messages that were kept for staff and have found their shipment. */
  found: { id: string; shipment_id: string }[]
}

type Wanted = {
  told: readonly ToldEvent[]
  /** The shipment that the source was asked about. */
  about?: string | undefined
  /** A kept message that staff give to a shipment, and the name of its event. */
  assign?: { message_id: string; name: string; shipment_id: string }
}

export async function placeEvents(
  tx: Transaction,
  source: TrackingSource,
  { told, about, assign }: Wanted,
): Promise<Placing> {
  const byName = Map.groupBy(
    told.filter(({ unnamed }) => !unnamed),
    ({ event }) => event.source_event_id,
  )
  const names = [...new Set([...byName.keys(), ...(assign ? [assign.name] : [])])]
  const unnamed = told.filter((one) => one.unnamed).map(({ event }) => event.source_event_id)
  const allNames = [...new Set([...names, ...unnamed])]
  const also = [about, assign?.shipment_id].filter((id) => id !== undefined)
  const [, now, [stored, messages, candidates]] = await Promise.all([
    lockNames(tx, source, allNames),
    clockNow(tx),
    planAnew(tx, () =>
      Promise.all([
        storedVersions(tx, source, allNames),
        keptVersions(tx, source, names),
        findCandidates(tx, source, told, { names, also }),
      ]),
    ),
  ])
  const kept = messages.map((message) =>
    message.id === assign?.message_id
      ? { ...message, shipment_id: assign.shipment_id, is_assigned: true }
      : message,
  )
  const storedByName = Map.groupBy(stored, ({ source_event_id }) => source_event_id)
  const keptByName = Map.groupBy(kept, (message) => message.told.event.source_event_id)
  const shipments = new Map(candidates.map((one) => [one.id, one]))
  const placed = new Map<ToldEvent, Placed>()
  const placing: Placing = { placed: [], events: new Map(), found: [] }
  const keepWith = (shipment: string, events: readonly NewEvent[]) =>
    placing.events.set(shipment, [...(placing.events.get(shipment) ?? []), ...events])
  for (const name of names) {
    const known = storedByName.get(name) ?? []
    const said = { fresh: byName.get(name) ?? [], stored: known, kept: keptByName.get(name) ?? [] }
    const versions = versionsOf(said, candidates, { about, now })
    const held = heldVersions(versions)
    for (const [id, own] of Map.groupBy(held, ({ shipment }) => shipment)) {
      const shipment = shipments.get(id)
      const already = known.filter(({ shipment_id }) => shipment_id === id)
      if (shipment) keepWith(id, eventsToKeep(shipment, own, already))
    }
    const here = held.filter(({ naming }) => naming !== 'another')
    for (const one of said.fresh) {
      const meant = here.filter(({ version }) => version.fresh === one)
      const found = meant.flatMap(({ shipment }) => shipments.get(shipment) ?? [])
      const hasLeft = held.some(({ version, naming }) => naming === 'another' && version.fresh === one)
      placed.set(one, {
        told: one,
        told_at: versions.find(({ fresh }) => fresh === one)?.told ?? one.event.told_at,
        shipments: found,
        why: hasLeft ? notPlaced.gone : whyNot(one, candidates),
      })
    }
    placing.found.push(...foundNow(here), ...believedNow(here, said.kept))
  }
  for (const one of told) {
    const outcome = placed.get(one) ?? placeUnnamed(one, candidates, about)
    placing.placed.push(outcome)
    if (one.unnamed)
      for (const shipment of outcome.shipments) {
        const known = storedByName.get(one.event.source_event_id) ?? []
        const already = known.filter(({ shipment_id }) => shipment_id === shipment.id)
        keepWith(shipment.id, [unnamedToKeep(newEvent(one, shipment), already)])
      }
  }
  return placing
}

function placeUnnamed(told: ToldEvent, candidates: readonly Candidate[], about: string | undefined): Placed {
  const shipments = meantShipments(told, candidates, about)
  return { told, told_at: told.event.told_at, shipments, why: whyNot(told, candidates) }
}

const whyNot = (told: ToldEvent, candidates: readonly Candidate[]): string =>
  isOfSeveral(told, candidates) ? notPlaced.ofSeveral : notPlaced.noSuchShipment

/** What was doubted, for its date or anything else, and is told now so that it can be believed. */
const believedNow = (held: readonly HeldVersion<Version>[], kept: readonly KeptVersion[]) =>
  kept.flatMap(({ id, is_open, told, heard_at }) => {
    const believed = held.find(
      ({ version }) => version.fresh && version.told >= (told.event.told_at || heard_at),
    )
    const isFound = held.some(({ version }) => version.message?.id === id)
    return is_open && believed && !isFound ? [{ id, shipment_id: believed.shipment }] : []
  })

const foundNow = (held: readonly HeldVersion<Version>[]) =>
  held.flatMap(({ version: { message }, shipment }) =>
    message?.is_open ? [{ id: message.id, shipment_id: shipment }] : [],
  )
