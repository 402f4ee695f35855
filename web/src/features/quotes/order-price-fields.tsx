/** The price fields of an order: five cost parts for sea, otherwise one amount; validity, note and notification. */
import { defaultValidityDays } from '@kervan/domain/quotes/order-form.ts'
import { formCurrencies } from '@kervan/domain/requests/request-options.ts'
import { signOf } from '@kervan/domain/values/currency.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { useEffect } from 'react'
import { DayField } from '#features/quotes/day-field.tsx'
import { FigureInput } from '#features/quotes/figure-input.tsx'
import { orderFieldNames } from '#features/quotes/order.copy.ts'
import { costFields } from '#features/quotes/order-draft.ts'
import type { OrderFormState } from '#features/quotes/order-form-state.ts'
import { draftTotal, hasCostParts } from '#features/quotes/order-total.ts'
import { Checkbox } from '#spine/ui/checkbox.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

const currencyOptions = formCurrencies.map((currency) => ({ value: currency, label: currency }))

export function OrderPriceFields({ form, isRequest }: { form: OrderFormState; isRequest: boolean }) {
  const { errors } = form.formState
  const draft = form.watch()
  const total = draftTotal(draft)
  const isSum = hasCostParts(draft)
  const money = { decimals: 2, unit: signOf(draft.quote_currency), spokenUnit: draft.quote_currency }
  useEffect(() => {
    // Typing a cost part resolves the error of the amount.
    if (total) form.clearErrors('quote_amount')
  }, [form, total])
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-15 font-bold">Fiyat</legend>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-5">
        {draft.shipment_type === 'sea' &&
          costFields.map((field) => (
            <Field key={field} label={orderFieldNames[field]} error={errors[field]?.message}>
              <FigureInput form={form} name={field} {...money} />
            </Field>
          ))}
        <Field
          label={isSum ? 'Toplam' : 'Tutar'}
          required={isRequest}
          error={errors.quote_amount?.message}
          hint={isSum ? 'Kalemlerin toplamı' : undefined}
          className="md:col-span-2"
        >
          {isSum ? (
            <Input
              readOnly
              value={total ? formatMoney(total, draft.quote_currency) : ''}
              className="figures bg-hover text-right font-medium"
            />
          ) : (
            <FigureInput form={form} name="quote_amount" {...money} />
          )}
        </Field>
        <Field label="Para birimi" error={errors.quote_currency?.message}>
          <Select options={currencyOptions} {...form.register('quote_currency')} />
        </Field>
        <Field
          label="Geçerlilik"
          error={errors.quote_valid_until?.message}
          hint={`Boşsa ${defaultValidityDays} gün`}
          className="md:col-span-2"
        >
          <DayField form={form} name="quote_valid_until" />
        </Field>
        <Field label="Teklif notu" error={errors.quote_notes?.message} className="col-span-full">
          <Textarea className="min-h-16" {...form.register('quote_notes')} />
        </Field>
      </div>
      <Checkbox
        label="Müşteriye bildirim gönder"
        hint={draft.customer_id && !isRequest && !draft.customer_email ? noAddressHint : undefined}
        checked={draft.notify_customer === 'yes'}
        onCheckedChange={(checked) =>
          form.setValue('notify_customer', checked === true ? 'yes' : 'no', { shouldDirty: true })
        }
        className="mt-2"
      />
    </fieldset>
  )
}

const noAddressHint = 'Müşterinin e-posta adresi yok; bildirim yöneticiye gider.'
