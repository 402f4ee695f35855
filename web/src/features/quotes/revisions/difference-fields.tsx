/** The changed fields of two revisions, each with what it was and what it is. */

import { quotePaymentTermWords } from '@kervan/domain/quotes/quote-options.ts'
import type { OfferDifference } from '@kervan/domain/quotes/quote-revisions.contract.ts'
import { transportModeWords } from '@kervan/domain/requests/request-options.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'

const labels: Record<string, string> = {
  customer_name: 'Müşteri',
  customer_tax_no: 'Vergi numarası',
  customer_address: 'Adres',
  customer_email: 'E-posta',
  customer_phone: 'Telefon',
  transport_mode: 'Taşıma şekli',
  pol: 'Yükleme yeri (POL)',
  pod: 'Boşaltma yeri (POD)',
  etd: 'Kalkış (ETD)',
  eta: 'Varış (ETA)',
  incoterm: 'Teslim şekli',
  container_type: 'Ekipman',
  container_qty: 'Ekipman adedi',
  cargo_type: 'Yükün türü',
  hs_code: 'GTİP',
  currency: 'Para birimi',
  tax_included: 'Vergi',
  payment_term: 'Ödeme vadesi',
  validity_days: 'Geçerlilik',
  terms_conditions: 'Şartlar',
  out_of_scope: 'Kapsam dışı',
  notes: 'Notlar',
}

/** Codes become words; everything else is shown as it was written. */
const words: Record<string, (value: string) => string | undefined> = {
  transport_mode: (value) => (transportModeWords as Record<string, string | undefined>)[value],
  payment_term: (value) => (quotePaymentTermWords as Record<string, string | undefined>)[value],
  tax_included: (value) => (value === 'true' ? 'Fiyatlara dahil' : 'Fiyatlara eklenir'),
  validity_days: (value) => `${value} gün`,
  etd: formatDate,
  eta: formatDate,
}
const textOf = (field: string, value: string) => (value && words[field]?.(value)) || value || '–'

export function DifferenceFields({ fields }: { fields: OfferDifference['fields'] }) {
  if (fields.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 text-15">Değişen bilgiler</h3>
      <dl className="flex flex-col gap-2.5">
        {fields.map(({ field, before, after }) => (
          <div key={field} className="border-line border-b pb-2.5 last:border-b-0">
            <dt className="text-13 text-muted">{labels[field] ?? field}</dt>
            <dd className="whitespace-pre-line break-words">
              <del className="text-muted decoration-1">{textOf(field, before)}</del>
              <span aria-hidden> → </span>
              <ins className="no-underline">{textOf(field, after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
