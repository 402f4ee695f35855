import { expect, test } from 'vitest'
import { exportFileName } from '#features/consents/export-file-name.ts'

test('the file name has the day in Istanbul, not in UTC', () => {
  expect(exportFileName('2026-03-05T20:59:59.000Z')).toBe('kervan-verilerim-2026-03-05.json')
  expect(exportFileName('2026-03-05T21:00:00.000Z')).toBe('kervan-verilerim-2026-03-06.json')
})
