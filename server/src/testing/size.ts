/** How large a fault or load case runs: `npm test` at about a tenth, `npm run test:full` at the figures of the case. */
export const atFullSize = Boolean(process.env.KERVAN_TEST_FULL)

export function sized<Size>(full: Size, tenth: Size): Size {
  return atFullSize ? full : tenth
}

/** A timed promise holds as written at full size; at a tenth the machine is shared with whatever else runs. */
export function patient(limitMs: number, factor = 4): number {
  return atFullSize ? limitMs : limitMs * factor
}

/** The value that so many of a hundred stay at or below. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return Math.round(sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0)
}
