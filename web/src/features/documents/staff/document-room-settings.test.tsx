/** How much one customer may keep, as an admin sets it. */
import { documentRoom } from '@kervan/domain/company/document-room.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll, inColours } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const admin = {
  id: '01890a5d-ac96-774b-bcce-000000000003',
  email: 'yonetici@kervan.example',
  full_name: 'Yönetici',
  role: 'admin',
}
const record = { version: 4, company: { name: 'Kervan', document_room: documentRoom } }
const open = (screen?: 'desktop' | 'phone') =>
  openApp(
    '/staff/settings/dosyalar',
    asStaff({
      'GET /session': { person: admin },
      'GET /company/settings': record,
      'PUT /company/settings': async (request: Request) => ({ ...(await request.json()), version: 5 }),
      'GET /staff/upload-sweeps': { latest: null, recent: [], month: { files: 0, bytes: 0 } },
    }),
    screen,
  )
const form = () => page.getByRole('form', { name: 'Müşteri başına belge alanı' })
const save = () => form().getByRole('button', { name: 'Kaydet' })

test('an admin makes the room larger; the rest of the company is sent along as it is', async () => {
  const { calls } = await open()
  await expect.element(save()).toBeDisabled()
  await form().getByLabelText('Toplam boy').fill('4000')
  await save().click()
  await expect.element(page.getByText('Yeni belgeler bu sınırlarla kabul edilir.')).toBeVisible()
  const [sent] = calls.filter(({ method }) => method === 'PUT')
  expect(await sent?.json()).toEqual({
    version: 4,
    company: { ...record.company, document_room: { files: 5_000, megabytes: 4_000 } },
  })
})

test('no room for a single document is said at its field and not sent', async () => {
  const { calls } = await open()
  await form().getByLabelText('Toplam boy').fill('5')
  await expect.element(page.getByText('10 ile 10.000.000 arasında bir sayı yazın.')).toBeVisible()
  await save().click()
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
})

test.each(['desktop', 'phone'] as const)('on a %s it is accessible, light and dark', async (screen) => {
  await open(screen)
  await expect.element(form().getByLabelText('Belge sayısı')).toBeVisible()
  await expectAccessible()
  expectNoSidewaysScroll()
  await inColours('dark')
  await expectAccessible()
})
