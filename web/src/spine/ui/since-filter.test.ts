import { expect, test } from 'vitest'
import { dayNamed } from '#spine/ui/since-filter.tsx'

test('only what the server takes as a day filters', () => {
  expect(dayNamed('2026-02-28')).toBe('2026-02-28')
  for (const given of [null, '', 'dün', '2026-2-1', '2026-02-30', '2026-13-01', '0000-01-01', '0001-01-01'])
    expect(dayNamed(given), String(given)).toBeNull()
})
