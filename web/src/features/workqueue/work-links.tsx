/** Where the work of an item is done: its request, quote or shipment, or the customer whom it is about. */
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { LinkButton } from '#spine/ui/link-button.tsx'

export function WorkLinks({
  item: { kind, customer_id, request_id, quote_id, shipment_id },
}: {
  item: WorkItem
}) {
  return (
    <>
      {(kind === 'appointment' || kind === 'forgotten_lead') && customer_id && (
        <LinkButton size="sm" href={`/staff/customer-management/${customer_id}`}>
          Müşteriyi aç
        </LinkButton>
      )}
      {kind === 'data_request' && (
        <LinkButton
          size="sm"
          href={`/staff/data-requests?status=open${customer_id ? `&customer=${customer_id}` : ''}`}
        >
          Başvuruyu aç
        </LinkButton>
      )}
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
