/** Calls a customer, about an offer or a shipment where one stands there, and has the call noted: the dialog is there when it is over. */
import { Phone } from 'lucide-react'
import type { CallMatter } from '#features/customers/contact/call-dialog.tsx'
import { phoneHref } from '#features/customers/contact-links.tsx'
import { buttonClasses } from '#spine/ui/button.tsx'
import { type DialogOnDemand, useDialogOnDemand } from '#spine/ui/dialog-on-demand.tsx'

type Props = { customerId: string; phone: string; about?: CallMatter; size?: 'sm' | 'md' }

export function CallCustomer({ customerId, phone, about, size = 'md' }: Props) {
  const note = useCallNote(customerId, about)
  return (
    <>
      <CallLink phone={phone} size={size} note={note} />
      {note.dialog}
    </>
  )
}

/** The dialog apart from the link, for where the link may go away while the call is noted. */
export function useCallNote(customerId: string, about?: CallMatter): DialogOnDemand {
  return useDialogOnDemand(async () => {
    const { CallDialog } = await import('#features/customers/contact/call-dialog.tsx')
    return ({ onClose }) => <CallDialog id={customerId} {...(about && { about })} onClose={onClose} />
  })
}

type LinkProps = { phone: string; size: 'sm' | 'md'; note: DialogOnDemand }

export function CallLink({ phone, size, note }: LinkProps) {
  return (
    <>
      <a
        href={phoneHref(phone)}
        title={phone}
        aria-label={`Müşteriyi ara: ${phone}`}
        className={buttonClasses({ size })}
        onClick={note.open}
      >
        <Phone strokeWidth={1.75} aria-hidden /> Müşteriyi ara
      </a>
      {note.failure}
    </>
  )
}
