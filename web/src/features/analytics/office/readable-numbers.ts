/** Which numbers of a map are shown: the largest first, and none that would touch one before it, or be read as one with it. */
import type { Point } from '#features/tracking/map/map-view.ts'

/** Of a figure of 12 px, of a line of them, and between two numbers that are side by side. */
const [figureWidth, lineHeight, gap] = [7.5, 14, 8]

type Mark = { at: Point; text: string }

export function readableNumbers<Of extends Mark>(largestFirst: readonly Of[]): Of[] {
  const shown: Of[] = []
  for (const mark of largestFirst) if (!shown.some((other) => touches(mark, other))) shown.push(mark)
  return shown
}

function touches(one: Mark, other: Mark): boolean {
  const room = ((one.text.length + other.text.length) / 2) * figureWidth + gap
  return Math.abs(one.at[0] - other.at[0]) < room && Math.abs(one.at[1] - other.at[1]) < lineHeight
}
