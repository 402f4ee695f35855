/** Whom the quote is for, as the offer will name them. */
import { quotePaymentTermWords } from '@kervan/domain/quotes/quote-options.ts'
import { keysOf } from '@kervan/domain/requests/request-options.ts'
import { timeZones, timeZoneWords } from '@kervan/domain/values/time-zones.ts'
import { Link } from 'react-router'
import { SelectField, TextField } from '#features/quotes/editor/quote-field.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'

export function CustomerCard({ customerId }: { customerId: string }) {
  return (
    <Card>
      <CardHead
        title="Müşteri"
        action={
          <Link
            to={`/staff/customer-management/${customerId}`}
            className="link -my-1 inline-block py-1 text-13"
          >
            Müşteri kaydı
          </Link>
        }
      />
      <CardBody className="grid gap-4 sm:grid-cols-2">
        <TextField name="customer_name" label="Ad veya unvan" className="sm:col-span-2" />
        <TextField name="customer_email" label="E-posta" type="email" />
        <TextField name="customer_phone" label="Telefon" type="tel" />
        <TextField name="customer_tax_no" label="Vergi numarası" />
        <SelectField name="customer_timezone" label="Saat dilimi" options={timeZones} words={timeZoneWords} />
        <TextField name="customer_address" label="Adres" lines className="sm:col-span-2" />
        <SelectField
          name="payment_term"
          label="Ödeme vadesi"
          options={keysOf(quotePaymentTermWords)}
          words={quotePaymentTermWords}
        />
      </CardBody>
    </Card>
  )
}
