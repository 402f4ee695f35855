/** Writes a mail to a customer; it goes out with the writer's signature and stands in the customer's history. */
import { CustomerMailForm } from '@kervan/domain/customers/customer-contacts.contract.ts'
import type { Customer } from '@kervan/domain/customers/customers.contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { CustomerDialog } from '#features/customers/contact/with-customer.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, showProblem, useSchemaForm } from '#spine/ui/form.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Props = { id: string; onClose: () => void }

export function MailDialog({ id, onClose }: Props) {
  return (
    <CustomerDialog id={id} title="E-posta yaz" onClose={onClose}>
      {(customer) => <MailForm customer={customer} onClose={onClose} />}
    </CustomerDialog>
  )
}

function MailForm({ customer: { id, email }, onClose }: { customer: Customer; onClose: () => void }) {
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const signature = useQuery(api.auth.getStaffProfile.queryOptions()).data?.signature
  const form = useSchemaForm({ schema: CustomerMailForm, defaultValues: { subject: '', message: '' } })
  const { errors } = form.formState
  const send = useMutation({
    mutationFn: (input: CustomerMailForm) =>
      client.customers.contacts.sendMail(
        { id, ...input },
        { ...callTimeout(), context: { idempotencyKey: keys.keyFor(input) } },
      ),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: api.customers.key() })
      toast.success({ title: 'Gönderildi', description: `${email} adresine gönderiliyor.` })
      onClose()
    },
    onError: (error) => showProblem(form, toProblem(error)),
  })
  return (
    <Form form={form} onSubmit={(input) => send.mutate(input)}>
      <Field label="Alıcı">
        <Input readOnly value={email || 'Gönderilecek e-posta adresi bulunamadı'} />
      </Field>
      <Field label="Konu" required error={errors.subject?.message}>
        <Input autoFocus {...form.register('subject')} />
      </Field>
      <Field
        label="Mesaj"
        required
        error={errors.message?.message}
        hint={signature ? `İmzanız eklenir: ${signature.split('\n')[0]}` : 'Altına adınız eklenir.'}
      >
        <Textarea className="min-h-40" {...form.register('message')} />
      </Field>
      <div className="flex flex-wrap justify-end gap-3 pt-1">
        <Button onClick={onClose} disabled={send.isPending}>
          Vazgeç
        </Button>
        <Button
          type="submit"
          variant="primary"
          disabled={!email}
          busy={send.isPending}
          busyLabel="Gönderiliyor"
        >
          Gönder
        </Button>
      </div>
    </Form>
  )
}
