/** The three codes that a demo answers for everybody: journeys that always look as if they were under way. Without zod. */
import type { ShipmentStatus } from '#shipments/shipments.policy.ts'
import type { CodeKind } from '#tracking/recognise-code.ts'

export type SampleJourney = {
  kind: CodeKind
  title: string
  shipment_type: 'sea' | 'air' | 'land'
  status: ShipmentStatus
  origin: string
  destination: string
  current_location: string
  eta: string
}

const dayMs = 86_400_000

const journeys: Record<string, Omit<SampleJourney, 'eta'> & { daysLeft: number }> = {
  TEMU1234567: {
    kind: 'container',
    title: 'Konteyner TEMU1234567',
    shipment_type: 'sea',
    status: 'in_transit',
    origin: 'Mersin, Türkiye',
    destination: 'Hamburg, Almanya',
    current_location: 'Akdeniz',
    daysLeft: 9,
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
  },
}

/** By the plain code; undefined for all others. */
export function sampleJourney(code: string, now: Date): SampleJourney | undefined {
  const journey = Object.hasOwn(journeys, code) ? journeys[code] : undefined
  if (!journey) return undefined
  const { daysLeft, ...said } = journey
  return { ...said, eta: new Date(now.getTime() + daysLeft * dayMs).toISOString() }
}

export const lookupWords = {
  notFound: 'Konteyner/Tır bulunamadı.',
  demoHint: 'Demo için TEMU1234567 (konteyner), TR34ABC123 (RoRo tır) veya COSCO9876543 kodlarını deneyin.',
} as const
