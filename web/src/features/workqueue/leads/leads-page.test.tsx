/** Leads as the office reads them, and what is decided of one: from the list, and from the work that asks for it. */
import type { Lead } from '@kervan/domain/workqueue/leads.contract.ts'
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aWorkItem } from '#testing/a-work-item.ts'
import type { Answers } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const id = (end: number) => `01890a5d-ac96-774b-bcce-${String(end).padStart(12, '0')}`
const lead: Lead = {
  id: id(70),
  full_name: 'Ada Er',
  company: 'Er Mermer',
  email: 'ada@er.example',
  phone: '+90 532 000 00 09',
  lead_source: 'web',
  representative_name: 'Deniz Aksoy',
  created_at: new Date(Date.now() - 20 * 86_400_000).toISOString(),
  last_contact_at: null,
  next_step: {
    kind: 'decide',
    at: '2099-03-05T09:00:00.000Z',
    text: 'Aday unutuldu: Er Mermer',
    work_item_id: id(71),
  },
}
const resting: Lead = {
  ...lead,
  id: id(72),
  full_name: 'Can Su',
  company: '',
  lead_source: 'import',
  next_step: { kind: 'given_up', at: lead.created_at, text: 'İhracat yapmıyorlar.', work_item_id: null },
}
const item: WorkItem = {
  ...aWorkItem,
  id: id(71),
  kind: 'forgotten_lead',
  title: 'Aday unutuldu: Er Mermer',
  customer_name: 'Ada Er',
  company: 'Er Mermer',
  phone: lead.phone,
  customer_id: lead.id,
}
const answers = (more: Answers = {}) =>
  asStaff({
    'GET /leads': { items: [lead, resting], next_cursor: null },
    'GET /leads/counts': { total: 2, waiting: 1, parked: 0, given_up: 1 },
    [`GET /work-items/${item.id}`]: item,
    [`GET /work-items/${item.id}/history`]: { events: [] },
    ...more,
  })
const sent = (calls: readonly Request[]) =>
  expect.poll(() =>
    calls
      .find(({ method }) => method === 'POST')
      ?.clone()
      .json(),
  )

test('each row says where the lead came from, how old it is and what comes next', async () => {
  await openApp('/staff/leads', answers())
  const table = page.getByRole('table', { name: 'Adaylar' })
  await expect.element(table.getByText('Web sitesi')).toBeVisible()
  await expect.element(table.getByText('20 gün').first()).toBeVisible()
  await expect.element(table.getByText('Vazgeçildi: İhracat yapmıyorlar.')).toBeVisible()
  await expect
    .element(table.getByRole('link', { name: 'Karar verin' }))
    .toHaveAttribute('href', `/staff/work-queue/details/${item.id}`)
  await expectAccessible()
})

test('fits a phone', async () => {
  await openApp('/staff/leads', answers(), 'phone')
  await expect.element(page.getByText('Karar verin').first()).toBeVisible()
  expectNoSidewaysScroll()
})

test('the work that asks is answered by a day until which the lead rests', async () => {
  const { calls } = await openApp(
    `/staff/work-queue/details/${item.id}`,
    answers({ [`POST /leads/${lead.id}/park`]: { done: true } }),
  )
  await page.getByRole('button', { name: 'Beklet: Er Mermer · Ada Er' }).click()
  const dialog = page.getByRole('dialog')
  const day = dialog.getByLabelText('Hangi güne kadar')
  await day.fill('01.01.2020')
  await expect.element(dialog.getByText('Yarından başlayarak bir yıl içinde bir gün seçin.')).toBeVisible()
  const next = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  await day.fill(next.split('-').reverse().join('.'))
  await dialog.getByLabelText('Neden').fill('Sezon başında.')
  await dialog.getByRole('button', { name: 'Beklet' }).click()
  await sent(calls).toEqual({ until: next, reason: 'Sezon başında.' })
})

test('it is given up with a reason only, and speaking with them is one press away', async () => {
  const { calls } = await openApp(
    `/staff/work-queue/details/${item.id}`,
    answers({ [`POST /leads/${lead.id}/give-up`]: { done: true } }),
  )
  await expect
    .element(page.getByRole('link', { name: 'Görüş' }))
    .toHaveAttribute('href', `/staff/customer-management/${lead.id}?call=${lead.id}`)
  await page.getByRole('button', { name: 'Adaydan vazgeç: Er Mermer · Ada Er' }).click()
  const dialog = page.getByRole('dialog')
  const giveUp = dialog.getByRole('button', { name: 'Adaydan vazgeç' })
  await expect.element(giveUp).toBeDisabled()
  await dialog.getByLabelText('Neden').fill('Kapanmışlar.')
  await giveUp.click()
  await sent(calls).toEqual({ reason: 'Kapanmışlar.' })
})

test('what was given up is taken up again from its row', async () => {
  const { calls } = await openApp(
    '/staff/leads',
    answers({ [`POST /leads/${resting.id}/resume`]: { done: true } }),
  )
  await page.getByRole('row', { name: /Can Su/ }).hover()
  await page.getByRole('button', { name: 'Yeniden ele al: Can Su' }).click()
  await expect.poll(() => calls.some(({ method }) => method === 'POST')).toBe(true)
})
