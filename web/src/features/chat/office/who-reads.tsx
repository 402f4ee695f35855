/** Says above the field where nobody would read an answer: then one calls, or writes where it is read. */
import type { StaffConversation } from '@kervan/domain/chat/staff-chat.contract.ts'
import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { CallLink } from '#features/customers/contact/call-customer.tsx'
import { phoneHref } from '#features/customers/contact-links.tsx'
import { officeTalkAddress } from '#features/customers/talk-address.ts'
import { buttonClasses } from '#spine/ui/button.tsx'
import type { DialogOnDemand } from '#spine/ui/dialog-on-demand.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'

type Props = {
  conversation: StaffConversation
  /** On a page of ours right now, where they read it. */
  isHere: boolean
  /** Held by who shows this: a note that is typed outlives it. */
  callNote: DialogOnDemand
}

export function WhoReads({ conversation, isHere, callNote }: Props) {
  const { customer_id, phone, is_current, is_reachable } = conversation
  if (!is_current && customer_id)
    return (
      <Notice words="Bu müşterinin kayıtları birleştirildi; burada yazılanı artık görmez.">
        <LinkButton size="sm" href={officeTalkAddress(customer_id)}>
          Güncel konuşmayı aç
        </LinkButton>
      </Notice>
    )
  if (is_reachable || isHere) return null
  return (
    <Notice words={unreachableWords(conversation)}>
      {phone &&
        (customer_id ? (
          <CallLink phone={phone} size="sm" note={callNote} />
        ) : (
          <a href={phoneHref(phone)} title={phone} className={buttonClasses({ size: 'sm' })}>
            <Phone strokeWidth={1.75} aria-hidden /> Ara
          </a>
        ))}
    </Notice>
  )
}

function unreachableWords({ guest_id, email }: StaffConversation): string {
  if (!guest_id) return 'Hesabı ve e-postası yok: burada yazılanı göremez.'
  return email
    ? 'Ziyaretçi sayfadan ayrıldı. Yazdığı adres başkasının kaydında olduğundan e-posta gönderilmez; yanıtı dönerse görür.'
    : 'Ziyaretçi sayfadan ayrıldı, e-postası da yok: yanıtı ancak dönerse görür.'
}

function Notice({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-2 px-3 py-2 text-13">
      <p className="min-w-0 flex-1 basis-60 text-delayed">{words}</p>
      {children}
    </div>
  )
}
