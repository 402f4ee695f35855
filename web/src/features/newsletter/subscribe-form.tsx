/** One address and one button. What the server answers stands beside the field, in the place of the notice. */
import { newsletterWords } from '@kervan/domain/newsletter/newsletter.copy.ts'
import { longestEmail } from '@kervan/domain/values/email-shape.ts'
import { clsx } from 'clsx'
import { CircleAlert, MailCheck } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { DemoInboxLine } from '#features/auth/demo-inbox-line.tsx'
import { useSingleFlight } from '#features/auth/use-single-flight.ts'
import type { Asked } from '#features/newsletter/ask-to-subscribe.ts'
import { Button } from '#spine/ui/button.tsx'
import { controlClasses } from '#spine/ui/field-context.ts'
import { useHydrated } from '#spine/ui/use-hydrated.ts'

/** Fetched when somebody turns to the field: most visitors never do. */
const loadAsking = () => import('#features/newsletter/ask-to-subscribe.ts')

type Props = { label: ReactNode; onSent?: () => void }

export function SubscribeForm({ label, onSent }: Props) {
  const id = useId()
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [ask, asking] = useSingleFlight(async (form: HTMLFormElement) => {
    // Read from the field itself: somebody may have typed before the script was there.
    const answer = await loadAsking()
      .then(({ askToSubscribe }) => askToSubscribe(input.current?.value ?? ''))
      .catch((): Asked => ({ sent: false, words: newsletterWords.sendFailed, aboutAddress: false }))
    setAsked(answer)
    if (answer.sent) form.reset()
    else if (answer.aboutAddress) input.current?.focus()
    if (answer.sent) onSent?.()
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void ask(event.currentTarget)
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
          aria-invalid={(asked?.sent === false && asked.aboutAddress) || undefined}
          aria-describedby={`${id}-news`}
          onFocus={() => void loadAsking().catch(() => undefined)}
          onChange={() => setAsked(null)}
          className={clsx(controlClasses, 'h-10 min-w-0 flex-1 px-3 text-15')}
        />
        {/* Until the script is there nobody would answer. */}
        <Button type="submit" disabled={!hydrated} busy={asking} busyLabel="Gönderiliyor">
          Abone ol
        </Button>
      </div>
      <noscript>
        <p className="text-13 text-pending">Abone olmak için JavaScript açık olmalıdır.</p>
      </noscript>
      <News id={`${id}-news`} asked={asked} />
    </form>
  )
}

/** Two lines high from the start, so that no answer moves the page. */
function News({ id, asked }: { id: string; asked: Asked | null }) {
  const Icon = asked?.sent ? MailCheck : CircleAlert
  return (
    <div className="min-h-10 text-13">
      <p
        id={id}
        role="status"
        className={clsx(
          'flex gap-1.5',
          asked === null ? 'text-muted' : asked.sent ? 'text-approved' : 'text-danger',
        )}
      >
        {asked && <Icon className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden />}
        {asked?.words ?? newsletterWords.optIn}
      </p>
      {asked?.sent && <DemoInboxLine what="e-posta" />}
    </div>
  )
}
