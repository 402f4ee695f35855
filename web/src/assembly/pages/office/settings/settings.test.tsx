/** The sections of the settings: what each shows to whom, and what happens when two admins change them at once. */
import type { Company } from '@kervan/domain/company/company.contract.ts'
import { documentRoom } from '@kervan/domain/company/document-room.ts'
import { lateAfterHours } from '@kervan/domain/company/late-after-hours.ts'
import { roadEmissions } from '@kervan/domain/company/road-emissions.ts'
import { silentAfterHours } from '@kervan/domain/company/silent-after-hours.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, problem } from '#testing/answer-calls.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  inColours,
} from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { pageData } from '#testing/page-data.ts'
import { asStaff } from '#testing/signed-in.ts'

const admin = {
  id: '01890a5d-ac96-774b-bcce-000000000003',
  email: 'selin.kaya@kervan.example',
  full_name: 'Selin Kaya',
  role: 'admin',
}
const company: Company = {
  ...pageData.company,
  bank_lines: ['Örnek Banka · EUR · TR00'],
  staff_email_domains: ['kervan.example'],
  late_after_hours: lateAfterHours,
  silent_after_hours: silentAfterHours,
  forgotten_lead_days: 14,
  road_emissions: roadEmissions,
  document_room: documentRoom,
}
const asAdmin = (more: Answers = {}) =>
  asStaff({
    'GET /session': { person: admin },
    'GET /company/settings': { version: 4, company },
    'PUT /company/settings': async (request: Request) => ({ ...(await request.json()), version: 5 }),
    ...more,
  })
const field = (name: string) => page.getByLabelText(name, { exact: true })
const save = () => page.getByRole('button', { name: 'Kaydet' })
const group = (name: string) => page.getByRole('region', { name })

test('an admin finds every section from the menu page, and the others beside each', async () => {
  await openApp('/staff/settings', asAdmin())
  await expectAccessible()
  await page
    .getByRole('region', { name: 'Ayar bölümleri' })
    .getByRole('link', { name: /Çalışma saatleri/ })
    .click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Çalışma saatleri' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Ayar bölümleri' }).getByText('Şirket bilgileri').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Şirket bilgileri' })).toBeVisible()
})

test('what was typed is sent with the rest as it was, lists by their lines', async () => {
  const { calls } = await openApp('/staff/settings/sirket', asAdmin())
  await field('Telefonlar').fill('+90 212 000 00 10\n+90 212 000 00 11\n')
  await field('Vaatler').fill('15 yıl: deneyim\nISO 9001:2015: kalite yönetimi')
  await field('Adres').fill('')
  await save().click()
  await expect
    .element(page.getByText('Site ve bundan sonraki e-postalar yeni bilgileri gösteriyor.'))
    .toBeVisible()
  await expect.element(save()).toBeDisabled()
  expect(await calls.findLast(({ method }) => method === 'PUT')?.json()).toEqual({
    version: 4,
    company: {
      ...company,
      phones: ['+90 212 000 00 10', '+90 212 000 00 11'],
      claims: [
        { value: '15 yıl', label: 'deneyim' },
        { value: 'ISO 9001:2015', label: 'kalite yönetimi' },
      ],
      address: null,
    },
  })
})

test('what is wrong is said at its field, which takes the focus, and nothing is sent', async () => {
  const { calls } = await openApp('/staff/settings/sirket', asAdmin())
  await field('Vergi numarası').fill('123')
  await field('E-posta').fill('bilgi')
  await save().click()
  await expect.element(page.getByText('Vergi numarası 10 hanelidir.')).toBeVisible()
  await expect.element(field('Vergi numarası')).toHaveFocus()
  await expectAccessible()
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
})

test('office hours close after they open, and a closed day is empty', async () => {
  const { calls } = await openApp('/staff/settings/saatler', asAdmin())
  const office = group('Ofis saatleri')
  await office.getByLabelText('Hafta içi').fill('18:00-08:00')
  await save().click()
  await expect.element(page.getByText('Kapanış açılıştan sonra olmalıdır.')).toBeVisible()
  await office.getByLabelText('Hafta içi').fill('09:00 – 17:30')
  await office.getByLabelText('Cumartesi').fill('')
  await save().click()
  await expect.element(page.getByText('Yeni saatler hemen geçerli.')).toBeVisible()
  const sent = await calls.findLast(({ method }) => method === 'PUT')?.json()
  expect(sent.company.office_hours).toEqual({ weekdays: '09:00-17:30', saturday: null, sunday: null })
})

test('a colleague who was faster: what they changed is named, what was typed stays and wins alone', async () => {
  let now = { version: 4, company }
  const sent: { version: number; company: Company }[] = []
  await openApp(
    '/staff/settings/sirket',
    asAdmin({
      'GET /company/settings': () => now,
      'PUT /company/settings': async (request: Request) => {
        const input = await request.json()
        sent.push(input)
        return input.version === now.version
          ? { ...input, version: now.version + 1 }
          : problem(409, 'STALE', 'Bu kayıt siz açtıktan sonra değişti.')
      },
    }),
  )
  await field('Kısa ad').fill('Kervan')
  now = {
    version: 5,
    company: { ...company, name: 'Kervan Nakliyat', emergency_phone: '+90 212 000 00 99' },
  }
  await save().click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Değişen: Kısa ad, Acil durum hattı.')
  await expect.element(page.getByText('Siz yazarken değiştirildi: Kervan Nakliyat')).toBeVisible()
  await expect.element(field('Kısa ad')).toHaveValue('Kervan')
  await expect.element(field('Acil durum hattı')).toHaveValue('+90 212 000 00 99')
  await save().click()
  await expect.element(save()).toBeDisabled()
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({
      version: 5,
      company: { name: 'Kervan', emergency_phone: '+90 212 000 00 99' },
    })
})

test('staff read what the site shows, and nothing to change it with', async () => {
  await openApp('/staff/settings/saatler', asStaff({ 'GET /company': pageData.company }))
  await expect.element(group('Ofis saatleri')).toMatchTextContent('Hafta içi08:00-18:00')
  await expect.element(group('Ofis saatleri')).toMatchTextContent('PazarKapalı')
  await expect.element(save()).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Takip sınırları' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('on a phone and in the dark', async () => {
  await openApp('/staff/settings/sirket', asAdmin(), 'phone')
  await expect.element(field('Kısa ad')).toBeVisible()
  await expectAccessible()
  expectNoSidewaysScroll()
  await inColours('dark')
  await expectReadable()
})
