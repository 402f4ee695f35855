/** The short form that asks for a demo. It answers in its own place, and what was typed stays until it has arrived. */
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DemoInboxLine } from '#features/auth/demo-inbox-line.tsx'
import { useSingleFlight } from '#features/auth/use-single-flight.ts'
import { demoRequestCopy as copy } from '#features/workqueue/demo-request.copy.ts'
import {
  type DraftErrors,
  type DraftField,
  errorsOf,
  firstOf,
  readDraft,
} from '#features/workqueue/demo-request-draft.ts'
import { DraftInput } from '#features/workqueue/draft-input.tsx'
import { sendDemoRequest } from '#features/workqueue/send-demo-request.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Button } from '#spine/ui/button.tsx'
import { useHydrated } from '#spine/ui/use-hydrated.ts'

/** `intro` stands above the form and gives way to the answer with it; `note` stands beside the button: what happens with what was typed. */
export function DemoRequestForm({ intro, note }: { intro: ReactNode; note: ReactNode }) {
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const keys = useIdempotencyKeys()
  const [errors, setErrors] = useState<DraftErrors>({})
  const [failure, setFailure] = useState('')
  const [sent, setSent] = useState(false)

  const refuse = (found: DraftErrors, words: string) => {
    setErrors(found)
    setFailure(words)
    const first = firstOf(found)
    const field = first && form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  const [send, sending] = useSingleFlight(async (filled: HTMLFormElement) => {
    const draft = readDraft(new FormData(filled))
    const missing = errorsOf(draft)
    if (firstOf(missing)) return refuse(missing, copy.checkFields)
    const answer = await sendDemoRequest(draft, keys.keyFor(draft))
    if (!answer.sent) return refuse(answer.errors, answer.words)
    keys.renew()
    refuse({}, '')
    filled.reset()
    setSent(true)
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(event.currentTarget)
  }
  const input = {
    errors,
    onChange: (name: DraftField) => {
      setErrors(({ [name]: mended, ...others }) => others)
      setFailure('')
    },
  }
  const startAnew = () => {
    flushSync(() => setSent(false))
    form.current?.querySelector('input')?.focus()
  }

  // Both lie on one place: the answer is as high as the form, so that nothing below it moves.
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      <div inert={sent} className={clsx('flex flex-col gap-6', sent && 'invisible')}>
        <div>{intro}</div>
        <form
          ref={form}
          noValidate
          // Should the script never come, nothing typed ends up in an address.
          method="post"
          onSubmit={submit}
          aria-label="Demo isteği"
          className="grid content-start gap-x-5 gap-y-1 sm:grid-cols-2"
        >
          <DraftInput name="full_name" required autoComplete="name" {...input} />
          <DraftInput name="email" required type="email" autoComplete="email" {...input} />
          <DraftInput name="company" autoComplete="organization" {...input} />
          <DraftInput name="phone" type="tel" autoComplete="tel" {...input} />
          <DraftInput name="message" lines={4} hint={copy.messageHint} className="sm:col-span-2" {...input} />
          <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
            <Button
              type="submit"
              variant="primary"
              disabled={!hydrated}
              busy={sending}
              busyLabel={copy.sending}
            >
              {copy.send}
            </Button>
            <p className="min-w-0 grow basis-60 text-13 text-muted">{note}</p>
          </div>
          <p
            role="alert"
            className="mt-1 -mb-3 flex min-h-6 items-start gap-1.5 text-14 text-danger sm:col-span-2"
          >
            {failure && <CircleAlert className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden />}
            {failure}
          </p>
        </form>
      </div>
      {sent && (
        <div className="flex flex-col items-start gap-3">
          <CircleCheck className="size-8 text-approved" strokeWidth={1.5} aria-hidden />
          <p
            ref={focusOn}
            tabIndex={-1}
            className="scroll-mt-32 scroll-mb-32 text-18 font-medium outline-none"
          >
            {copy.sentTitle}
          </p>
          <p className="measure text-muted">{copy.sent}</p>
          <DemoInboxLine what="e-posta" />
          <Button onClick={startAnew}>{copy.again}</Button>
        </div>
      )}
    </div>
  )
}

/** Whoever sent the form with the keyboard, or hears the page, goes on at the answer. */
function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}
