/** Words one mail anew: subject and opening with their fields, how it will look, a test mail to oneself, and the way back. */
import { type StoredMailText, WordedMail } from '@kervan/domain/company/mail-texts.contract.ts'
import {
  fillMailText,
  longestMailOpening,
  longestMailSubject,
  type MailPart,
  type MailWords,
  mailTexts,
} from '@kervan/domain/company/mail-texts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'
import { useDebounced } from '#spine/ui/use-debounced.ts'

const timeoutMs = 30_000
const soon = () => ({ signal: AbortSignal.timeout(timeoutMs) })

type Props = { stored: StoredMailText; onClose: () => void }

export function MailTextDialog({ stored, onClose }: Props) {
  const { kind, version } = stored
  const { title, when } = mailTexts[kind]
  const [words, setWords] = useState<MailWords>({ subject: stored.subject, opening: stored.opening })
  const [isReset, setReset] = useState(false)
  const acts = useMailText(stored)
  const checked = WordedMail.safeParse({ kind, ...words })
  const errorOf = (part: MailPart) => checked.error?.issues.find(({ path }) => path[0] === part)?.message
  const isChanged = words.subject !== stored.subject || words.opening !== stored.opening
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (!checked.success)
      return requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    if (isChanged && !acts.save.isPending) acts.save.mutate(checked.data, { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      page
      onOpenChange={(open) => !open && !acts.save.isPending && onClose()}
      title={title}
      description={when}
      footer={
        <>
          {version > 0 && (
            <Button className="mr-auto" variant="ghost" onClick={() => setReset(true)}>
              Ürünün metnine dön
            </Button>
          )}
          <Button
            busy={acts.test.isPending}
            disabled={!checked.success}
            onClick={() => checked.success && acts.test.mutate(checked.data)}
          >
            Kendime deneme gönder
          </Button>
          <Button
            type="submit"
            form="mail-text"
            variant="primary"
            busy={acts.save.isPending}
            disabled={!isChanged}
          >
            Kaydet
          </Button>
        </>
      }
    >
      <form id="mail-text" noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <Words
          kind={kind}
          words={words}
          errorOf={errorOf}
          onChange={(part, text) => setWords((before) => ({ ...before, [part]: text }))}
        />
        {acts.save.isError && <Alert title="Kaydedilemedi">{toProblem(acts.save.error).message}</Alert>}
        {acts.test.isError && <Alert title="Gönderilemedi">{toProblem(acts.test.error).message}</Alert>}
        <Preview kind={kind} words={checked.success ? checked.data : undefined} />
      </form>
      <ConfirmDialog
        open={isReset}
        onOpenChange={setReset}
        title={`“${title}” ürünün metnine dönsün mü?`}
        description="Yazdığınız konu ve giriş paragrafı silinir; önceki hâli değişiklik kayıtlarında kalır."
        confirmLabel="Ürünün metnine dön"
        danger={false}
        onConfirm={() => acts.reset.mutate(undefined, { onSuccess: onClose })}
      />
    </Dialog>
  )
}

function useMailText({ kind, version }: StoredMailText) {
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const refresh = () => queries.invalidateQueries({ queryKey: api.company.mailTexts.key() })
  const save = useMutation({
    mutationFn: (words: MailWords) =>
      client.company.mailTexts.save(
        { kind, subject: words.subject, opening: words.opening, version },
        soon(),
      ),
    onSuccess: async () => {
      await refresh()
      toast.success({ title: 'Kaydedildi', description: 'Bundan sonraki e-postalar bu metinle gider.' })
    },
    // Somebody has changed it meanwhile: what was typed stays, over the new state.
    onError: () => void refresh(),
  })
  const reset = useMutation({
    mutationFn: () => client.company.mailTexts.reset({ kind }, soon()),
    onSuccess: async () => {
      await refresh()
      toast.success({ title: 'Ürünün metnine dönüldü' })
    },
    onError: (error) =>
      toast.failure({ title: 'Ürünün metnine dönülemedi', description: toProblem(error).message }),
  })
  const test = useMutation({
    mutationFn: ({ subject, opening }: MailWords) => {
      const input = { kind, subject, opening }
      return client.company.mailTexts.sendTest(input, {
        ...soon(),
        context: { idempotencyKey: keys.keyFor(input) },
      })
    },
    onSuccess: ({ to }) => {
      keys.renew()
      toast.success({ title: 'Deneme e-postası yolda', description: to })
    },
  })
  return { save, reset, test }
}

type WordsProps = {
  kind: StoredMailText['kind']
  words: MailWords
  errorOf: (part: MailPart) => string | undefined
  onChange: (part: MailPart, text: string) => void
}

/** A field's button writes it where the cursor was last. */
function Words({ kind, words, errorOf, onChange }: WordsProps) {
  const subject = useRef<HTMLInputElement>(null)
  const opening = useRef<HTMLTextAreaElement>(null)
  const [last, setLast] = useState<MailPart>('opening')
  const insert = (name: string) => {
    const box = last === 'subject' ? subject.current : opening.current
    if (!box) return
    const [from, to] = [box.selectionStart ?? box.value.length, box.selectionEnd ?? box.value.length]
    const field = `{${name}}`
    onChange(last, box.value.slice(0, from) + field + box.value.slice(to))
    requestAnimationFrame(() => {
      box.focus()
      box.setSelectionRange(from + field.length, from + field.length)
    })
  }
  return (
    <>
      <Field label="Konu" required error={errorOf('subject')}>
        <Input
          ref={subject}
          value={words.subject}
          maxLength={longestMailSubject}
          autoComplete="off"
          onFocus={() => setLast('subject')}
          onChange={({ target }) => onChange('subject', target.value)}
        />
      </Field>
      <Field label="Giriş paragrafı" required error={errorOf('opening')}>
        <Textarea
          ref={opening}
          value={words.opening}
          maxLength={longestMailOpening}
          className="min-h-28"
          onFocus={() => setLast('opening')}
          onChange={({ target }) => onChange('opening', target.value)}
        />
      </Field>
      <div className="flex flex-col gap-2">
        <p className="text-13 text-muted">E-posta yazılırken doldurulan alanlar:</p>
        <ul className="flex flex-wrap gap-2">
          {Object.entries(mailTexts[kind].fields).map(([name, example]) => (
            <li key={name}>
              <Button size="sm" title={`Örnek: ${example}`} onClick={() => insert(name)}>
                {`{${name}}`}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

/** Follows the words when typing pauses; while they are wrong it shows the last that were right. */
function Preview({ kind, words }: { kind: StoredMailText['kind']; words: MailWords | undefined }) {
  const shown = useRef(words)
  if (words) shown.current = words
  const { subject = '', opening = '' } = shown.current ?? {}
  const query = useDebounced(new URLSearchParams({ subject, opening }).toString(), 400)
  return (
    <section aria-label="Önizleme" className="flex flex-col gap-2">
      <p className="text-14 font-medium">Önizleme</p>
      <p className="break-words text-14">
        <span className="text-muted">Konu: </span>
        {fillMailText(subject, mailTexts[kind].fields)}
      </p>
      <iframe
        title="E-postanın örnek bilgilerle görünüşü"
        src={`/api/company/mail-texts/${kind}/page?${query}`}
        sandbox="allow-popups"
        className="h-[32rem] w-full rounded-card border border-line bg-card"
      />
    </section>
  )
}
