/** The fields of a new shipment: how it travels, what it carries, and what was agreed. */
import {
  cargoTypeWords,
  formCurrencies,
  keysOf,
  transportModeWords,
} from '@kervan/domain/requests/request-options.ts'
import { shipmentTypeOf } from '@kervan/domain/requests/requests.policy.ts'
import { signOf } from '@kervan/domain/values/currency.ts'
import { isDay } from '@kervan/domain/values/is-day.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { ChoiceField, DayField, FigureField, TextField } from '#features/quotes/manual/quote-fields.tsx'
import { OrderRouteFields } from '#features/quotes/order-route-fields.tsx'
import type { ShipmentFormState } from '#features/shipments/staff/new/create-shipment.ts'
import { Field } from '#spine/ui/field.tsx'
import { formPart } from '#spine/ui/form.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

type Props = { form: ShipmentFormState }

const modeOptions = keysOf(transportModeWords).map((value) => ({ value, label: transportModeWords[value] }))
const cargoOptions = keysOf(cargoTypeWords).map((value) => ({ value, label: cargoTypeWords[value] }))
const currencyOptions = formCurrencies.map((value) => ({ value, label: value }))

export function ShipmentRouteFields({ form }: Props) {
  const [from, to] = form.watch(['origin_city', 'destination_city'])
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <ChoiceField
          form={form}
          name="transport_mode"
          label="Taşıma şekli"
          options={modeOptions}
          onChoose={(mode) => {
            form.setValue('shipment_type', shipmentTypeOf(mode).type)
            form.clearErrors(['origin_port', 'destination_port', 'containers', 'air_waybill'])
          }}
        />
        <TextField
          form={form}
          name="title"
          label="Başlık"
          hint={from && to ? `Boşsa ${from} – ${to}` : 'Boşsa çıkış ve varış şehri'}
        />
      </div>
      <OrderRouteFields form={formPart(form)} />
    </>
  )
}

export function ShipmentCargoFields({ form }: Props) {
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
      <FigureField
        form={form}
        name="estimated_weight"
        label="Ağırlık"
        decimals={3}
        unit="kg"
        spokenUnit="kilogram"
      />
      <FigureField
        form={form}
        name="estimated_volume"
        label="Hacim"
        decimals={3}
        unit="m³"
        spokenUnit="metreküp"
        step="0.1"
      />
      <ChoiceField
        form={form}
        name="cargo_type"
        label="Yük türü"
        placeholder="Seçin"
        options={cargoOptions}
      />
      <DayField form={form} name="ready_on" label="Yükün hazır olduğu gün" />
      <Field label="Açıklama" error={form.formState.errors.description?.message} className="col-span-full">
        <Textarea className="min-h-16" {...form.register('description')} />
      </Field>
    </div>
  )
}

export function ShipmentPriceFields({ form }: Props) {
  const [currency, type, ready] = form.watch(['quote_currency', 'shipment_type', 'ready_on'])
  const today = dayInIstanbul(new Date())
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
      <FigureField
        form={form}
        name="quote_amount"
        label="Anlaşılan tutar"
        required
        decimals={2}
        unit={signOf(currency)}
        spokenUnit={currency}
      />
      <ChoiceField form={form} name="quote_currency" label="Para birimi" options={currencyOptions} />
      <DayField
        form={form}
        name="promised_on"
        label="Söz verilen varış"
        min={isDay(ready) && ready > today ? ready : today}
      />
      {type === 'sea' && (
        <FigureField
          form={form}
          name="free_days"
          label="Serbest süre"
          min="0"
          max="365"
          step="1"
          unit="gün"
          hint="Demuraj ve detention için"
        />
      )}
    </div>
  )
}
