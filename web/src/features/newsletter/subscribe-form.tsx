/** The newsletter form: an address and a button. The result replaces the note below the field. */
import { newsletterWords } from '@kervan/domain/newsletter/newsletter.copy.ts'
import { longestEmail } from '@kervan/domain/values/email-shape.ts'
import { clsx } from 'clsx'
import { CircleAlert, MailCheck } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { DemoInboxLine } from '#features/auth/demo-inbox-line.tsx'
import { useSingleFlight } from '#features/auth/use-single-flight.ts'
import type { SubscriptionResult } from '#features/newsletter/request-subscription.ts'
import { Button } from '#spine/ui/button.tsx'
import { controlClasses } from '#spine/ui/field-context.ts'
import { useHydrated } from '#spine/ui/use-hydrated.ts'

/** Loaded when the field is focused: most visitors never use it. */
const loadRequest = () => import('#features/newsletter/request-subscription.ts')

type Props = { label: ReactNode; onSent?: () => void }

export function SubscribeForm({ label, onSent }: Props) {
  const id = useId()
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState<SubscriptionResult | null>(null)
  const [send, isSending] = useSingleFlight(async (form: HTMLFormElement) => {
    // Read from the field itself: the address may have been typed before hydration.
    const answer = await loadRequest()
      .then(({ requestSubscription }) => requestSubscription(input.current?.value ?? ''))
      .catch(
        (): SubscriptionResult => ({ sent: false, text: newsletterWords.sendFailed, aboutAddress: false }),
      )
    setResult(answer)
    if (answer.sent) form.reset()
    else if (answer.aboutAddress) input.current?.focus()
    if (answer.sent) onSent?.()
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(event.currentTarget)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          ref={input}
          id={id}
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          maxLength={longestEmail}
          placeholder="ad@sirket.example"
          aria-required
          aria-invalid={(result?.sent === false && result.aboutAddress) || undefined}
          aria-describedby={`${id}-message`}
          onFocus={() => void loadRequest().catch(() => undefined)}
          onChange={() => setResult(null)}
          className={clsx(controlClasses, 'h-10 min-w-0 flex-1 px-3 text-15')}
        />
        {/* Disabled until the script can handle it. */}
        <Button type="submit" disabled={!hydrated} busy={isSending} busyLabel="Gönderiliyor">
          Abone ol
        </Button>
      </div>
      <noscript>
        <p className="text-13 text-pending">Abone olmak için JavaScript açık olmalıdır.</p>
      </noscript>
      <ResultMessage id={`${id}-message`} result={result} />
    </form>
  )
}

/** Two lines high from the start, so that no result moves the page. */
function ResultMessage({ id, result }: { id: string; result: SubscriptionResult | null }) {
  const Icon = result?.sent ? MailCheck : CircleAlert
  return (
    <div className="min-h-10 text-13">
      <p
        id={id}
        role="status"
        className={clsx(
          'flex gap-1.5',
          result === null ? 'text-muted' : result.sent ? 'text-approved' : 'text-danger',
        )}
      >
        {result && <Icon className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden />}
        {result?.text ?? newsletterWords.optIn}
      </p>
      {result?.sent && <DemoInboxLine what="e-posta" />}
    </div>
  )
}
