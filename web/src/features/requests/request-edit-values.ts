/** The typed values of the edit form and their conversion: Turkish numbers, and empty text for missing values. */

import { editFaults } from '@kervan/domain/requests/edit-faults.ts'
import { fieldsAfterEdit } from '@kervan/domain/requests/edited-request.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { requestFacts } from '@kervan/domain/requests/request-facts.ts'
import { VehicleCount } from '@kervan/domain/requests/request-fields.ts'
import { RequestEdit } from '@kervan/domain/requests/requests.contract.ts'
import { equipmentOf } from '@kervan/domain/requests/sense/asked-load.ts'
import type { Finding } from '@kervan/domain/requests/sense/finding.ts'
import { loadFindings } from '@kervan/domain/requests/sense/load-findings.ts'
import { decimalProblems, readDecimal, writeDecimal } from '@kervan/domain/values/decimal-input.ts'
import { decimalOfUnits, decimalUnits } from '@kervan/domain/values/decimal-text.ts'
import { z } from '@kervan/domain/z.ts'

const decimals = 3
/** The API accepts ten digits before the decimal separator. */
const tooLarge = 10n ** 13n

const typedMeasure = z.string().transform((typed, refinement) => {
  if (typed.trim() === '') return null
  const reading = readDecimal(typed, decimals)
  const problem = 'problem' in reading ? reading.problem : reading.units >= tooLarge ? 'too_large' : undefined
  if ('units' in reading && reading.units === 0n) {
    refinement.addIssue({ code: 'custom', message: 'Sıfırdan büyük bir sayı yazın ya da boş bırakın.' })
    return z.NEVER
  }
  if (problem === undefined && 'units' in reading) return decimalOfUnits(reading.units, decimals)
  refinement.addIssue({ code: 'custom', message: decimalProblems[problem ?? 'not_a_number'] })
  return z.NEVER
})

/** Empty where it is not said. */
const typedCount = z.string().transform((typed, refinement) => {
  if (typed.trim() === '') return null
  const reading = readDecimal(typed, 0)
  const read = 'units' in reading ? VehicleCount.safeParse(Number(reading.units)) : undefined
  if (read?.success) return read.data
  const message = read?.error?.issues[0]?.message ?? decimalProblems.not_a_number
  refinement.addIssue({ code: 'custom', message })
  return z.NEVER
})

/** An empty option or date means none. */
const none = z.literal('').transform(() => null)

const LoadEdit = z.object({
  estimated_weight: typedMeasure,
  estimated_volume: typedMeasure,
  vehicle_count: typedCount,
})
type LoadValues = z.input<typeof LoadEdit> & { shipment_type: string }

export const TypedEdit = RequestEdit.extend({
  description: RequestEdit.shape.description.unwrap(),
  cargo_type: z.union([none, RequestEdit.shape.cargo_type.unwrap()]),
  preferred_date: z.union([none, RequestEdit.shape.preferred_date.unwrap()]),
  estimated_weight: typedMeasure,
  estimated_volume: typedMeasure,
  vehicle_count: typedCount,
})
export type TypedEdit = z.input<typeof TypedEdit>

/** With what an edit of this request may not do, as the server checks it. */
export function typedEditOf(request: RequestDetail) {
  return TypedEdit.superRefine((edit, refinement) => {
    for (const { path, message } of editFaults(request, edit))
      refinement.addIssue({ code: 'custom', path: [path], message })
  })
}

/** What a forwarder would notice about the load as it is typed. */
export function editFindings(request: RequestDetail, typed: LoadValues): Finding[] {
  const shipment_type = RequestEdit.shape.shipment_type.parse(typed.shipment_type)
  const parsed = LoadEdit.safeParse(typed)
  if (!parsed.success) return []
  const edit = { ...request, ...parsed.data, shipment_type }
  return loadFindings({ ...edit, ...fieldsAfterEdit(request, edit) })
}

const toTypedNumber = (value: string | null) =>
  value === null ? '' : writeDecimal(decimalUnits(value, decimals), decimals)

export function toTypedEdit(request: RequestDetail): TypedEdit {
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
    estimated_weight: toTypedNumber(request.estimated_weight),
    estimated_volume: toTypedNumber(request.estimated_volume),
    vehicle_count: String(request.cargo_details.vehicle_count ?? ''),
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
  vehicle_count: 'Araç adedi',
  description: 'Açıklama',
} as const satisfies Record<keyof TypedEdit, string>

/** Only whole trucks are counted; what was asked for as a van or as part of a truck is not, unless its type changes. */
export function countsVehicles(before: RequestDetail, shipmentType: string): boolean {
  if (RequestEdit.shape.shipment_type.safeParse(shipmentType).data !== 'land') return false
  if (before.shipment_type !== 'land') return true
  const equipment = equipmentOf(before)
  return equipment.kind === 'truck' && !equipment.partial
}

/** The labels of the fields that have changed between two versions. */
export function changedFields(before: RequestDetail, after: RequestDetail): string[] {
  const [old, now] = [toTypedEdit(before), toTypedEdit(after)]
  const fields = Object.keys(editLabels) as (keyof TypedEdit)[]
  return fields.filter((field) => old[field] !== now[field]).map((field) => editLabels[field])
}

type RouteValues = Pick<
  TypedEdit,
  'shipment_type' | 'origin_city' | 'origin_country' | 'destination_city' | 'destination_country'
>

/** The facts that changing the shipment type or a place would remove, so that nothing is lost unnoticed. */
export function lostFacts(before: RequestDetail, typed: RouteValues): string[] {
  const shipment_type = RequestEdit.shape.shipment_type.parse(typed.shipment_type)
  const after = { ...before, ...typed, shipment_type }
  const factsIn = (request: RequestDetail) => requestFacts(request).flatMap(({ facts }) => facts)
  const remaining = factsIn({ ...after, ...fieldsAfterEdit(before, after) }).map(({ label }) => label)
  return factsIn(before)
    .filter(({ label }) => !remaining.includes(label))
    .map(({ label, value }) => `${label}: ${value.replaceAll('\n', ', ')}`)
}
