/** The cargo fields of an order. */
import { incoterms } from '@kervan/domain/requests/incoterms.ts'
import { cargoTypeWords, fclLclWords, wizardContainerWords } from '@kervan/domain/requests/request-options.ts'
import { DayField } from '#features/quotes/day-field.tsx'
import { FigureInput } from '#features/quotes/figure-input.tsx'
import { orderFindings } from '#features/quotes/order-findings.ts'
import type { OrderFormState } from '#features/quotes/order-form-state.ts'
import { FindingLines } from '#features/requests/help/finding-lines.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

const cargoOptions = Object.entries(cargoTypeWords).map(([value, label]) => ({ value, label }))

const containerOptions = [
  ...Object.entries(wizardContainerWords).map(([value, label]) => ({ value, label })),
  { value: 'LCL', label: fclLclWords.LCL },
]
const termOptions = incoterms.map((term) => ({ value: term, label: term }))

export function OrderCargoFields({ form }: { form: OrderFormState }) {
  const { errors } = form.formState
  const [type, container] = form.watch(['shipment_type', 'container_type'])
  const findings = orderFindings(form.watch())
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-15 font-bold">Yük</legend>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {type === 'sea' && (
          <Field
            label="Konteyner"
            error={errors.container_type?.message}
            className={container === 'LCL' ? 'col-span-full' : 'md:col-span-2'}
          >
            <Select placeholder="Seçin" options={containerOptions} {...form.register('container_type')} />
          </Field>
        )}
        {type === 'sea' && container !== 'LCL' && (
          <Field label="Konteyner adedi" error={errors.container_quantity?.message} className="md:col-span-2">
            <FigureInput
              form={form}
              name="container_quantity"
              decimals={0}
              unit="adet"
              spokenUnit="adet"
              step="1"
            />
          </Field>
        )}
        {type === 'land' && (
          <Field
            label="Araç adedi"
            error={errors.vehicle_count?.message}
            className="col-span-full md:col-span-1"
          >
            <FigureInput
              form={form}
              name="vehicle_count"
              decimals={0}
              unit="adet"
              spokenUnit="adet"
              step="1"
            />
          </Field>
        )}
        <Field label="Ağırlık" error={errors.estimated_weight?.message}>
          <FigureInput form={form} name="estimated_weight" decimals={3} unit="kg" spokenUnit="kilogram" />
        </Field>
        <Field
          label="Hacim"
          error={errors.estimated_volume?.message}
          required={type === 'sea' && container === 'LCL'}
        >
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
        <Field label="Teslim şekli" error={errors.incoterm?.message} className="col-span-full md:col-span-1">
          <Select placeholder="Belli değil" options={termOptions} {...form.register('incoterm')} />
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
