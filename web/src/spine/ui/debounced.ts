/** A value once it has not changed for a moment: what is being typed is not sent letter by letter. */
import { useEffect, useState } from 'react'

export function useDebounced<Value>(value: Value, milliseconds = 250): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return rested
}
