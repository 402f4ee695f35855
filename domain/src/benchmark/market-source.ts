/** Where the market line of an analysis comes from, in words: the same on the screen, on paper and in the sheet. Without zod. */

import { marketNote, marketSources, withheldSentence } from '#benchmark/benchmark.copy.ts'
import type { BenchmarkFacts } from '#benchmark/benchmark-facts.ts'
import { formatShortDate } from '#values/format-date.ts'

type Source = Pick<BenchmarkFacts, 'source' | 'index'>

const nameOf = ({ name, source, published_on }: NonNullable<Source['index']>) =>
  `${name} (${source}, ${formatShortDate(published_on)})`

/** `Kendi tekliflerimiz`, `Uzak Doğu endeksi (Haftalık bülten, 05.11.2026)` */
export const sourceName = ({ source, index }: Source): string =>
  source === 'index' && index ? nameOf(index) : marketSources[source]

export function sourceSentence({ source, index }: Source): string {
  if (source === 'none') return withheldSentence
  if (source === 'index' && index)
    return `Piyasa çizgisi: ${nameOf(index)}. Kendi tekliflerimiz bu hatta yeterli değil.`
  return marketNote
}
