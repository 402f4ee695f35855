/** A note about a customer, which they never see; colleagues named with @ are told at once. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { InternalNoteForm } from '#features/auth/internal-note-form.tsx'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { useColleagues } from '#features/quotes/use-colleagues.ts'
import { api, client } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'

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
  return (
    <Card>
      <CardHead title="Not" />
      <CardBody>
        <InternalNoteForm
          name="Müşteriye not yaz"
          label="Not"
          hint="Müşteri görmez. Bir meslektaşa haber vermek için @ ile adını yazın."
          text={text}
          onChange={setText}
          colleagues={useColleagues()}
          add={add}
          onSave={(written) => add.mutate({ id, text: written })}
        />
      </CardBody>
    </Card>
  )
}
