/** Asks for missing profile fields before the form for a new request opens. */
import { useEffect, useRef, useState } from 'react'
import { useCompleteProfileFirst } from '#features/customers/complete-profile.tsx'

/** True once the profile is complete; calls `close` if it is left incomplete. */
export function useProfileRequired(close: () => void): boolean {
  const { complete, ensure } = useCompleteProfileFirst()
  const [allowed, setAllowed] = useState(complete === true)
  const wasPrompted = useRef(false)
  useEffect(() => {
    if (complete === undefined || allowed || wasPrompted.current) return
    wasPrompted.current = true
    ensure(() => setAllowed(true), close)
  }, [complete, allowed, ensure, close])
  return allowed
}
