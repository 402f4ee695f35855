/**
 * Numbers people quote on the telephone: `TLP-2026-000123`, counted per series and year in Istanbul. Taken outside the
 * work's own transaction, so that nobody waits for another's commit; a number taken for work that fails leaves a gap.
 */
import { dayInIstanbul } from '@kervan/domain/values/calendar-day.ts'
import { batchPerTick } from '#spine/database/batch-per-tick.ts'
import type { Ask } from '#spine/database/system-line.ts'

/** Requests and quotes. */
export type Series = 'TLP' | 'KRV'
export type Numbers = { next(series: Series): Promise<string> }

const take = {
  name: 'take-number',
  text: `insert into number_counters (series, year, last) values ($1, $2, $3)
    on conflict (series, year) do update set last = number_counters.last + $3 returning last`,
}

export function createNumbers(ask: Ask, now: () => Date = () => new Date()): Numbers {
  const yearNow = () => dayInIstanbul(now()).slice(0, 4)
  const counter = (series: Series) => {
    /** Where several ask at once, as many more will soon: they need not wait. Given before any other is asked for. */
    let spare: string[] = []
    const take = batchPerTick(async (asked: undefined[]) => {
      const ahead = asked.length > 1 ? asked.length : 0
      const numbers = await takeSome(ask, series, yearNow(), asked.length + ahead)
      spare.push(...numbers.slice(asked.length))
      return numbers
    })
    return async () => {
      spare = spare.filter((number) => number.startsWith(`${series}-${yearNow()}-`))
      return spare.shift() ?? take(undefined)
    }
  }
  const counters = { TLP: counter('TLP'), KRV: counter('KRV') }
  return { next: (series) => counters[series]() }
}

async function takeSome(ask: Ask, series: Series, year: string, count: number): Promise<string[]> {
  const [row] = await ask<{ last: number }>({ ...take, values: [series, Number(year), count] })
  if (!row) throw new Error('No number was given.')
  const first = row.last - count + 1
  return Array.from(
    { length: count },
    (_, index) => `${series}-${year}-${String(first + index).padStart(6, '0')}`,
  )
}
