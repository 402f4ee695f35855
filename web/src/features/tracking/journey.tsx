/** The seven steps of a shipment, each with when it was or is expected, and how sure that is. */
import type { ShipmentStatus } from '@kervan/domain/shipments/shipments.policy.ts'
import { type JourneyStep, journeySteps } from '@kervan/domain/tracking/journey-steps.ts'
import { formatDate, formatDateTime } from '@kervan/domain/values/format-date.ts'
import { RouteSteps } from '#spine/ui/route-steps.tsx'

type Props = { status: ShipmentStatus; told: Parameters<typeof journeySteps>[1] }

export function Journey({ status, told }: Props) {
  return (
    <RouteSteps
      label="Gönderinin yolculuğu, yedi adım"
      steps={journeySteps(status, told).map((step) => ({
        key: step.key,
        label: step.word,
        detail: detailOf(step),
        state: step.state,
      }))}
    />
  )
}

const sureness = { planned: 'planlanan', estimated: 'tahmini' } as const

function detailOf({ at, certainty, place_name }: JourneyStep): string | undefined {
  if (!at || !certainty) return undefined
  const when = certainty === 'actual' ? formatDateTime(at) : `${formatDate(at)} (${sureness[certainty]})`
  return [when, place_name].filter(Boolean).join(' · ')
}
