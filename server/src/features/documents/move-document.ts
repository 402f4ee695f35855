/** A document that lies with the wrong shipment or request goes to another of the same customer. What is said of it stays as it was. */
import { documentProblems } from '@kervan/domain/documents/documents.copy.ts'
import type { DocumentMove } from '@kervan/domain/documents/staff-documents.contract.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import { announceDocument } from '#features/documents/announce-document.ts'
import { joinLate } from '#features/documents/join-shipment.ts'
import { lockKept } from '#features/documents/lock-document.ts'
import { type NamedMatter, readCustomerAlone, readMatter } from '#features/documents/matter.ts'
import type { SignedInCall } from '#spine/http/call.ts'

const move = `update documents set shipment_id = $2, shipment_number = $3, request_id = $4, request_number = $5 where id = $1`

/** Where it lies already nothing changes, so that a second try is none. */
export function moveDocument(context: SignedInCall, { id, seen, ...to }: DocumentMove): Promise<void> {
  const { services, actor } = context
  return services.actAs(actor, async (tx) => {
    const found = await lockKept(tx, context, id)
    const matter =
      to.shipment_id || to.request_id
        ? await readMatter(tx, to)
        : await readCustomerAlone(tx, found.customer_id)
    if (matter.customer_id !== found.customer_id)
      throw new ORPCError('OTHER_CUSTOMER', documentProblems.OTHER_CUSTOMER)
    if (isSame(found, matter)) return
    if (!isSame(found, seen)) throw new ORPCError('STALE', problems.STALE)
    const { shipment_id, shipment_number, request_id, request_number } = matter
    await tx.asSystem(move, [id, shipment_id, shipment_number, request_id, request_number])
    if (request_id && !shipment_id) await joinLate(tx, id)
    await announceDocument(tx, services, id, 'moved', { shipmentId: found.shipment_id })
  })
}

const isSame = (one: NamedMatter, other: NamedMatter) =>
  one.shipment_id === other.shipment_id && one.request_id === other.request_id
