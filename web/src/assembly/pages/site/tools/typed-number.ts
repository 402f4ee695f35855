/** The typed number, which the address follows as `?no=` so that a check can be sent to somebody. */
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useDebounced } from '#spine/ui/use-debounced.ts'
import { useHydrated } from '#spine/ui/use-hydrated.ts'

/** Browsers refuse an address that changes with every letter. */
const pauseBeforeAddress = 400

export function useTypedNumber(): [string, (text: string) => void] {
  const [params, setParams] = useSearchParams()
  const { key, state } = useLocation()
  const inAddress = (useHydrated() && params.get('no')) || ''
  const [typed, setTyped] = useState({ text: '', at: '' })
  // An address that somebody else set, by a link or the back button, wins over what was typed before.
  const isOurs = typed.at !== '' && (typed.at === key || state === 'typed')
  const text = isOurs ? typed.text : inAddress

  const settled = useDebounced(text, pauseBeforeAddress)
  useEffect(() => {
    if (settled === text && text !== inAddress)
      setParams(text ? { no: text } : {}, { replace: true, state: 'typed' })
  }, [settled, text, inAddress, setParams])

  return [text, (next) => setTyped({ text: next, at: key })]
}
