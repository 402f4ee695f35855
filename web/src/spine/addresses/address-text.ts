/** A search text that stands in the address: typed freely, written there once it rests, and read back when the address changes. */
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useParam, withParams } from '#spine/addresses/dialog-address.ts'

const rest = 250

/** `asked` is what the address says, for the query; `text` is what is being typed. */
export function useAddressText(name: string) {
  const navigate = useNavigate()
  const asked = useParam(name) ?? ''
  const [text, setText] = useState(asked)
  const written = useRef(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (asked === written.current) return
    clearTimeout(timer.current)
    written.current = asked
    setText(asked)
  }, [asked])
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      written.current = next.trim()
      // Read at that moment: a panel may have been opened while the text rested.
      const search = withParams(window.location.search, { [name]: next.trim() || null })
      void navigate({ search }, { replace: true, preventScrollReset: true })
    }, rest)
  }
  return { asked, text, type }
}
