/** Where the work of an item is done: its request, quote or shipment. */
import type { WorkItem } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { LinkButton } from '#spine/ui/link-button.tsx'

export function WorkLinks({ item: { request_id, quote_id, shipment_id } }: { item: WorkItem }) {
  return (
    <>
      {request_id && (
        <LinkButton size="sm" href={`/staff/requests?request=${request_id}`}>
          Talebi aç
        </LinkButton>
      )}
      {quote_id && (
        <LinkButton size="sm" href={`/staff/quotes/${quote_id}`}>
          Teklifi aç
        </LinkButton>
      )}
      {shipment_id && (
        <LinkButton size="sm" href={`/staff/shipments/${shipment_id}`}>
          Gönderiyi aç
        </LinkButton>
      )}
    </>
  )
}
