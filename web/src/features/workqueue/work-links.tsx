/** Where the work of an item is done: its request, quote, shipment, conversation or request about data, or the customer whom it is about. */
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { LinkButton } from '#spine/ui/link-button.tsx'

/** Kinds whose work is done on the customer's page. */
const customerKinds: readonly WorkItem['kind'][] = [
  'appointment',
  'follow_up',
  'forgotten_lead',
  'inbound_mail',
]

export function WorkLinks({
  item: { id, kind, customer_id, request_id, quote_id, shipment_id, conversation_id, data_request_id },
}: {
  item: WorkItem
}) {
  return (
    <>
      {kind === 'inbound_mail' && (
        <LinkButton size="sm" variant="primary" href={`/staff/mail-okuma?work=${id}`}>
          Talebe çevir
        </LinkButton>
      )}
      {customerKinds.includes(kind) && customer_id && (
        <LinkButton size="sm" href={`/staff/customer-management/${customer_id}`}>
          Müşteriyi aç
        </LinkButton>
      )}
      {data_request_id && (
        <LinkButton size="sm" href={`/staff/data-requests/${data_request_id}`}>
          Başvuruyu aç
        </LinkButton>
      )}
      {conversation_id && (
        <LinkButton size="sm" href={`/staff/communication/${conversation_id}`}>
          Konuşmayı aç
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
