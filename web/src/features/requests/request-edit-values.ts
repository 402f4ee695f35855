/** What is typed when a pending request is edited, and how it is read: Turkish numbers, and empty for what is not known. */

import { fieldsAfterEdit } from '@kervan/domain/requests/edited-request.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { requestFacts } from '@kervan/domain/requests/request-facts.ts'
import { RequestEdit } from '@kervan/domain/requests/requests.contract.ts'
import { decimalProblems, readDecimal, writeDecimal } from '@kervan/domain/values/decimal-input.ts'
import { decimalOfUnits, decimalUnits } from '@kervan/domain/values/decimal-text.ts'
import { z } from '@kervan/domain/z.ts'

const decimals = 3
/** As many whole digits as an amount may have on its way. */
const most = 10n ** 13n

const typedMeasure = z.string().transform((typed, refinement) => {
  if (typed.trim() === '') return null
  const reading = readDecimal(typed, decimals)
  const problem = 'problem' in reading ? reading.problem : reading.units >= most ? 'too_large' : undefined
  if (problem === undefined && 'units' in reading) return decimalOfUnits(reading.units, decimals)
  refinement.addIssue({ code: 'custom', message: decimalProblems[problem ?? 'not_a_number'] })
  return z.NEVER
})

/** The empty choice and the empty day stand for none. */
const none = z.literal('').transform(() => null)

export const TypedEdit = RequestEdit.extend({
  description: RequestEdit.shape.description.unwrap(),
  cargo_type: z.union([none, RequestEdit.shape.cargo_type.unwrap()]),
  preferred_date: z.union([none, RequestEdit.shape.preferred_date.unwrap()]),
  estimated_weight: typedMeasure,
  estimated_volume: typedMeasure,
})
export type TypedEdit = z.input<typeof TypedEdit>

const written = (value: string | null) =>
  value === null ? '' : writeDecimal(decimalUnits(value, decimals), decimals)

export function typedFrom(request: RequestDetail): TypedEdit {
  return {
    title: request.title,
    origin_city: request.origin_city,
    origin_country: request.origin_country,
    destination_city: request.destination_city,
    destination_country: request.destination_country,
    cargo_type: request.cargo_type ?? '',
    shipment_type: request.shipment_type,
    description: request.description,
    preferred_date: request.preferred_date ?? '',
    estimated_weight: written(request.estimated_weight),
    estimated_volume: written(request.estimated_volume),
  }
}

export const editLabels = {
  title: 'Talep başlığı',
  shipment_type: 'Taşıma türü',
  cargo_type: 'Yükün türü',
  origin_city: 'Çıkış şehri',
  origin_country: 'Çıkış ülkesi',
  destination_city: 'Varış şehri',
  destination_country: 'Varış ülkesi',
  preferred_date: 'Tercih edilen tarih',
  estimated_weight: 'Brüt ağırlık (kg)',
  estimated_volume: 'Hacim (m³)',
  description: 'Açıklama',
} as const satisfies Record<keyof TypedEdit, string>

/** The names of the fields that somebody else has changed since, for the sentence that says so. */
export function changedFields(before: RequestDetail, after: RequestDetail): string[] {
  const [old, now] = [typedFrom(before), typedFrom(after)]
  const fields = Object.keys(editLabels) as (keyof TypedEdit)[]
  return fields.filter((field) => old[field] !== now[field]).map((field) => editLabels[field])
}

type Ways = Pick<
  TypedEdit,
  'shipment_type' | 'origin_city' | 'origin_country' | 'destination_city' | 'destination_country'
>

/** What another way or another place takes with it, by name, so that nothing is lost unnoticed. */
export function lostFacts(before: RequestDetail, typed: Ways): string[] {
  const shipment_type = RequestEdit.shape.shipment_type.parse(typed.shipment_type)
  const after = { ...before, ...typed, shipment_type }
  const factsIn = (request: RequestDetail) => requestFacts(request).flatMap(({ facts }) => facts)
  const kept = factsIn({ ...after, ...fieldsAfterEdit(before, after) }).map(({ label }) => label)
  return factsIn(before)
    .filter(({ label }) => !kept.includes(label))
    .map(({ label, value }) => `${label}: ${value.replaceAll('\n', ', ')}`)
}
