/** What a colleague waits for in the palette among 100,000 customers and 1,000,000 requests, typing word after word, letter by letter. */
import { signInStaff } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, takeTurns } from '../harness.ts'
import { atMost, plainLine } from '../lines.ts'
import { addOfficeHistory, officeSize } from '../office-history.ts'

export const paletteTyping: Figure = { name: 'palette-typing', take }

/** Each as it is typed, from the third letter on: a name of many, a city of many, a number, somebody, and what nobody is called. */
const typed = ['yılmaz', 'hamburg', 'TLP-2026-{request}', 'kisi{last}', 'Defne Çelik Sanayi', 'yoktur']

async function take(bench: Bench) {
  const size = officeSize(bench)
  const database = await bench.database()
  await addOfficeHistory(database, size)
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
  const times: number[] = []
  const ours = words.map((word) => ({
    name: word,
    round: async () => {
      const own: number[] = []
      for (let end = 3; end <= word.length; end += 1) own.push(await ask(word.slice(0, end)))
      times.push(...own)
      return { slowest: Math.max(...own) }
    },
  }))
  const taken = await takeTurns(
    { ours, neighbours: [] },
    { rounds: bench.rounds, watch: 'slowest', warmUps: 2 },
  )
  return [
    plainLine({
      figure: 'palette, p95 of all letters',
      unit: 'ms',
      samples: [p95Of(times)],
      pass: atMost(100, 'ms'),
      note: 'with those of the rounds that warm up',
    }),
    ...ours.map(({ name }) =>
      plainLine({
        figure: `palette, slowest letter of ${name}`,
        unit: 'ms',
        samples: taken.samples(name, 'slowest'),
      }),
    ),
  ]
}

function p95Of(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
}
