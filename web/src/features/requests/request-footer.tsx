/** The actions of an opened request, by its status. */
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { hasExpired } from '#features/requests/quote-validity.ts'
import type { AskAnswer } from '#features/requests/quoted-request.ts'
import { newRequestAddress, shipmentAddress } from '#features/requests/request-addresses.ts'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { Button } from '#spine/ui/button.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { useNow } from '#spine/ui/use-now.ts'

type Props = {
  request: RequestDetail
  onEdit: () => void
  onAnswer: AskAnswer
}

export function RequestFooter({ request, onEdit, onAnswer }: Props) {
  const now = useNow()
  const { status, shipment_id } = request
  if (status === 'pending')
    return (
      <Button variant="primary" onClick={onEdit}>
        Düzenle
      </Button>
    )
  if (status === 'approved' && shipment_id)
    return (
      <LinkButton variant="primary" href={shipmentAddress(shipment_id)}>
        Gönderi detayı
      </LinkButton>
    )
  if (status !== 'quoted')
    // On wider screens the side actions have this link.
    return (
      <LinkButton className="md:hidden" href={newRequestAddress(request.form, request.id)} state={openedHere}>
        Bu talebi tekrarla
      </LinkButton>
    )
  if (hasExpired(request, now))
    return (
      <Button variant="next" onClick={() => onAnswer('revise', request)}>
        Revize iste
      </Button>
    )
  return (
    <>
      <Button variant="ghost" onClick={() => onAnswer('reject', request)}>
        Reddet
      </Button>
      <Button onClick={() => onAnswer('revise', request)}>Revize iste</Button>
      <Button variant="next" onClick={() => onAnswer('approve', request)}>
        Teklifi onayla
      </Button>
    </>
  )
}
