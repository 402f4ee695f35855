/** The quick wizard's form becomes a request: work for the office, a mail to the team, news for whoever is looking. */
import { isComplete } from '@kervan/domain/customers/customers.policy.ts'
import { type QuickForm, quickTitle } from '@kervan/domain/requests/quick-form.ts'
import type { CreatedRequest } from '@kervan/domain/requests/request.ts'
import { requestProblems } from '@kervan/domain/requests/requests.copy.ts'
import { shipmentTypeOf } from '@kervan/domain/requests/requests.policy.ts'
import { ORPCError } from '@orpc/server'
import { createOnce } from '#create-once.ts'
import { profileOf } from '#customers/customers.queries.ts'
import type { Transaction } from '#database/act-as.ts'
import type { CallContext } from '#procedures.ts'
import { addRequest, type NewRequest } from '#requests/add-request.ts'
import { mailTeam } from '#requests/mail-team.ts'
import { quickChargeableWeight } from '#requests/quick-weight.ts'
import { tellRequest } from '#requests/request-news.ts'

export async function createQuick(context: CallContext, form: QuickForm): Promise<CreatedRequest> {
  const { services } = context
  const customerId = context.person?.id ?? ''
  await services.limits.requestPerson(customerId)
  return createOnce(context, form, async (tx) => {
    const { company } = await completeProfile(tx, customerId)
    const request = await addRequest(tx, services, requestOf(form, customerId, company))
    await tellRequest(tx, services, request, 'created')
    await mailTeam(tx, services, request)
    return { id: request.id, number: request.number, quote_due_at: request.quote_due_at }
  })
}

/** All six fields of the profile open new requests. */
export async function completeProfile(tx: Transaction, customerId: string) {
  const [profile] = await profileOf(tx.db, customerId)
  if (!profile || !isComplete(profile))
    throw new ORPCError('PROFILE_INCOMPLETE', requestProblems.PROFILE_INCOMPLETE)
  return profile
}

function requestOf(form: QuickForm, customerId: string, company: string): NewRequest {
  const { transport_mode, route, cargo, schedule, notes } = form
  const { description, weight, volume, dimensions, ...load } = cargo
  return {
    form: 'quick',
    customer_id: customerId,
    created_by: customerId,
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
    requester_company: company,
    cargo_details: {
      transport_mode,
      ...load,
      dimension_rows: dimensions,
      notes,
      chargeable_weight: quickChargeableWeight(form),
    },
  }
}
