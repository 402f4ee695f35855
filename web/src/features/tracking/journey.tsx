/** The seven steps of a shipment, each with when it was or is expected, and how sure that is. */

import { journeyWords } from '@kervan/domain/tracking/journey-words.ts'
import type { ShipmentTracking } from '@kervan/domain/tracking/tracking.contract.ts'
import { formatDate, formatDateTime } from '@kervan/domain/values/format-date.ts'
import { hasPassed } from '@kervan/domain/values/has-passed.ts'
import { RouteSteps } from '#spine/ui/route-steps.tsx'

type Step = ShipmentTracking['journey'][number]

export function Journey({ steps }: { steps: readonly Step[] }) {
  return (
    <RouteSteps
      label="Gönderinin yolculuğu, yedi adım"
      steps={steps.map((step) => ({
        key: step.key,
        label: journeyWords[step.key],
        detail: detailOf(step),
        state: step.state,
      }))}
    />
  )
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
