/** A colleague has operations or the customer told of a shipment. What the told one gets beside this mail follows from the event. */
import { type NoticeReceiver, shipmentProblems } from '@kervan/domain/shipments/shipments.copy.ts'
import { shipmentNotice } from '@kervan/domain/shipments/shipments.events.ts'
import { ORPCError } from '@orpc/server'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import { emailOf } from '#features/customers/erased-records.ts'
import { operationsMail, type ShipmentInMail } from '#features/shipments/operations-mail.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

type Notice = { id: string; to: NoticeReceiver; message: string }

type Found = ShipmentInMail & {
  customer_id: string
  customer_reachable: boolean
  operations_email: string | null
}

/** Locked, so that of two notices at once the second finds the work of the first. */
const shipment = `select s.id, s.shipment_number, s.customer_id, s.title, s.origin_city, s.destination_city, s.status, s.delayed,
    coalesce(nullif(p.company, ''), trim(p.first_name || ' ' || p.last_name)) as customer,
    (${emailOf('p')} <> '' or p.has_account) as customer_reachable,
    (select u.email from users u where u.id = s.operations_assigned_to and u.disabled_at is null) as operations_email
  from shipments s join profiles p on p.id = s.customer_id where s.id = $1 for no key update of s`

export function notifyOfShipment(
  context: SignedInCall<WithCompany>,
  notice: Notice,
): Promise<{ id: string }> {
  const { services, person } = context
  return createOnce(context, notice, async (tx) => {
    const [found] = await tx.asSystem<Found>(shipment, [notice.id])
    if (!found) throw new ORPCError('NOT_FOUND', shipmentProblems.NOT_FOUND)
    const { to, message } = notice
    if (to === 'customer' && !found.customer_reachable)
      throw new ORPCError('UNREACHABLE', shipmentProblems.UNREACHABLE)
    if (to === 'operations') {
      const letterhead = await readLetterhead(services)
      // Whoever runs the operation; where nobody does, the company's own address.
      const receiver = found.operations_email ?? letterhead.company.email
      const words = { message, sender: person.full_name }
      await services.queueMail(tx, operationsMail(letterhead, receiver, found, words))
    }
    await services.emit(tx, shipmentNotice, ['staff'], {
      shipment_id: found.id,
      shipment_number: found.shipment_number,
      customer_id: found.customer_id,
      to,
      message,
      actor_name: person.full_name,
    })
    return { id: notice.id }
  })
}
