/** What was typed into the dialog outlives the end of a session and a reload, in this tab and for its author only. */
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '#features/auth/session.ts'
import { forgetUnsaved, keepUnsaved, readUnsaved } from '#features/quotes/editor/unsaved-quote.ts'
import type { QuoteDraft } from '#features/quotes/manual/quote-draft.ts'
import type { QuoteFormState } from '#features/quotes/manual/quote-form-state.ts'
import { toast } from '#spine/ui/toast.tsx'

export function useKeptDraft(form: QuoteFormState, requestId: string, isUnsaved: boolean): void {
  const id = requestId || 'new'
  const person = useSession('office').data?.person?.id
  // Of whoever has opened it: when the session has ended there is nobody.
  const [author] = useState(person ?? '')
  const restore = useEffectEvent(() => {
    const kept = readUnsaved<QuoteDraft>(id, author)
    forgetUnsaved(id)
    if (!kept) return
    form.reset(kept, { keepDefaultValues: true })
    toast.info({ title: 'Yarım kalan teklif geri getirildi', description: 'Kaldığınız yerden sürdürün.' })
  })
  const keep = useEffectEvent(() => {
    if (isUnsaved) keepUnsaved(id, author, form.getValues())
  })
  useEffect(() => {
    restore()
    const { pathname } = location
    const onPageHide = () => keep()
    window.addEventListener('pagehide', onPageHide)
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      // Whoever has gone to another page was asked, and has left it.
      if (location.pathname === pathname) keep()
    }
  }, [])
}
