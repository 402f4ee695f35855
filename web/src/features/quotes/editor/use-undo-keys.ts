/** Ctrl+Z takes the last step back, Ctrl+Y or Ctrl+Shift+Z does it again; inside a text field these keys belong to the browser. */
import { useEffect } from 'react'
import type { QuoteEditor } from '#features/quotes/editor/quote-editor.ts'

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox]), textarea, [contenteditable=true]')

export function useUndoKeys(editor: QuoteEditor): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTextField(event.target)) return
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'z' && !event.shiftKey) editor.undo()
      else editor.redo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [editor])
}
