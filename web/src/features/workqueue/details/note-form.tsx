/** A note on a piece of work; colleagues named with @ are told at once. */
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { MentionInput } from '#features/workqueue/details/mention-input.tsx'
import { useWorkAct } from '#features/workqueue/use-work-act.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'

export function NoteForm({ id }: { id: string }) {
  const [text, setText] = useState('')
  const keys = useIdempotencyKeys()
  const add = useWorkAct(
    (input: { id: string; text: string }) =>
      client.workqueue.addNote(input, { ...callTimeout(), context: { idempotencyKey: keys.keyFor(input) } }),
    { onDone: () => setText('') },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && !add.isPending) add.mutate({ id, text: text.trim() })
  }
  return (
    <form noValidate aria-label="Not yaz" onSubmit={submit} className="flex flex-col gap-3">
      <Field label="Not" hint="Bir meslektaşa haber vermek için @ ile adını yazın.">
        <MentionInput value={text} onChange={setText} maxLength={1000} />
      </Field>
      {add.isError && <Alert title="Not kaydedilemedi">{toProblem(add.error).message}</Alert>}
      <Button
        type="submit"
        size="sm"
        variant="primary"
        className="self-end"
        busy={add.isPending}
        disabled={!text.trim()}
      >
        Notu kaydet
      </Button>
    </form>
  )
}
