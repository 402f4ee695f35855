/** The fields of an order. For a request only the price can be edited; the rest is the customer's. */
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { shipmentTypeWords } from '@kervan/domain/requests/request-options.ts'
import { CustomerField } from '#features/quotes/customer-field.tsx'
import { OrderCargoFields } from '#features/quotes/order-cargo-fields.tsx'
import type { OrderFormState } from '#features/quotes/order-form-state.ts'
import { OrderPriceFields } from '#features/quotes/order-price-fields.tsx'
import { OrderRouteFields, PortFields } from '#features/quotes/order-route-fields.tsx'
import { RequestSummaryCard } from '#features/quotes/request-summary-card.tsx'
import { Field } from '#spine/ui/field.tsx'
import { formPart } from '#spine/ui/form.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'

const typeOptions = Object.entries(shipmentTypeWords).map(([value, label]) => ({ value, label }))

type Props = { form: OrderFormState; request: RequestDetail | null }

export function OrderFields({ form, request }: Props) {
  return (
    <>
      {request && <RequestSummaryCard request={request} customer={form.getValues('customer_name')} />}
      <div className="grid gap-4 md:grid-cols-6">
        {!request && <CustomerField form={form} className="md:col-span-6" />}
        <HeadFields form={form} request={request} />
        {request && <PortFields form={formPart(form)} />}
      </div>
      {!request && <OrderRouteFields form={formPart(form)} />}
      {!request && <OrderCargoFields form={form} />}
      <OrderPriceFields form={form} isRequest={request !== null} />
    </>
  )
}

/** A component of its own, rendered after the customer: invalid fields get the focus in order of registration. */
function HeadFields({ form, request }: Props) {
  const { errors } = form.formState
  return (
    <>
      <Field
        label="Başlık"
        required
        error={errors.title?.message}
        className={request ? 'md:col-span-6' : 'md:col-span-4'}
      >
        <Input {...form.register('title')} />
      </Field>
      {!request && (
        <Field label="Sevkiyat türü" required error={errors.shipment_type?.message} className="md:col-span-2">
          <Select placeholder="Seçin" options={typeOptions} {...form.register('shipment_type')} />
        </Field>
      )}
    </>
  )
}
