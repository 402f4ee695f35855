/** A mail that was read: its words beside the form that they have filled. Nothing is saved before the form is sent. */
import { mailFields } from '@kervan/domain/luna/mail/mail-fields.ts'
import { missingFields } from '@kervan/domain/luna/mail/missing-fields.ts'
import type { ReadMail } from '@kervan/domain/luna/mail-reading.contract.ts'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { CustomerFormDialog } from '#features/customers/customer-form-dialog.tsx'
import { customerLabel } from '#features/customers/use-customer-search.ts'
import { AnswerDraft } from '#features/luna/mail/answer-draft.tsx'
import { additions, orderOfMail, valuesOf } from '#features/luna/mail/order-of-mail.ts'
import { ReadFields } from '#features/luna/mail/read-fields.tsx'
import { hiddenFieldProblem, OrderDraftSchema, submitProblem } from '#features/quotes/order-draft.ts'
import { OrderFields } from '#features/quotes/order-fields.tsx'
import type { OrderFormState } from '#features/quotes/order-form-state.ts'
import { draftTotal } from '#features/quotes/order-total.ts'
import { useSendOrder } from '#features/quotes/send-order.ts'
import { UnsavedChanges } from '#spine/drafts/unsaved-changes.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { useSchemaForm } from '#spine/ui/form.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Props = {
  mail: ReadMail
  /** What a model has added since; undefined where there is none, or it has not answered. */
  later: ReadMail | undefined
  isSearching: boolean
  /** The work item that the mail came as; empty where it was pasted. */
  workId: string
  onAgain: () => void
}

export function MailRequest({ mail, later, isSearching, workId, onAgain }: Props) {
  const formId = useId()
  const form = useSchemaForm({
    schema: OrderDraftSchema,
    defaultValues: { ...orderOfMail(mail), mail_work_id: workId },
  })
  const draft = form.watch()
  const missing = missingFields(valuesOf(draft, mailFields))
  const { send, isSending, isCreated, created } = useSendOrder(form, ({ message }) =>
    toast.failure({ title: 'Talep açılamadı', description: message }),
  )
  const addLater = useEffectEvent((reading: ReadMail) => {
    for (const [field, value] of additions(form.getValues(), reading))
      form.setValue(field, value, { shouldDirty: true })
  })
  useEffect(() => {
    if (later) addLater(later)
  }, [later])
  const submit = form.handleSubmit(
    (order) => send(order),
    (errors) => {
      const refusal = submitProblem(form.getValues()) ?? hiddenFieldProblem(errors)
      if (refusal) toast.failure({ ...refusal, kind: 'longer' })
    },
  )
  if (created)
    return (
      <Card>
        <EmptyState
          title={`${created.number} numaralı talep açıldı`}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <LinkButton variant="primary" href={`/staff/requests?request=${created.id}`}>
                Talebi aç
              </LinkButton>
              {workId && <LinkButton href={`/staff/work-queue/details/${workId}`}>İşe dön</LinkButton>}
              <Button onClick={onAgain}>Başka e-posta oku</Button>
            </div>
          }
        >
          {workId ? 'Talep iş kuyruğuna düştü, e-postanın işi tamamlandı.' : 'Talep iş kuyruğuna düştü.'}{' '}
          Yanıtı göndermediyseniz gönderene sizin yazmanız gerekir.
        </EmptyState>
      </Card>
    )
  const shown = later ?? mail
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <ReadFields mail={shown} missing={missing} isSearching={isSearching} />
        <AnswerDraft mail={shown} missing={missing} />
      </div>
      <Card>
        <CardHead
          title="Talep"
          action={
            <Button size="sm" onClick={onAgain}>
              Başka e-posta oku
            </Button>
          }
        />
        <CardBody>
          <form
            id={formId}
            noValidate
            aria-label="Yeni talep"
            onSubmit={(event) => (isSending ? event.preventDefault() : void submit(event))}
            className="flex flex-col gap-6"
          >
            <UnknownSender mail={mail} form={form} />
            <OrderFields form={form} request={null} />
            <div className="flex flex-wrap items-center gap-3">
              <Button type="submit" variant="next" busy={isSending || isCreated} busyLabel="Açılıyor">
                {draftTotal(draft) ? 'Teklifi gönder' : 'Talebi aç'}
              </Button>
              <p className="text-13 text-muted">Onaylayana kadar hiçbir şey kaydedilmez.</p>
            </div>
          </form>
        </CardBody>
      </Card>
      {!isCreated && <UnsavedChanges what="Talebi" isSaving={isSending} />}
    </div>
  )
}

/** Somebody who has never written is added as a lead, with one question less. */
function UnknownSender({ mail: { sender }, form }: { mail: ReadMail; form: OrderFormState }) {
  const [isAdding, setAdding] = useState(false)
  const isChosen = form.watch('customer_id') !== ''
  if (isChosen || !sender.address) return null
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-field bg-hover px-3 py-2 text-14">
      <span className="mr-auto min-w-0 break-words">{sender.address} kayıtlı bir müşteri değil.</span>
      <Button size="sm" onClick={() => setAdding(true)}>
        Aday olarak ekle
      </Button>
      {isAdding && (
        <CustomerFormDialog
          typed={sender.address}
          isBrief
          onClose={() => setAdding(false)}
          onSaved={(customer) => {
            form.setValue('customer_name', customerLabel(customer), { shouldDirty: true })
            form.setValue('customer_email', customer.email, { shouldDirty: true })
            form.setValue('customer_id', customer.id, { shouldDirty: true, shouldValidate: true })
            setAdding(false)
          }}
        />
      )}
    </div>
  )
}
