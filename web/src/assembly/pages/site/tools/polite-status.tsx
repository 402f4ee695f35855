/** Reads a result aloud once somebody has stopped typing, and only if it is another one. */
import { useDebounced } from '#spine/ui/use-debounced.ts'

const pause = 900

export function PoliteStatus({ text }: { text: string }) {
  return (
    <p role="status" className="sr-only">
      {useDebounced(text, pause)}
    </p>
  )
}
