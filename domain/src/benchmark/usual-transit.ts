/** Days on the way, beside those of the same modes: a flight says nothing of a ship. Without zod. */

/** `transit_days` is the sum of all. */
export type ModeTransit = { mode: 'sea' | 'air' | 'land'; transits: number; transit_days: number }

/** On average; of nothing null. */
type Transit = { transits: number; transit_days: number | null }

export function sumTransits(rows: readonly ModeTransit[]): Transit {
  const transits = rows.reduce((sum, row) => sum + row.transits, 0)
  const days = rows.reduce((sum, row) => sum + row.transit_days, 0)
  return { transits, transit_days: transits === 0 ? null : days / transits }
}

/**
 * How long the customer's shipments would have taken as the lane's usually do, each in its mode. Of a customer without any, those of the mode
 * that is compared. Null where nothing is known of one of the modes.
 */
export function usualTransit(
  own: readonly ModeTransit[],
  lane: readonly ModeTransit[],
  compared: ModeTransit['mode'] | undefined,
): Transit {
  const had = own.filter(({ transits }) => transits > 0)
  const wanted = had.length > 0 ? had : compared ? [{ mode: compared, transits: 1 }] : []
  const pairs = wanted.map(({ mode, transits }) => ({
    weight: transits,
    of: lane.find((row) => row.mode === mode) ?? { mode, transits: 0, transit_days: 0 },
  }))
  const transits = pairs.reduce((sum, { of }) => sum + of.transits, 0)
  if (pairs.length === 0 || pairs.some(({ of }) => of.transits === 0)) return { transits, transit_days: null }
  const weights = pairs.reduce((sum, { weight }) => sum + weight, 0)
  const days = pairs.reduce((sum, { weight, of }) => sum + (weight * of.transit_days) / of.transits, 0)
  return { transits, transit_days: days / weights }
}
