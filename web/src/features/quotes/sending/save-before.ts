/** Saves what is not saved yet of a quote, and gives its number to one that has none, before something is done with what is on the screen. */
import { callTimeout } from '#features/auth/use-single-flight.ts'
import type { QuoteEditor } from '#features/quotes/editor/quote-editor.ts'
import { client } from '#spine/api/api.ts'

export const notSaved = 'Önce kaydedilmeyen alanları düzeltin.'

/** False where something could not be saved; the page says what. */
export function saveNow(editor: QuoteEditor): Promise<boolean> {
  editor.flush()
  return new Promise<boolean>((resolve) => {
    const look = () => {
      const { kind } = editor.snapshot().saving
      if (kind === 'waiting') editor.flush()
      if (kind === 'waiting' || kind === 'saving') return
      stop()
      resolve(kind === 'saved')
    }
    const stop = editor.subscribe(look)
    look()
  })
}

export async function saveBefore(editor: QuoteEditor): Promise<boolean> {
  if (!(await saveNow(editor))) return false
  const { id, quote_no, items } = editor.snapshot().state.quote
  if (quote_no.startsWith('TMP-') && items.length > 0)
    editor.receive((await client.quotes.editor.save({ id }, callTimeout())).quote)
  return true
}
