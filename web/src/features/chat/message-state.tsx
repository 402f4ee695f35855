/** How far one's own message has come: an icon, and the word for those who do not see it. */
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react'
import type { MessageState } from '#features/chat/shown-message.ts'
import { cn } from '#spine/ui/class-names.ts'

const icons: Record<MessageState, typeof Check> = {
  waiting: Clock,
  sending: Clock,
  refused: CircleAlert,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
}

export const stateWords: Record<MessageState, string> = {
  waiting: 'Bağlantı gelince gönderilecek',
  sending: 'Gönderiliyor',
  refused: 'Gönderilmedi',
  sent: 'Gönderildi',
  delivered: 'İletildi',
  read: 'Okundu',
}

/** `isHeld` where it waits for something else than the network, which is said beside it. */
export function MessageStateMark({ state, isHeld }: { state: MessageState; isHeld: boolean }) {
  const words = isHeld && state === 'waiting' ? 'Gönderilmeyi bekliyor' : stateWords[state]
  const Icon = icons[state]
  return (
    <span title={words} className="inline-flex">
      <Icon
        className={cn('size-3.5', state === 'read' && 'text-sea', state === 'refused' && 'text-danger')}
        strokeWidth={2}
        aria-hidden
      />
      <span className="sr-only">{words}</span>
    </span>
  )
}
