/** A customer edits a request that has no price yet. */
import { findCountry } from '@kervan/domain/places/country.ts'
import { problems } from '@kervan/domain/problems.ts'
import { editFaults } from '@kervan/domain/requests/edit-faults.ts'
import { fieldsAfterEdit, type RequestBeforeEdit } from '@kervan/domain/requests/edited-request.ts'
import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import type { RequestEdit } from '@kervan/domain/requests/requests.contract.ts'
import { requestProblems } from '@kervan/domain/requests/requests.copy.ts'
import { statusAfter } from '@kervan/domain/requests/requests.policy.ts'
import type { SensedRequest } from '@kervan/domain/requests/sense/finding.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { ORPCError } from '@orpc/server'
import type { AddedRequest } from '#features/requests/add-request.ts'
import { announceRequest } from '#features/requests/announce-request.ts'
import { recomputeChargeableWeight } from '#features/requests/recompute-chargeable-weight.ts'
import { requestDetail } from '#features/requests/requests.queries.ts'
import type { SignedInCall } from '#spine/http/call.ts'

const find = `select status, delivery_mode, service_type, title, shipment_type, origin_city, origin_country, origin_postal_code,
    origin_address, origin_port, destination_city, destination_country, destination_postal_code, destination_address,
    destination_port, preferred_date::text, description, cargo_type, estimated_weight, estimated_volume, cargo_details,
    date_trunc('milliseconds', updated_at) = $3::timestamptz as is_unchanged
  from requests where id = $1 and customer_id = $2 for update`
const write = `update requests set title = $2, origin_city = $3, origin_country = $4, origin_country_code = $5,
  destination_city = $6, destination_country = $7, destination_country_code = $8, cargo_type = $9, shipment_type = $10,
  description = $11, preferred_date = $12, estimated_weight = $13, estimated_volume = $14, delivery_mode = $15,
  service_type = $16, cargo_details = $17::jsonb, origin_port = $18, destination_port = $19, origin_postal_code = $20,
  origin_address = $21, destination_postal_code = $22, destination_address = $23, updated_at = now()
  where id = $1 returning id, number, title, status, customer_id, quote_amount, quote_currency`

const pastDay = { path: 'preferred_date', message: 'Tercih edilen tarih geçmiş olamaz.' }

type Found = SensedRequest &
  RequestBeforeEdit & { description: string; status: RequestStatus; is_unchanged: boolean }

export function editRequest(context: SignedInCall, id: string, seenAt: string, edit: RequestEdit) {
  const { services } = context
  return services.actAs(context.actor, async (tx) => {
    const [found] = await tx.asSystem<Found>(find, [id, context.person.id, seenAt])
    if (!found) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
    if (!statusAfter('edit', found.status)) throw new ORPCError('NOT_PENDING', requestProblems.NOT_PENDING)
    if (!found.is_unchanged) throw new ORPCError('STALE', problems.STALE)
    const origin = findCountry(edit.origin_country)
    const destination = findCountry(edit.destination_country)
    const after = {
      ...edit,
      origin_country: origin?.name ?? edit.origin_country,
      destination_country: destination?.name ?? edit.destination_country,
    }
    // The stored day may have passed meanwhile; a new one must lie in the future.
    const isPast = edit.preferred_date !== null && edit.preferred_date < dayInIstanbul(new Date())
    const issues = [
      ...(isPast && edit.preferred_date !== found.preferred_date ? [pastDay] : []),
      ...editFaults(found, after),
    ]
    if (issues.length > 0) throw new ORPCError('BAD_REQUEST', { ...problems.BAD_REQUEST, data: { issues } })
    const derived = fieldsAfterEdit(found, after)
    const [written] = await tx.asSystem<AddedRequest>(write, [
      id,
      derived.title,
      edit.origin_city,
      after.origin_country,
      origin?.code ?? null,
      edit.destination_city,
      after.destination_country,
      destination?.code ?? null,
      edit.cargo_type,
      edit.shipment_type,
      edit.description,
      edit.preferred_date,
      edit.estimated_weight,
      edit.estimated_volume,
      derived.delivery_mode,
      derived.service_type,
      JSON.stringify(recomputeChargeableWeight({ ...after, ...derived })),
      derived.origin_port,
      derived.destination_port,
      derived.origin_postal_code,
      derived.origin_address,
      derived.destination_postal_code,
      derived.destination_address,
    ])
    if (!written) throw new Error('The request was not written.')
    await announceRequest(tx, services, written, 'edited')
    const [detail] = await requestDetail(tx.db, id)
    if (!detail) throw new Error('The request was not found again.')
    return { ...detail, staff_notes: '' }
  })
}
