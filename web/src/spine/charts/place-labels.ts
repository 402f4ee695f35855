/** Where the names along an axis stand: under their points, but never outside the drawing, and none on another. */
import { textWidth } from '#spine/charts/chart-data.ts'

export type PlacedLabel = { index: number; text: string; at: number }

const leastGap = 8

/** Each so many at least; fewer where a first or last one had to step inside and would touch its neighbour. */
export function placeLabels(
  labels: readonly string[],
  { step, from, to, x }: { step: number; from: number; to: number; x: (index: number) => number },
): PlacedLabel[] {
  const placed = labels
    .map((text, index) => ({ index, text, at: inside(x(index), textWidth(text) / 2, from, to) }))
    .filter(({ index }) => index % step === 0)
  return placed.length > 1 && placed.some(touchesNext)
    ? placeLabels(labels, { step: step + 1, from, to, x })
    : placed
}

function inside(middle: number, half: number, from: number, to: number): number {
  return Math.max(from + half, Math.min(to - half, middle))
}

function touchesNext({ text, at }: PlacedLabel, position: number, placed: readonly PlacedLabel[]): boolean {
  const next = placed[position + 1]
  return next !== undefined && at + textWidth(text) / 2 + leastGap > next.at - textWidth(next.text) / 2
}
