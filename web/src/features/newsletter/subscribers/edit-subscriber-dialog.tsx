/** Changes what the office has written about a subscriber: name, language, and whether they are a merchant. */
import { recipientTypeWords, subscriberLanguageWords } from '@kervan/domain/newsletter/subscriber-words.ts'
import type { SubscriberDetail } from '@kervan/domain/newsletter/subscribers.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { isInRegister } from '#features/newsletter/subscribers/is-in-register.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog, DialogClose } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { toast } from '#spine/ui/toast.tsx'

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

type Props = { subscriber: SubscriberDetail; onClose: () => void }

export function EditSubscriberDialog({ subscriber, onClose }: Props) {
  const { id, email } = subscriber
  const queries = useQueryClient()
  const [name, setName] = useState(subscriber.name)
  const [language, setLanguage] = useState(subscriber.language)
  const [recipient_type, setType] = useState(subscriber.recipient_type)
  const hasConsent = subscriber.consents[0]?.answer === 'ONAY'
  const save = useMutation({
    mutationFn: () =>
      client.newsletter.subscribers.change({ id, name, language, recipient_type }, callTimeout()),
    onSuccess: (saved) => {
      queries.setQueryData(api.newsletter.subscribers.get.queryKey({ input: { id } }), saved)
      void queries.invalidateQueries({ queryKey: api.newsletter.key() })
      toast.success({ title: 'Abone kaydedildi', description: email })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Aboneyi düzenle"
      description={email}
      footer={
        <>
          <DialogClose asChild>
            <Button>Vazgeç</Button>
          </DialogClose>
          <Button variant="primary" type="submit" form="edit-subscriber" busy={save.isPending}>
            Kaydet
          </Button>
        </>
      }
    >
      <form id="edit-subscriber" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {save.isError && <Alert title="Kaydedilemedi">{toProblem(save.error).message}</Alert>}
        <Field label="Ad ve soyad" optionalMark>
          <Input
            value={name}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Field label="Dil">
          <Select
            value={language}
            options={optionsOf(subscriberLanguageWords)}
            onChange={({ target }) => setLanguage(target.value as typeof language)}
          />
        </Field>
        <Field
          label="Alıcı türü"
          hint={
            recipient_type === 'BIREYSEL' && !hasConsent
              ? 'Onayı olmayan bireysel aboneye bülten gönderilmez.'
              : isInRegister(subscriber) &&
                'Değişirse son onayı ya da reddi, yeni türüyle İYS’ye yeniden işlenir.'
          }
        >
          <Select
            value={recipient_type}
            options={optionsOf(recipientTypeWords)}
            onChange={({ target }) => setType(target.value as typeof recipient_type)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
