/** The cargo fields of an order. */
import { cargoTypeWords } from '@kervan/domain/requests/request-options.ts'
import { DayField } from '#features/quotes/day-field.tsx'
import { FigureInput } from '#features/quotes/figure-input.tsx'
import { orderFindings } from '#features/quotes/order-findings.ts'
import type { OrderFormState } from '#features/quotes/order-form-state.ts'
import { FindingLines } from '#features/requests/help/finding-lines.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

const cargoOptions = Object.entries(cargoTypeWords).map(([value, label]) => ({ value, label }))

export function OrderCargoFields({ form }: { form: OrderFormState }) {
  const { errors } = form.formState
  const findings = orderFindings(form.watch())
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-15 font-bold">Yük</legend>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Field label="Ağırlık" error={errors.estimated_weight?.message}>
          <FigureInput form={form} name="estimated_weight" decimals={3} unit="kg" spokenUnit="kilogram" />
        </Field>
        <Field label="Hacim" error={errors.estimated_volume?.message}>
          <FigureInput
            form={form}
            name="estimated_volume"
            decimals={3}
            unit="m³"
            spokenUnit="metreküp"
            step="0.1"
          />
        </Field>
        <Field label="Yük türü" error={errors.cargo_type?.message}>
          <Select placeholder="Seçin" options={cargoOptions} {...form.register('cargo_type')} />
        </Field>
        <Field label="Tercih edilen tarih" error={errors.preferred_date?.message}>
          <DayField form={form} name="preferred_date" />
        </Field>
        {findings.length > 0 && (
          <div className="col-span-full">
            <FindingLines
              findings={findings}
              isShown={({ text }) => Object.values(errors).some((error) => error?.message?.startsWith(text))}
            />
          </div>
        )}
        <Field label="Açıklama" error={errors.description?.message} className="col-span-full">
          <Textarea className="min-h-16" {...form.register('description')} />
        </Field>
      </div>
    </fieldset>
  )
}
