/** How each series looks, so that colour is never the only difference: a colour, a dash for lines, and a pattern for areas. */
const marks = [
  { colour: 'var(--sea)', dash: undefined, pattern: null },
  { colour: 'var(--saffron)', dash: '7 4', pattern: 'M-2,2 l4,-4 M0,8 l8,-8 M6,10 l4,-4' },
  { colour: 'var(--approved)', dash: '2 4', pattern: 'M4,0 v8' },
  { colour: 'var(--preparing)', dash: '10 3 2 3', pattern: 'M0,4 h8' },
  { colour: 'var(--rejected)', dash: '4 2', pattern: 'M-2,6 l4,4 M0,0 l8,8 M6,-2 l4,4' },
  { colour: 'var(--cancelled)', dash: '1 3', pattern: 'M0,4 h8 M4,0 v8' },
] as const

export const seriesColours = marks.map(({ colour }) => colour.slice('var(--'.length, -1))

const markOf = (index: number) => marks[index % marks.length] ?? marks[0]

export const colourOf = (index: number) => markOf(index).colour
export const dashOf = (index: number) => markOf(index).dash

/** What fills a bar, a slice or a swatch of this series. */
export function fillOf(id: string, index: number): string {
  return markOf(index).pattern ? `url(#${id}-${index % marks.length})` : markOf(index).colour
}

/** The patterns that `fillOf` names; each chart has its own. */
export function Patterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {marks.slice(0, count).map(({ colour, pattern }, index) =>
        pattern ? (
          <pattern key={colour} id={`${id}-${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect width="8" height="8" fill={colour} fillOpacity="0.3" />
            <path d={pattern} stroke={colour} strokeWidth="2.5" fill="none" />
          </pattern>
        ) : null,
      )}
    </defs>
  )
}

/** The sample of a series beside its name. */
export function Swatch({ id, index, kind }: { id: string; index: number; kind: 'line' | 'fill' }) {
  return (
    <svg className="h-3 w-5 shrink-0" viewBox="0 0 20 12" aria-hidden="true" focusable="false">
      {kind === 'line' ? (
        <path d="M0 6 H20" stroke={colourOf(index)} strokeWidth="2.5" strokeDasharray={dashOf(index)} />
      ) : (
        <rect
          x="1"
          y="1"
          width="18"
          height="10"
          rx="2"
          fill={fillOf(id, index)}
          stroke={colourOf(index)}
          strokeWidth="1.5"
        />
      )}
    </svg>
  )
}
