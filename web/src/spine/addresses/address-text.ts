/** A search text in the URL: written there after a pause in typing, and read back when the URL changes. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { useDebounced } from '#spine/ui/use-debounced.ts'

/** `applied` is the text in the URL, for the query; `text` is what is being typed. */
export function useAddressText(name: string) {
  const navigate = useNavigate()
  const applied = (useParam(name) ?? '').trim()
  const [text, type] = useState(applied)
  const written = useRef(applied)
  useEffect(() => {
    if (applied === written.current) return
    written.current = applied
    type(applied)
  }, [applied])
  const write = useEffectEvent((settled: string) => {
    if (settled === written.current) return
    written.current = settled
    // Read now: a panel may have been opened during the pause.
    const search = withParams(window.location.search, { [name]: settled || null })
    void navigate({ search }, { replace: true, preventScrollReset: true })
  })
  const settled = useDebounced(text.trim())
  useEffect(() => write(settled), [settled])
  return { applied, text, type }
}
