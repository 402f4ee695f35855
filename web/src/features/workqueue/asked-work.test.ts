import { expect, test } from 'vitest'
import { readAskedWork } from '#features/workqueue/asked-work.ts'

test('an address asks for what the server takes: unknown choices for nothing, a long text by its beginning', () => {
  const params = new URLSearchParams({ show: 'done', kind: 'x', priority: 'high', search: 'a'.repeat(200) })
  expect(readAskedWork(params)).toEqual({ show: 'done', kind: '', priority: 'high', search: 'a'.repeat(80) })
})
