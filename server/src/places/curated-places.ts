/** Places the company's lanes touch: UN/LOCODE, Turkish name, country, what is there, where it lies. */
import type { places } from '#places/places.table.ts'

type Kind = 'city' | 'port' | 'airport' | 'terminal'
type Curated = typeof places.$inferInsert

const letters: Record<string, Kind> = { c: 'city', p: 'port', a: 'airport', t: 'terminal' }

/** code, name, kinds by their first letters, latitude, longitude, rank, other names, IATA */
type Line = readonly [string, string, string, number, number, number, (readonly string[])?, string?]

const lines: readonly Line[] = [
  ['TRIST', 'İstanbul', 'cpa', 41.01, 28.98, 10, ['Istanbul'], 'IST'],
  ['TRMER', 'Mersin', 'cp', 36.8, 34.64, 9],
  ['TRIZM', 'İzmir', 'cpa', 38.44, 27.14, 9, ['Izmir', 'Alsancak'], 'ADB'],
  ['DEHAM', 'Hamburg', 'cpa', 53.55, 9.99, 9, [], 'HAM'],
]

export const curatedPlaces: readonly Curated[] = lines.map(
  ([code, name, kinds, latitude, longitude, rank, aliases = [], iata]) => ({
    code,
    name,
    country_code: code.slice(0, 2),
    kinds: [...kinds].flatMap((letter) => letters[letter] ?? []),
    latitude,
    longitude,
    rank,
    aliases: [...aliases],
    iata: iata ?? null,
  }),
)
