import { expect, test } from 'vitest'
import { parseResetRequest } from '#features/auth/reset-request.ts'

test('a stored request is parsed, and anything else is null', () => {
  const request = { email: 'defne@musteri.example', redirect: '/dashboard' }
  expect(parseResetRequest(JSON.stringify(request))).toEqual(request)
  expect(parseResetRequest(JSON.stringify({ ...request, redirect: 5 }))).toEqual({
    ...request,
    redirect: null,
  })
  expect(parseResetRequest(null)).toBeNull()
  expect(parseResetRequest('{}')).toBeNull()
})
