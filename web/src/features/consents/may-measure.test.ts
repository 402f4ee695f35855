import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { mayMeasure, storeAccountConsent, withdrawAccountConsent } from '#features/consents/may-measure.ts'
import { choose } from '#features/consents/visitor-choice.ts'
import { beginDeviceSession, endDeviceSession, pauseDeviceSession } from '#spine/drafts/device-session.ts'

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json({ done: true }))
  // What of a browser it leans on.
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('dispatchEvent', () => true)
  onTestFinished(() => void vi.unstubAllGlobals())
  endDeviceSession('portal')
  await choose({ analytics: true, marketing: false }, 'banner')
})

test('a guest is measured on public pages as soon as they have agreed', async () => {
  expect(mayMeasure('/')).toBe(true)
  await choose({ analytics: false, marketing: false }, 'banner')
  expect(mayMeasure('/')).toBe(false)
})

test('a page behind sign-in is not measured before the account is known', () => {
  expect([mayMeasure('/dashboard'), mayMeasure('/staff')]).toEqual([false, false])
})

test('somebody who is signed in needs both consents, on every page of their surface', async () => {
  beginDeviceSession('portal', 'a')
  expect([mayMeasure('/'), mayMeasure('/dashboard')]).toEqual([false, false])
  storeAccountConsent('portal', 'a', true)
  expect([mayMeasure('/'), mayMeasure('/dashboard'), mayMeasure('/staff')]).toEqual([true, true, false])
  withdrawAccountConsent('portal')
  expect([mayMeasure('/'), mayMeasure('/dashboard')]).toEqual([false, false])
  storeAccountConsent('portal', 'a', true)
  await choose({ analytics: false, marketing: false }, 'banner')
  expect([mayMeasure('/'), mayMeasure('/dashboard')]).toEqual([false, false])
})

test('the consent of one account is none of the next, and a guest after it is a guest again', () => {
  beginDeviceSession('portal', 'a')
  storeAccountConsent('portal', 'a', true)
  beginDeviceSession('portal', 'b')
  expect(mayMeasure('/dashboard')).toBe(false)
  pauseDeviceSession('portal')
  expect([mayMeasure('/'), mayMeasure('/dashboard')]).toEqual([true, false])
})
