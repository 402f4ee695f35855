/** The days on which the office is closed, as an admin corrects them. */
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Answers } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const year = Number(dayInIstanbul(new Date()).slice(0, 4))
const admin = {
  id: '01890a5d-ac96-774b-bcce-000000000003',
  email: 'yonetici@kervan.example',
  full_name: 'Yönetici',
  role: 'admin',
}
const office_hours = { weekdays: '08:00-18:00', saturday: '09:00-13:00', sunday: null }
const hours = { air: 24, land: 48, sea: 72 }
const record = {
  version: 4,
  company: {
    name: 'Kervan',
    office_hours,
    support_hours: office_hours,
    late_after_hours: hours,
    silent_after_hours: hours,
    road_emissions: { grams: 80, source: '' },
  },
}
const feast = { day: `${year}-03-20`, name: 'Ramazan Bayramı 1. gün', half: false }
const answers = (more: Answers = {}) =>
  asStaff({
    'GET /session': { person: admin },
    'GET /company/settings': record,
    'GET /staff/upload-sweeps': { latest: null, recent: [], month: { files: 0, bytes: 0 } },
    'GET /company/calendar': { office_hours, holidays: [feast] },
    ...more,
  })

test('a holiday is removed and put back, and another is added', async () => {
  const { calls } = await openApp(
    '/staff/settings/saatler',
    answers({
      [`DELETE /company/holidays/${feast.day}`]: { done: true },
      [`PUT /company/holidays/${feast.day}`]: feast,
      [`PUT /company/holidays/${year}-06-05`]: { day: `${year}-06-05`, name: 'İdari izin', half: true },
    }),
  )
  await expect.element(page.getByText('Cumhuriyet Bayramı', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Kaldır: ${feast.name}` }).click()
  await page.getByRole('button', { name: 'Geri al' }).click()
  const sent = (method: string) => calls.filter((call) => call.method === method)
  await expect.poll(() => sent('PUT').length).toBe(1)
  expect(sent('DELETE')).toHaveLength(1)
  const form = page.getByRole('form', { name: 'Tatil günü ekle' })
  await expect.element(form.getByRole('button', { name: 'Günü ekle' })).toBeDisabled()
  await form.getByLabelText('Gün', { exact: true }).fill(`05.06.${year}`)
  await form.getByLabelText('Tatilin adı').fill('İdari izin')
  await form.getByRole('checkbox', { name: 'Yalnızca öğleden sonra' }).click()
  await form.getByRole('button', { name: 'Günü ekle' }).click()
  await expect.element(page.getByText('Kaydedildi: İdari izin')).toBeVisible()
  expect(await sent('PUT')[1]?.json()).toMatchObject({ name: 'İdari izin', half: true })
})

test('a year whose feasts nobody has entered says so', async () => {
  await openApp('/staff/settings/saatler', answers())
  await page.getByLabelText('Yıl').selectOptions(String(year + 1))
  await expect.element(page.getByText(`${year + 1} yılının dinî bayramları girilmemiş`)).toBeVisible()
})

test('on a phone it fits and is accessible', async () => {
  await openApp('/staff/settings/saatler', answers(), 'phone')
  await expect.element(page.getByText(feast.name)).toBeVisible()
  await expectAccessible()
  expectNoSidewaysScroll()
})
