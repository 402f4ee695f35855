/** What a colleague waits for in the palette among 100,000 customers and 1,000,000 requests, typing word after word, letter by letter. */
import { type BenchDatabase, signInStaff } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, percentile, takeTurns } from '../harness.ts'
import { atMost, plainLine } from '../lines.ts'
import { addOfficeHistory, type OfficeSize, officeSize } from '../office-history.ts'

export const paletteTyping: Figure = { name: 'palette-typing', take }

/** Each as it is typed, from the third letter on: a name of many, a city of many, a number, somebody, and what nobody is called. */
const typed = ['yılmaz', 'hamburg', 'TLP-2026-{request}', 'kisi{last}', 'Defne Çelik Sanayi', 'yoktur']

async function take(bench: Bench) {
  const size = officeSize(bench)
  const database = await bench.database()
  await addOfficeHistory(database, size)
  return measurePalette(bench, database, size)
}

/** Apart from making the rows, which takes far longer. */
export async function measurePalette(bench: Bench, database: BenchDatabase, size: OfficeSize) {
  const { headers } = await signInStaff(database)
  const { port } = await bench.startKervan(database)
  const ask = async (search: string) => {
    const begun = performance.now()
    const answer = await fetch(
      `http://127.0.0.1:${port}/api/staff/search?${new URLSearchParams({ search })}`,
      { headers },
    )
    const { found } = (await answer.json()) as { found: unknown[] }
    mustHold(answer.status === 200 && Array.isArray(found), `${search} is answered ${answer.status}`)
    return performance.now() - begun
  }
  const words = typed.map((word) =>
    word
      .replace('{last}', String(size.customers - 1))
      .replace('{request}', String(size.requests / 2).padStart(7, '0')),
  )
  const typing = {
    name: 'palette',
    round: async () => {
      const times: number[] = []
      const slowest: Record<string, number> = {}
      for (const word of words) {
        const own: number[] = []
        for (let end = 3; end <= word.length; end += 1) own.push(await ask(word.slice(0, end)))
        times.push(...own)
        slowest[word] = Math.max(...own)
      }
      return {
        p95: percentile(
          times.toSorted((one, other) => one - other),
          95,
        ),
        ...slowest,
      }
    },
  }
  const taken = await takeTurns(
    { ours: [typing], neighbours: [] },
    { rounds: bench.rounds, watch: 'p95', warmUps: 2 },
  )
  return [
    plainLine({
      figure: 'palette, p95 of all letters',
      unit: 'ms',
      samples: taken.samples(typing.name, 'p95'),
      pass: atMost(100, 'ms'),
    }),
    ...words.map((word) =>
      plainLine({
        figure: `palette, slowest letter of ${word}`,
        unit: 'ms',
        samples: taken.samples(typing.name, word),
      }),
    ),
  ]
}
