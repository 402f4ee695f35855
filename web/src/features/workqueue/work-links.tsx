/** Where the work of an item is done: its request, quote, shipment, conversation or request about data, or the customer whom it is about. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { useSession } from '#features/auth/session.ts'
import { LinkButton } from '#spine/ui/link-button.tsx'

/** Kinds whose work is done on the customer's page. */
const customerKinds: readonly WorkItem['kind'][] = [
  'appointment',
  'follow_up',
  'forgotten_lead',
  'inbound_mail',
]

type Place = { label: string; href: string }

function placesOf({
  id,
  kind,
  customer_id,
  request_id,
  quote_id,
  shipment_id,
  conversation_id,
  data_request_id,
}: WorkItem): Place[] {
  const place = (label: string, address: string, at: string | null) =>
    at ? [{ label, href: `${address}${at}` }] : []
  return [
    ...(kind === 'inbound_mail' ? place('Talebe çevir', '/staff/mail-okuma?work=', id) : []),
    ...(customerKinds.includes(kind)
      ? place('Müşteriyi aç', '/staff/customer-management/', customer_id)
      : []),
    ...place('Başvuruyu aç', '/staff/data-requests/', data_request_id),
    ...place('Konuşmayı aç', '/staff/communication/', conversation_id),
    ...place('Talebi aç', '/staff/requests?request=', request_id),
    ...place('Teklifi aç', '/staff/quotes/', quote_id),
    ...place('Gönderiyi aç', '/staff/shipments/', shipment_id),
  ]
}

/** Requests about data are answered by admins; the others are told so instead of being led to a page that is not theirs. */
function useIsForAdmins({ data_request_id }: WorkItem): boolean {
  const role = useSession('office').data?.person?.role
  return data_request_id !== null && !mayEnter('admin', role ?? 'guest')
}

const forAdmins = <span className="text-13 text-muted">Bir yönetici yanıtlar</span>

export function WorkLinks({ item }: { item: WorkItem }) {
  if (useIsForAdmins(item)) return forAdmins
  return placesOf(item).map(({ label, href }, index) => (
    <LinkButton
      key={href}
      size="sm"
      {...(index === 0 && item.kind === 'inbound_mail' && { variant: 'primary' })}
      href={href}
    >
      {label}
    </LinkButton>
  ))
}

/** Where it is done, for a line of a list. */
export function WorkLink({ item, className }: { item: WorkItem; className?: string }) {
  const isForAdmins = useIsForAdmins(item)
  const [place] = placesOf(item)
  if (isForAdmins) return forAdmins
  if (!place) return null
  return (
    <LinkButton size="sm" className={className} href={place.href}>
      {place.label}
    </LinkButton>
  )
}
