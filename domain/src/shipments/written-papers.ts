/** What staff write down of a shipment's containers and of the numbers of its papers. */
import { keysOf } from '#requests/request-options.ts'
import { type SizeType, sizeTypeWords } from '#shipments/container.ts'
import { choice, freeText, optionalText, requiredText } from '#values/field.ts'
import { z } from '#z.ts'

const sizeTypes = ['', ...keysOf(sizeTypeWords)] as ['', ...SizeType[]]

export const WrittenContainer = z.object({
  number: requiredText(20, 'Konteyner numarasını yazın.', 'Konteyner numarası', 'CSQU3054383'),
  size_type: choice(sizeTypes, 'Boyu ve türü, ISO koduyla').default(''),
  seal: optionalText(30, 'Mühür numarası', 'KV123456'),
})
export type WrittenContainer = z.output<typeof WrittenContainer>

const references = {
  booking_number: freeText(40, 'Rezervasyon numarası', 'KVB1234567'),
  bill_of_lading: freeText(40, 'Konşimento numarası', 'KVNL123456789'),
  air_waybill: freeText(40, 'Hava konşimentosu', '020-12345675'),
  cmr_number: freeText(40, 'CMR numarası', 'CMR123456'),
  plate: freeText(40, 'Araç plakası', '34 KVN 123'),
}

export const WrittenReferences = z.object({
  booking_number: references.booking_number.default(''),
  bill_of_lading: references.bill_of_lading.default(''),
  air_waybill: references.air_waybill.default(''),
  cmr_number: references.cmr_number.default(''),
  plate: references.plate.default(''),
})
export type WrittenReferences = z.output<typeof WrittenReferences>

/** What is left out stays as it is: a colleague may be writing it. */
export const ChangedReferences = z.object(references).partial()
export type ChangedReferences = z.output<typeof ChangedReferences>
