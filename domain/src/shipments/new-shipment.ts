/** A shipment that staff open for a customer who has agreed to its price: its request and its accepted offer are made with it. */
import { LeadForm } from '#customers/customer-forms.ts'
import { quoteWords } from '#quotes/quotes.copy.ts'
import {
  CargoType,
  Description,
  DestinationCity,
  DestinationCountry,
  OptionalVolume,
  OptionalWeightKg,
  OriginCity,
  OriginCountry,
  PostalCode,
} from '#requests/request-fields.ts'
import { formCurrencies, keysOf, transportModeWords } from '#requests/request-options.ts'
import { shipmentTypeOf } from '#requests/requests.policy.ts'
import { demoContainerCodes } from '#shipments/container.ts'
import { newShipmentWords } from '#shipments/shipments.copy.ts'
import { WrittenContainer, WrittenReferences } from '#shipments/written-papers.ts'
import { checkAwbNumber } from '#values/awb-number.ts'
import { CalendarDay, dayAfter, withinYear } from '#values/calendar-day.ts'
import { checkContainerNumber } from '#values/container-number.ts'
import { choice, count, freeText, optionalText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Amount } from '#values/money.ts'
import { awbVerdict, containerVerdict, verdictLine } from '#values/number-check.copy.ts'
import { plainCode } from '#values/typed-code.ts'
import { z } from '#z.ts'

const Fields = z.object({
  customer_id: Id.nullable().default(null).describe('Kayıtlı müşteri; yeni müşteri yazıldıysa null'),
  new_customer: LeadForm.nullable()
    .default(null)
    .describe('Kayıtlı olmayan müşteri: aday olarak kaydedilir; yoksa null'),
  title: optionalText(140, 'Başlık; boşsa çıkış ve varış şehri', 'Mersin – Hamburg, 2 × 40HC'),
  transport_mode: choice(keysOf(transportModeWords), 'Taşıma şekli', 'Taşıma şeklini seçin.'),
  origin_country: OriginCountry,
  origin_city: OriginCity,
  origin_postal_code: PostalCode,
  origin_port: optionalText(80, 'Yükleme limanı; denizde gerekli', 'Mersin'),
  destination_country: DestinationCountry,
  destination_city: DestinationCity,
  destination_postal_code: PostalCode,
  destination_port: optionalText(80, 'Boşaltma limanı; denizde gerekli', 'Hamburg'),
  cargo_type: CargoType.nullable().default(null).describe('Yükün türü; seçilmediyse null'),
  description: Description,
  estimated_weight: OptionalWeightKg,
  estimated_volume: OptionalVolume,
  ready_on: CalendarDay.meta({ examples: [dayAfter(3)] })
    .nullable()
    .default(null)
    .describe('Yükün hazır olduğu gün; bilinmiyorsa null'),
  quote_amount: Amount.describe('Anlaşılan tutar'),
  quote_currency: choice(formCurrencies, 'Para birimi').default('EUR'),
  promised_on: withinYear(newShipmentWords.promisePassed, newShipmentWords.promiseTooFar)
    .meta({ examples: [dayAfter(30)] })
    .nullable()
    .default(null)
    .describe('Söz verilen varış günü; söz verilmediyse null'),
  free_days: count(0, 365, 'Demuraj ve detention için ücretsiz gün', 7)
    .nullable()
    .default(null)
    .describe('Demuraj ve detention için ücretsiz gün; anlaşılmadıysa null'),
  ...WrittenReferences.shape,
  containers: z.array(WrittenContainer).max(200).default([]).describe('Konteynerler; yalnızca denizde'),
  operations_assigned_to: Id.nullable().default(null).describe('Operasyon sorumlusu; yoksa null'),
  operations_notes: freeText(2000, 'İç not; müşteri görmez', 'Alıcı sabah arasın istiyor').default(''),
})

export const NewShipment = Fields.superRefine((form, refinement) => {
  const refuse = (path: (string | number)[], message: string) =>
    refinement.addIssue({ code: 'custom', path, message })
  const type = shipmentTypeOf(form.transport_mode).type
  if (!form.customer_id && !form.new_customer) refuse(['customer_id'], quoteWords.noCustomer)
  if (type === 'sea') {
    if (form.origin_port === '') refuse(['origin_port'], newShipmentWords.portMissing)
    if (form.destination_port === '') refuse(['destination_port'], newShipmentWords.portMissing)
  } else if (form.containers.length > 0) refuse(['containers'], newShipmentWords.containersBySea)
  if (!/[1-9]/.test(form.quote_amount)) refuse(['quote_amount'], newShipmentWords.priceMissing)
  if (form.ready_on && form.promised_on && form.promised_on < form.ready_on)
    refuse(['promised_on'], newShipmentWords.promiseBeforeReady)
  const waybill = form.air_waybill === '' ? null : checkAwbNumber(form.air_waybill)
  if (waybill && waybill.verdict !== 'valid') refuse(['air_waybill'], verdictLine(awbVerdict(waybill)))
  const seen = new Set<string>()
  form.containers.forEach(({ number }, place) => {
    const problem = containerProblem(number, seen)
    if (problem) refuse(['containers', place, 'number'], problem)
  })
})
export type NewShipment = z.output<typeof Fields>

/** The codes of a demo have wrong check digits: whether they are taken, the server decides by its mode. */
function containerProblem(typed: string, seen: Set<string>): string | undefined {
  const code = plainCode(typed)
  if (seen.has(code)) return newShipmentWords.sameContainer
  seen.add(code)
  const check = checkContainerNumber(typed)
  if (check.verdict === 'valid' || demoContainerCodes.includes(code)) return undefined
  return verdictLine(containerVerdict(check))
}
