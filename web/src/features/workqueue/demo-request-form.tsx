/** The form that requests a demo. Its confirmation replaces it; the typed values stay until they have been sent. */
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DemoInboxLine } from '#features/auth/demo-inbox-line.tsx'
import { useSingleFlight } from '#features/auth/use-single-flight.ts'
import { demoRequestCopy as copy } from '#features/workqueue/demo-request.copy.ts'
import {
  checkDraft,
  type DraftErrors,
  type DraftField,
  firstInvalid,
  readDraft,
} from '#features/workqueue/demo-request-draft.ts'
import { DemoRequestInput } from '#features/workqueue/demo-request-input.tsx'
import { sendDemoRequest } from '#features/workqueue/send-demo-request.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Button } from '#spine/ui/button.tsx'
import { useHydrated } from '#spine/ui/use-hydrated.ts'

/** `intro` is shown above the form until it is sent; `note`, beside the button, says how the data is used. */
export function DemoRequestForm({ intro, note }: { intro: ReactNode; note: ReactNode }) {
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const keys = useIdempotencyKeys()
  const [errors, setErrors] = useState<DraftErrors>({})
  const [failure, setFailure] = useState('')
  const [sent, setSent] = useState(false)

  const showErrors = (found: DraftErrors, message: string) => {
    setErrors(found)
    setFailure(message)
    const first = firstInvalid(found)
    const field = first && form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  const [send, sending] = useSingleFlight(async (filled: HTMLFormElement) => {
    const draft = readDraft(new FormData(filled))
    const missing = checkDraft(draft)
    if (firstInvalid(missing)) return showErrors(missing, copy.checkFields)
    const answer = await sendDemoRequest(draft, keys.keyFor(draft))
    if (!answer.sent) return showErrors(answer.errors, answer.message)
    keys.renew()
    showErrors({}, '')
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
      setErrors(({ [name]: fixed, ...others }) => others)
      setFailure('')
    },
  }
  const startOver = () => {
    flushSync(() => setSent(false))
    form.current?.querySelector('input')?.focus()
  }

  // Form and confirmation share one grid cell and its height, so that nothing below moves.
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      <div inert={sent} className={clsx('flex flex-col gap-6', sent && 'invisible')}>
        <div>{intro}</div>
        <form
          ref={form}
          noValidate
          // Without script a GET form would put the typed values into the URL.
          method="post"
          onSubmit={submit}
          aria-label="Demo isteği"
          className="grid content-start gap-x-5 gap-y-1 sm:grid-cols-2"
        >
          <DemoRequestInput name="full_name" required autoComplete="name" {...input} />
          <DemoRequestInput name="email" required type="email" autoComplete="email" {...input} />
          <DemoRequestInput name="company" autoComplete="organization" {...input} />
          <DemoRequestInput name="phone" type="tel" autoComplete="tel" {...input} />
          <DemoRequestInput
            name="message"
            lines={4}
            hint={copy.messageHint}
            className="sm:col-span-2"
            {...input}
          />
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
            ref={focusOnMount}
            tabIndex={-1}
            className="scroll-mt-32 scroll-mb-32 text-18 font-medium outline-none"
          >
            {copy.sentTitle}
          </p>
          <p className="measure text-muted">{copy.sent}</p>
          <DemoInboxLine what="e-posta" />
          <Button onClick={startOver}>{copy.again}</Button>
        </div>
      )}
    </div>
  )
}

/** Moves keyboard and screen reader users to the confirmation. */
function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}
