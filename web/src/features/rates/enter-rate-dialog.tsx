/** An admin enters a rate by hand. One far from the known rate is saved only after a second look. */
import { ratedCurrencies } from '@kervan/domain/rates/rate-source.ts'
import { type CurrentRate, RateEntry } from '@kervan/domain/rates/rates.contract.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, showProblem, useSchemaForm } from '#spine/ui/form.tsx'
import { Input } from '#spine/ui/input.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { toast } from '#spine/ui/toast.tsx'

const timeoutMs = 30_000
const currencies = ratedCurrencies.map((currency) => ({ value: currency, label: currency }))

type Props = { current: readonly CurrentRate[]; onClose: () => void }

export function EnterRateDialog({ current, onClose }: Props) {
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const form = useSchemaForm({
    schema: RateEntry,
    defaultValues: { currency: 'EUR', rate: '', note: '', is_confirmed: false },
  })
  const { errors } = form.formState
  const rate = useController({ control: form.control, name: 'rate' })
  const save = useMutation({
    mutationFn: (entry: RateEntry) =>
      client.rates.enter(entry, {
        signal: AbortSignal.timeout(timeoutMs),
        context: { idempotencyKey: keys.keyFor(entry) },
      }),
    onSuccess: ({ currency, buying }) => {
      void queries.invalidateQueries({ queryKey: api.rates.key() })
      toast.success({ title: 'Kur kaydedildi', description: `1 ${currency} = ${formatMoney(buying, 'TRY')}` })
      onClose()
    },
    onError: (error) => {
      const problem = toProblem(error)
      if (problem.code !== 'RATE_UNUSUAL') showProblem(form, problem)
    },
  })
  const [typed, currency] = [form.watch('rate'), form.watch('currency')]
  const known = current.find((each) => each.currency === currency)?.buying
  // Asked about the very rate that was refused; another one is sent as usual.
  const refused = save.error && toProblem(save.error).code === 'RATE_UNUSUAL' ? save.variables : undefined
  const isUnusual = refused?.rate === typed && refused.currency === currency
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title="Kur gir"
      description="Girdiğiniz kur, sonraki bir günün bülteni gelene kadar yeni tekliflerde kullanılır. Önceki teklifler kendi kurlarıyla kalır."
    >
      <Form form={form} onSubmit={(entry) => save.mutate({ ...entry, is_confirmed: isUnusual })}>
        <div className="grid gap-4 sm:grid-cols-[8rem_1fr]">
          <Field label="Para birimi" error={errors.currency?.message}>
            <Select options={currencies} {...form.register('currency')} />
          </Field>
          <Field
            label="Döviz alış kuru"
            hint={known && `Geçerli kur ${formatMoney(known, 'TRY')}`}
            error={errors.rate?.message && (typed === '' ? 'Kuru yazın.' : errors.rate.message)}
          >
            <NumberInput {...rate.field} decimals={6} unit="₺" spokenUnit="Türk lirası" autoFocus />
          </Field>
        </div>
        <Field label="Gerekçe" error={errors.note?.message}>
          <Input maxLength={200} placeholder="Banka kuru" {...form.register('note')} />
        </Field>
        {isUnusual && (
          <Alert title="Bu kur beklenenden çok farklı">
            {known && `Geçerli kur ${formatMoney(known, 'TRY')}; girdiğiniz ondan %20’den fazla ayrılıyor. `}
            Doğruysa yine de kaydedin.
          </Alert>
        )}
        <div className="flex flex-wrap justify-end gap-3 pt-1">
          <Button onClick={onClose} disabled={save.isPending}>
            Vazgeç
          </Button>
          <Button
            type="submit"
            variant={isUnusual ? 'danger' : 'primary'}
            busy={save.isPending}
            busyLabel="Kaydediliyor"
          >
            {isUnusual ? 'Yine de kaydet' : 'Kaydet'}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
