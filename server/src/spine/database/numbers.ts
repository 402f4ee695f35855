/** Numbers people quote on the telephone: `TLP-2026-000123`, with the year in Istanbul. One taken for work that fails leaves a gap. */
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import type { QueryAsSystem } from '#spine/database/shared-connections.ts'

export const sequences = { TLP: 'request_numbers', KRV: 'quote_numbers' }
/** Requests and quotes. */
export type Series = keyof typeof sequences
export type Numbers = { next(series: Series): Promise<string> }

export function createNumbers(query: QueryAsSystem, now: () => Date = () => new Date()): Numbers {
  return {
    async next(series) {
      const next = 'select nextval($1::regclass) as number'
      const [row] = await query<{ number: string }>(next, [sequences[series]])
      if (!row) throw new Error('No number was given.')
      return formatNumber(series, now(), row.number)
    },
  }
}

export function formatNumber(series: Series, at: Date, number: number | string): string {
  return `${series}-${dayInIstanbul(at).slice(0, 4)}-${String(number).padStart(6, '0')}`
}
