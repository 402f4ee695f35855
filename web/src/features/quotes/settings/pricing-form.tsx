/** The margins we aim at, and the clauses that a new quote starts with; for admins. */
import { clauseNames } from '@kervan/domain/quotes/clauses.ts'
import { PricingSettings } from '@kervan/domain/quotes/pricing-settings.contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { SaveChanges } from '#spine/drafts/save-changes.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Field } from '#spine/ui/field.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function PricingForm() {
  const basis = useQuery(api.quotes.editor.basis.queryOptions())
  if (!basis.data && basis.isError) return <LoadFailure title="Ayarlar açılamadı" query={basis} />
  if (!basis.data)
    return (
      <Loading>
        <Skeleton className="h-96 rounded-card" />
      </Loading>
    )
  const { target_margin_pct, floor_margin_pct, clauses, out_of_scope } = basis.data
  return <OpenForm stored={{ target_margin_pct, floor_margin_pct, clauses, out_of_scope }} />
}

type Key = keyof PricingSettings
type Draft = Record<Key, string>

const draftOf = (settings: PricingSettings): Draft => ({
  ...settings,
  clauses: settings.clauses.join('\n'),
  out_of_scope: settings.out_of_scope.join('\n'),
})

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const settingsOf = (draft: Draft): PricingSettings => ({
  ...draft,
  clauses: linesOf(draft.clauses),
  out_of_scope: linesOf(draft.out_of_scope),
})

function OpenForm({ stored }: { stored: PricingSettings }) {
  const queries = useQueryClient()
  /** Only what was typed: the rest follows the stored settings, also when a colleague changes them. */
  const [typed, setTyped] = useState<Partial<Draft>>({})
  const draft = { ...draftOf(stored), ...typed }
  const isChanged = JSON.stringify(settingsOf(draft)) !== JSON.stringify(stored)
  const checked = PricingSettings.safeParse(settingsOf(draft))
  const errorOf = (key: Key) => checked.error?.issues.find(({ path }) => path[0] === key)?.message
  const save = useMutation({
    mutationFn: (settings: PricingSettings) =>
      client.quotes.pricing.save({ settings, seen: stored }, callTimeout()),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: api.quotes.editor.basis.key() })
      setTyped({})
      toast.success({ title: 'Kaydedildi', description: 'Yeni teklifler bunlarla başlar.' })
    },
    // Somebody has changed them meanwhile: what was typed stays, over the new state.
    onError: () => void queries.invalidateQueries({ queryKey: api.quotes.editor.basis.key() }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (checked.success && !save.isPending) save.mutate(checked.data)
  }
  const type = (key: Key) => (text: string) => setTyped((all) => ({ ...all, [key]: text }))
  const names = clauseNames.map((name) => `{${name}}`).join(', ')
  return (
    <form noValidate aria-label="Marj ve şartlar" onSubmit={submit} className="flex flex-col gap-5">
      <Card aria-label="Marjlar">
        <CardHead title="Marjlar" />
        <CardBody className="flex flex-col gap-4">
          <p className="measure text-13 text-muted">
            En düşük marjın altındaki bir teklif, bir yönetici onaylamadan gönderilmez.
          </p>
          <div className="grid gap-4 sm:grid-cols-3">
            <Margin
              label="Hedef marj"
              value={draft.target_margin_pct}
              error={errorOf('target_margin_pct')}
              onChange={type('target_margin_pct')}
            />
            <Margin
              label="En düşük marj"
              value={draft.floor_margin_pct}
              error={errorOf('floor_margin_pct')}
              onChange={type('floor_margin_pct')}
            />
          </div>
        </CardBody>
      </Card>
      <Card aria-label="Teklif şartları">
        <CardHead title="Teklif şartları" />
        <CardBody className="flex flex-col gap-4">
          <Field
            label="Şartlar"
            error={errorOf('clauses')}
            hint={`Her satıra bir madde. Tekliften doldurulanlar: ${names}`}
          >
            <Textarea value={draft.clauses} onChange={({ target }) => type('clauses')(target.value)} />
          </Field>
          <Field label="Kapsam dışı" error={errorOf('out_of_scope')} hint="Her satıra bir madde.">
            <Textarea
              value={draft.out_of_scope}
              onChange={({ target }) => type('out_of_scope')(target.value)}
            />
          </Field>
        </CardBody>
      </Card>
      {save.isError && <Alert title="Kaydedilemedi">{toProblem(save.error).message}</Alert>}
      <SaveChanges
        what="Marj ve şartları"
        isChanged={isChanged}
        isSaving={save.isPending}
        onDrop={() => setTyped({})}
      />
    </form>
  )
}

type MarginProps = {
  label: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

function Margin({ label, value, error, onChange }: MarginProps) {
  return (
    <Field label={label} error={error}>
      <NumberInput
        value={value}
        onChange={onChange}
        decimals={2}
        min="0"
        max="100"
        unit="%"
        spokenUnit="yüzde"
        className="text-right"
      />
    </Field>
  )
}
