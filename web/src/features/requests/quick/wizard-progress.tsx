/** How far the wizard has come: stations on a route, the step's number and the share in per cent. */

import { formatPercent } from '@kervan/domain/values/format-number.ts'
import { type Step, stepNames, steps } from '#features/requests/quick/steps.ts'
import { RouteSteps } from '#spine/ui/route-steps.tsx'

export function WizardProgress({ step }: { step: Step }) {
  const present = stepNames.indexOf(step)
  return (
    <div>
      <RouteSteps
        label="Sihirbazın adımları"
        orientation="horizontal"
        steps={stepNames.map((name, index) => ({
          key: name,
          label: <StepLabel step={name} />,
          state: index < present ? 'done' : index === present ? 'current' : 'ahead',
        }))}
      />
      <p className="figures mt-3 flex justify-between text-13 text-muted">
        <span>
          Adım {present + 1} / {stepNames.length}
        </span>
        <span>{formatPercent((present + 1) / stepNames.length)}</span>
      </p>
    </div>
  )
}

/** On phones the icon alone; the name is read aloud and stands above the step anyway. */
function StepLabel({ step }: { step: Step }) {
  const { icon: Icon, label } = steps[step]
  return (
    <span className="flex items-center gap-1.5 text-13">
      <Icon className="size-4 shrink-0" strokeWidth={1.75} aria-hidden />
      <span className="max-md:sr-only">{label}</span>
    </span>
  )
}
