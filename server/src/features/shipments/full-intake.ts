/** Creates a request and a shipment that waits for its price from the detailed form, in one transaction. */

import type { DetailedForm } from '@kervan/domain/requests/detailed-form.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { insertRequest, type NewRequest } from '#features/requests/add-request.ts'
import { announceRequest } from '#features/requests/announce-request.ts'
import { intakeChargeableWeight } from '#features/requests/intake-weight.ts'
import { mailTeam } from '#features/requests/mail-team.ts'
import { prepareRequest, refuseIncompleteProfile } from '#features/requests/prepare-request.ts'
import { analyseRequestJob } from '#features/shipments/analyse-request.jobs.ts'
import { announceStep, insertShipment } from '#features/shipments/shipment-records.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

export async function fullIntake(context: SignedInCall<WithCompany>, form: DetailedForm) {
  const { services, person } = context
  const prepared = await prepareRequest(context, ({ id, company }) => requestOf(form, id, company))
  return createOnce(context, form, async (tx) => {
    const { customer, request } = prepared ?? refuseIncompleteProfile()
    tx.background(insertRequest(tx, request))
    const shipment = await insertShipment(tx, request.id, 'pending')
    const by = { id: customer.id, name: person.full_name }
    await announceStep(tx, services, shipment, by, { step: 'created', note: 'Detaylı talep' })
    await announceRequest(tx, services, request, 'created', customer.name)
    await mailTeam(tx, services, request, customer)
    await services.enqueue(tx, analyseRequestJob, { request_id: request.id })
    return {
      id: request.id,
      number: request.number,
      quote_due_at: request.quote_due_at,
      shipment_id: shipment.id,
    }
  })
}

function requestOf(form: DetailedForm, customerId: string, company: string): NewRequest {
  return {
    ...form,
    form: 'detailed',
    customer_id: customerId,
    created_by: customerId,
    requester_company: form.requester_company || company,
    cargo_details: { ...form.cargo_details, chargeable_weight: intakeChargeableWeight(form) },
  }
}
