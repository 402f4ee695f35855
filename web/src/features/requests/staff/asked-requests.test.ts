import { expect, test } from 'vitest'
import { readAskedRequests } from '#features/requests/staff/asked-requests.ts'

test('an address asks for what the server takes: an unknown status for nothing, a long text by its beginning', () => {
  const params = new URLSearchParams({ status: 'x', search: `${'a'.repeat(79)}🚢 ve sonrası` })
  expect(readAskedRequests(params)).toEqual({
    status: null,
    overdue: false,
    search: 'a'.repeat(79),
    customer: null,
  })
})
