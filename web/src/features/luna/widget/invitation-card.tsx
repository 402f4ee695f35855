/** An invitation of the office above the talk with Luna: what was said, and whether the guest wants to talk. */
import type { OwnInvitation } from '@kervan/domain/analytics/invitations.contract.ts'
import { useRef } from 'react'
import { Button } from '#spine/ui/button.tsx'

type Props = {
  invitation: OwnInvitation
  /** The form below is what is left to do. */
  mustIntroduce: boolean
  busy: boolean
  onAccept: () => void
  onDecline: () => void
}

export function InvitationCard({ invitation, mustIntroduce, busy, onAccept, onDecline }: Props) {
  const { kind, message_text, staff_name } = invitation
  const card = useRef<HTMLElement>(null)
  const begin = () => {
    if (!mustIntroduce) return onAccept()
    const form = card.current?.parentElement?.querySelector('form')
    form?.scrollIntoView({ block: 'nearest' })
    form?.querySelector('input')?.focus()
  }
  return (
    <section
      ref={card}
      aria-label="Davet"
      className="flex shrink-0 flex-col gap-3 border-line border-b bg-sea-soft p-4 text-on-sea-soft"
    >
      <div role="status">
        <p className="text-13">
          {kind === 'chat' ? `${staff_name} size yazdı` : `${staff_name} sizi görüşmeye davet ediyor`}
        </p>
        <p className="mt-1 whitespace-pre-line break-words font-medium">{message_text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="primary" busy={busy} onClick={begin}>
          {kind === 'chat' ? 'Yanıtla' : 'Görüşmeye başla'}
        </Button>
        <Button size="sm" disabled={busy} onClick={onDecline}>
          Hayır, teşekkürler
        </Button>
      </div>
      {mustIntroduce && (
        <p className="text-13">Önce aşağıda kendinizi tanıtın; görüşme hemen ardından başlar.</p>
      )}
    </section>
  )
}
