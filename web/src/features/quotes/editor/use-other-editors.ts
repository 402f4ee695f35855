/** Tells others that this quote is open here, and knows by name who else has it open. */
import { useEffect, useEffectEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { client } from '#spine/api/api.ts'
import { useLiveEvent } from '#spine/live/use-live.ts'

const beatMs = 20_000
const forgottenMs = 45_000

type Others = Record<string, { name: string; at: number }>

export function useOtherEditors(quoteId: string, personId: string, isEnabled: boolean): string[] {
  const [others, setOthers] = useState<Others>({})
  const tell = useEffectEvent((is_open: boolean) => {
    // Nobody waits for it; the next one comes soon.
    client.quotes.editor.editing({ id: quoteId, is_open }, callTimeout()).catch(() => {})
  })
  useEffect(() => {
    if (!isEnabled) return
    const beat = () => {
      if (document.visibilityState === 'visible') tell(true)
      setOthers((known) => withoutForgotten(known, Date.now()))
    }
    const leave = () => tell(false)
    beat()
    const timer = setInterval(beat, beatMs)
    document.addEventListener('visibilitychange', beat)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [isEnabled])
  useLiveEvent('quote.editing', ({ data }) => {
    const { quote_id, person_id, name, is_open } = data as Record<string, string> & { is_open?: boolean }
    if (quote_id !== quoteId || !person_id || person_id === personId) return
    // A newcomer learns at once who is here.
    if (is_open && !others[person_id] && isEnabled && document.visibilityState === 'visible') tell(true)
    setOthers(({ [person_id]: _, ...rest }) =>
      is_open ? { ...rest, [person_id]: { name: name ?? '', at: Date.now() } } : rest,
    )
  })
  return Object.values(others).map(({ name }) => name)
}

function withoutForgotten(known: Others, now: number): Others {
  const entries = Object.entries(known).filter(([, { at }]) => now - at < forgottenMs)
  return entries.length === Object.keys(known).length ? known : Object.fromEntries(entries)
}
