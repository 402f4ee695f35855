/** What an agreement may settle otherwise: the divisor by air, the weight of a loading metre on the road. */
import { type AirService, loadingMetreFactors } from '@kervan/domain/values/chargeable-weight.ts'
import { decimalProblems, readDecimal } from '@kervan/domain/values/decimal-input.ts'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { useTypedBeforeHydration } from '#assembly/pages/site/tools/typed-before-hydration.ts'
import { airServiceNames, loadingMetreNames } from '#assembly/pages/site/tools/weight-modes.copy.ts'
import { controlClasses } from '#spine/ui/field-context.ts'

const look = clsx(controlClasses, 'h-10 px-3 text-15')

export function AirOptions({
  service,
  choose,
}: {
  service: AirService
  choose: (service: AirService) => void
}) {
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-2">
      <Choice
        label="Hizmet"
        value={service}
        choose={(value) => choose(value === 'express' ? 'express' : 'cargo')}
      >
        <option value="cargo">{airServiceNames.cargo}</option>
        <option value="express">{airServiceNames.express}</option>
      </Choice>
    </div>
  )
}

/** `own` is what somebody typed themselves; it counts only when it is chosen. */
export type FactorChoice = { name: keyof typeof loadingMetreFactors | 'own'; own: string }

const mostFactor = 10_000n

export function readFactor({ name, own }: FactorChoice): { factor?: bigint; problem?: string } {
  if (name !== 'own') return { factor: loadingMetreFactors[name] }
  const reading = readDecimal(own, 0)
  if ('problem' in reading) return { problem: decimalProblems[reading.problem] }
  if (reading.units === 0n) return { problem: 'Sıfırdan büyük bir sayı yazın.' }
  return reading.units > mostFactor
    ? { problem: 'En fazla 10.000\u00a0kg yazın.' }
    : { factor: reading.units }
}

type RoadProps = { choice: FactorChoice; choose: (choice: FactorChoice) => void }

export function RoadOptions({ choice, choose }: RoadProps) {
  const id = useId()
  const { problem } = readFactor(choice)
  const names = Object.keys(loadingMetreNames) as (keyof typeof loadingMetreNames)[]
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-2">
      <Choice
        label="1 LDM karşılığı"
        value={choice.name}
        choose={(value) => choose({ ...choice, name: names.find((name) => name === value) ?? 'own' })}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {loadingMetreNames[name]}
          </option>
        ))}
        <option value="own">Anlaşmadaki değer</option>
      </Choice>
      {choice.name === 'own' && (
        <div>
          <label htmlFor={id} className="mb-1 block text-13 text-muted">
            Anlaşmadaki değer (kg)
          </label>
          <input
            id={id}
            value={choice.own}
            onChange={(event) => choose({ ...choice, own: event.target.value })}
            inputMode="numeric"
            maxLength={8}
            autoComplete="off"
            aria-invalid={(choice.own !== '' && problem !== undefined) || undefined}
            aria-describedby={`${id}-problem`}
            className={clsx(look, 'figures')}
          />
          <p id={`${id}-problem`} className="mt-1 text-13 text-danger">
            {choice.own === '' ? '' : problem}
          </p>
        </div>
      )}
    </div>
  )
}

type ChoiceProps = { label: string; value: string; choose: (value: string) => void; children: ReactNode }

function Choice({ label, value, choose, children }: ChoiceProps) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  useTypedBeforeHydration(select, value, choose)
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-13 text-muted">
        {label}
      </label>
      <span className="relative block">
        <select
          ref={select}
          id={id}
          value={value}
          onChange={(event) => choose(event.target.value)}
          className={clsx(look, 'appearance-none pr-9')}
        >
          {children}
        </select>
        <ChevronDown
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
          strokeWidth={1.75}
          aria-hidden
        />
      </span>
    </div>
  )
}
