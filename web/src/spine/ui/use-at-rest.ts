/** Says when a page has had the time to ask for all it shows, for what may come after that. */
import { useEffect, useState } from 'react'

const restMs = 2_000

export function useAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsAtRest(true), restMs)
    return () => clearTimeout(timer)
  }, [])
  return isAtRest
}
