/** Exact fractions of whole numbers, for sums whose result is shown: a float would round before the rule does. */
export type Ratio = { over: bigint; under: bigint }

export function ratio(over: bigint, under: bigint): Ratio {
  return { over, under }
}

export function atLeast(first: Ratio, second: Ratio): boolean {
  return first.over * second.under >= second.over * first.under
}

export function equal(first: Ratio, second: Ratio): boolean {
  return first.over * second.under === second.over * first.under
}

export function times({ over, under }: Ratio, factor: bigint): Ratio {
  return { over: over * factor, under }
}

/** In units of ten to the power of minus `decimals`, half rounded up. */
export function rounded({ over, under }: Ratio, decimals: number): bigint {
  const units = over * 10n ** BigInt(decimals)
  return (2n * units + under) / (2n * under)
}

/** The smallest multiple of `step` that is not below. */
export function roundedUpTo(value: Ratio, step: Ratio): Ratio {
  const [units, under] = [value.over * step.under, value.under * step.over]
  return times(step, (units + under - 1n) / under)
}
