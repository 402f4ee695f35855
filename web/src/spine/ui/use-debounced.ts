/** A value, delayed until it has not changed for a moment, so that typing does not send a call per letter. */
import { useEffect, useState } from 'react'

export function useDebounced<Value>(value: Value, milliseconds = 250): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
