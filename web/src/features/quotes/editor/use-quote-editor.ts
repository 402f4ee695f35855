/** The editor of one quote on a page: its calls, its news, and what is kept when the page goes with something unsaved. */
import type { QuoteChangesInput } from '@kervan/domain/quotes/quote-changes.ts'
import type { QuoteDocument } from '@kervan/domain/quotes/quote-document.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { createQuoteEditor, type Kept, type QuoteEditor } from '#features/quotes/editor/quote-editor.ts'
import { forgetUnsaved, keepUnsaved, readUnsaved } from '#features/quotes/editor/unsaved-quote.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { useLiveEvent } from '#spine/live/use-live.ts'
import { toast } from '#spine/ui/toast.tsx'

const tooLate = {
  title: 'Teklif bu arada gönderildi',
  description: 'Kaydedilmemiş son değişiklikleriniz gönderilen teklifte yok. Gerekiyorsa revizyon oluşturun.',
}

type Props = { quote: QuoteDocument; personId: string; refetch: () => unknown }

export function useQuoteEditor({ quote, personId, refetch }: Props): QuoteEditor {
  const { id } = quote
  const save = useMutation({
    mutationFn: async (changes: QuoteChangesInput) =>
      (await client.quotes.editor.save({ id, ...changes }, callTimeout())).quote,
    onError: (error) => {
      if (toProblem(error).code === 'ALREADY_SENT') void refetch()
    },
  })
  /** The newest version that was heard of. */
  const announced = useRef(0)
  const catchUp = useEffectEvent(() => {
    if (announced.current > editor.snapshot().state.quote.version) void refetch()
  })
  const [editor] = useState(() =>
    createQuoteEditor({
      quote,
      kept: readUnsaved<Kept>(id, personId),
      save: (changes) => save.mutateAsync(changes as QuoteChangesInput),
      toRefusal: toProblem,
      onSettled: () => settled.current(),
      onTooLate: () => toast.failure({ ...tooLate, kind: 'longest' }),
    }),
  )
  const settled = useRef(() => {})
  useEffect(() => {
    settled.current = () => catchUp()
  }, [])
  useEffect(() => editor.receive(quote), [editor, quote])

  useLiveEvent('quote.changed', ({ data }) => {
    const news = data as { quote_id?: string; version?: number }
    if (news.quote_id !== id) return
    // Of what has no version, such as an answer, nobody knows whether the page shows it.
    if (news.version === undefined) return void refetch()
    announced.current = Math.max(announced.current, news.version)
    // One's own save is announced before it is answered.
    if (!editor.isSaving()) catchUp()
  })

  useEffect(() => {
    const keep = () => {
      const unsaved = editor.unsaved()
      if (unsaved) keepUnsaved(id, personId, unsaved)
      else forgetUnsaved(id)
    }
    // Also after the page has gone: its last save may be answered then.
    editor.subscribe(() => {
      if (editor.snapshot().saving.kind === 'saved') forgetUnsaved(id)
    })
    window.addEventListener('online', editor.flush)
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('online', editor.flush)
      window.removeEventListener('pagehide', keep)
      // What has just been refused is not sent again as the page goes: answered late, it would take the kept away from the next opening.
      if (editor.snapshot().saving.kind !== 'failed') editor.flush()
      keep()
    }
  }, [editor, id, personId])
  return editor
}
