/** A search text that the address holds: typed freely, written there after a pause, and read back when the address changes. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { useDebounced } from '#spine/ui/debounced.ts'

/** `asked` is what the address says, for the query; `text` is what is being typed. */
export function useAddressText(name: string) {
  const navigate = useNavigate()
  const asked = (useParam(name) ?? '').trim()
  const [text, type] = useState(asked)
  const written = useRef(asked)
  useEffect(() => {
    if (asked === written.current) return
    written.current = asked
    type(asked)
  }, [asked])
  const write = useEffectEvent((rested: string) => {
    if (rested === written.current) return
    written.current = rested
    // Read now: a panel may have been opened while the text rested.
    const search = withParams(window.location.search, { [name]: rested || null })
    void navigate({ search }, { replace: true, preventScrollReset: true })
  })
  const rested = useDebounced(text.trim())
  useEffect(() => write(rested), [rested])
  return { asked, text, type }
}
