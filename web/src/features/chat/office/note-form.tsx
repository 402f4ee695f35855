/** A note on a conversation, which the customer never sees; colleagues named with @ are told at once. */
import { useMemo, useState } from 'react'
import { InternalNoteForm } from '#features/auth/internal-note-form.tsx'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { keptNote } from '#features/chat/office/kept-answers.ts'
import { useConversationAct } from '#features/chat/office/use-conversation-act.ts'
import { useColleagues } from '#features/quotes/use-colleagues.ts'
import { client } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'

type Props = { conversationId: string; personId: string; onDone: () => void }

export function NoteForm({ conversationId, personId, onDone }: Props) {
  const kept = useMemo(() => keptNote(personId, conversationId), [personId, conversationId])
  const [text, setText] = useState(kept.read)
  const write = (typed: string) => {
    kept.write(typed)
    setText(typed)
  }
  const keys = useIdempotencyKeys()
  const add = useConversationAct(
    (input: { conversation_id: string; text: string }) =>
      client.chat.office.addNote(input, {
        ...callTimeout(),
        context: { idempotencyKey: keys.keyFor(input) },
      }),
    {
      onDone: () => {
        write('')
        onDone()
      },
    },
  )
  return (
    <InternalNoteForm
      name="İç not yaz"
      label="İç not"
      hint="Müşteri görmez. Bir meslektaşa haber vermek için @ ile adını yazın."
      text={text}
      onChange={write}
      colleagues={useColleagues()}
      add={add}
      onSave={(written) => add.mutate({ conversation_id: conversationId, text: written })}
      className="border-line border-t bg-pending-fill p-3"
    />
  )
}
