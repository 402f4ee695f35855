/** The talk on the screen: what was said, the form that is open, and where a question is typed. */
import { cannedIntents, intentWords } from '@kervan/domain/luna/intents.ts'
import { talkWords } from '@kervan/domain/luna/talk.copy.ts'
import type { LunaGate } from '@kervan/domain/luna/talk-forms.ts'
import { longestQuestion } from '@kervan/domain/luna/talk-options.ts'
import { RotateCcw } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { type KeptText, MessageComposer } from '#features/chat/message-composer.tsx'
import { GateForm } from '#features/luna/talk/gate-form.tsx'
import { QuoteForm } from '#features/luna/talk/quote-form.tsx'
import { QuoteSummary } from '#features/luna/talk/quote-summary.tsx'
import { type KnownOfGuest, RegistrationForm } from '#features/luna/talk/registration-form.tsx'
import { SupportCard } from '#features/luna/talk/support-card.tsx'
import { TalkEntry } from '#features/luna/talk/talk-entry.tsx'
import { TrackingForm } from '#features/luna/talk/tracking-form.tsx'
import type { ShownTalk } from '#features/luna/talk/use-talk.ts'
import { Button } from '#spine/ui/button.tsx'

type Props = {
  talk: ShownTalk
  isIntroduced: boolean
  /** What a guest has said at the gate. */
  known: KnownOfGuest
  onIntroduced: (gate: LunaGate) => void
  /** Before a quote of a customer: whatever their profile still lacks. */
  beforeQuote: (then: () => void) => void
  /** The office has the talk now. */
  onHandedOver: () => void
  field: Ref<HTMLTextAreaElement>
}

export function LunaPanel({
  talk,
  isIntroduced,
  known,
  onIntroduced,
  beforeQuote,
  onHandedOver,
  field,
}: Props) {
  const { state } = talk
  const [kept] = useState(emptyText)
  const end = useShownEnd(state.step === 'choice' && `${state.entries.length} ${state.isWriting}`)
  const log = useKeptFocus(`${state.step} ${state.isWriting}`)
  const isLeaving = useRef(false)
  const handOver = async () => {
    if (isLeaving.current) return
    isLeaving.current = true
    try {
      if (await talk.handOver()) void talk.tell(talkWords.handedOver)
      onHandedOver()
    } catch (error) {
      const refusal = talk.refusalOf(error)
      if (refusal) void talk.tell(refusal)
      else talk.failed(() => void handOver())
    } finally {
      isLeaving.current = false
    }
  }
  const choose = (intent: (typeof cannedIntents)[number]) => {
    if (intent === 'human') return void handOver()
    if (intent === 'quote') return beforeQuote(() => void talk.choose(intent))
    void talk.choose(intent)
  }
  const last = state.entries.at(-1)?.answer
  const isFree = state.step === 'choice' && !state.isWriting && !state.isMovingOn
  return (
    <>
      <section
        {...log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys
        tabIndex={0}
        aria-label="Luna ile görüşme"
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 -outline-offset-2"
      >
        <SupportCard />
        {/* Said once each: what is new is read out, what was there is not. */}
        <div role="log" aria-label="Görüşme">
          <ul className="flex flex-col">
            {state.entries.map((entry) => (
              <TalkEntry key={entry.id} entry={entry} />
            ))}
          </ul>
        </div>
        {state.isWriting && <Writing />}
        {!state.isWriting && <OpenForm {...{ talk, known, beforeQuote, onIntroduced }} />}
        {isFree && (
          <div className="mt-4 flex flex-wrap gap-2">
            {last?.next_step === 'human' && (
              <Button size="sm" variant="primary" onClick={() => void handOver()}>
                Temsilciye bağlan
              </Button>
            )}
            {last?.suggestions.map((question) => (
              <Button
                key={question}
                size="sm"
                onClick={() => void talk.ask(question)}
                className="h-auto min-h-8 whitespace-normal py-1 text-left"
              >
                {question}
              </Button>
            ))}
            {cannedIntents
              .filter((intent) => intent !== last?.next_step)
              .map((intent) => (
                <Button key={intent} size="sm" onClick={() => choose(intent)}>
                  {intentWords[intent]}
                </Button>
              ))}
            {state.entries.length > 1 && (
              <Button size="sm" variant="ghost" onClick={() => talk.restart(isIntroduced)}>
                <RotateCcw strokeWidth={1.75} aria-hidden /> Yeniden başla
              </Button>
            )}
          </div>
        )}
        <div ref={end} />
      </section>
      {isIntroduced && (
        <MessageComposer
          label="Luna’ya sorunuz"
          placeholder="Luna’ya sorun"
          kept={kept}
          most={longestQuestion}
          onSend={(question) => void talk.ask(question)}
          field={field}
        />
      )}
    </>
  )
}

type FormProps = Pick<Props, 'talk' | 'known' | 'beforeQuote' | 'onIntroduced'>

function OpenForm({ talk, known, beforeQuote, onIntroduced }: FormProps) {
  const { step, quote, code } = talk.state
  const leave = () => void talk.leaveForm()
  if (step === 'gate') return <GateForm onIntroduced={onIntroduced} />
  if (step === 'quote')
    return <QuoteForm filled={quote} onDone={(form) => void talk.review(form)} onLeave={leave} />
  if (step === 'summary' && quote)
    return (
      <QuoteSummary
        quote={quote}
        onSend={() => beforeQuote(() => void talk.sendQuote())}
        onCorrect={talk.correct}
      />
    )
  if (step === 'tracking')
    return <TrackingForm code={code} onDone={(form) => void talk.track(form)} onLeave={leave} />
  if (step === 'registration')
    return (
      <RegistrationForm known={known} onDone={(message) => void talk.registered(message)} onLeave={leave} />
    )
  return null
}

function Writing() {
  return (
    <p className="mt-3 text-13 text-muted" role="status">
      Luna yazıyor…
    </p>
  )
}

/** A button or form that has gone leaves the focus with the talk, if it was there. */
function useKeptFocus(change: string) {
  const log = useRef<HTMLElement>(null)
  const isInside = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something may have gone
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body)
      log.current?.focus({ preventScroll: true })
  }, [change])
  return {
    ref: log,
    onFocus: () => {
      isInside.current = true
    },
    onBlur: () => {
      isInside.current = false
    },
  }
}

/** What is new is in sight; a form that opens shows its beginning itself. */
function useShownEnd(change: string | false) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (change !== false) end.current?.scrollIntoView({ block: 'nearest' })
  }, [change])
  return end
}

/** A question is short; it need not outlive the page. */
function emptyText(): KeptText {
  let text = ''
  return {
    read: () => text,
    write: (next) => {
      text = next
    },
  }
}
