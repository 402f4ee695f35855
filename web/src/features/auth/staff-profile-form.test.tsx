/** A member of staff's own data, as they change them on their profile page. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { problem } from '#testing/answer-calls.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  inColours,
} from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const own = {
  'GET /sessions': { sessions: [] },
  'GET /own-data/requests': { requests: [] },
  'GET /staff/notification-preferences': { request: true, quote: true, system: false, digest: 'off' },
}
const saving = { 'PUT /staff/profile': (request: Request) => request.clone().json() }
const field = (name: RegExp) => page.getByLabelText(name)
const save = () => page.getByRole('button', { name: 'Kaydet', exact: true })

test('what is typed is saved, and said to be; on a phone and in the dark', async () => {
  const { calls } = await openApp('/staff/profile', asStaff({ ...own, ...saving }), 'phone')
  await expect.element(field(/Ad ve soyad/)).toHaveValue('Ece Yaman')
  await expect.element(page.getByRole('switch', { name: 'Sistem' })).not.toBeChecked()
  await field(/Saat dilimi/).selectOptions('Berlin')
  await field(/E-posta imzası/).fill('Ece Yaman\nDeniz ihracat')
  await field(/İznin ilk günü/).fill('05.03.2099')
  await field(/İznin son günü/).fill('12.03.2099')
  await save().click()
  await expect.element(page.getByText('Kaydedildi.')).toBeVisible()
  expect(await calls.find(({ method }) => method === 'PUT')?.json()).toEqual({
    full_name: 'Ece Yaman',
    phone: '',
    time_zone: 'Europe/Berlin',
    signature: 'Ece Yaman\nDeniz ihracat',
    absent_from: '2099-03-05',
    absent_until: '2099-03-12',
  })
  await expectAccessible()
  expectNoSidewaysScroll()
  await inColours('dark')
  await expectReadable()
})

test('an absence has two days in their order', async () => {
  const { calls } = await openApp('/staff/profile', asStaff({ ...own, ...saving }))
  await field(/İznin ilk günü/).fill('05.03.2099')
  await save().click()
  await expect.element(page.getByText('İznin ilk ve son gününü birlikte yazın.')).toBeVisible()
  await field(/İznin son günü/).fill('01.03.2099')
  await expect.element(page.getByText('Son gün ilk günden önce olamaz.')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
})

test('what could not be saved is said, and what was typed stays', async () => {
  const refused = () => problem(503, 'SERVICE_UNAVAILABLE', 'Şu anda yanıt veremiyoruz.')
  await openApp('/staff/profile', asStaff({ ...own, 'PUT /staff/profile': refused }))
  await field(/Telefon/).fill('+90 212 000 00 31')
  await save().click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Şu anda yanıt veremiyoruz.')
  await expect.element(field(/Telefon/)).toHaveValue('+90 212 000 00 31')
})
