/** How large a fault or load case runs: small in `npm test`, at the figures of the case in `npm run test:full`. */
export const atFullSize = Boolean(process.env.KERVAN_TEST_FULL)

export function sized<Size>(full: Size, small: Size): Size {
  return atFullSize ? full : small
}

/** Figures are worth reading at full size only, on a machine of its own; no test passes or fails by them, unless the case itself names a time. */
export function report(line: string): void {
  if (atFullSize) console.log(line)
}

/** The value that so many of a hundred stay at or below. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return Math.round(sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0)
}
