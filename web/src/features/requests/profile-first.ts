/** A form for a new request opens for complete profiles only: the missing fields are asked for first. */
import { useEffect, useRef, useState } from 'react'
import { useCompleteProfileFirst } from '#features/customers/complete-profile.tsx'

/** True once the profile is complete; whoever leaves it incomplete goes back. */
export function useProfileFirst(close: () => void): boolean {
  const { complete, ensure } = useCompleteProfileFirst()
  const [allowed, setAllowed] = useState(complete === true)
  const asked = useRef(false)
  useEffect(() => {
    if (complete === undefined || allowed || asked.current) return
    asked.current = true
    ensure(() => setAllowed(true), close)
  }, [complete, allowed, ensure, close])
  return allowed
}
