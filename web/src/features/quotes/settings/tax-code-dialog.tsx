/** Adds a tax code, or changes one: its rate, and from which day another one holds. */
import type { TaxCode } from '@kervan/domain/quotes/pricing-basis.ts'
import { NewTaxCode } from '@kervan/domain/quotes/pricing-settings.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { DateInput } from '#spine/ui/date-input.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'

type Props = { known?: TaxCode; onClose: () => void }
type Key = 'code' | 'title' | 'percent' | 'exemption_reason' | 'next_percent' | 'next_from'
type Draft = Record<Key, string>

const draftOf = (known: TaxCode | undefined): Draft => ({
  code: known?.code ?? '',
  title: known?.title ?? '',
  percent: known?.percent ?? '',
  exemption_reason: known?.exemption_reason ?? '',
  next_percent: known?.next?.percent ?? '',
  next_from: known?.next?.from ?? '',
})

/** Neither the rate nor the day of what is to come: nothing is to come. */
const formOf = ({ next_percent, next_from, ...draft }: Draft) => ({
  ...draft,
  exemption_reason: draft.exemption_reason.trim() || null,
  next: next_percent || next_from ? { percent: next_percent, from: next_from } : null,
})

export function TaxCodeDialog({ known, onClose }: Props) {
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const [draft, setDraft] = useState(() => draftOf(known))
  const [isChecked, setChecked] = useState(false)
  const checked = NewTaxCode.safeParse(formOf(draft))
  const errorOf = (...path: string[]) =>
    isChecked
      ? checked.error?.issues.find((issue) => issue.path.join('.') === path.join('.'))?.message
      : undefined
  const save = useMutation({
    mutationFn: (input: NewTaxCode) =>
      known
        ? client.quotes.pricing.changeTaxCode({ ...input, code: known.code }, callTimeout())
        : client.quotes.pricing.addTaxCode(input, {
            ...callTimeout(),
            context: { idempotencyKey: keys.keyFor(input) },
          }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: api.quotes.editor.basis.key() })
      onClose()
    },
  })
  const set = (key: Key) => (text: string) => setDraft((before) => ({ ...before, [key]: text }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const form = event.currentTarget
    if (!checked.success)
      return requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    if (!save.isPending) save.mutate(checked.data)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title={known ? `Vergi kodunu düzenle: ${known.code}` : 'Vergi kodu ekle'}
      description="Kaydedilmiş teklif kalemleri kendi oranlarını korur."
      footer={
        <Button type="submit" form="tax-code" variant="primary" busy={save.isPending}>
          Kaydet
        </Button>
      }
    >
      <form id="tax-code" noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={submit}>
        {!known && (
          <Field label="Kod" required error={errorOf('code')} hint="Büyük harf ve rakam: KDV10">
            <Input
              value={draft.code}
              maxLength={12}
              autoComplete="off"
              onChange={({ target }) => set('code')(target.value.toUpperCase())}
            />
          </Field>
        )}
        <Field label="Ad" required error={errorOf('title')} className={known ? 'sm:col-span-2' : ''}>
          <Input
            value={draft.title}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => set('title')(target.value)}
          />
        </Field>
        <Rate label="Oran" value={draft.percent} error={errorOf('percent')} onChange={set('percent')} />
        <Field
          label="e-Fatura istisna kodu"
          optionalMark
          error={errorOf('exemption_reason')}
          hint="Yalnızca istisnalarda: 311"
        >
          <Input
            value={draft.exemption_reason}
            maxLength={3}
            inputMode="numeric"
            autoComplete="off"
            onChange={({ target }) => set('exemption_reason')(target.value)}
          />
        </Field>
        <Rate
          label="Sonraki oran"
          isOptional
          value={draft.next_percent}
          error={errorOf('next', 'percent') ?? errorOf('next')}
          onChange={set('next_percent')}
        />
        <Field label="Sonraki oranın ilk günü" optionalMark error={errorOf('next', 'from')}>
          <DateInput value={draft.next_from} onChange={set('next_from')} />
        </Field>
        {save.isError && (
          <div className="sm:col-span-2">
            <Alert title="Kaydedilemedi">{toProblem(save.error).message}</Alert>
          </div>
        )}
      </form>
    </Dialog>
  )
}

type RateProps = {
  label: string
  isOptional?: boolean
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

function Rate({ label, isOptional = false, value, error, onChange }: RateProps) {
  return (
    <Field label={label} required={!isOptional} optionalMark={isOptional} error={error}>
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
