/** Signing out without a server: the device is left at once, and the session ends before anything else is asked of the server. */
import { personHeader } from 'virtual:contract'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { payOwedSignOuts } from '#features/auth/pay-owed-sign-outs.ts'
import { endOwedSession, signOut } from '#features/auth/sign-out.ts'
import { forgetPagePerson, setPagePerson } from '#spine/api/page-person.ts'
import { saveDeviceDraft } from '#spine/drafts/device-draft.ts'
import { endDeviceSession } from '#spine/drafts/device-session.ts'
import { forgetOwedSignOut, owedSignOut, oweSignOut } from '#spine/drafts/owed-sign-out.ts'
import { resetDevice } from '#spine/offline/reset-device.ts'
import { answerCalls, problem } from '#testing/answer-calls.ts'
import { openApp } from '#testing/open-app.tsx'
import { asCustomer } from '#testing/signed-in.ts'

const person = '01890a5d-ac96-774b-bcce-000000000001'
const never = new AbortController().signal

afterEach(() => {
  forgetOwedSignOut('portal')
  forgetPagePerson('portal')
})

test('without a server the end of the session is owed, and paid with the first answer', async () => {
  setPagePerson('portal', person)
  answerCalls({})
  await signOut('portal')
  expect(owedSignOut('portal')).toBe(person)
  forgetPagePerson('portal')
  await expect(endOwedSession('portal', never)).rejects.toThrow()
  answerCalls({ 'POST /session/end': problem(503, 'UNAVAILABLE') })
  await expect(endOwedSession('portal', never)).rejects.toThrow()
  expect(owedSignOut('portal')).toBe(person)

  const calls = answerCalls({ 'POST /session/end': { done: true } })
  await endOwedSession('portal', never)
  expect(owedSignOut('portal')).toBeNull()
  // Whoever has signed in since is not meant.
  expect(calls.map(({ headers }) => headers.get(personHeader))).toEqual([person])
  await endOwedSession('portal', never)
  expect(calls).toHaveLength(1)
})

test('a session of somebody else, which the server refuses to end, is not asked for again', async () => {
  oweSignOut('portal', person)
  answerCalls({ 'POST /session/end': problem(409, 'OTHER_PERSON') })
  await endOwedSession('portal', never)
  expect(owedSignOut('portal')).toBeNull()
})

test('a session that has run out is not asked for again; one that the server could not end is', async () => {
  oweSignOut('portal', person)
  answerCalls({ 'POST /session/end': () => problem(429, 'TOO_MANY_REQUESTS') })
  await expect(endOwedSession('portal', never)).rejects.toMatchObject({ status: 429 })
  answerCalls({ 'POST /session/end': () => problem(500, 'INTERNAL_SERVER_ERROR') })
  // Not a lost connection, and so not told as one.
  await expect(endOwedSession('portal', never)).rejects.toMatchObject({ status: 500 })
  expect(owedSignOut('portal')).toBe(person)
  answerCalls({ 'POST /session/end': problem(401, 'UNAUTHORIZED') })
  await endOwedSession('portal', never)
  expect(owedSignOut('portal')).toBeNull()
})

test('whatever page is open, it is ended as soon as the network is back', async () => {
  oweSignOut('office', person)
  let isThere = false
  const calls = answerCalls({
    'POST /session/end': () => (isThere ? { done: true } : Promise.reject(new TypeError('no network'))),
  })
  const paid = payOwedSignOuts()
  await expect.poll(() => calls.length).toBe(1)
  isThere = true
  window.dispatchEvent(new Event('online'))
  await paid
  expect(owedSignOut('office')).toBeNull()
  expect(calls).toHaveLength(2)
})

test('what waits to be sent is lost only by whoever says so', async () => {
  setPagePerson('portal', person)
  for (const id of ['1', '2']) saveDeviceDraft(`unsent-message-${id}`, person, 'Merhaba')
  answerCalls({})
  const staying = signOut('portal')
  const dialog = page.getByRole('alertdialog', { name: 'Gönderilmemiş 2 mesajınız var' })
  await dialog.getByRole('button', { name: 'Vazgeç' }).click()
  expect(await staying).toBe(false)
  expect(owedSignOut('portal')).toBeNull()
  const leaving = signOut('portal')
  await dialog.getByRole('button', { name: 'Sil ve çıkış yap' }).click()
  expect(await leaving).toBe(true)
  expect(owedSignOut('portal')).toBe(person)
  // A server that is there is not kept waiting by a question.
  answerCalls({ 'POST /session/end': { done: true } })
  expect(await signOut('portal')).toBe(true)
  await endDeviceSession('portal')
})

test('what the server refuses to end is not owed', async () => {
  setPagePerson('portal', person)
  answerCalls({ 'POST /session/end': () => problem(500, 'INTERNAL_SERVER_ERROR') })
  await expect(signOut('portal')).rejects.toThrow()
  expect(owedSignOut('portal')).toBeNull()
})

test('whoever opens the panel next sees nothing of it, and the session is ended first', async () => {
  oweSignOut('portal', person)
  // A device that is reset has not signed anybody in again.
  await resetDevice()
  let isThere = false
  const end = () => (isThere ? { done: true } : Promise.reject(new TypeError('no network')))
  const { calls, reopen } = await openApp(
    '/dashboard',
    asCustomer({ 'POST /session/end': end, 'GET /session': { person: null } }),
  )
  const asked = () => calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`)
  await expect.element(page.getByText('Çıkış yapıldı')).toBeVisible()
  expect([...new Set(asked())]).toEqual(['POST /api/session/end'])

  isThere = true
  calls.length = 0
  reopen()
  await expect.poll(() => location.pathname).toBe('/auth')
  expect(asked().slice(0, 2)).toEqual(['POST /api/session/end', 'GET /api/session'])
})
