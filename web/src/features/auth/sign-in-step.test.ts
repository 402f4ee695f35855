import { describe, expect, test } from 'vitest'
import { stepSearch, stepToShow } from '#features/auth/sign-in-step.ts'

const nobody = { requested: null, signedIn: false, codeSent: false, promptsForPassword: false }

describe('the step', () => {
  test('is the details by default and for unknown steps', () => {
    for (const requested of [null, '', 'details', 'profile', 'new-password', 'constructor'])
      expect(stepToShow({ ...nobody, requested })).toBe('details')
  })
  test('is the code only after one was sent', () => {
    expect(stepToShow({ ...nobody, requested: 'code' })).toBe('details')
    expect(stepToShow({ ...nobody, requested: 'code', codeSent: true })).toBe('code')
    expect(stepToShow({ ...nobody, requested: null, codeSent: true })).toBe('details')
  })
  test('is the password or forgotten-password step if the URL says so', () => {
    expect(stepToShow({ ...nobody, requested: 'password' })).toBe('password')
    expect(stepToShow({ ...nobody, requested: 'forgot', codeSent: true })).toBe('forgot')
  })
  test('is the profile as soon as somebody is signed in, here or in another tab', () => {
    for (const requested of [null, 'code', 'password', 'forgot'])
      expect(stepToShow({ ...nobody, requested, codeSent: true, signedIn: true })).toBe('profile')
  })
  test('is the new password if that is prompted for, even before the session is known', () => {
    expect(stepToShow({ ...nobody, requested: 'code', promptsForPassword: true })).toBe('new-password')
    expect(stepToShow({ ...nobody, signedIn: true, promptsForPassword: true })).toBe('new-password')
  })
})

test('the URL of a step keeps the page to return to', () => {
  const current = new URLSearchParams('redirect=%2Fdashboard%3Fview%3Daccount&step=code')
  expect(stepSearch(current, 'password')).toBe('?redirect=%2Fdashboard%3Fview%3Daccount&step=password')
  expect(stepSearch(current, 'details')).toBe('?redirect=%2Fdashboard%3Fview%3Daccount')
  expect(stepSearch(new URLSearchParams('step=forgot'), 'details')).toBe('')
})
