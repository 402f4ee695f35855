import { expect, test } from 'vitest'
import { readWorkFilter } from '#features/workqueue/work-filter.ts'

test('unknown choices are ignored, and a long search text is cut to what the server accepts', () => {
  const params = new URLSearchParams({ show: 'done', kind: 'x', priority: 'high', search: 'a'.repeat(200) })
  expect(readWorkFilter(params)).toEqual({ show: 'done', kind: '', priority: 'high', search: 'a'.repeat(80) })
})
