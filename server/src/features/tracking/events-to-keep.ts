/** The versions of one event that a shipment holds, as its events. What staff have taken back stays so until the source says something else. */
import type { HeldVersion } from '@kervan/domain/tracking/event-versions.ts'
import { compare, saysTheSame } from '@kervan/domain/tracking/tracking-event.ts'
import type { StoredVersion } from '#features/tracking/known-versions.ts'
import type { Candidate } from '#features/tracking/meant-shipments.ts'
import type { NewEvent } from '#features/tracking/record-events.ts'
import type { Version } from '#features/tracking/versions-of.ts'

/** In the order in which they are told; `stored` is what the shipment has already. */
export function eventsToKeep(
  shipment: Candidate,
  held: readonly HeldVersion<Version>[],
  stored: readonly StoredVersion[],
): NewEvent[] {
  const events: NewEvent[] = []
  for (const { version, naming, before } of held) {
    const at = timeOf(version, before)
    const hasGone = naming === 'another'
    if (!hasGone && version.stored?.shipment_id === shipment.id) continue
    // One that names nothing is kept with each of its shipments.
    const isKnown = (row: StoredVersion) => row.naming === naming && row.told_at === at.told_at
    if ((hasGone || (version.stored && naming === 'nothing')) && stored.some(isKnown)) continue
    // What another customer's version says is nothing for this one.
    const said =
      hasGone || version.bare
        ? takenBack(version, shipment, [...stored.filter(({ by_staff }) => !by_staff), ...events])
        : version.at(shipment)
    const retracted = hasGone || said.retracted || isTakenBack(said, stored)
    events.push({ ...said, ...at, naming, retracted })
  }
  return events
}

/** One that its source gave no name: it has one version each time it is told. */
export const unnamedToKeep = (said: NewEvent, stored: readonly StoredVersion[]): NewEvent => ({
  ...said,
  retracted: said.retracted || isTakenBack(said, stored),
})

/** `before`: so shortly that whoever tells something at the moment itself is later. */
const timeOf = ({ told, undated }: Version, before: boolean) => ({
  told_at: before ? new Date(Date.parse(told) - 1).toISOString() : told,
  undated,
})

/** What takes an event away takes what is known of it. */
function takenBack(version: Version, shipment: Candidate, known: readonly NewEvent[]): NewEvent {
  const own = version.at(shipment)
  const last = known
    .filter(({ told_at }) => told_at <= version.told)
    .toSorted((a, b) => compare(a.told_at, b.told_at))
    .at(-1)
  if (!last) return own
  const { shipment_id: _, digest: __, by_staff: ___, ...content } = last as StoredVersion
  return { ...content, retracted: true }
}

/** By staff, and since then the source has said nothing else. */
function isTakenBack(said: NewEvent, stored: readonly StoredVersion[]): boolean {
  const last = stored
    .filter(({ by_staff }) => by_staff)
    .toSorted((a, b) => compare(a.told_at, b.told_at) || Number(a.retracted) - Number(b.retracted))
    .at(-1)
  if (!last?.retracted || said.told_at <= last.told_at) return false
  const isLast = stored.every((row) => row.retracted || row.told_at <= last.told_at)
  return isLast && saysTheSame({ ...last, retracted: said.retracted }, said)
}
