/** All versions of one event that a source has told, now and before, and which shipments each is about. */
import type { EventVersion } from '@kervan/domain/tracking/event-versions.ts'
import type { ToldEvent } from '@kervan/domain/tracking/told-message.ts'
import type { KeptVersion, StoredVersion } from '#features/tracking/known-versions.ts'
import {
  type Candidate,
  meantShipments,
  namedShipments,
  namesNothing,
  namesNothingOfItsOwn,
} from '#features/tracking/meant-shipments.ts'
import { newEvent } from '#features/tracking/new-event.ts'
import { notPlaced } from '#features/tracking/not-placed.ts'
import { digestOf, type NewEvent } from '#features/tracking/record-events.ts'

export type Version = EventVersion & {
  /** Nobody says when it was told: then it was when we heard it first. */
  undated: boolean
  /** It only takes back what is known. */
  bare: boolean
  at: (shipment: Candidate) => NewEvent
  fresh?: ToldEvent
  message?: KeptVersion
  stored?: StoredVersion
}

type Said = {
  fresh: readonly ToldEvent[]
  stored: readonly StoredVersion[]
  kept: readonly KeptVersion[]
}

export function versionsOf(
  { fresh, stored, kept }: Said,
  candidates: readonly Candidate[],
  { about, now }: { about: string | undefined; now: string },
): Version[] {
  // What staff took back, and what says that it has gone elsewhere, are no words of the source.
  const told = stored.filter(({ by_staff, naming }) => !by_staff && naming !== 'another')
  const assigned = kept.flatMap(({ is_assigned, shipment_id }) => (is_assigned && shipment_id) || [])
  const meant = new Map(fresh.map((one) => [one, meantShipments(one, candidates)]))
  const homes = new Set([
    ...told.filter(({ naming }) => naming !== 'nothing').map(({ shipment_id }) => shipment_id),
    ...assigned,
    ...[...meant.values()].flat().map(({ id }) => id),
  ])
  /** Where nothing that it names is ours, it is where staff gave it. */
  const namedBy = (one: ToldEvent): string[] | undefined => {
    const now = meant.get(one) ?? []
    const before = namedShipments(one, candidates).filter(({ id }) => homes.has(id))
    // What was called off in the meantime keeps what it was told.
    const stay = now.length > 0 ? before.filter(({ status }) => status === 'cancelled') : before
    const ids = [...new Set([...now, ...stay].map(({ id }) => id))]
    if (ids.length > 0) return ids
    const followsItsName = about ? namesNothingOfItsOwn(one) : namesNothing(one)
    return followsItsName ? undefined : assigned
  }
  const isKept = ({ why, is_assigned }: KeptVersion) =>
    is_assigned || Object.values<string>(notPlaced).includes(why)
  const heardNow = new Map<string, string>()
  /** What is said twice in one message is said once. */
  const hearNow = (content: string): string => {
    const known = heardNow.get(content) ?? after(now, 2 * heardNow.size + 1)
    heardNow.set(content, known)
    return known
  }
  return [
    ...told.map(fromStore),
    ...kept.filter(isKept).map((message): Version => {
      const one = { ...message.told, content: message.content }
      const named = message.is_assigned ? [message.shipment_id ?? ''] : namedBy(one)
      return { ...fromSource(one, one.event.told_at || message.heard_at), named, message }
    }),
    ...fresh.map((one): Version => {
      const first = one.event.told_at || firstTold(one, told, kept, candidates)
      const named = namedBy(one)
      const asked = about && !named ? [about] : []
      return { ...fromSource(one, first || hearNow(one.content)), named, asked, fresh: one }
    }),
  ]
}

/** One after the other, with room for one more between two of them. */
const after = (now: string, ms: number) => new Date(Date.parse(now) + ms).toISOString()

const fromSource = (one: ToldEvent, told_at: string) => ({
  told: told_at,
  undated: one.event.told_at === '',
  asked: [],
  kept: [],
  bare: one.bare ?? false,
  at: (shipment: Candidate) => newEvent({ ...one, event: { ...one.event, told_at } }, shipment),
})

function fromStore(stored: StoredVersion) {
  const { shipment_id, naming, digest: _, by_staff: __, ...content } = stored
  return {
    told: stored.told_at,
    undated: false,
    named: naming === 'this' ? [shipment_id] : undefined,
    asked: naming === 'asked' ? [shipment_id] : [],
    kept: naming === 'nothing' ? [shipment_id] : [],
    bare: stored.retracted && naming === 'nothing',
    at: () => content,
    stored,
  }
}

/** When that which has no date was told first; nothing where it is new. */
function firstTold(
  one: ToldEvent,
  stored: readonly StoredVersion[],
  kept: readonly KeptVersion[],
  candidates: readonly Candidate[],
): string {
  const way = (id: string) => candidates.find((candidate) => candidate.id === id)
  const isSame = (row: StoredVersion): boolean => {
    if (one.bare) return row.retracted && row.naming === 'nothing'
    const shipment = way(row.shipment_id)
    return shipment !== undefined && digestOf(newEvent(one, shipment)) === row.digest
  }
  return stored.find(isSame)?.told_at ?? kept.find(({ content }) => content === one.content)?.heard_at ?? ''
}
