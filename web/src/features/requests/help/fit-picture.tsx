/** The containers or trucks that would hold a load, drawn small, each as full as it would be. The words beside it say the same. */
import type { Fit } from '@kervan/domain/requests/sense/finding.ts'

const mostDrawn = 6
const height = 12
const cab = 9

export function FitPicture({ fit: { name, quantity, filled } }: { fit: Fit }) {
  const drawn = Math.min(quantity, mostDrawn)
  // Containers are called by their length, but for the tank, which is a short one.
  const isTruck = !/^\d|konteyner/.test(name)
  const length = name.startsWith('20') || name === 'tank konteyner' ? 20 : 40
  return (
    <span aria-hidden="true" className="flex flex-wrap items-end gap-1.5">
      {Array.from({ length: drawn }, (_, turn) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Box key={turn} length={length} filled={filled} isTruck={isTruck} />
      ))}
      {quantity > drawn && <span className="figures text-12">+{quantity - drawn}</span>}
    </span>
  )
}

function Box({ length, filled, isTruck }: { length: number; filled: number; isTruck: boolean }) {
  const width = length + (isTruck ? cab : 0) + 2
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height + 6}
      viewBox={`0 0 ${width} ${height + 6}`}
      fill="none"
      stroke="currentColor"
    >
      <rect
        x="1"
        y="1"
        width={length * filled}
        height={height}
        fill="currentColor"
        fillOpacity="0.3"
        stroke="none"
      />
      <rect x="1" y="1" width={length} height={height} rx="1" />
      {isTruck && <path d={`M${length + 1} 5h5l3 4v4h-8z`} />}
      {isTruck && [6, 11, length + 5].map((x) => <circle key={x} cx={x} cy={height + 3} r="2" />)}
    </svg>
  )
}
