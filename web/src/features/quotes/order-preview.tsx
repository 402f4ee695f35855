/** A preview of what the customer will receive: route, cargo, price with its parts, validity and notes. */
import { offerBasis } from '@kervan/domain/quotes/offer-basis.ts'
import { defaultValidityDays } from '@kervan/domain/quotes/order-form.ts'
import { basisOfRequest } from '@kervan/domain/quotes/pricing-facts.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import {
  cargoTypeWords,
  fclLclWords,
  type ShipmentType,
  shipmentTypeWords,
} from '@kervan/domain/requests/request-options.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { formatMoney, formatVolume, formatWeight } from '@kervan/domain/values/format-number.ts'
import { isDay } from '@kervan/domain/values/is-day.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { noAddress } from '#features/customers/use-customer-search.ts'
import { orderFieldNames } from '#features/quotes/order.copy.ts'
import { cargoOf, costFields, type OrderDraft } from '#features/quotes/order-draft.ts'
import { draftTotal, hasCostParts } from '#features/quotes/order-total.ts'
import { readAmount, readMeasure } from '#features/quotes/typed-amount.ts'
import { Button } from '#spine/ui/button.tsx'
import { Dialog, DialogClose } from '#spine/ui/dialog.tsx'
import { RouteLine } from '#spine/ui/route-line.tsx'

type Props = {
  draft: OrderDraft
  /** The request that is priced; null for a new order. */
  request: RequestDetail | null
  onClose: () => void
}

export function OrderPreview({ draft, request, onClose }: Props) {
  const total = draftTotal(draft)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Önizleme"
      description={recipientText(draft)}
      footer={
        <DialogClose asChild>
          <Button>Düzenlemeye dön</Button>
        </DialogClose>
      }
    >
      <div className="flex flex-col gap-5 text-14">
        <h3 className="break-words text-18">{draft.title}</h3>
        <div className="grid grid-cols-[minmax(0,auto)_minmax(2rem,1fr)_minmax(0,auto)] items-center gap-x-3">
          <End draft={draft} end="origin" />
          <RouteLine />
          <End draft={draft} end="destination" />
        </div>
        <Rows rows={cargoRows(draft)} />
        {draft.description && <p className="whitespace-pre-line break-words">{draft.description}</p>}
        {total ? (
          <Price draft={draft} total={total} isFor={offerBasis(basisOf(draft, request)).price_is_for} />
        ) : (
          <p className="text-muted">Bu siparişte henüz fiyat yok.</p>
        )}
        {draft.quote_notes && (
          <p className="whitespace-pre-line break-words text-muted">{draft.quote_notes}</p>
        )}
      </div>
    </Dialog>
  )
}

function recipientText({ customer_name, customer_email, notify_customer }: OrderDraft): string {
  if (notify_customer !== 'yes') return `${customer_name}. E-posta gönderilmeyecek.`
  return customer_email
    ? `${customer_name}. E-posta: ${customer_email}`
    : `${customer_name}, ${noAddress}. Bildirim yöneticiye gider.`
}

function End({ draft, end }: { draft: OrderDraft; end: 'origin' | 'destination' }) {
  const port = draft.shipment_type === 'sea' && draft[`${end}_port`]
  const postalCode = draft.shipment_type === 'land' && draft[`${end}_postal_code`]
  return (
    <p className="max-w-40 break-words leading-5">
      <span className="block font-medium">{draft[`${end}_city`] || '–'}</span>
      <span className="block text-13 text-muted">{draft[`${end}_country`]}</span>
      {port && <span className="block text-13 text-muted">Liman: {port}</span>}
      {postalCode && <span className="block text-13 text-muted">Posta kodu: {postalCode}</span>}
    </p>
  )
}

type Row = readonly [name: string, value: string | null | undefined]

function cargoRows(draft: OrderDraft): Row[] {
  const weight = readMeasure(draft.estimated_weight).value
  const volume = readMeasure(draft.estimated_volume).value
  return [
    ['Taşıma türü', shipmentTypeWords[draft.shipment_type as ShipmentType]],
    ['Yük türü', cargoTypeWords[draft.cargo_type as keyof typeof cargoTypeWords]],
    ['Konteyner', draft.container_type && containerText(draft)],
    ['Araç adedi', draft.shipment_type === 'land' ? draft.vehicle_count : null],
    ['Teslim şekli', draft.incoterm],
    ['Ağırlık', weight && formatWeight(weight)],
    ['Hacim', volume && formatVolume(volume)],
    ['Tercih edilen tarih', isDay(draft.preferred_date) ? formatDate(draft.preferred_date) : null],
  ]
}

const containerText = ({ container_type: type, container_quantity: count }: OrderDraft) =>
  type === 'LCL' ? fclLclWords.LCL : `${count || 1} × ${type}`

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="flex flex-col gap-1.5">
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="figures text-right">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function basisOf(draft: OrderDraft, request: RequestDetail | null) {
  if (request) return basisOfRequest(request)
  return basisOfRequest({
    shipment_type: draft.shipment_type as ShipmentType,
    service_type: '',
    estimated_weight: readMeasure(draft.estimated_weight).value,
    estimated_volume: readMeasure(draft.estimated_volume).value,
    cargo_details: cargoOf(draft),
  })
}

const dayMs = 86_400_000

function Price({ draft, total, isFor }: { draft: OrderDraft; total: string; isFor: string }) {
  const money = (typed: string) => {
    const { value } = readAmount(typed)
    return value && formatMoney(value, draft.quote_currency)
  }
  const typedUntil = draft.quote_valid_until
  const until = isDay(typedUntil)
    ? typedUntil
    : dayInIstanbul(new Date(Date.now() + defaultValidityDays * dayMs))
  return (
    <section aria-label="Fiyat" className="border-line border-y py-3">
      {hasCostParts(draft) && (
        <Rows rows={costFields.map((field) => [orderFieldNames[field], money(draft[field])] as const)} />
      )}
      <p className="mt-1.5 flex justify-between gap-4 text-18 font-bold">
        Toplam <span className="figures">{formatMoney(total, draft.quote_currency)}</span>
      </p>
      <p className="mt-1 text-right text-13">{isFor}</p>
      <p className="mt-1 text-right text-13 text-muted">Geçerlilik: {formatDate(until)}</p>
    </section>
  )
}
