/**
 * How often something happens, by a few factors: the share over all, moved by what each factor's value has shown. A value that was seen
 * rarely moves it little, and a factor that has made no difference moves nothing. Plain enough to say why. Without zod.
 */
export type Factors = Readonly<Record<string, string>>

export type Example = {
  /** When it could have been foretold, in milliseconds. */
  at: number
  /** When it was known how it ended. */
  known: number
  factors: Factors
  happened: boolean
}

export type Rates = { base: number; sample: number; effects: ReadonlyMap<string, number> }

/** As if each value had been seen so often with the usual outcome. */
const caution = 12
/** Factors say partly the same, so that all of them together are not believed in full. */
const trust = 0.9

const logit = (rate: number) => Math.log(rate / (1 - rate))
const keyOf = (factor: string, value: string) => `${factor}\u0000${value}`

export function fitRates(examples: readonly Example[]): Rates {
  const happened = examples.filter((each) => each.happened).length
  const base = (happened + 1) / (examples.length + 2)
  const seen = new Map<string, Map<string, Count>>()
  for (const example of examples)
    for (const [factor, value] of Object.entries(example.factors)) {
      const values = seen.get(factor) ?? new Map<string, Count>()
      const count = values.get(value) ?? { all: 0, happened: 0 }
      count.all += 1
      if (example.happened) count.happened += 1
      seen.set(factor, values.set(value, count))
    }
  const effects = new Map<string, number>()
  for (const [factor, values] of seen)
    if (matters([...values.values()], base))
      for (const [value, { all, happened: often }] of values)
        effects.set(keyOf(factor, value), logit((often + caution * base) / (all + caution)) - logit(base))
  return { base, sample: examples.length, effects }
}

type Count = { all: number; happened: number }

/** Whether a factor has made a difference in the past that chance would hardly make: by chi squared, two deviations above its mean. */
function matters(counts: readonly Count[], base: number): boolean {
  const freedom = counts.length - 1
  if (freedom < 1) return false
  const chi = counts.reduce(
    (sum, { all, happened }) => sum + (happened - all * base) ** 2 / (all * base * (1 - base)),
    0,
  )
  return chi > freedom + 2 * Math.sqrt(2 * freedom)
}

export function rateOf({ base, effects }: Rates, factors: Factors): number {
  const moved = Object.entries(factors).reduce(
    (sum, [factor, value]) => sum + (effects.get(keyOf(factor, value)) ?? 0),
    0,
  )
  return 1 / (1 + Math.exp(-(logit(base) + trust * moved)))
}

/** The factors that move it most, the strongest first; those that hardly do are left out. */
export function reasonsOf(
  { effects }: Rates,
  factors: Factors,
  most = 2,
): { factor: string; value: string; raises: boolean }[] {
  return Object.entries(factors)
    .map(([factor, value]) => ({ factor, value, effect: effects.get(keyOf(factor, value)) ?? 0 }))
    .filter(({ effect }) => Math.abs(effect) >= 0.1)
    .toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect))
    .slice(0, most)
    .map(({ factor, value, effect }) => ({ factor, value, raises: effect > 0 }))
}
