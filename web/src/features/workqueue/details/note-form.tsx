/** A note on a piece of work; colleagues named with @ are told at once. */
import { useState } from 'react'
import { InternalNoteForm } from '#features/auth/internal-note-form.tsx'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { useColleagues } from '#features/quotes/use-colleagues.ts'
import { useWorkAct } from '#features/workqueue/use-work-act.ts'
import { client } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'

export function NoteForm({ id }: { id: string }) {
  const [text, setText] = useState('')
  const keys = useIdempotencyKeys()
  const add = useWorkAct(
    (input: { id: string; text: string }) =>
      client.workqueue.addNote(input, { ...callTimeout(), context: { idempotencyKey: keys.keyFor(input) } }),
    { onDone: () => setText('') },
  )
  return (
    <InternalNoteForm
      name="Not yaz"
      label="Not"
      hint="Bir meslektaşa haber vermek için @ ile adını yazın."
      text={text}
      onChange={setText}
      colleagues={useColleagues()}
      add={add}
      onSave={(written) => add.mutate({ id, text: written })}
    />
  )
}
