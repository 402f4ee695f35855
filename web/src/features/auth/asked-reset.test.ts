import { expect, test } from 'vitest'
import { readAskedReset } from '#features/auth/asked-reset.ts'

test('what was asked is understood again, and anything else is nothing', () => {
  const asked = { email: 'defne@musteri.example', redirect: '/dashboard' }
  expect(readAskedReset(JSON.stringify(asked))).toEqual(asked)
  expect(readAskedReset(JSON.stringify({ ...asked, redirect: 5 }))).toEqual({ ...asked, redirect: null })
  expect(readAskedReset(null)).toBeNull()
  expect(readAskedReset('{}')).toBeNull()
})
