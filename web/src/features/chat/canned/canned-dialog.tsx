/** Adds an answer that staff have ready, or words one anew; beside it how it reads for a customer. */
import { type CannedAnswer, CannedForm } from '@kervan/domain/chat/canned-answers.contract.ts'
import {
  type CannedValues,
  cannedFields,
  fillCanned,
  longestCannedText,
  longestCannedTitle,
} from '@kervan/domain/chat/canned-answers.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

const examples: CannedValues = Object.fromEntries(
  Object.entries(cannedFields).map(([name, { example }]) => [name, example]),
)

type Props = { answer: CannedAnswer | undefined; onClose: () => void }

export function CannedDialog({ answer, onClose }: Props) {
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const [form, setForm] = useState<CannedForm>({ title: answer?.title ?? '', text: answer?.text ?? '' })
  const [isTried, setTried] = useState(false)
  const checked = CannedForm.safeParse(form)
  const errorOf = (name: keyof CannedForm) =>
    isTried ? checked.error?.issues.find(({ path }) => path[0] === name)?.message : undefined
  const save = useMutation({
    mutationFn: (input: CannedForm) =>
      answer
        ? client.chat.canned.change({ id: answer.id, ...input }, callTimeout())
        : client.chat.canned.add(input, {
            ...callTimeout(),
            context: { idempotencyKey: keys.keyFor(input) },
          }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: api.chat.canned.key() })
      onClose()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const shown = event.currentTarget
    setTried(true)
    if (!checked.success)
      return requestAnimationFrame(() => shown.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    if (!save.isPending) save.mutate(checked.data)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title={answer ? 'Hazır yanıtı düzenle' : 'Hazır yanıt ekle'}
      description="Alanlar, yanıt seçildiğinde o müşterinin bilgileriyle dolar."
      footer={
        <Button type="submit" form="canned" variant="primary" busy={save.isPending}>
          Kaydet
        </Button>
      }
    >
      <form id="canned" noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <Field label="Ad" required error={errorOf('title')}>
          <Input
            value={form.title}
            maxLength={longestCannedTitle}
            autoComplete="off"
            onChange={({ target }) => setForm({ ...form, title: target.value })}
          />
        </Field>
        <TextField
          text={form.text}
          error={errorOf('text')}
          onChange={(text) => setForm((before) => ({ ...before, text }))}
        />
        {form.text.trim() && (
          <section aria-label="Önizleme" className="rounded-card bg-hover p-3 text-14">
            <p className="text-13 text-muted">Örnek bir müşteriye</p>
            <p className="whitespace-pre-line break-words">{fillCanned(form.text, examples)}</p>
          </section>
        )}
        {save.isError && <Alert title="Kaydedilemedi">{toProblem(save.error).message}</Alert>}
      </form>
    </Dialog>
  )
}

type TextProps = { text: string; error: string | undefined; onChange: (text: string) => void }

/** A field's button writes it where the cursor was last. */
function TextField({ text, error, onChange }: TextProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const insert = (name: string) => {
    if (!box.current) return
    const { selectionStart: from, selectionEnd: to } = box.current
    const field = `{${name}}`
    onChange(text.slice(0, from) + field + text.slice(to))
    requestAnimationFrame(() => {
      box.current?.focus()
      box.current?.setSelectionRange(from + field.length, from + field.length)
    })
  }
  return (
    <>
      <Field
        label="Metin"
        required
        error={error}
        hint="Bilinmeyen bir bilginin yerine ne yazılacağını çizgiyle söyleyebilirsiniz: {konu|dosyanız}"
      >
        <Textarea
          ref={box}
          value={text}
          maxLength={longestCannedText}
          className="min-h-32"
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <ul aria-label="Alanlar" className="flex flex-wrap gap-2">
        {Object.entries(cannedFields).map(([name, { about }]) => (
          <li key={name}>
            <Button size="sm" title={about} onClick={() => insert(name)}>
              {`{${name}}`}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
