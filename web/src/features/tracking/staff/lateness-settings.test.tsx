/** What counts as late and as silent, as an admin sets it. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll, inColours } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const admin = {
  id: '01890a5d-ac96-774b-bcce-000000000003',
  email: 'yonetici@kervan.example',
  full_name: 'Yönetici',
  role: 'admin',
}
const silent_after_hours = { air: 24, land: 48, sea: 168 }
const road_emissions = { grams: 80, source: '' }
const office_hours = { weekdays: '08:00-18:00', saturday: '09:00-13:00', sunday: null }
const record = {
  version: 4,
  company: {
    ...{ name: 'Kervan', late_after_hours: { air: 24, land: 48, sea: 72 } },
    ...{ silent_after_hours, road_emissions, office_hours },
  },
}
const answers = (more: Answers = {}) =>
  asStaff({
    'GET /session': { person: admin },
    'GET /company/settings': record,
    'GET /staff/upload-sweeps': { latest: null, recent: [], month: { files: 0, bytes: 0 } },
    ...more,
  })
const form = (name = 'Gecikme sınırları') => page.getByRole('form', { name })
const field = (name: string) => form().getByLabelText(name)
const save = () => form().getByRole('button', { name: 'Kaydet' })

test('an admin sets them: the rest of the company is sent along as it is, and once', async () => {
  const { calls } = await openApp(
    '/staff/settings/sinirlar',
    answers({
      'PUT /company/settings': async (request: Request) => ({ ...(await request.json()), version: 5 }),
    }),
  )
  await expect.element(field('Deniz')).toHaveValue('72')
  await expect.element(save()).toBeDisabled()
  await field('Deniz').fill('96')
  await save().dblClick()
  await expect.element(page.getByText('Açık gönderiler yeni sınırlarla hesaplanıyor.')).toBeVisible()
  await expect.element(field('Deniz')).toHaveValue('96')
  await expect.element(save()).toBeDisabled()
  const sent = calls.filter(({ method }) => method === 'PUT')
  expect(sent).toHaveLength(1)
  expect(await sent[0]?.json()).toEqual({
    version: 4,
    company: { ...record.company, late_after_hours: { air: 24, land: 48, sea: 96 } },
  })
})

test('how long silence is ordinary is set beside it, and neither touches the other', async () => {
  const { calls } = await openApp(
    '/staff/settings/sinirlar',
    answers({
      'PUT /company/settings': async (request: Request) => ({ ...(await request.json()), version: 5 }),
    }),
  )
  const silence = form('Sessizlik sınırları')
  await field('Kara').fill('60')
  await silence.getByLabelText('Hava').fill('12')
  await silence.getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(page.getByText('Yoldaki gönderilere yeni sınırlarla bakılıyor.')).toBeVisible()
  await expect.element(field('Kara')).toHaveValue('60')
  expect(await calls.findLast(({ method }) => method === 'PUT')?.json()).toEqual({
    version: 4,
    company: { ...record.company, silent_after_hours: { air: 12, land: 48, sea: 168 } },
  })
})

test('what a lorry emits is set with its source, and says so until it has one', async () => {
  const { calls } = await openApp(
    '/staff/settings/sinirlar',
    answers({
      'PUT /company/settings': async (request: Request) => ({ ...(await request.json()), version: 5 }),
    }),
  )
  const road = form('Karayolunun sera gazı')
  await expect.element(page.getByText('Kaynak girilmedi')).toBeVisible()
  await road.getByLabelText('Katsayı').fill('900')
  await expect.element(page.getByText('1 ile 500 arasında bir sayı yazın.')).toBeVisible()
  await road.getByLabelText('Katsayı').fill('62,5')
  await road.getByLabelText('Kaynak').fill('GLEC 3.2')
  await road.getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(page.getByText('Kaynak girilmedi')).not.toBeInTheDocument()
  expect(await calls.findLast(({ method }) => method === 'PUT')?.json()).toEqual({
    version: 4,
    company: { ...record.company, road_emissions: { grams: 62.5, source: 'GLEC 3.2' } },
  })
})

test('a number beyond reason is said at its field and not sent', async () => {
  const { calls } = await openApp('/staff/settings/sinirlar', answers())
  await field('Hava').fill('0')
  await expect.element(page.getByText('1 ile 720 arasında bir saat yazın.')).toBeVisible()
  await save().click()
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
})

test('a colleague who was faster is said, and what was typed stays', async () => {
  let now = record
  await openApp(
    '/staff/settings/sinirlar',
    answers({
      'GET /company/settings': () => now,
      'PUT /company/settings': () => problem(409, 'STALE', 'Bu kayıt siz bakarken değişti.'),
    }),
  )
  await field('Kara').fill('60')
  now = { version: 5, company: { ...record.company, late_after_hours: { air: 30, land: 48, sea: 72 } } }
  await save().click()
  await expect.element(page.getByText('Bu kayıt siz bakarken değişti.')).toBeVisible()
  await expect.element(field('Hava')).toHaveValue('30')
  await expect.element(field('Kara')).toHaveValue('60')
})

test('who is no admin reads who sets them, and settings that fail to load say so', async () => {
  await openApp('/staff/settings/sinirlar', asStaff())
  await expect.element(page.getByText('Ayarları bir yönetici görür ve değiştirir.')).toBeVisible()
})

test('settings that could not be loaded say so', async () => {
  await openApp(
    '/staff/settings/sinirlar',
    answers({ 'GET /company/settings': () => problem(403, 'FORBIDDEN', 'Yetkiniz yok.') }),
  )
  await expect.element(page.getByText('Ayarlar açılamadı').first()).toBeVisible()
})

test.each(['desktop', 'phone'] as const)(
  'on a %s it is accessible, in the light and in the dark',
  async (screen) => {
    await openApp('/staff/settings/sinirlar', answers(), screen)
    await expect.element(field('Deniz')).toHaveValue('72')
    await expectAccessible()
    expectNoSidewaysScroll()
    await inColours('dark')
    await expectAccessible()
  },
)
