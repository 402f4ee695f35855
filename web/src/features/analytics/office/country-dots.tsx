/** Countries as dots in the size of their visitors: the small ones over the big ones, and the numbers over all of them. */
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { Link } from 'react-router'
import { readableNumbers } from '#features/analytics/office/readable-numbers.ts'
import { onScreen, type Point, type Size, type View } from '#features/tracking/map/map-view.ts'

export type CountryDot = { country: string; visitors: number; name: string; to: string; at: Point }
type Props = { dots: readonly CountryDot[]; view: View; size: Size }

/** On a phone the countries of Europe are close together. */
const narrow = 480

export function CountryDots({ dots, view, size }: Props) {
  const most = Math.max(1, ...dots.map(({ visitors }) => visitors))
  const [least, growth] = size.width < narrow ? [5, 9] : [8, 14]
  const marks = dots
    .map(({ at, visitors, ...dot }) => ({
      ...dot,
      at: onScreen(view, size, at),
      radius: least + growth * Math.sqrt(visitors / most),
      visitors,
      text: visitors > 999 ? '999+' : formatCount(visitors),
    }))
    .toSorted((one, other) => other.visitors - one.visitors)
  return (
    <>
      {marks.map(({ country, name, to, at: [x, y], radius }) => (
        // The drawing is hidden from readers, and the list beside it has the same link for keys.
        <Link key={country} to={to} tabIndex={-1} draggable={false} className="outline-none">
          <title>{name}</title>
          <circle
            cx={x}
            cy={y}
            r={radius}
            className="fill-sea hover:stroke-ink"
            stroke="var(--bg)"
            strokeWidth={2}
          />
        </Link>
      ))}
      {readableNumbers(marks).map(({ country, text, at: [x, y] }) => (
        <text
          key={country}
          x={x}
          y={y + 4}
          textAnchor="middle"
          className="figures pointer-events-none fill-on-sea stroke-sea font-medium text-12"
          strokeWidth={4}
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          {text}
        </text>
      ))}
    </>
  )
}
