/** A value once it has stood still for a moment: nothing is asked of the server with every key. */
import { useEffect, useState } from 'react'

export function useSettled<Value>(value: Value, afterMs = 150): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
