/** Sends the report to the customer by mail; it is the PDF that the page opens. */
import { CustomerMailForm } from '@kervan/domain/customers/customer-contacts.contract.ts'
import type { Customer } from '@kervan/domain/customers/customers.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { type AnalysisInput, fileAddress } from '#features/benchmark/benchmark-address.ts'
import { CustomerDialog } from '#features/customers/contact/with-customer.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, showProblem, useSchemaForm } from '#spine/ui/form.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Props = { input: AnalysisInput; onClose: () => void }

export function SendDialog({ input, onClose }: Props) {
  return (
    <CustomerDialog id={input.customer_id} title="Raporu gönder" onClose={onClose}>
      {(customer) => <SendForm input={input} customer={customer} onClose={onClose} />}
    </CustomerDialog>
  )
}

function SendForm({ input, customer, onClose }: Props & { customer: Customer }) {
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const { email } = customer
  const form = useSchemaForm({
    schema: CustomerMailForm,
    defaultValues: {
      subject: `Benchmark raporu: ${input.hat}, ${input.donem}`,
      message: `Merhaba,\n\n${input.hat} hattındaki fiyatlarınızı ve aldığınız hizmeti piyasayla karşılaştıran raporu ekte bulabilirsiniz.`,
    },
  })
  const { errors } = form.formState
  const send = useMutation({
    mutationFn: (mail: CustomerMailForm) =>
      client.benchmark.send(
        { ...input, ...mail },
        { ...callTimeout(), context: { idempotencyKey: keys.keyFor({ ...input, ...mail }) } },
      ),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: api.customers.key() })
      toast.success({ title: 'Gönderildi', description: `${email} adresine gönderiliyor.` })
      onClose()
    },
    onError: (error) => showProblem(form, toProblem(error)),
  })
  return (
    <Form form={form} onSubmit={(mail) => send.mutate(mail)}>
      <Field label="Alıcı">
        <Input readOnly value={email || 'Gönderilecek e-posta adresi bulunamadı'} />
      </Field>
      <Field label="Konu" required error={errors.subject?.message}>
        <Input {...form.register('subject')} />
      </Field>
      <Field label="Mesaj" required error={errors.message?.message}>
        <Textarea className="min-h-32" {...form.register('message')} />
      </Field>
      <p className="text-13">
        Ek:{' '}
        <a
          href={fileAddress('pdf', input)}
          target="_blank"
          rel="noreferrer"
          className="text-sea underline underline-offset-4"
        >
          Benchmark raporu (PDF)
        </a>
        <span className="block text-muted">Personele dönük öneriler raporda yer almaz.</span>
      </p>
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
