/** A sentence in which the number of a request or a shipment is never parted at the end of a line. */
import { Fragment } from 'react'

const numbers = /((?:TLP|KRV)-\d{4}-\d+)/

export function WholeNumbers({ text }: { text: string }) {
  return text.split(numbers).map((part, index) =>
    // What was split at stands at every second place.
    index % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  )
}
