import { expect, test } from 'vitest'
import { readDeviceDraft, saveDeviceDraft } from '#spine/drafts/device-draft.ts'
import { beginDeviceSession, endDeviceSession, pauseDeviceSession } from '#spine/drafts/device-session.ts'

const form = 'device-session-test'
const save = (author: string) => saveDeviceDraft(form, author, 'typed')
const find = (author: string) => readDeviceDraft(form, author)

test('drafts end with the sign-out, and a form left open in another tab does not bring them back', () => {
  beginDeviceSession('portal', 'a')
  save('a')
  expect(find('a')).toBe('typed')
  endDeviceSession('portal')
  expect(find('a')).toBeUndefined()
  save('a')
  beginDeviceSession('portal', 'a')
  expect(find('a')).toBeUndefined()
})

test('a session that has run out leaves them to their author', () => {
  beginDeviceSession('portal', 'a')
  save('a')
  pauseDeviceSession('portal')
  beginDeviceSession('portal', 'a')
  expect(find('a')).toBe('typed')
})

test('the next person to sign in removes what the one before has left', () => {
  beginDeviceSession('portal', 'a')
  save('a')
  pauseDeviceSession('portal')
  beginDeviceSession('portal', 'b')
  beginDeviceSession('portal', 'a')
  expect(find('a')).toBeUndefined()
})

test('what the office has typed is its own: kept over a closed tab, gone with the sign-out or for the next colleague', () => {
  const saveAnswer = (author: string) => saveDeviceDraft(form, author, 'answer', 'office')
  const findAnswer = (author: string) => readDeviceDraft(form, author, 'office')
  beginDeviceSession('office', 'c')
  saveAnswer('c')
  beginDeviceSession('portal', 'a')
  endDeviceSession('portal')
  pauseDeviceSession('office')
  beginDeviceSession('office', 'c')
  expect(findAnswer('c')).toBe('answer')
  beginDeviceSession('office', 'd')
  beginDeviceSession('office', 'c')
  expect(findAnswer('c')).toBeUndefined()
  saveAnswer('c')
  endDeviceSession('office')
  beginDeviceSession('office', 'c')
  expect(findAnswer('c')).toBeUndefined()
})

test('signing in and out of the office leaves the drafts of the portal alone', () => {
  beginDeviceSession('portal', 'a')
  save('a')
  beginDeviceSession('office', 'c')
  endDeviceSession('office')
  expect(find('a')).toBe('typed')
})
