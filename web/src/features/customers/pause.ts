/** A value that waits until it has rested for a moment: what is being typed is not asked letter by letter. */
import { useEffect, useState } from 'react'

export function usePause<Value>(value: Value, milliseconds = 250): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return rested
}
