/** The seven steps of a shipment for a layman, from the order to the delivery, computed from what was told. */
import type { ShipmentStatus } from '#shipments/shipments.policy.ts'
import type { EventKind } from '#tracking/event-kinds.ts'
import type { Certainty } from '#tracking/tracking-event.ts'

const steps = [
  { key: 'ordered', word: 'Sipariş alındı', kinds: ['created', 'approved', 'booked'], status: 'pending' },
  {
    key: 'prepared',
    word: 'Yük hazırlandı',
    kinds: ['empty_picked_up', 'received', 'stuffed', 'gate_in'],
    status: null,
  },
  { key: 'loaded', word: 'Yüklendi', kinds: ['accepted', 'loaded', 'ferry_loaded'], status: null },
  {
    key: 'departed',
    word: 'Yola çıktı',
    kinds: ['departed', 'in_transit', 'checkpoint', 'border_crossing', 'ferry_unloaded', 'transferred'],
    status: 'in_transit',
  },
  { key: 'arrived', word: 'Vardı', kinds: ['arrived', 'discharged'], status: null },
  {
    key: 'customs',
    word: 'Gümrük işlemleri',
    kinds: ['customs_started', 'customs_held', 'customs_cleared'],
    status: 'customs',
  },
  { key: 'delivered', word: 'Teslim edildi', kinds: ['delivered'], status: 'delivered' },
] as const satisfies readonly {
  key: string
  word: string
  kinds: readonly EventKind[]
  /** A status set by hand says that this step has been reached. */
  status: ShipmentStatus | null
}[]

export type JourneyStep = {
  key: (typeof steps)[number]['key']
  word: string
  state: 'done' | 'current' | 'ahead'
  /** When it happened or is expected to; null where nobody has said so. */
  at: string | null
  certainty: Certainty | null
  place_name: string
}

type Told = {
  kind: EventKind
  certainty: Certainty
  happened_at: string
  place_name: string
  counts: boolean
}

/** A step that a later one passes has been taken, also where nobody has told of it. */
export function journeySteps(status: ShipmentStatus, told: readonly Told[]): JourneyStep[] {
  const events = told.filter(({ counts }) => counts).sort(byTime)
  const reached = steps.findLastIndex(
    (step) =>
      step.status === status ||
      events.some(({ kind, certainty }) => certainty === 'actual' && has(step.kinds, kind)),
  )
  return steps.map(({ key, word, kinds }, place) => {
    const own = events.filter(({ kind }) => has(kinds, kind))
    // What is expected is said of steps that lie ahead, and only there.
    const event =
      own.find(({ certainty }) => certainty === 'actual') ?? (place > reached ? own.at(-1) : undefined)
    return {
      key,
      word,
      state: place < reached || status === 'delivered' ? 'done' : place === reached ? 'current' : 'ahead',
      at: event?.happened_at ?? null,
      certainty: event?.certainty ?? null,
      place_name: event?.place_name ?? '',
    }
  })
}

const has = (kinds: readonly EventKind[], kind: EventKind): boolean => kinds.includes(kind)
const byTime = (a: Told, b: Told): number =>
  a.happened_at < b.happened_at ? -1 : a.happened_at > b.happened_at ? 1 : 0
