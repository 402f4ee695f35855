/** The seven steps of a shipment, each with when it was or is expected, and how sure that is. Of one that was called off, those it took. */
import type { ShipmentStatus } from '@kervan/domain/shipments/shipments.policy.ts'
import { journeyWords } from '@kervan/domain/tracking/journey-words.ts'
import type { ShipmentTracking } from '@kervan/domain/tracking/tracking.contract.ts'
import { formatDate, formatDateTime } from '@kervan/domain/values/format-date.ts'
import { hasPassed } from '@kervan/domain/values/has-passed.ts'
import { RouteSteps } from '#spine/ui/route-steps.tsx'

type Step = ShipmentTracking['journey'][number]

export function Journey({ steps, status }: { steps: readonly Step[]; status: ShipmentStatus }) {
  const shown = steps.map((step) => ({
    key: step.key as string,
    label: journeyWords[step.key] as string,
    detail: detailOf(step),
    state: step.state,
  }))
  if (status === 'cancelled')
    return (
      <RouteSteps
        label="Gönderinin yolculuğu"
        steps={[
          ...shown.filter(({ state }) => state === 'done'),
          { key: 'cancelled', label: 'İptal edildi', state: 'current' },
        ]}
      />
    )
  return <RouteSteps label="Gönderinin yolculuğu, yedi adım" steps={shown} />
}

const sureness = { planned: 'planlanan', estimated: 'tahmini' } as const

/** A day that has passed is not shown as if it were still to come. */
const howSure = (certainty: keyof typeof sureness, at: string): string =>
  hasPassed(at, new Date()) ? `${sureness[certainty]}, bu gün geçti` : sureness[certainty]

function detailOf({ at, certainty, place_name }: Step): string | undefined {
  if (!at || !certainty) return undefined
  const when = certainty === 'actual' ? formatDateTime(at) : `${formatDate(at)} (${howSure(certainty, at)})`
  return [when, place_name].filter(Boolean).join(' · ')
}
