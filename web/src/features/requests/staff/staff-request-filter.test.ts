import { expect, test } from 'vitest'
import { readStaffRequestFilter } from '#features/requests/staff/staff-request-filter.ts'

test('an unknown status is ignored, and a long search text is cut to what the server accepts', () => {
  const params = new URLSearchParams({ status: 'x', search: `${'a'.repeat(79)}🚢 ve sonrası` })
  expect(readStaffRequestFilter(params)).toEqual({
    status: null,
    overdue: false,
    search: 'a'.repeat(79),
    customer: null,
  })
})
