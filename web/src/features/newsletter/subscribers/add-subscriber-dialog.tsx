/** Adds somebody who agreed in another way, with the proof of that. Merchants need none until they refuse. */
import {
  consentSourceWords,
  recipientTypeWords,
  subscriberLanguageWords,
} from '@kervan/domain/newsletter/subscriber-words.ts'
import { isDay } from '@kervan/domain/values/is-day.ts'
import { dayInIstanbul, momentInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { DateInput } from '#spine/ui/date-input.tsx'
import { Dialog, DialogClose } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { EmailInput, Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { toast } from '#spine/ui/toast.tsx'

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

export function AddSubscriberDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const today = dayInIstanbul(new Date())
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [language, setLanguage] = useState<keyof typeof subscriberLanguageWords>('tr')
  const [type, setType] = useState<keyof typeof recipientTypeWords>('BIREYSEL')
  const [source, setSource] = useState<keyof typeof consentSourceWords>('HS_ISLAK_IMZA')
  const [day, setDay] = useState(today)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const needsProof = type === 'BIREYSEL'
  const hasConsent = needsProof || note.trim() !== ''
  const problems = {
    email: /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : 'E-posta adresini yazın.',
    day: hasConsent && (!isDay(day) || day > today) ? 'Bugün ya da daha önce bir gün seçin.' : undefined,
    note: needsProof && !note.trim() ? 'Onayın kanıtını yazın.' : undefined,
  }
  const add = useMutation({
    mutationFn: () => {
      const input = {
        email: email.trim(),
        name,
        language,
        recipient_type: type,
        consent: hasConsent ? { source, at: momentInIstanbul(day, '00:00').toISOString(), note } : null,
      }
      return client.newsletter.subscribers.add(input, {
        ...callTimeout(),
        context: { idempotencyKey: keys.keyFor(input) },
      })
    },
    onSuccess: (added) => {
      toast.success({ title: 'Abone eklendi', description: added.email })
      void queries.invalidateQueries({ queryKey: api.newsletter.key() })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(problems).every((problem) => problem === undefined) && !add.isPending) add.mutate()
  }
  const shown: Partial<typeof problems> = tried ? problems : {}
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Abone ekle"
      description="Onayını siteden başka bir yolla vermiş birini kanıtıyla ekleyin."
      footer={
        <>
          <DialogClose asChild>
            <Button>Vazgeç</Button>
          </DialogClose>
          <Button variant="primary" type="submit" form="add-subscriber" busy={add.isPending}>
            Ekle
          </Button>
        </>
      }
    >
      <form id="add-subscriber" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {add.isError && <Alert title="Eklenemedi">{toProblem(add.error).message}</Alert>}
        <Field label="E-posta" required error={shown.email}>
          <EmailInput value={email} autoComplete="off" onChange={({ target }) => setEmail(target.value)} />
        </Field>
        <Field label="Ad ve soyad" optionalMark>
          <Input
            value={name}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Dil">
            <Select
              value={language}
              options={optionsOf(subscriberLanguageWords)}
              onChange={({ target }) => setLanguage(target.value as typeof language)}
            />
          </Field>
          <Field label="Alıcı türü" hint="Tacir ve esnaf reddedene kadar onaysız alabilir.">
            <Select
              value={type}
              options={optionsOf(recipientTypeWords)}
              onChange={({ target }) => setType(target.value as typeof type)}
            />
          </Field>
          <Field label="Onayın kaynağı">
            <Select
              value={source}
              options={optionsOf(consentSourceWords)}
              onChange={({ target }) => setSource(target.value as typeof source)}
            />
          </Field>
          <Field label="Onay günü" required={hasConsent} error={shown.day}>
            <DateInput value={day} max={today} onChange={setDay} />
          </Field>
        </div>
        <Field
          label="Kanıt"
          required={needsProof}
          optionalMark={!needsProof}
          hint="Nerede saklandığı: form numarası, kayıt adı."
          error={shown.note}
        >
          <Input value={note} maxLength={300} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
