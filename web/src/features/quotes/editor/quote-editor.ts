/** Edits one quote: keeps its state, saves by itself after a pause, one save at a time, and tells the page what is saved. */
import type { QuoteChanges } from '@kervan/domain/quotes/merge-quote.ts'
import type { QuoteDocument } from '@kervan/domain/quotes/quote-document.ts'
import { unsentStatuses } from '@kervan/domain/quotes/quotes.policy.ts'
import {
  contentOf,
  type EditState,
  edit,
  openState,
  receive,
  redo,
  resolve,
  send,
  settle,
  takeBack,
  undo,
  unsaved,
} from '#features/quotes/editor/edit-state.ts'
import { quoteChecks, quoteNames } from '#features/quotes/editor/quote-checks.ts'
import { isAboutLines, isNothing, type QuoteContent } from '#features/quotes/editor/quote-edits.ts'
import type { EditConflict } from '#features/quotes/editor/rebase-quote.ts'

/** `held`: all is saved but what is marked on the page, since it is wrong or waits for an answer. */
export type Saving =
  | { kind: 'saved'; at: Date | null }
  | { kind: 'waiting' | 'saving' | 'offline' | 'held' }
  | { kind: 'failed'; about: 'fields' | 'lines' | 'sums'; message: string }

export type Refusal = { status: number; code: string; message: string }
export type Snapshot = { state: EditState; saving: Saving }
/** What a closed page leaves behind for when it is opened again. */
export type Kept = Pick<EditState, 'base' | 'local' | 'pending'>

type Settings = {
  quote: QuoteDocument
  kept?: Kept | undefined
  save: (changes: QuoteChanges) => Promise<QuoteDocument>
  /** What a failed call says. */
  toRefusal: (error: unknown) => Refusal
  /** Called after a save, since news that came meanwhile were left waiting. */
  onSettled: () => void
  /** Called when the quote was sent while something here was not saved yet. */
  onTooLate?: () => void
  isOnline?: () => boolean
  now?: () => number
}

const isUnsent = ({ status }: QuoteDocument) => unsentStatuses.some((unsent) => unsent === status)

const pauses = { lines: 1000, fields: 2000, firstRetry: 2000, lastRetry: 30_000 }

export type QuoteEditor = ReturnType<typeof createQuoteEditor>

export function createQuoteEditor({
  quote,
  kept,
  save,
  toRefusal,
  onSettled,
  onTooLate = () => {},
  isOnline = () => navigator.onLine,
  now = Date.now,
}: Settings) {
  const contentFor = (document: QuoteDocument) => contentOf(document, quoteNames)
  const opened = openState(quote, contentFor(quote))
  const restored = kept ? receive({ ...opened, ...kept }, quote, contentFor(quote), quoteChecks) : opened
  let snapshot: Snapshot = { state: restored, saving: { kind: 'saved', at: null } }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSaving = false
  let retryMs = pauses.firstRetry
  const listeners = new Set<() => void>()

  const show = (next: Partial<Snapshot>) => {
    snapshot = { ...snapshot, ...next }
    for (const listener of listeners) listener()
  }
  const schedule = (pause: number) => {
    clearTimeout(timer)
    timer = setTimeout(flush, pause)
  }
  /** What there is to say when nothing is under way. */
  const resting = (at: Date | null): Saving => {
    const { changes, isComplete } = unsaved(snapshot.state, quoteChecks)
    if (!isNothing(changes)) return { kind: 'waiting' }
    return isComplete ? { kind: 'saved', at } : { kind: 'held' }
  }
  const put = (state: EditState, pause: number) => {
    if (state === snapshot.state) return
    show({ state })
    if (isSaving || state.pending) return
    const { saving } = snapshot
    show({ saving: resting(saving.kind === 'saved' ? saving.at : null) })
    if (snapshot.saving.kind === 'waiting') schedule(pause)
    else clearTimeout(timer)
  }

  function flush(): void {
    clearTimeout(timer)
    if (isSaving) return
    const { state } = snapshot
    // A save whose answer was lost is repeated as it was: the server takes it once.
    const changes = state.pending ?? unsaved(state, quoteChecks).changes
    if (isNothing(changes)) return
    isSaving = isOnline()
    show({ state: send(state, changes), saving: { kind: isSaving ? 'saving' : 'offline' } })
    if (!isSaving) return
    save(changes).then(
      (saved) => {
        isSaving = false
        retryMs = pauses.firstRetry
        show({ state: settle(receive(snapshot.state, saved, contentFor(saved), quoteChecks)) })
        show({ saving: resting(new Date(now())) })
        if (snapshot.saving.kind === 'waiting') schedule(pauses.lines)
        onSettled()
      },
      (error: unknown) => {
        isSaving = false
        fail(toRefusal(error), changes)
        onSettled()
      },
    )
  }
  function fail({ status, code, message }: Refusal, changes: QuoteChanges): void {
    const about =
      code === 'TOO_LARGE' || code === 'UNKNOWN_TAX_CODE'
        ? 'sums'
        : isAboutLines(changes)
          ? 'lines'
          : 'fields'
    // Refused, so certainly not written: what is on the screen then is sent with the next change. Otherwise nobody knows.
    const isRefused = status >= 400 && status < 500 && ![401, 408, 429].includes(status)
    if (isRefused) show({ state: settle(snapshot.state) })
    show({ saving: isRefused || isOnline() ? { kind: 'failed', about, message } : { kind: 'offline' } })
    // Without a session nothing can be tried: the page is about to ask for signing in again.
    if (isRefused || status === 401) return
    schedule(retryMs)
    retryMs = Math.min(retryMs * 2, pauses.lastRetry)
  }
  /** Once the quote is sent, nothing more can be written into it. */
  function freeze(received: EditState, sent: EditState): void {
    const { changes, isComplete } = unsaved(received, quoteChecks)
    const isTooLate = isUnsent(snapshot.state.quote) && !(isNothing(changes) && isComplete)
    clearTimeout(timer)
    show({ state: sent, saving: { kind: 'saved', at: null } })
    if (isTooLate) onTooLate()
  }
  if (kept) {
    show({ saving: snapshot.state.pending ? { kind: 'waiting' } : resting(null) })
    if (snapshot.saving.kind === 'waiting') schedule(0)
  }

  return {
    snapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    isSaving: () => isSaving,
    /** Saves now what is not saved yet: on leaving, on another try, or when the network is back. */
    flush,
    /** For who leaves without saving. */
    discard(): void {
      clearTimeout(timer)
      const { state } = snapshot
      show({
        state: { ...settle(state), local: state.base, conflicts: [] },
        saving: { kind: 'saved', at: null },
      })
    },
    change(
      next: (content: QuoteContent) => QuoteContent,
      key: string | null,
      about: 'lines' | 'fields',
    ): void {
      put(edit(snapshot.state, next(snapshot.state.local), key, now()), pauses[about])
    },
    undo: () => put(undo(snapshot.state), pauses.lines),
    redo: () => put(redo(snapshot.state), pauses.lines),
    /** Removes a line, and gives back how to take that back. */
    removeLine(id: string): () => void {
      const before = snapshot.state.local
      const after = { ...before, items: before.items.filter((line) => line.id !== id) }
      put(edit(snapshot.state, after, null, now()), pauses.lines)
      return () => put(takeBack(snapshot.state, before, after, now()), pauses.lines)
    },
    resolve: (conflict: EditConflict, keeps: 'mine' | 'theirs') =>
      put(resolve(snapshot.state, conflict, keeps, now()), pauses.lines),
    /** The quote as the server has it now. */
    receive(document: QuoteDocument): void {
      const content = contentFor(document)
      const received = receive(snapshot.state, document, content, quoteChecks)
      if (isUnsent(document)) put(received, pauses.lines)
      else freeze(received, openState(document, content))
    },
    /** What is not saved, to be kept until the page is opened again; undefined where all is. */
    unsaved(): Kept | undefined {
      const { base, local, pending } = snapshot.state
      if (snapshot.saving.kind === 'saved') return undefined
      return { base, local, pending }
    },
  }
}
