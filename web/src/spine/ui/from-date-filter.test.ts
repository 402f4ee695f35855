import { expect, test } from 'vitest'
import { parseDay } from '#spine/ui/from-date-filter.tsx'

test('only days that the server accepts are parsed', () => {
  expect(parseDay('2026-02-28')).toBe('2026-02-28')
  for (const given of [null, '', 'dün', '2026-2-1', '2026-02-30', '2026-13-01', '0000-01-01', '0001-01-01'])
    expect(parseDay(given), String(given)).toBeNull()
})
