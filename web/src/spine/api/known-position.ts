/** From which live event on a page must hear of everything: the oldest that one of its answers may not know of. Its live connection begins there. */
import { positionHeader } from 'virtual:contract'

let lowest: number | null = null
/** While a live connection is open, which hears of everything after `lowest`. */
let onOlder: (() => void) | undefined

/** To be called before a call is made; the result with its answer. What is asked for while connected needs no note. */
export function notePositionOf(): (answer: Response) => void {
  if (onOlder) return () => undefined
  return ({ headers }) => {
    const position = headers.get(positionHeader)
    if (position === null) return
    const isOlder = lowest === null || Number(position) < lowest
    if (isOlder) lowest = Number(position)
    // It was read before the answers that were known when the connection began.
    if (isOlder) onOlder?.()
  }
}

/** Where a live connection begins; null where nothing is known. `refetch` is called for an answer that turns out to be older. */
export function beginLive(refetch: () => void): number | null {
  onOlder = refetch
  return lowest
}

/** Up to its last position the connection has said everything. */
export function endLive(position: number | null): void {
  onOlder = undefined
  lowest = position
}
