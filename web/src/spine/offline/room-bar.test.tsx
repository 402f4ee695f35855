/** A device without room: what is typed goes on and is newer than what is stored, and what cannot be kept is named. */
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { readStored, removeStored, writeStored } from '#spine/drafts/browser-storage.ts'
import { readDeviceDraft, saveDeviceDraft } from '#spine/drafts/device-draft.ts'
import { beginDeviceSession, endDeviceSession } from '#spine/drafts/device-session.ts'
import { keepAnswer } from '#spine/drafts/kept-answers.ts'
import { noteRoom } from '#spine/drafts/storage-room.ts'
import { RoomBar } from '#spine/offline/room-bar.tsx'
import { showPart } from '#testing/show-part.tsx'

const filling = 'what-fills-the-device-'

/** To the last letter, as the browser itself says. */
function fillUp(): void {
  let part = 0
  for (let size = 1_000_000; size >= 1; )
    try {
      localStorage.setItem(filling + part++, 'x'.repeat(size))
    } catch {
      size = Math.floor(size / 2)
    }
}

function makeRoom(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(filling)) localStorage.removeItem(key)
}

afterEach(async () => {
  vi.restoreAllMocks()
  makeRoom()
  await endDeviceSession('portal')
  for (const part of ['app', 'lists', 'drafts'] as const) noteRoom(part, true)
})

test('what does not fit lasts as long as the page, and is read instead of what is stored', () => {
  expect(writeStored('key', 'old')).toBe(true)
  fillUp()
  expect(writeStored('key', 'something newer')).toBe(false)
  expect(localStorage.getItem('key')).toBe('old')
  expect(readStored('key')).toBe('something newer')
  makeRoom()
  expect(writeStored('key', 'newest')).toBe(true)
  expect(localStorage.getItem('key')).toBe('newest')
  removeStored('key')
  expect(readStored('key')).toBeNull()
})

test('what cannot be kept is named, until there is room again', async () => {
  beginDeviceSession('portal', 'a')
  await showPart(<RoomBar />)
  await expect.element(page.getByText('Bu cihazda yer kalmadı.')).not.toBeInTheDocument()
  fillUp()
  saveDeviceDraft('form', 'a', { text: 'yarım kalan' })
  expect(readDeviceDraft('form', 'a')).toEqual({ text: 'yarım kalan' })
  const bar = page.getByText('Bu cihazda yer kalmadı.')
  await expect
    .element(page.getByText(/yer kalmadı.*yazdığınız taslaklar .yalnızca bu sayfa açıkken durur./))
    .toBeVisible()
  // What is typed lives in this page alone.
  await expect.element(page.getByRole('link', { name: 'Yer açın' })).toHaveAttribute('target', '_blank')

  await page.getByRole('button', { name: 'Tamam' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await keepAnswer('portal', 'list', 1)
  // Something else that is not kept is said as well.
  await expect.element(page.getByText(/yer kalmadı.*son gördüğünüz listeler/)).toBeVisible()
  vi.restoreAllMocks()
  makeRoom()
  saveDeviceDraft('form', 'a', { text: 'bitti' })
  await keepAnswer('portal', 'list', 1)
  await expect.element(bar).not.toBeInTheDocument()
})
