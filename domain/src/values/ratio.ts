/** Exact fractions, since a float would round before the rules of chargeable weight do. */
export type Ratio = { numerator: bigint; denominator: bigint }

export function ratio(numerator: bigint, denominator: bigint): Ratio {
  return { numerator, denominator }
}

export function atLeast(first: Ratio, second: Ratio): boolean {
  return first.numerator * second.denominator >= second.numerator * first.denominator
}

export function equal(first: Ratio, second: Ratio): boolean {
  return first.numerator * second.denominator === second.numerator * first.denominator
}

export function times({ numerator, denominator }: Ratio, factor: bigint): Ratio {
  return { numerator: numerator * factor, denominator }
}

/** Rounded half up to `decimals` decimals, as an integer of the smallest unit. */
export function rounded({ numerator, denominator }: Ratio, decimals: number): bigint {
  const units = numerator * 10n ** BigInt(decimals)
  return (2n * units + denominator) / (2n * denominator)
}

/** The smallest multiple of `step` that is not below `value`. */
export function roundedUpTo(value: Ratio, step: Ratio): Ratio {
  const [units, denominator] = [value.numerator * step.denominator, value.denominator * step.numerator]
  return times(step, (units + denominator - 1n) / denominator)
}
