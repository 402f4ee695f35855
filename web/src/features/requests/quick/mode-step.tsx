/** First step: the transport mode. */
import { keysOf, transportModeWords } from '@kervan/domain/requests/request-options.ts'
import { Container, Package, Plane, Truck, Van } from 'lucide-react'
import { standardTransit } from '#features/requests/help/transit-hint.tsx'
import { modeDetails } from '#features/requests/quick/quick.copy.ts'
import type { StepProps } from '#features/requests/quick/step-props.ts'
import { steps } from '#features/requests/quick/steps.ts'
import { ChoiceCards } from '#spine/ui/choice-cards.tsx'

const icons = { sea_fcl: Container, sea_lcl: Package, air: Plane, land: Truck, van: Van }

export function ModeStep({ draft, errors, change }: StepProps) {
  return (
    <ChoiceCards
      legend={steps.mode.title}
      legendHidden
      value={draft.transport_mode}
      onChange={(transport_mode) => change({ transport_mode })}
      error={errors.transport_mode}
      choices={keysOf(transportModeWords).map((value) => ({
        value,
        label: transportModeWords[value],
        detail: (
          <>
            {modeDetails[value]} · <span className="whitespace-nowrap">{standardTransit(value)}</span>
          </>
        ),
        icon: icons[value],
      }))}
    />
  )
}
