/** The numbers of a shipment's boxes: a few at once, all on demand. */
import { type ReactNode, useState } from 'react'

const shownAtOnce = 3

type Props = { numbers: readonly string[]; children: (number: string) => ReactNode }

export function FirstBoxes({ numbers, children }: Props) {
  const [isWhole, setWhole] = useState(false)
  const more = numbers.length - shownAtOnce
  return (
    <>
      {(isWhole ? numbers : numbers.slice(0, shownAtOnce)).map(children)}
      {more > 0 && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-label={isWhole ? undefined : `+${more} konteyner daha`}
          onClick={() => setWhole(!isWhole)}
          className="link figures print:hidden"
        >
          {isWhole ? 'Daha az' : `+${more}`}
        </button>
      )}
    </>
  )
}
