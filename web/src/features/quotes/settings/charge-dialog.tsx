/** Adds a charge to the catalogue, or changes one. */
import type { Charge, TaxCode } from '@kervan/domain/quotes/pricing-basis.ts'
import { ChargeForm } from '@kervan/domain/quotes/pricing-settings.contract.ts'
import { itemKindWords, itemUnitWords } from '@kervan/domain/quotes/quote-options.ts'
import { keysOf, type TransportMode, transportModeWords } from '@kervan/domain/requests/request-options.ts'
import { currencies } from '@kervan/domain/values/currency.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Checkbox } from '#spine/ui/checkbox.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { Select } from '#spine/ui/select.tsx'

type Props = { known?: Charge; taxCodes: readonly TaxCode[]; onClose: () => void }

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
const modes = keysOf(transportModeWords)

const blank = (taxCodes: readonly TaxCode[]): ChargeForm => ({
  kind: 'other',
  title: '',
  unit: 'shipment',
  currency: 'EUR',
  unit_price: null,
  unit_cost: null,
  tax_code: taxCodes[0]?.code ?? '',
  is_disbursement: false,
  transport_modes: [...modes],
})

export function ChargeDialog({ known, taxCodes, onClose }: Props) {
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const [draft, setDraft] = useState<ChargeForm>(() => known ?? blank(taxCodes))
  const [isChecked, setChecked] = useState(false)
  const checked = ChargeForm.safeParse(draft)
  const errorOf = (key: keyof ChargeForm) =>
    isChecked ? checked.error?.issues.find(({ path }) => path[0] === key)?.message : undefined
  const save = useMutation({
    mutationFn: (input: ChargeForm) =>
      known
        ? client.quotes.pricing.changeCharge({ ...input, id: known.id }, callTimeout())
        : client.quotes.pricing.addCharge(input, {
            ...callTimeout(),
            context: { idempotencyKey: keys.keyFor(input) },
          }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: api.quotes.editor.basis.key() })
      onClose()
    },
  })
  const set = <Key extends keyof ChargeForm>(key: Key, value: ChargeForm[Key]) =>
    setDraft((before) => ({ ...before, [key]: value }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const form = event.currentTarget
    if (!checked.success)
      return requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    if (!save.isPending) save.mutate(checked.data)
  }
  const toggle = (mode: TransportMode, isOn: boolean) =>
    set(
      'transport_modes',
      modes.filter((each) => (each === mode ? isOn : draft.transport_modes.includes(each))),
    )
  const modesError = errorOf('transport_modes')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title={known ? 'Kalemi düzenle' : 'Kalem ekle'}
      description="Yazılmış teklifler değişmez."
      footer={
        <Button type="submit" form="charge" variant="primary" busy={save.isPending}>
          Kaydet
        </Button>
      }
    >
      <form id="charge" noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <Field label="Ad" required error={errorOf('title')}>
          <Input
            value={draft.title}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => set('title', target.value)}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Tür">
            <Select
              options={optionsOf(itemKindWords)}
              value={draft.kind}
              onChange={({ target }) => set('kind', target.value as ChargeForm['kind'])}
            />
          </Field>
          <Field label="Birim">
            <Select
              options={optionsOf(itemUnitWords)}
              value={draft.unit}
              onChange={({ target }) => set('unit', target.value as ChargeForm['unit'])}
            />
          </Field>
          <Field label="Para birimi">
            <Select
              options={currencies.map((value) => ({ value, label: value }))}
              value={draft.currency}
              onChange={({ target }) => set('currency', target.value as ChargeForm['currency'])}
            />
          </Field>
          <Field label="Vergi kodu" error={errorOf('tax_code')}>
            <Select
              options={taxCodes.map(({ code, title }) => ({ value: code, label: `${code} · ${title}` }))}
              value={draft.tax_code}
              onChange={({ target }) => set('tax_code', target.value)}
            />
          </Field>
          <Field label="Birim fiyat" optionalMark error={errorOf('unit_price')}>
            <NumberInput
              value={draft.unit_price ?? ''}
              onChange={(text) => set('unit_price', text || null)}
              decimals={4}
              min="0"
              unit={draft.currency}
              className="text-right"
            />
          </Field>
          <Field label="Birim maliyet" optionalMark error={errorOf('unit_cost')}>
            <NumberInput
              value={draft.unit_cost ?? ''}
              onChange={(text) => set('unit_cost', text || null)}
              decimals={4}
              min="0"
              unit={draft.currency}
              className="text-right"
            />
          </Field>
        </div>
        <fieldset className="flex flex-col gap-2">
          <legend className="pb-1 text-14 font-medium">Taşıma şekilleri</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {modes.map((mode) => (
              <Checkbox
                key={mode}
                label={transportModeWords[mode]}
                checked={draft.transport_modes.includes(mode)}
                onCheckedChange={(isOn) => toggle(mode, isOn === true)}
              />
            ))}
          </div>
          {modesError && <p className="text-13 text-danger">{modesError}</p>}
        </fieldset>
        <Checkbox
          label="Aynen yansıtılan masraf"
          checked={draft.is_disbursement}
          onCheckedChange={(isOn) => set('is_disbursement', isOn === true)}
        />
        {save.isError && <Alert title="Kaydedilemedi">{toProblem(save.error).message}</Alert>}
      </form>
    </Dialog>
  )
}
