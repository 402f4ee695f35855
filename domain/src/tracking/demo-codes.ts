/** The three codes that a demo answers for everybody: journeys that always look as if they were under way. Without zod. */

import type { ShipmentStatus } from '#shipments/shipments.policy.ts'
import type { EventKind } from '#tracking/event-kinds.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import type { CodeKind } from '#tracking/recognise-code.ts'
import { plainEvent } from '#tracking/told-message.ts'
import type { Certainty, TrackingEvent } from '#tracking/tracking-event.ts'

export type SampleJourney = {
  kind: CodeKind
  title: string
  shipment_type: 'sea' | 'air' | 'land'
  status: ShipmentStatus
  origin: string
  destination: string
  current_location: string
  eta: string
  /** What its route and its timeline are made of. */
  followed: Followed
  told: TrackingEvent[]
}

const dayMs = 86_400_000

/** So many days from now; before it has happened, after it is expected. */
type Step = readonly [kind: EventKind, days: number, place: string, code?: string]
type Journey = Omit<SampleJourney, 'eta' | 'followed' | 'told'> & {
  daysLeft: number
  ends: Pick<Followed, 'origin_code' | 'origin_city' | 'destination_code' | 'destination_city'>
  steps: readonly Step[]
}

const journeys: Record<string, Journey> = {
  TEMU1234567: {
    kind: 'container',
    title: 'Konteyner TEMU1234567',
    shipment_type: 'sea',
    status: 'in_transit',
    origin: 'Mersin, Türkiye',
    destination: 'Hamburg, Almanya',
    current_location: 'Akdeniz',
    daysLeft: 9,
    ends: {
      ...{ origin_code: 'TRMER', origin_city: 'Mersin' },
      ...{ destination_code: 'DEHAM', destination_city: 'Hamburg' },
    },
    steps: [
      ['gate_in', -9, 'Mersin', 'TRMER'],
      ['loaded', -7.5, 'Mersin', 'TRMER'],
      ['departed', -7, 'Mersin', 'TRMER'],
      ['arrived', 9, 'Hamburg', 'DEHAM'],
    ],
  },
  TR34ABC123: {
    kind: 'plate',
    title: 'RoRo tır TR34ABC123',
    shipment_type: 'land',
    status: 'customs',
    origin: 'İstanbul, Türkiye',
    destination: 'Trieste, İtalya',
    current_location: 'Pendik RoRo Limanı',
    daysLeft: 3,
    ends: { origin_code: '', origin_city: 'İstanbul', destination_code: '', destination_city: 'Trieste' },
    steps: [
      ['loaded', -1.5, 'İstanbul'],
      ['gate_in', -0.8, 'Pendik RoRo Limanı'],
      ['customs_started', -0.4, 'Pendik RoRo Limanı'],
      ['ferry_loaded', 0.5, 'Pendik RoRo Limanı'],
      ['arrived', 3, 'Trieste'],
    ],
  },
  COSCO9876543: {
    kind: 'container',
    title: 'Konteyner COSCO9876543',
    shipment_type: 'sea',
    status: 'preparing',
    origin: 'Şanghay, Çin',
    destination: 'İstanbul, Türkiye',
    current_location: 'Şanghay Limanı',
    daysLeft: 28,
    ends: {
      ...{ origin_code: 'CNSHA', origin_city: 'Şanghay' },
      ...{ destination_code: 'TRIST', destination_city: 'İstanbul' },
    },
    steps: [
      ['booked', -6, 'Şanghay', 'CNSHA'],
      ['empty_picked_up', -2, 'Şanghay', 'CNSHA'],
      ['gate_in', -1, 'Şanghay', 'CNSHA'],
      ['departed', 2, 'Şanghay', 'CNSHA'],
      ['arrived', 28, 'İstanbul', 'TRIST'],
    ],
  },
}

/** By the plain code; undefined for all others. */
export function sampleJourney(code: string, now: Date): SampleJourney | undefined {
  const journey = Object.hasOwn(journeys, code) ? journeys[code] : undefined
  if (!journey) return undefined
  const { daysLeft, ends, steps, ...said } = journey
  const { kind, shipment_type } = journey
  const containers = kind === 'container' ? [code] : []
  const at = (days: number) => new Date(now.getTime() + days * dayMs).toISOString()
  return {
    ...said,
    eta: at(daysLeft),
    followed: { ...ends, shipment_type, promised_at: at(daysLeft), containers },
    told: steps.map(([stepKind, days, place_name, place_code = '']) => ({
      ...plainEvent,
      source: 'built_in',
      source_event_id: `${code} ${stepKind}`,
      told_at: at(Math.min(days, 0)),
      happened_at: at(days),
      kind: stepKind,
      certainty: certaintyOf(days),
      ...{ place_name, place_code },
    })),
  }
}

const certaintyOf = (days: number): Certainty => (days <= 0 ? 'actual' : 'estimated')

export const lookupWords = {
  notFound: 'Konteyner/Tır bulunamadı.',
  demoHint: 'Demo için TEMU1234567 (konteyner), TR34ABC123 (RoRo tır) veya COSCO9876543 kodlarını deneyin.',
} as const
