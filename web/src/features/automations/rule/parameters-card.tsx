/** The few settings of a delivered rule: how many days or hours. */
import type { Rule } from '@kervan/domain/automations/rule.ts'
import { parametersOf, switchedJobs } from '@kervan/domain/company/switched-jobs.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Field } from '#spine/ui/field.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'

type Parameter = { label: string; unit: 'days' | 'hours'; min: number; max: number; initial: number }
const unitWords = { days: 'gün', hours: 'saat' } as const

export function ParametersCard({ rule, mayChange }: { rule: Rule; mayChange: boolean }) {
  const known: Readonly<Record<string, Parameter>> = rule.builtin ? switchedJobs[rule.builtin].parameters : {}
  if (Object.keys(known).length === 0) return null
  return (
    <Card aria-label="Ayarlar">
      <CardHead title="Ayarlar" />
      <CardBody>
        <ParametersForm key={rule.version} rule={rule} known={known} mayChange={mayChange} />
      </CardBody>
    </Card>
  )
}

const boundsText = ({ min, max }: Parameter) => `${min} ile ${max} arasında bir tam sayı yazın.`

type FormProps = { rule: Rule; known: Readonly<Record<string, Parameter>>; mayChange: boolean }

function ParametersForm({ rule, known, mayChange }: FormProps) {
  const queries = useQueryClient()
  const goneBy = rule.builtin ? parametersOf(rule.builtin, rule.parameters ?? {}) : {}
  const stored = Object.fromEntries(Object.entries(goneBy).map(([name, value]) => [name, String(value)]))
  const [typed, setTyped] = useState<Record<string, string>>(stored)
  const [isTried, setTried] = useState(false)
  const isChanged = Object.keys(known).some((name) => typed[name] !== stored[name])
  const isValid = ([name, { min, max }]: [string, Parameter]) => {
    const value = Number(typed[name])
    return typed[name] !== '' && value >= min && value <= max
  }
  const save = useMutation({
    mutationFn: () =>
      client.automations.setParameters(
        {
          id: rule.id,
          version: rule.version,
          parameters: Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, Number(value)])),
        },
        callTimeout(),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: api.automations.key() }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!save.isPending && Object.entries(known).every(isValid)) save.mutate()
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      {Object.entries(known).map(([name, parameter]) => (
        <Field
          key={name}
          label={parameter.label}
          error={isTried && !isValid([name, parameter]) ? boundsText(parameter) : undefined}
        >
          <NumberInput
            unit={unitWords[parameter.unit]}
            min={String(parameter.min)}
            max={String(parameter.max)}
            disabled={!mayChange}
            value={typed[name] ?? ''}
            onChange={(value) => setTyped({ ...typed, [name]: value })}
          />
        </Field>
      ))}
      {save.isError && <Alert title="Kaydedilemedi">{toProblem(save.error).message}</Alert>}
      {mayChange && isChanged && (
        <Button type="submit" variant="primary" className="self-start" busy={save.isPending}>
          Kaydet
        </Button>
      )}
    </form>
  )
}
