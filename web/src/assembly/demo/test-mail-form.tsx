/** Sends a test mail to any address; in demo mode it only reaches the demo inbox. */
import { EmailAddress } from '@kervan/domain/values/email-address.ts'
import { z } from '@kervan/domain/z.ts'
import { useMutation } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { useLiveEvent } from '#spine/live/use-live.ts'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, showProblem, useSchemaForm } from '#spine/ui/form.tsx'
import { Input } from '#spine/ui/input.tsx'

const TestMail = z.object({ to: EmailAddress })

export function TestMailForm() {
  const form = useSchemaForm({ schema: TestMail, defaultValues: { to: 'demo@musteri.example' } })
  const keys = useIdempotencyKeys()
  const [message, setMessage] = useState('')
  const send = useMutation({
    mutationFn: (mail: { to: string }) =>
      client.demo.sendTestMail(mail, { context: { idempotencyKey: keys.keyFor(mail) } }),
    onMutate: () => setMessage(''),
    onSuccess: () => {
      keys.renew()
      // The mail may arrive before the response.
      setMessage((current) => current || 'Kuyruğa alındı; gönderilince listede görünür.')
    },
    onError: (error) => showProblem(form, toProblem(error)),
  })
  useLiveEvent('inbox.mail_arrived', () => setMessage('Yeni e-posta geldi.'))
  return (
    <Form
      form={form}
      onSubmit={(mail) => send.mutate(mail)}
      className="gap-2 border-line border-b px-4 py-4 md:px-5"
    >
      <Field label="E-posta adresi" error={form.formState.errors.to?.message}>
        <Input type="email" autoComplete="email" inputMode="email" {...form.register('to')} />
      </Field>
      <Button type="submit" variant="next" busy={send.isPending} busyLabel="Gönderiliyor">
        <Send strokeWidth={1.75} aria-hidden /> Deneme e-postası gönder
      </Button>
      <p role="status" className="text-13 text-muted empty:hidden">
        {message}
      </p>
    </Form>
  )
}
