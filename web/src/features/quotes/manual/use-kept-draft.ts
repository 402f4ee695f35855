/** What was typed into the dialog outlives the end of a session and a reload, in this tab and for its author only. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useSession } from '#features/auth/session.ts'
import { forgetUnsaved, keepUnsaved, readUnsaved } from '#features/quotes/editor/unsaved-quote.ts'
import { toast } from '#spine/ui/toast.tsx'

type Kept<Draft extends FieldValues, Input> = {
  form: UseFormReturn<Draft, unknown, Input>
  /** Under which name it is kept. */
  id: string
  isUnsaved: boolean
  restoredTitle: string
}

export function useKeptDraft<Draft extends FieldValues, Input>({
  form,
  id,
  isUnsaved,
  restoredTitle,
}: Kept<Draft, Input>): void {
  const person = useSession('office').data?.person?.id
  // Of whoever has opened it: when the session has ended there is nobody.
  const [author] = useState(person ?? '')
  const restore = useEffectEvent(() => {
    const kept = readUnsaved<Draft>(id, author)
    forgetUnsaved(id)
    if (!kept) return
    form.reset(kept, { keepDefaultValues: true })
    toast.info({ title: restoredTitle, description: 'Kaldığınız yerden sürdürün.' })
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
