/**
 * A talk with Luna: what was said, which form is open, and what comes next. It lives in the browser alone (`kept-talk.ts`); the pace of
 * her answers is part of it, so that a form never opens over a sentence that is still being written.
 */
import type { LunaAnswer } from '@kervan/domain/luna/answer.ts'
import { type Intent, intentWords } from '@kervan/domain/luna/intents.ts'
import type { TalkQuote, TalkTracking } from '@kervan/domain/luna/talk.contract.ts'
import { talkWords } from '@kervan/domain/luna/talk.copy.ts'
import type { TalkQuoteForm, TalkTrackForm } from '@kervan/domain/luna/talk-forms.ts'
import { advanceMs, answerMs, contextMessages, typingMs } from '@kervan/domain/luna/talk-options.ts'
import type { CreatedRequest } from '@kervan/domain/requests/request.ts'

export type Entry = {
  id: number
  from: 'person' | 'luna'
  text: string
  /** What an answer shows besides its words. */
  answer?: LunaAnswer
  tracking?: TalkTracking
  request?: CreatedRequest
  /** Our own server did not answer: what to try again. */
  retry?: () => void
}

/** What stands under the last entry. */
export type Step = 'gate' | 'choice' | 'quote' | 'summary' | 'tracking' | 'registration'

export type TalkState = {
  entries: readonly Entry[]
  step: Step
  isWriting: boolean
  /** A form opens in a moment. */
  isMovingOn: boolean
  /** The quote form as it was sent to the summary. */
  quote: TalkQuoteForm | null
  /** A number that was named in a question, for the tracking form. */
  code: string
  /** What the last answer was about; the next question may mean it. */
  about: LunaAnswer['about']
}

export type Asked = {
  question: string
  about: LunaAnswer['about']
  recent: { role: 'user' | 'assistant'; content: string }[]
  refine: boolean
}

type Calls = {
  ask: (question: Asked) => Promise<LunaAnswer>
  requestQuote: (form: TalkQuoteForm) => Promise<TalkQuote>
  track: (form: TalkTrackForm) => Promise<TalkTracking>
  /** The words of a refusal; none where our own server did not answer. */
  refusalOf: (error: unknown) => string | undefined
  wait?: (milliseconds: number) => Promise<void>
}

export type Talk = ReturnType<typeof createTalk>

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))
const beginning = (isIntroduced: boolean): TalkState => ({
  entries: [{ id: 0, from: 'luna', text: isIntroduced ? talkWords.greeting : talkWords.askGate }],
  step: isIntroduced ? 'choice' : 'gate',
  isWriting: false,
  isMovingOn: false,
  quote: null,
  code: '',
  about: null,
})

/** `kept` is what an earlier page of this tab has left of it. */
export function createTalk(isIntroduced: boolean, calls: Calls, kept?: Partial<TalkState>) {
  const { wait = pause } = calls
  let state: TalkState = { ...beginning(isIntroduced), ...kept }
  let count = Math.max(...state.entries.map(({ id }) => id))
  let talkNumber = 0
  /** A question may be asked while another is being answered. */
  let answersUnderWay = 0
  const listeners = new Set<() => void>()
  const set = (next: Partial<TalkState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const add = (entry: Omit<Entry, 'id'>): number => {
    count += 1
    set({ entries: [...state.entries, { id: count, ...entry }] })
    return count
  }
  const say = (text: string) => add({ from: 'person', text })

  /** Writes for a while, then shows it; nothing of it where the talk was begun anew meanwhile. */
  async function write<Result>(
    work: Promise<Result>,
    shown: (result: Result) => Omit<Entry, 'id' | 'from'>,
    { shortest = typingMs, again }: { shortest?: number; again?: () => void } = {},
  ): Promise<Result | undefined> {
    const current = talkNumber
    answersUnderWay += 1
    set({ isWriting: true })
    const [outcome] = await Promise.allSettled([work, wait(shortest)])
    if (current !== talkNumber) return undefined
    answersUnderWay -= 1
    set({ isWriting: answersUnderWay > 0 })
    if (outcome.status === 'fulfilled') {
      add({ from: 'luna', ...shown(outcome.value) })
      return outcome.value
    }
    const refusal = calls.refusalOf(outcome.reason)
    add(
      refusal ? { from: 'luna', text: refusal } : { from: 'luna', text: '', ...(again && { retry: again }) },
    )
    return undefined
  }
  const tell = (text: string) => write(Promise.resolve(text), () => ({ text }))

  /** Opens the next form a moment after what was said, unless somebody went another way meanwhile. */
  async function advance(step: Step, more: Partial<TalkState> = {}): Promise<void> {
    const [current, last] = [talkNumber, state.entries.at(-1)?.id]
    set({ isMovingOn: true })
    await wait(advanceMs)
    if (current !== talkNumber) return
    const isStillThere = state.entries.at(-1)?.id === last && !state.isWriting
    set({ isMovingOn: false, ...(isStillThere && { step, ...more }) })
  }

  const end = async () => {
    await tell(talkWords.atTheEnd)
    set({ step: 'choice', quote: null })
  }

  const openForm = async (step: 'quote' | 'tracking', words: string) => {
    set({ step: 'choice' })
    await tell(words)
    await advance(step)
  }

  async function ask(question: string): Promise<void> {
    say(question)
    set({ step: 'choice' })
    await answer(question)
  }

  async function answer(question: string): Promise<void> {
    const asked: Asked = { question, about: state.about, recent: recentOf(state.entries), refine: false }
    const given = await write(calls.ask(asked), (found) => ({ text: found.text, answer: found }), {
      shortest: answerMs,
      again: () => void retryWith(() => answer(question)),
    })
    if (!given) return
    set({ about: given.about })
    if (given.may_be_refined) void refine(asked, count)
    await goOn(given)
  }

  /** To the form that an answer leads to. */
  async function goOn({ next_step, tracking_code }: LunaAnswer): Promise<void> {
    if (next_step === 'quote_form') await advance('quote')
    if (next_step === 'tracking_form') await advance('tracking', { code: tracking_code })
  }

  /** Better words for the same answer; that none come changes nothing. */
  async function refine(asked: Asked, id: number): Promise<void> {
    const current = talkNumber
    const better = await calls.ask({ ...asked, refine: true }).catch(() => undefined)
    const before = state.entries.find((entry) => entry.id === id)?.answer
    if (!better || !before || current !== talkNumber) return
    set({
      entries: state.entries.map((entry) =>
        entry.id === id ? { ...entry, text: better.text, answer: better } : entry,
      ),
    })
    // Whoever went on meanwhile is not called back.
    if (state.entries.at(-1)?.id !== id || state.step !== 'choice') return
    set({ about: better.about })
    // Understood only now, it leads where it would have led at once.
    if (before.next_step !== better.next_step) await goOn(better)
  }

  /** What failed stands no longer there once it is tried again. */
  async function retryWith(work: () => Promise<void>): Promise<void> {
    set({ entries: state.entries.filter(({ retry }) => !retry) })
    await work()
  }

  async function sendQuote(form: TalkQuoteForm): Promise<void> {
    const sent = await write(
      calls.requestQuote(form),
      ({ text, request }) => ({ text, ...(request && { request }) }),
      { again: () => void retryWith(() => sendQuote(form)) },
    )
    // What was refused can be sent once its reason is gone.
    if (!sent) return set({ step: state.quote ? 'summary' : 'choice' })
    // A lead may still be completed; a customer is known.
    if (sent.request) return end()
    set({ quote: null })
    await tell(talkWords.askRegistration)
    await advance('registration')
  }

  async function track(form: TalkTrackForm): Promise<void> {
    const found = await write(calls.track(form), (tracking) => ({ text: tracking.text, tracking }), {
      again: () => void retryWith(() => track(form)),
    })
    if (!found) return
    if (found.outcome === 'wrong_number') return advance('tracking', { code: form.ref_value })
    await end()
  }

  return {
    watch: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    now: () => state,
    /** After the gate, on with what they came for. */
    async introduced(name: string, intent: 'quote' | 'tracking', welcome: string) {
      say(`${name}: ${intentWords[intent]}`)
      set({ step: 'choice' })
      await tell(welcome)
      await advance('choice')
      await openForm(intent, intent === 'quote' ? talkWords.askQuote : talkWords.askTracking)
    },
    async choose(intent: Exclude<Intent, 'human'>) {
      if (intent !== 'quote' && intent !== 'tracking') return ask(intentWords[intent])
      say(intentWords[intent])
      await openForm(intent, intent === 'quote' ? talkWords.askQuote : talkWords.askTracking)
    },
    ask,
    async review(quote: TalkQuoteForm) {
      set({ quote, step: 'choice' })
      await tell(talkWords.checkSummary)
      set({ step: 'summary' })
    },
    correct: () => set({ step: 'quote' }),
    async sendQuote() {
      if (!state.quote) return
      const { quote } = state
      set({ step: 'choice' })
      await retryWith(() => sendQuote(quote))
    },
    async track(form: TalkTrackForm) {
      say(form.ref_value)
      set({ step: 'choice', code: '' })
      await track(form)
    },
    async registered(message: string) {
      set({ step: 'choice' })
      await tell(message)
      await end()
    },
    /** A form that is not filled in after all. */
    async leaveForm() {
      set({ step: 'choice', quote: null, code: '' })
    },
    tell,
    /** Something beside the talk did not work. */
    failed: (again: () => void) =>
      add({
        from: 'luna',
        text: '',
        retry: () =>
          void retryWith(async () => {
            again()
          }),
      }),
    restart(introduced: boolean) {
      talkNumber += 1
      answersUnderWay = 0
      count += 1
      set({
        ...beginning(introduced),
        entries: beginning(introduced).entries.map((entry) => ({ ...entry, id: count })),
      })
    },
  }
}

/** As a question takes them along: the last ones, without what failed. */
function recentOf(entries: readonly Entry[]): Asked['recent'] {
  return entries
    .slice(0, -1)
    .filter(({ text }) => text !== '')
    .slice(-contextMessages)
    .map(({ from, text }) => ({
      role: from === 'person' ? 'user' : 'assistant',
      content: text.slice(0, 2000),
    }))
}

/** As the office reads it. Nothing where the person has said nothing yet. */
export function linesOf(
  entries: readonly Entry[],
  most: number,
): { author: 'person' | 'luna'; text: string }[] {
  if (!entries.some(({ from }) => from === 'person')) return []
  return entries
    .filter(({ text }) => text !== '')
    .slice(-most)
    .map(({ from, text }) => ({ author: from, text }))
}
