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

const reference = (description: string, example: string) => freeText(40, description, example).default('')

export const WrittenReferences = z.object({
  booking_number: reference('Rezervasyon numarası', 'KVB1234567'),
  bill_of_lading: reference('Konşimento numarası', 'KVNL123456789'),
  air_waybill: reference('Hava konşimentosu', '020-12345675'),
  cmr_number: reference('CMR numarası', 'CMR123456'),
  plate: reference('Araç plakası', '34 KVN 123'),
})
export type WrittenReferences = z.output<typeof WrittenReferences>
