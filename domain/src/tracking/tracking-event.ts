/** One thing told about a shipment: what happened, or is expected to, as one source said it. */
import type { ShipmentStatus } from '#shipments/shipments.policy.ts'
import type { EventKind } from '#tracking/event-kinds.ts'

export const certainties = ['planned', 'estimated', 'actual'] as const
export type Certainty = (typeof certainties)[number]

/** Who can tell us something. */
export const trackingSources = {
  kervan: 'Kervan',
  staff: 'Operasyon ekibi',
  built_in: 'Demo taşıyıcı',
  dcsa: 'Denizyolu taşıyıcısı',
  iftsta: 'EDI (IFTSTA)',
  fsu: 'Havayolu (FSU)',
  driver: 'Sürücü',
  csv: 'Dosya',
} as const
export type TrackingSource = keyof typeof trackingSources

export type TrackingEvent = {
  source: TrackingSource
  /** The source's own name of the event. What it says later under the same name replaces what it said before. */
  source_event_id: string
  /** When the source said so, by its own clock: of two versions the later one counts. */
  told_at: string
  /** When we heard it; where that is not known, as it was told. */
  heard_at?: string
  retracted: boolean
  kind: EventKind
  certainty: Certainty
  happened_at: string
  place_code: string
  place_name: string
  /** Empty where the whole shipment is meant. */
  container_number: string
  /** The state of a `status_set`. */
  status: ShipmentStatus | null
  /** Why it is late, of a `delay_told` or of an arrival that a carrier expects late. */
  reason: string
  /** How many pieces it is about, of how many, where the source says so. */
  pieces?: number | null | undefined
  total_pieces?: number | null | undefined
}

/** What each source says now: its latest word under each name, without what it has taken back. In any order it is told, the same. */
export const currentEvents = <Event extends TrackingEvent>(told: readonly Event[]): Event[] =>
  latestEvents(told).filter((event) => !event.retracted)

/** Also what is taken back. */
export function latestEvents<Event extends TrackingEvent>(told: readonly Event[]): Event[] {
  const latest = new Map<string, Event>()
  for (const event of told) {
    const name = nameOf(event)
    const known = latest.get(name)
    if (!known || byVersion(known, event) <= 0) latest.set(name, event)
  }
  return [...latest.values()].sort(inOrder)
}

export const nameOf = ({ source, source_event_id }: TrackingEvent): string => `${source}\n${source_event_id}`

/** Of one name, the one that counts at the end. */
export const versionsInOrder = <Event extends TrackingEvent>(versions: readonly Event[]): Event[] =>
  versions.toSorted(byVersion)

/**
 * What decides between two versions of one moment, one after the other: it must not matter which came first, so their contents do, and
 * a retraction before all. Whoever chooses a version elsewhere, such as a statement of the database, goes by this list.
 */
export const decidingFields = [
  'retracted',
  'happened_at',
  'kind',
  'certainty',
  'place_code',
  'place_name',
  'container_number',
  'status',
  'reason',
] as const satisfies readonly (keyof TrackingEvent)[]

const byContent = (a: TrackingEvent, b: TrackingEvent): number => {
  const field = decidingFields.find((name) => a[name] !== b[name])
  return field ? compare(String(a[field] ?? ''), String(b[field] ?? '')) : 0
}
const byVersion = (a: TrackingEvent, b: TrackingEvent): number =>
  compare(a.told_at, b.told_at) || byContent(a, b)

export const saysTheSame = (a: TrackingEvent, b: TrackingEvent): boolean => byContent(a, b) === 0

/** What was told of one box or of the whole shipment. */
export const toldOfContainer = <Event extends TrackingEvent>(
  told: readonly Event[],
  number: string,
): Event[] => told.filter(({ container_number }) => container_number === '' || container_number === number)

/** Of several events, which are in order, the one that was told last. */
export const lastTold = <Event extends TrackingEvent>(events: readonly Event[]): Event | undefined =>
  events.reduce<Event | undefined>(
    (last, event) => (last && last.told_at > event.told_at ? last : event),
    undefined,
  )

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const inOrder = (a: TrackingEvent, b: TrackingEvent): number =>
  compare(a.happened_at, b.happened_at) ||
  compare(a.told_at, b.told_at) ||
  compare(a.source, b.source) ||
  compare(a.source_event_id, b.source_event_id)
