import { afterEach, expect, test, vi } from 'vitest'
import { beginDeviceSession, endDeviceSession, pauseDeviceSession } from '#spine/drafts/device-session.ts'
import { keepAnswer, readKept, summarizeKept } from '#spine/drafts/kept-answers.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await endDeviceSession('portal')
  await endDeviceSession('office')
})

test('what somebody has read is theirs alone, and gone when they sign out or somebody else comes', async () => {
  beginDeviceSession('office', 'a')
  await keepAnswer('office', 'list', { items: [1] })
  expect(await readKept('office', 'list')).toMatchObject({ data: { items: [1] } })
  expect(await readKept('portal', 'list')).toBeUndefined()
  // A new page of the same person.
  beginDeviceSession('office', 'a')
  expect(await readKept('office', 'list')).toBeDefined()
  beginDeviceSession('office', 'b')
  expect(await readKept('office', 'list')).toBeUndefined()
  beginDeviceSession('office', 'a')
  expect(await readKept('office', 'list')).toBeUndefined()

  await keepAnswer('office', 'list', 'again')
  await endDeviceSession('office')
  beginDeviceSession('office', 'a')
  expect(await readKept('office', 'list')).toBeUndefined()
})

test('a session that has ended takes along what was read in it', async () => {
  beginDeviceSession('portal', 'a')
  await keepAnswer('portal', 'list', 1)
  pauseDeviceSession('portal')
  expect(await readKept('portal', 'list')).toBeUndefined()
  beginDeviceSession('portal', 'a')
  // What is under way to be deleted may still be read by the same person for a moment.
  await expect.poll(() => readKept('portal', 'list')).toBeUndefined()
})

test('nothing is kept for nobody, nor longer than a session lasts', async () => {
  expect(await keepAnswer('office', 'list', 1)).toBe(true)
  expect((await summarizeKept('office')).count).toBe(0)
  beginDeviceSession('office', 'a')
  await keepAnswer('office', 'list', 1)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 13 * 3_600_000)
  expect(await readKept('office', 'list')).toBeUndefined()
})

test('where there is no room the oldest make way, and what still does not fit is said', async () => {
  beginDeviceSession('office', 'a')
  for (const key of ['one', 'two', 'three']) await keepAnswer('office', key, key)
  const put = IDBObjectStore.prototype.put
  let refusals = 1
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (refusals === 0) return put.apply(this, given)
    refusals -= 1
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await keepAnswer('office', 'four', 4)).toBe(true)
  expect(await readKept('office', 'four')).toMatchObject({ data: 4 })
  expect(await readKept('office', 'one')).toBeUndefined()
  refusals = 2
  expect(await keepAnswer('office', 'five', 5)).toBe(false)
})

test('of a hundred and fifty answers the oldest are let go', async () => {
  beginDeviceSession('office', 'a')
  for (let at = 0; at <= 150; at += 1) await keepAnswer('office', `answer-${at}`, at)
  const { count } = await summarizeKept('office')
  expect(count).toBeLessThanOrEqual(150)
  expect(await readKept('office', 'answer-150')).toBeDefined()
  expect(await readKept('office', 'answer-0')).toBeUndefined()
})
