/** Creates a request from the quick form, announces it and mails it to the team. */

import { type QuickForm, quickTitle } from '@kervan/domain/requests/quick-form.ts'
import type { CreatedRequest } from '@kervan/domain/requests/request.ts'
import { shipmentTypeOf } from '@kervan/domain/requests/requests.policy.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { insertRequest, type NewRequest } from '#features/requests/add-request.ts'
import { announceRequest } from '#features/requests/announce-request.ts'
import { mailTeam } from '#features/requests/mail-team.ts'
import {
  prepareRequest,
  type RequestingCustomer,
  refuseIncompleteProfile,
} from '#features/requests/prepare-request.ts'
import { quickChargeableWeight } from '#features/requests/quick-weight.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

export async function createQuickRequest(
  context: SignedInCall<WithCompany>,
  form: QuickForm,
): Promise<CreatedRequest> {
  const { services } = context
  const prepared = await prepareRequest(context, (customer) => requestOf(form, customer))
  return createOnce(context, form, async (tx) => {
    const { customer, request } = prepared ?? refuseIncompleteProfile()
    tx.background(insertRequest(tx, request))
    await announceRequest(tx, services, request, 'created', customer.name)
    await mailTeam(tx, services, request, customer)
    return { id: request.id, number: request.number, quote_due_at: request.quote_due_at }
  })
}

function requestOf(form: QuickForm, customer: RequestingCustomer): NewRequest {
  const { transport_mode, route, cargo, schedule, notes } = form
  const { description, weight, volume, dimensions, ...load } = cargo
  return {
    form: 'quick',
    customer_id: customer.id,
    created_by: customer.id,
    title: quickTitle(form),
    description,
    shipment_type: shipmentTypeOf(transport_mode).type,
    origin_country: route.from_country,
    origin_city: route.from_city,
    origin_postal_code: route.from_post_code,
    destination_country: route.to_country,
    destination_city: route.to_city,
    destination_postal_code: route.to_post_code,
    estimated_weight: weight,
    estimated_volume: volume,
    preferred_date: schedule.ready_date,
    urgency_level: schedule.priority,
    requester_company: customer.company,
    cargo_details: {
      transport_mode,
      ...load,
      dimension_rows: dimensions,
      notes,
      chargeable_weight: quickChargeableWeight(form),
    },
  }
}
