/** Answers a mail of the inbox as its recipient's mail program would; what is written comes into the conversation. */
import { z } from '@kervan/domain/z.ts'
import { useMutation } from '@tanstack/react-query'
import { Reply } from 'lucide-react'
import { useState } from 'react'
import { client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, showProblem, useSchemaForm } from '#spine/ui/form.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

const Answer = z.object({ text: z.string().trim().min(1, 'Bir yanıt yazın.').max(20_000) })

export function ReplyForm({ mailId, to }: { mailId: string; to: string }) {
  const form = useSchemaForm({ schema: Answer, defaultValues: { text: '' } })
  const ids = useIdempotencyKeys()
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState('')
  const send = useMutation({
    mutationFn: (answer: { text: string }) =>
      client.demo.replyToMail({ id: mailId, reply_id: ids.keyFor(answer), ...answer }),
    onMutate: () => setMessage(''),
    onSuccess: () => {
      ids.renew()
      form.reset()
      setOpen(false)
      setMessage('Yanıtınız yazışmaya eklendi.')
    },
    onError: (error) => showProblem(form, toProblem(error)),
  })
  return (
    <section aria-label="Yanıt" className="flex flex-col gap-3">
      {isOpen ? (
        <Form form={form} onSubmit={(answer) => send.mutate(answer)} className="gap-3">
          <Field label={`${to} adresinden yanıt`} error={form.formState.errors.text?.message}>
            <Textarea autoFocus rows={4} {...form.register('text')} />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="next" busy={send.isPending} busyLabel="Gönderiliyor">
              Yanıtı gönder
            </Button>
            <Button type="button" variant="ghost" onClick={() => setOpen(false)}>
              Vazgeç
            </Button>
          </div>
        </Form>
      ) : (
        <Button type="button" className="w-fit" onClick={() => setOpen(true)}>
          <Reply strokeWidth={1.75} aria-hidden /> Yanıtla
        </Button>
      )}
      <p role="status" className="text-13 text-muted empty:hidden">
        {message}
      </p>
    </section>
  )
}
