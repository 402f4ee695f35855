/** Keeps what could not be saved of a quote in this tab, for its author only: a reload or signing in again brings it back. */
import type { Kept } from '#features/quotes/editor/quote-editor.ts'
import { withTabStorage } from '#spine/drafts/browser-storage.ts'

const keyOf = (quoteId: string) => `kervan-unsaved-quote-${quoteId}`

export function keepUnsaved(quoteId: string, personId: string, kept: Kept): void {
  withTabStorage((storage) => storage.setItem(keyOf(quoteId), JSON.stringify({ person_id: personId, kept })))
}

export function forgetUnsaved(quoteId: string): void {
  withTabStorage((storage) => storage.removeItem(keyOf(quoteId)))
}

export function readUnsaved(quoteId: string, personId: string): Kept | undefined {
  try {
    const stored = withTabStorage((storage) => storage.getItem(keyOf(quoteId)))
    const { person_id, kept } = JSON.parse(stored ?? '{}') as { person_id?: string; kept?: Kept }
    return person_id === personId ? kept : undefined
  } catch {
    return undefined
  }
}
