/** Which numbers of a map are shown: the largest first, and none that would touch one before it, or be read as one with it. */
import type { Point } from '#features/tracking/map/map-view.ts'

/** Of a figure of 12 px, and of a line of them. */
const [figureWidth, lineHeight] = [7.5, 14]
/** Side by side on one line 3 and 34 would be 334. */
const gaps = { onOneLine: 8, otherwise: 2 }

type Mark = { at: Point; text: string }

export function readableNumbers<Of extends Mark>(largestFirst: readonly Of[]): Of[] {
  const shown: Of[] = []
  for (const mark of largestFirst) if (!shown.some((other) => touches(mark, other))) shown.push(mark)
  return shown
}

function touches(one: Mark, other: Mark): boolean {
  const across = Math.abs(one.at[0] - other.at[0])
  const down = Math.abs(one.at[1] - other.at[1])
  const gap = down < lineHeight / 3 ? gaps.onOneLine : gaps.otherwise
  return across < ((one.text.length + other.text.length) / 2) * figureWidth + gap && down < lineHeight
}
