/** Asks for many addresses of lists and their figures at 8 clients, and says which of each group is the slowest. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { mustHold } from './harness.ts'
import { atMost, type Line, plainLine } from './lines.ts'
import type { Addresses, Asked } from './list-addresses.ts'
import type { Load, Loaded } from './programs/http-load.ts'
import type { Program } from './start-program.ts'
import { undisturbed } from './undisturbed.ts'

const connections = 8
/** The addresses are hundreds: of each group so many that take longest for one client are taken at 8. */
const slowest = 12
/** How many rows lie before a page further down. */
const depth = { pages: 10, rows: 100 }

/** Who reads the lists; `customer` and `colleague` are those that they are filtered by. */
export type Readers = {
  headers: Record<Surface, Record<string, string>>
  customer: string
  colleague: string
}

/** Each of these is asked for a second; of each group the slowest is reported. */
export async function measureLists(
  { generator, base, headers, customer, colleague }: Readers & { generator: Program; base: string },
  { sortedLists, combinations, figures }: Addresses,
): Promise<Line[]> {
  const address = ({ path }: Asked) =>
    base + path.replace('{customer}', customer).replace('{colleague}', colleague)
  const read = async (asked: Asked) => {
    const answer = await fetch(address(asked), { headers: headers[asked.surface] })
    mustHold(answer.status === 200, `${asked.path} is answered ${answer.status}`)
    return answer.text()
  }

  /** How long one client waits at best, once everything is in memory. */
  const alone = async (asked: Asked): Promise<number> => {
    let best = Number.POSITIVE_INFINITY
    for (let turn = 0; turn < 4; turn += 1) {
      const begun = performance.now()
      await read(asked)
      best = Math.min(best, performance.now() - begun)
    }
    return best
  }

  const slowestAlone = async (group: readonly Asked[]): Promise<Asked[]> => {
    const taken: { asked: Asked; ms: number }[] = []
    for (const asked of group) taken.push({ asked, ms: await alone(asked) })
    return taken
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, slowest)
      .map(({ asked }) => asked)
  }

  /** What is overdue changes as time passes; so an unexpected answer is asked for once more. */
  const p95 = async (asked: Asked, tries = 2): Promise<number> => {
    const load: Load = {
      url: address(asked),
      headers: headers[asked.surface],
      connections,
      seconds: 1,
      expectBody: asked.tellsTime ? undefined : await read(asked),
    }
    await generator.call<Loaded>('load', { ...load, seconds: 0.3 })
    const { p95: taken, wrong } = await undisturbed(() => generator.call<Loaded>('load', load))
    if (wrong > 0 && tries > 1) return p95(asked, tries - 1)
    mustHold(wrong === 0, `${wrong} answers to ${asked.path} were not the expected one`)
    console.log(`  ${taken.toFixed(1).padStart(7)} ms  ${shown(asked)}`)
    return taken
  }

  /** The page behind a thousand rows, or the last one that has another before it. */
  const furtherDown = async (asked: Asked): Promise<Asked[]> => {
    let cursor: string | null = null
    for (let page = 0; page < depth.pages; page += 1) {
      const after = cursor ? `&after=${cursor}` : ''
      const body = await read({ ...asked, path: `${asked.path}&limit=${depth.rows}${after}` })
      const { next_cursor } = JSON.parse(body) as { next_cursor: string | null }
      if (!next_cursor) break
      cursor = next_cursor
    }
    return cursor ? [{ ...asked, path: `${asked.path}&after=${cursor}` }] : []
  }

  const report = async (figure: string, limit: number, group: readonly Asked[]): Promise<Line> => {
    const taken: { asked: Asked; p95: number }[] = []
    for (const asked of await slowestAlone(group)) taken.push({ asked, p95: await p95(asked) })
    const [worst] = taken.toSorted((one, other) => other.p95 - one.p95)
    return plainLine({
      figure: `${figure}: slowest p95 of ${group.length}`,
      unit: 'ms',
      samples: [worst?.p95 ?? Number.NaN],
      pass: atMost(limit, 'ms'),
      note: `${worst && shown(worst.asked)}; ${taken.filter((one) => one.p95 > limit).length} above`,
    })
  }

  const lines: Line[] = []
  for (const { path, asked } of sortedLists) {
    lines.push(await report(`${path}, first pages`, 60, asked))
    const further: Asked[] = []
    for (const one of asked) further.push(...(await furtherDown(one)))
    lines.push(await report(`${path}, further pages`, 60, further))
  }
  lines.push(await report('two filters, or a search', 500, combinations))
  lines.push(await report('figures', 150, figures))
  return lines
}

const shown = ({ path }: Asked) => path.replace(/after=.*/, 'after=…')
