/**
 * Which shipments hold which versions of one event of a source. A version is about the shipments that it names; one that names nothing
 * is about those of the version before it; and from a shipment that a version does not name any more the event has gone. In whatever
 * order the versions come, the same follows.
 */
import { compare } from '#tracking/tracking-event.ts'

/**
 * What a version says of the shipment that it is kept with: `this` one is meant; nothing, but the source was `asked` about it; `nothing`
 * at all; or `another` one is meant, and this one has lost the event.
 */
export const namings = ['this', 'asked', 'nothing', 'another'] as const
export type Naming = (typeof namings)[number]

export type EventVersion = {
  /** When it was told, in an order that texts have too. */
  told: string
  /** The shipments that it names; undefined where it names nothing. */
  named: readonly string[] | undefined
  /** Those that its source was asked about. */
  asked: readonly string[]
  /** Those that it was kept with though it names nothing. */
  kept: readonly string[]
}

/** `before`: just before the version is told, so that whoever says at the same moment that this shipment is meant is right. */
export type HeldVersion<Version> = { shipment: string; version: Version; naming: Naming; before: boolean }

export function heldVersions<Version extends EventVersion>(
  versions: readonly Version[],
): HeldVersion<Version>[] {
  const inOrder = versions.toSorted((a, b) => compare(a.told, b.told))
  const moments = [...Map.groupBy(inOrder, ({ told }) => told).values()]
  const shipments = new Set(versions.flatMap(({ named = [], asked, kept }) => [...named, ...asked, ...kept]))
  return [...shipments].flatMap((shipment) => {
    let isHere = false
    return moments.flatMap((moment) => {
      const held = (version: Version, naming: Naming, before = false) => [
        { shipment, version, naming, before },
      ]
      const naming = moment.filter(({ named }) => named !== undefined)
      const here = naming.filter(({ named }) => named?.includes(shipment))
      const [elsewhere] = naming
      const hasGone = isHere && here.length === 0
      if (elsewhere) isHere = here.length > 0
      const unnamed = moment.filter(({ named }) => named === undefined)
      isHere ||= unnamed.some(({ asked }) => asked.includes(shipment))
      return [
        ...here.flatMap((version) => held(version, 'this')),
        ...(elsewhere && hasGone ? held(elsewhere, 'another', true) : []),
        ...unnamed.flatMap((version) => {
          if (version.asked.includes(shipment)) return held(version, 'asked')
          if (isHere) return held(version, 'nothing')
          return version.kept.includes(shipment) ? held(version, 'another') : []
        }),
      ]
    })
  })
}
