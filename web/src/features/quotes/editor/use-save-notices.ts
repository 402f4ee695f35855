/** Tells in toasts what became of saving: that it was done, where somebody asked for it, and that it has failed, once until it succeeds. */
import { quoteWords } from '@kervan/domain/quotes/quotes.copy.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { QuoteEditor, Saving } from '#features/quotes/editor/quote-editor.ts'
import { toast } from '#spine/ui/toast.tsx'

export const saveFailures = {
  fields: quoteWords.saveFailed,
  lines: quoteWords.itemsFailed,
  sums: quoteWords.sumsFailed,
}

/** Gives how to save at once, which Ctrl+S does too. */
export function useSaveNotices(editor: QuoteEditor, saving: Saving): () => void {
  const isAsked = useRef(false)
  const isFailing = useRef(false)
  useEffect(() => {
    if (saving.kind === 'failed') {
      isAsked.current = false
      if (isFailing.current) return
      isFailing.current = true
      const description = `${saveFailures[saving.about]}. ${saving.message}`
      toast.failure({ title: requestWords.errorTitle, description, kind: 'longest' })
    } else if (saving.kind === 'saved') {
      if (isFailing.current && saving.at) toast.dismiss('failure')
      isFailing.current = false
      if (isAsked.current) sayDone()
      isAsked.current = false
    }
  }, [saving])
  const saveNow = () => {
    if (editor.snapshot().saving.kind === 'saved') return sayDone()
    isAsked.current = true
    editor.flush()
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    saveNow()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return saveNow
}

const sayDone = () =>
  toast.success({ title: quoteWords.savedTitle, description: quoteWords.saved, topic: 'quote-saved' })
