import { describe, expect, test } from 'vitest'
import { stepSearch, stepToShow } from '#features/auth/sign-in-step.ts'

const nobody = { asked: null, signedIn: false, codeSent: false, offersPassword: false }

describe('the step', () => {
  test('begins with the details, whatever the address makes up', () => {
    for (const asked of [null, '', 'details', 'profile', 'new-password', 'constructor'])
      expect(stepToShow({ ...nobody, asked })).toBe('details')
  })
  test('is the code only after one was sent', () => {
    expect(stepToShow({ ...nobody, asked: 'code' })).toBe('details')
    expect(stepToShow({ ...nobody, asked: 'code', codeSent: true })).toBe('code')
    expect(stepToShow({ ...nobody, asked: null, codeSent: true })).toBe('details')
  })
  test('follows the address to password and forgotten password', () => {
    expect(stepToShow({ ...nobody, asked: 'password' })).toBe('password')
    expect(stepToShow({ ...nobody, asked: 'forgot', codeSent: true })).toBe('forgot')
  })
  test('goes on as soon as somebody is signed in, here or in another tab', () => {
    for (const asked of [null, 'code', 'password', 'forgot'])
      expect(stepToShow({ ...nobody, asked, codeSent: true, signedIn: true })).toBe('profile')
  })
  test('offers a password first, even before the session is known here', () => {
    expect(stepToShow({ ...nobody, asked: 'code', offersPassword: true })).toBe('new-password')
    expect(stepToShow({ ...nobody, signedIn: true, offersPassword: true })).toBe('new-password')
  })
})

test('the address of a step keeps where to go afterwards', () => {
  const current = new URLSearchParams('redirect=%2Fdashboard%3Fview%3Daccount&step=code')
  expect(stepSearch(current, 'password')).toBe('?redirect=%2Fdashboard%3Fview%3Daccount&step=password')
  expect(stepSearch(current, 'details')).toBe('?redirect=%2Fdashboard%3Fview%3Daccount')
  expect(stepSearch(new URLSearchParams('step=forgot'), 'details')).toBe('')
})
