/** Reads a result aloud once somebody has stopped typing, and only if it is another one. */
import { useEffect, useState } from 'react'

const pause = 900

export function PoliteStatus({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
