/** A note about a customer, which they never see; colleagues named with @ are told at once. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { MentionInput } from '#features/workqueue/details/mention-input.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Field } from '#spine/ui/field.tsx'

export function CustomerNoteForm({ id }: { id: string }) {
  const [text, setText] = useState('')
  const keys = useIdempotencyKeys()
  const queries = useQueryClient()
  const add = useMutation({
    mutationFn: (input: { id: string; text: string }) =>
      client.workqueue.customerPage.addCustomerNote(input, {
        ...callTimeout(),
        context: { idempotencyKey: keys.keyFor(input) },
      }),
    onSuccess: () => {
      setText('')
      void queries.invalidateQueries({ queryKey: api.workqueue.customerPage.timeline.key() })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && !add.isPending) add.mutate({ id, text: text.trim() })
  }
  return (
    <Card>
      <CardHead title="Not" />
      <CardBody>
        <form noValidate aria-label="Müşteriye not yaz" onSubmit={submit} className="flex flex-col gap-3">
          <Field label="Not" hint="Müşteri görmez. Bir meslektaşa haber vermek için @ ile adını yazın.">
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
      </CardBody>
    </Card>
  )
}
