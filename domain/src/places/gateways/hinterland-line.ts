/** Cities, and the places that serve them, both by code: short, so that a table of them is easy to read and correct. */
export type HinterlandLine = readonly [cities: string, gateways: string]

/** By city; of two lines that name a city, the first holds. */
export function gatewaysByCity(lines: readonly HinterlandLine[]): ReadonlyMap<string, readonly string[]> {
  const known = new Map<string, readonly string[]>()
  for (const [cities, gateways] of lines)
    for (const city of cities.split(' ')) if (!known.has(city)) known.set(city, gateways.split(' '))
  return known
}
