/** Calls the customer of an offer, and offers to note how it went: the dialog is there when the call is over. */
import { Phone } from 'lucide-react'
import { phoneHref } from '#features/customers/contact-links.tsx'
import type { CalledOffer } from '#features/quotes/calls/call-note-dialog.tsx'
import { useDialogOnDemand } from '#spine/ui/dialog-on-demand.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'

export function CallCustomer({ offer }: { offer: CalledOffer }) {
  const note = useDialogOnDemand(async () => {
    const { CallNoteDialog } = await import('#features/quotes/calls/call-note-dialog.tsx')
    return ({ onClose }) => <CallNoteDialog offer={offer} onClose={onClose} />
  })
  return (
    <>
      <LinkButton
        href={phoneHref(offer.phone)}
        size="sm"
        aria-label={`Müşteriyi ara: ${offer.phone}`}
        onClick={note.open}
      >
        <Phone strokeWidth={1.75} aria-hidden /> Müşteriyi ara
      </LinkButton>
      {note.failure}
      {note.dialog}
    </>
  )
}
