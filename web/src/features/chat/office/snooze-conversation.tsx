/** Puts a conversation off: it comes back at its time, or at once when the customer writes. */
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { useConversationAct } from '#features/chat/office/use-conversation-act.ts'
import { type Snooze, SnoozeDialog, toastSnoozed } from '#features/company/snooze-dialog.tsx'
import { client } from '#spine/api/api.ts'

type Props = { id: string; name: string; onClose: () => void }

export function SnoozeConversation({ id, name, onClose }: Props) {
  const snooze = useConversationAct(
    (chosen: Snooze) => client.chat.office.snooze({ conversation_id: id, ...chosen }, callTimeout()),
    {
      onDone: ({ until }) => {
        toastSnoozed(name, until)
        onClose()
      },
    },
  )
  return (
    <SnoozeDialog
      title="Konuşmayı ertele"
      description="Konuşma o zamana kadar açık konuşmalar arasında görünmez. Müşteri yazarsa hemen geri gelir."
      failed="Konuşma ertelenemedi"
      snooze={snooze}
      onClose={onClose}
    />
  )
}
