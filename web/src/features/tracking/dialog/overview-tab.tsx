/** What a shipment is: its numbers, route and cargo, what it costs, and what its customer calls it. */
import { cargoTypeWords, shipmentTypeWords } from '@kervan/domain/requests/request-options.ts'
import { type SizeType, sizeTypeWords } from '@kervan/domain/shipments/container.ts'
import type { OwnShipment } from '@kervan/domain/shipments/own-shipment.ts'
import { financeOf } from '@kervan/domain/shipments/shipment-finance.ts'
import { bookingReference } from '@kervan/domain/shipments/shipments.policy.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { formatMoney, formatVolume, formatWeight } from '@kervan/domain/values/format-number.ts'
import { Link } from 'react-router'
import { offerAddress } from '#features/quotes/offers/offer-addresses.ts'
import { openRequestAddress } from '#features/requests/request-addresses.ts'
import { RouteBetween } from '#features/requests/request-row.tsx'
import { arrivalOf } from '#features/shipments/arrival-of.ts'
import { routeProgress } from '#features/shipments/shipment-badge.tsx'
import { type Fact, Facts, Part } from '#features/tracking/dialog/facts.tsx'
import { LabelsForm } from '#features/tracking/dialog/labels-form.tsx'

export function OverviewTab({ shipment }: { shipment: OwnShipment }) {
  return (
    <div className="flex flex-col gap-6">
      <RouteBetween {...shipment} progress={routeProgress(shipment.status)} className="text-15 text-ink" />
      {shipment.delayed && (
        <p className="rounded-card bg-delayed-fill px-4 py-3 text-14 text-delayed">
          <span className="font-medium">Gönderi gecikiyor.</span>{' '}
          {[
            shipment.delay_reason,
            shipment.delayed_since && `${formatDate(shipment.delayed_since)} tarihinden beri`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      <Part title="Gönderi">
        <Facts facts={shipmentFacts(shipment)} />
      </Part>
      <Part title="Yük">
        <Facts facts={cargoFacts(shipment)} />
        <Containers shipment={shipment} />
      </Part>
      <FinancePart shipment={shipment} />
      <LabelsForm shipment={shipment} />
    </div>
  )
}

function shipmentFacts(shipment: OwnShipment): Fact[] {
  const { id, request_id, request_number, promised_at } = shipment
  const arrival = arrivalOf(shipment)
  return [
    { label: 'Gönderi numarası', value: shipment.shipment_number },
    { label: 'Rezervasyon', value: bookingReference(id) },
    { label: 'Taşıyıcının rezervasyonu', value: shipment.booking_number },
    { label: 'Taşıma türü', value: shipmentTypeWords[shipment.shipment_type] },
    { label: arrival.label, value: arrival.text },
    { label: 'Söz verilen varış', value: promised_at && formatDate(promised_at) },
    { label: 'Son bilinen yer', value: shipment.current_location },
    { label: 'Konşimento', value: shipment.bill_of_lading },
    { label: 'Hava konşimentosu', value: shipment.air_waybill },
    { label: 'CMR', value: shipment.cmr_number },
    { label: 'Plaka', value: shipment.plate },
    {
      label: 'Talep',
      value: request_id && (
        <Link to={openRequestAddress('?view=requests', request_id)} className="link">
          {request_number}
        </Link>
      ),
    },
  ]
}

function cargoFacts({ cargo_type, estimated_weight, estimated_volume, title }: OwnShipment): Fact[] {
  return [
    { label: 'Tanım', value: title },
    { label: 'Yükün türü', value: cargo_type && cargoTypeWords[cargo_type] },
    { label: 'Ağırlık', value: estimated_weight && formatWeight(estimated_weight) },
    { label: 'Hacim', value: estimated_volume && formatVolume(estimated_volume) },
  ]
}

function Containers({ shipment: { containers } }: { shipment: OwnShipment }) {
  if (containers.length === 0) return null
  return (
    <ul aria-label="Konteynerler" className="mt-3 flex flex-col gap-1 text-14">
      {containers.map(({ number, size_type, seal }) => (
        <li key={number} className="flex flex-wrap gap-x-3">
          <span className="figures font-medium">{number}</span>
          <span className="text-muted">
            {[sizeTypeWords[size_type as SizeType] ?? size_type, seal && `mühür ${seal}`]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

function FinancePart({ shipment }: { shipment: OwnShipment }) {
  const { lines, totals, converted } = financeOf(shipment)
  const isStandard = lines.some(({ is_standard }) => is_standard)
  return (
    <Part title="Bedel">
      <dl className="text-14">
        {lines.map(({ title, amount, currency, is_standard }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same name
          <div key={place} className="flex justify-between gap-x-4 border-line border-t py-2">
            <dt className="min-w-0 break-words text-muted">
              {title} {is_standard && <span className="text-12">(standart)</span>}
            </dt>
            <dd className="figures whitespace-nowrap">{formatMoney(amount, currency)}</dd>
          </div>
        ))}
        {totals.map(({ amount, currency }) => (
          <div
            key={currency}
            className="flex justify-between gap-x-4 border-line-strong border-t py-2 font-medium"
          >
            <dt>Toplam</dt>
            <dd className="figures whitespace-nowrap">{formatMoney(amount, currency)}</dd>
          </div>
        ))}
      </dl>
      {converted && (
        <p className="text-13 text-muted">
          Kalemler kendi para birimlerindedir; toplam, teklifin kurlarıyla ve vergilerle hesaplanmıştır.
        </p>
      )}
      {isStandard && (
        <p className="text-13 text-muted">
          Standart kalemler genel tarifemizdir; teklifiniz kalemlerini yazdığında onların yerini alır.
        </p>
      )}
      {shipment.quote_id && (
        <Link
          to={offerAddress('', shipment.quote_id)}
          className="link mt-2 inline-block text-14 print:hidden"
        >
          {shipment.quote_no ? `${shipment.quote_no} numaralı teklifi gör` : 'Teklifi gör'}
        </Link>
      )}
    </Part>
  )
}
