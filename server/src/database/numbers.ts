/**
 * Numbers people quote on the telephone: `TLP-2026-000123`, counted per series and year in Istanbul. Taken outside the
 * work's own transaction, so that nobody waits for another's commit; a number taken for work that fails leaves a gap.
 */
import { dayInIstanbul } from '@kervan/domain/values/calendar-day.ts'
import type { Ask } from '#database/system-line.ts'

/** Requests and quotes. */
export type Series = 'TLP' | 'KRV'
export type Numbers = { next(series: Series): Promise<string> }

const take = {
  name: 'take-number',
  text: `insert into number_counters (series, year, last) values ($1, $2, 1)
    on conflict (series, year) do update set last = number_counters.last + 1 returning last`,
}

export function createNumbers(ask: Ask, now: () => Date = () => new Date()): Numbers {
  return {
    async next(series) {
      const year = dayInIstanbul(now()).slice(0, 4)
      const [row] = await ask<{ last: number }>({ ...take, values: [series, Number(year)] })
      if (!row) throw new Error('No number was given.')
      return `${series}-${year}-${String(row.last).padStart(6, '0')}`
    },
  }
}
