/** An order or a price that staff enter for a customer. */

import { orderWords } from '#quotes/quotes.copy.ts'
import type { CargoDetails } from '#requests/cargo-details.ts'
import { incoterms } from '#requests/incoterms.ts'
import {
  CargoType,
  Description,
  DestinationCity,
  OptionalVehicleCount,
  OptionalVolume,
  OptionalWeightKg,
  OriginCity,
  PostalCode,
  ShipmentTypeInput,
} from '#requests/request-fields.ts'
import { formCurrencies, keysOf, wizardContainerWords } from '#requests/request-options.ts'
import { findingText } from '#requests/sense/finding.ts'
import { impossibilities } from '#requests/sense/request-findings.ts'
import { dayAfter, notBeforeToday, withinYear } from '#values/calendar-day.ts'
import { choice, count, optionalText, requiredText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { Amount, sumOfAmounts } from '#values/money.ts'
import { z } from '#z.ts'

/** How many days a quote is valid by default. */
export const defaultValidityDays = 15

/** A box of its own, or a share of one. */
export const orderContainers = [...keysOf(wizardContainerWords), 'LCL'] as const

const cost = (name: string) =>
  Amount.meta({ examples: ['950.00'] })
    .nullable()
    .default(null)
    .describe(`${name}; yoksa null`)

export const OrderFields = z.object({
  request_id: Id.nullable().default(null).describe('Fiyatlanan bekleyen talep; yeni sipariş için null'),
  request_updated_at: Moment.nullable()
    .default(null)
    .describe('Fiyatlanan talebin görülen hâli: talepteki updated_at; yeni sipariş için null'),
  customer_id: Id.describe('Müşterinin kimliği'),
  title: requiredText(140, orderWords.missingText, 'Başlık', 'Mersin – Hamburg, 2 × 40HC'),
  shipment_type: ShipmentTypeInput,
  origin_country: optionalText(60, 'Çıkış ülkesi', 'Türkiye'),
  origin_city: OriginCity,
  origin_postal_code: PostalCode,
  origin_port: optionalText(80, 'Yükleme limanı; denizde gerekli', 'Mersin'),
  destination_country: optionalText(60, 'Varış ülkesi', 'Almanya'),
  destination_city: DestinationCity,
  destination_postal_code: PostalCode,
  destination_port: optionalText(80, 'Boşaltma limanı; denizde gerekli', 'Hamburg'),
  description: Description,
  cargo_type: CargoType.nullable().default(null).describe('Yükün türü; seçilmediyse null'),
  estimated_weight: OptionalWeightKg,
  estimated_volume: OptionalVolume,
  container_type: choice(orderContainers, 'Konteyner')
    .nullable()
    .default(null)
    .describe('Konteyner, parsiyelse LCL; yalnız yeni deniz siparişinde, yoksa null'),
  container_quantity: count(1, 999, 'Konteyner adedi', 2)
    .nullable()
    .default(null)
    .describe('Konteyner adedi; verilmezse bir'),
  vehicle_count: OptionalVehicleCount,
  incoterm: choice(incoterms, 'Teslim şekli')
    .nullable()
    .default(null)
    .describe('Teslim şekli; yalnız yeni siparişte, belli değilse null'),
  preferred_date: notBeforeToday('Tercih edilen tarih geçmiş olamaz.')
    .meta({ examples: ['2099-03-05'] })
    .nullable()
    .default(null)
    .describe('Tercih edilen gün; yoksa null'),
  quote_amount: cost('Teklif tutarı; deniz dökümü verilirse onun toplamı'),
  quote_currency: choice(formCurrencies, 'Para birimi').default('EUR'),
  quote_valid_until: withinYear(
    'Geçerlilik tarihi geçmiş olamaz.',
    'Teklif en fazla bir yıl geçerli olabilir.',
  )
    .meta({ examples: [dayAfter(defaultValidityDays)] })
    .nullable()
    .default(null)
    .describe('Teklifin geçerli olduğu son gün; verilmezse on beş gün'),
  quote_notes: optionalText(1000, 'Teklif notu', 'Fiyata liman masrafı dahildir'),
  freight_cost: cost('Navlun'),
  baf_cost: cost('BAF'),
  caf_cost: cost('CAF'),
  demurrage_cost: cost('Demuraj'),
  other_costs: cost('Diğer masraflar'),
  mail_work_id: Id.nullable()
    .default(null)
    .describe('E-postadan açılan siparişte o e-postanın işi, sipariş açılınca kapanır; yoksa null'),
  notify_customer: z
    .boolean()
    .default(true)
    .meta({ description: 'Müşteriye e-posta gönderilsin mi', examples: [true] }),
})
export type OrderFields = z.output<typeof OrderFields>

const figures = [
  'quote_amount',
  'freight_cost',
  'baf_cost',
  'caf_cost',
  'demurrage_cost',
  'other_costs',
] as const satisfies (keyof OrderFields)[]

export const OrderForm = OrderFields.superRefine((form, refinement) => {
  const refuse = (path: keyof OrderFields, message: string) =>
    refinement.addIssue({ code: 'custom', path: [path], message })
  if (form.shipment_type === 'sea') {
    if (form.origin_port === '') refuse('origin_port', orderWords.portsText)
    if (form.destination_port === '') refuse('destination_port', orderWords.portsText)
  }
  const isShared = form.shipment_type === 'sea' && form.container_type === 'LCL'
  // A request that is priced has its measures already.
  if (isShared && form.request_id === null && form.estimated_volume === null)
    refuse('estimated_volume', 'Parsiyel (LCL) yükün hacmini yazın.')
  for (const found of impossibilities({ ...form, service_type: '', cargo_details: orderCargo(form) }))
    refuse(found.field === 'estimated_volume' ? found.field : 'estimated_weight', findingText(found))
  if (form.request_id && form.request_updated_at === null)
    refuse('request_updated_at', 'Talebin görülen hâlini belirtin.')
  // Invalid amounts have issues of their own and cannot be added up.
  if (figures.some((field) => !Amount.nullable().safeParse(form[field]).success)) return
  const total = orderTotal(form)
  if (form.request_id && total === null) refuse('quote_amount', 'Teklif tutarını yazın.')
  // The sum of five valid parts may exceed the limit of an amount.
  if (total !== null && !Amount.safeParse(total).success) refuse('quote_amount', 'Tutar çok büyük.')
  if (total !== null && !/[1-9]/.test(total)) refuse('quote_amount', 'Sıfırdan büyük bir tutar yazın.')
})
export type OrderForm = OrderFields

type Parts = Pick<
  OrderFields,
  'shipment_type' | 'freight_cost' | 'baf_cost' | 'caf_cost' | 'demurrage_cost' | 'other_costs'
>
type Priced = Parts & Pick<OrderFields, 'quote_amount'>

/** The parts of a sea price, with the kind of line that each becomes; none where only the whole is known. */
export function orderParts(form: Parts) {
  const parts = [
    ['ocean', form.freight_cost],
    ['baf', form.baf_cost],
    ['caf', form.caf_cost],
    ['demurrage', form.demurrage_cost],
    ['other', form.other_costs],
  ] as const
  if (form.shipment_type !== 'sea') return []
  return parts.flatMap(([kind, amount]) => (amount === null ? [] : [[kind, amount] as const]))
}

/** The sum of the parts where a sea price has parts, otherwise the amount itself. */
export function orderTotal(form: Priced): string | null {
  const parts = orderParts(form)
  return parts.length > 0 ? sumOfAmounts(parts.map(([, amount]) => amount)) : form.quote_amount
}

type Loaded = Pick<
  OrderFields,
  'shipment_type' | 'container_type' | 'container_quantity' | 'vehicle_count' | 'incoterm'
>

/** What a new order says of its load besides weight and volume, as requests have it. */
export function orderCargo({ shipment_type, container_type, ...form }: Loaded): CargoDetails {
  const term = form.incoterm ? { incoterm: form.incoterm } : {}
  if (shipment_type === 'land' && form.vehicle_count) return { ...term, vehicle_count: form.vehicle_count }
  if (shipment_type !== 'sea' || !container_type) return term
  if (container_type === 'LCL') return { ...term, transport_mode: 'sea_lcl' }
  const quantity = form.container_quantity ?? 1
  return { ...term, transport_mode: 'sea_fcl', container_details: [{ type: container_type, quantity }] }
}
