/** The progress of the wizard: its steps, the current number and the percentage. */

import { formatPercent } from '@kervan/domain/values/format-number.ts'
import { type Step, stepNames, steps } from '#features/requests/quick/steps.ts'
import { RouteSteps } from '#spine/ui/route-steps.tsx'

export function WizardProgress({ step }: { step: Step }) {
  const current = stepNames.indexOf(step)
  return (
    <div>
      <RouteSteps
        label="Sihirbazın adımları"
        orientation="horizontal"
        steps={stepNames.map((name, index) => ({
          key: name,
          label: <StepLabel step={name} />,
          state: index < current ? 'done' : index === current ? 'current' : 'ahead',
        }))}
      />
      <p className="figures mt-3 flex justify-between text-13 text-muted">
        <span>
          Adım {current + 1} / {stepNames.length}
        </span>
        <span>{formatPercent((current + 1) / stepNames.length)}</span>
      </p>
    </div>
  )
}

/** On phones only the icon is visible; the name is still read aloud. */
function StepLabel({ step }: { step: Step }) {
  const { icon: Icon, label } = steps[step]
  return (
    <span className="flex items-center gap-1.5 text-13">
      <Icon className="size-4 shrink-0" strokeWidth={1.75} aria-hidden />
      <span className="max-md:sr-only">{label}</span>
    </span>
  )
}
