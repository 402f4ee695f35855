import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aWorkItem } from '#testing/a-work-item.ts'
import { problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll, inColours } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const { id, kind, title } = aWorkItem
const item = { id, kind, title, due_at: '2099-03-04T08:30:00.000Z', priority: 'high', assigned_to: null }
const days = { days: [{ day: '2099-03-04', total: 8, items: [item] }] }
const address = '/staff/work-queue?view=calendar&day=2099-03-04'
const answers = () => asStaff({ 'GET /work-items/calendar': days })
const asked = (calls: readonly Request[]) =>
  calls
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.endsWith('/work-items/calendar'))
    .map(({ searchParams }) => `${searchParams.get('from')} ${searchParams.get('to')}`)

test('shows a week from Monday, and leads to the work and to the rest of a day', async () => {
  const { calls } = await openApp(address, answers())
  await expect.element(page.getByRole('link', { name: `11:30 ${title}` })).toBeVisible()
  expect(asked(calls)).toEqual(['2099-03-02 2099-03-08'])
  await expect
    .element(page.getByRole('link', { name: '+7 iş daha' }))
    .toHaveAttribute('href', '/staff/work-queue?due=2099-03-04')
})

test('arrows move from day to day, into the next week as well; a month is shown in whole weeks', async () => {
  const { calls, address: now } = await openApp(address, answers())
  const dayOf = (day: string) => document.querySelector<HTMLElement>(`[data-day="${day}"]`)
  await expect.poll(() => dayOf('2099-03-04')).not.toBeNull()
  dayOf('2099-03-04')?.focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => (document.activeElement as HTMLElement).dataset.day).toBe('2099-03-11')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(now).toBe('/staff/work-queue?view=calendar&day=2099-03-10')
  await page.getByRole('link', { name: 'Ay', exact: true }).click()
  await expect.poll(() => asked(calls).at(-1)).toBe('2099-02-23 2099-04-05')
  await page.getByRole('button', { name: 'Sonraki ay' }).click()
  await expect.element(page.getByRole('heading', { name: 'Nisan 2099' })).toBeVisible()
})

test('work is named by what it is about, and the heading says once what both of its days share', async () => {
  const numbered = { ...item, title: 'TLP-2099-000123: Ningbo – İzmir' }
  const week = { days: [{ day: '2099-03-04', total: 1, items: [numbered] }] }
  await openApp(address, asStaff({ 'GET /work-items/calendar': week }))
  await expect
    .element(page.getByRole('link', { name: '11:30 Ningbo – İzmir' }))
    .toHaveAttribute('title', numbered.title)
  await expect.element(page.getByRole('heading', { name: '2 – 8 Mart 2099' })).toBeVisible()
  await page.getByRole('button', { name: 'Önceki hafta' }).click()
  await expect.element(page.getByRole('heading', { name: '23 Şubat – 1 Mart 2099' })).toBeVisible()
})

test('a week between two years names both', async () => {
  await openApp('/staff/work-queue?view=calendar&day=2098-12-31', answers())
  await expect.element(page.getByRole('heading', { name: '29 Aralık 2098 – 4 Ocak 2099' })).toBeVisible()
})

test('a calendar that fails to load says so', async () => {
  await openApp(address, asStaff({ 'GET /work-items/calendar': problem(403, 'FORBIDDEN', 'Yetkiniz yok.') }))
  await expect.element(page.getByText('Takvim yüklenirken bir hata oluştu').first()).toBeVisible()
})

test.each(['desktop', 'phone'] as const)(
  'on a %s it is accessible, in the light and in the dark',
  async (screen) => {
    await openApp(`${address}&span=month`, answers(), screen)
    await expect.element(page.getByText(title)).toBeVisible()
    await expectAccessible()
    expectNoSidewaysScroll()
    await inColours('dark')
    await expectAccessible()
  },
)
