/** What is wrong with shipments, as the office reads it: the list, one shipment's page, and the queue. */
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aShipment, aTracking } from '#testing/a-shipment.ts'
import { aWorkItem } from '#testing/a-work-item.ts'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll, inColours } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const id = (end: number) => `01890a5d-ac96-774b-bcce-${String(end).padStart(12, '0')}`

const late: WorkItem = {
  ...aWorkItem,
  id: id(90),
  kind: 'shipment_late',
  title: 'Gecikme: SH-00000060, Mersin – Hamburg',
  description: '5 gün geç: beklenen varış 25 Mart, söz verilen 20 Mart. Neden: Limanda yoğunluk.',
  shipment_id: aShipment.id,
  shipment_number: aShipment.shipment_number,
  lane: { shipment_type: 'sea', origin_city: 'Mersin', destination_city: 'Hamburg' },
  since: inDays(-2),
  turn: 'carrier',
  deadline: inDays(-3),
  due_at: inDays(-3),
}
const free: WorkItem = {
  ...late,
  id: id(91),
  kind: 'free_time',
  title: 'Ücretsiz süre: SH-00000060, Mersin – Hamburg',
  description: 'CSQU3054383: demuraj için son ücretsiz gün 25 Mart.',
  turn: 'customer',
  deadline: inDays(2),
  due_at: inDays(2),
  priority: 'high',
  assignee_name: 'Deniz Aksoy',
  assigned_to: id(3),
}
const counts = { total: 2, free_time: 1, customs_hold: 0, shipment_late: 1, shipment_silent: 0 }
const pageOf = (items: readonly WorkItem[]) => ({ items, next_cursor: null })
const answers = (items: readonly WorkItem[] = [free, late], more: Answers = {}) =>
  asStaff({
    'GET /work-items': pageOf(items),
    'GET /work-items/exception-counts': items.length > 0 ? counts : { ...counts, total: 0, free_time: 0 },
    [`GET /staff/shipments/${aShipment.id}`]: aShipment,
    [`GET /shipments/${aShipment.id}/tracking`]: aTracking,
    ...more,
  })
const address = '/staff/shipments?view=exceptions'
const table = () => page.getByRole('table', { name: 'Gönderilerdeki aksaklıklar' })

test('each row says what, why, since when, whose turn and by when, and leads to the shipment', async () => {
  const { calls } = await openApp(address, answers())
  await expect.element(table().getByText(late.description)).toBeVisible()
  await expect.element(table().getByText('3 gün geçti')).toBeVisible()
  await expect.element(table().getByText('2 gün kaldı')).toBeVisible()
  await expect.element(table().getByText('Taşıyıcıda')).toBeVisible()
  // Two lines fit into a row.
  const why = table().getByText(late.description).element()
  const inside = [why.getBoundingClientRect(), why.closest('tr')?.getBoundingClientRect()] as const
  expect(inside[0].top).toBeGreaterThan(inside[1]?.top ?? 0)
  expect(inside[0].bottom).toBeLessThan(inside[1]?.bottom ?? 0)
  await expect.element(table().getByText('2 gün önce').first()).toBeVisible()
  const asked = calls
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.endsWith('/work-items'))
  expect(asked.at(-1)?.searchParams.get('exceptions')).toBe('true')
  expect(asked.at(-1)?.searchParams.get('status')).toBe('open')
  await expect
    .element(table().getByRole('link', { name: aShipment.shipment_number }).first())
    .toHaveAttribute('href', `/staff/shipments/${aShipment.id}`)
})

test('kinds and turns filter by the address', async () => {
  const { calls } = await openApp(address, answers())
  await page
    .getByRole('navigation', { name: 'Aksaklık türü' })
    .getByRole('link', { name: /Gecikme/ })
    .click()
  await expect
    .poll(() =>
      calls.some(({ url }) => url.includes('kind=shipment_late') && url.includes('exceptions=true')),
    )
    .toBe(true)
  const { calls: narrowed } = await openApp(`${address}&turn=us`, answers())
  const asksFor = (path: string) => narrowed.some(({ url }) => url.includes(path) && url.includes('turn=us'))
  await expect.poll(() => asksFor('/work-items?') && asksFor('/work-items/exception-counts?')).toBe(true)
})

test('where nothing is wrong it says so', async () => {
  await openApp(address, answers([]))
  await expect.element(page.getByText('Aksayan gönderi yok')).toBeVisible()
})

test('the page of a shipment says what is wrong with it, and one of those is taken on there', async () => {
  const taken: unknown[] = []
  await openApp(
    `/staff/shipments/${aShipment.id}`,
    answers([late], {
      [`POST /work-items/${late.id}/assign`]: async (request: Request) => {
        taken.push(await request.json())
        return { ...late, assigned_to: id(2) }
      },
    }),
  )
  const card = page.getByRole('region', { name: 'Aksaklıklar' })
  await expect.element(card.getByText(late.description)).toBeVisible()
  await expect.element(card.getByText('Sıra: Taşıyıcıda')).toBeVisible()
  await card.getByRole('button', { name: `Üstlen: ${late.title}` }).click()
  await expect.poll(() => taken).toEqual([{ take: true }])
})

test('what is wrong with a shipment and could not be loaded is not passed over', async () => {
  let isBroken = true
  await openApp(
    `/staff/shipments/${aShipment.id}`,
    answers([late], {
      'GET /work-items': () => (isBroken ? problem(403, 'FORBIDDEN', 'Yetkiniz yok.') : pageOf([late])),
    }),
  )
  const card = page.getByRole('region', { name: 'Aksaklıklar' })
  await expect.element(card.getByText('Aksaklıklar gösterilemedi')).toBeVisible()
  isBroken = false
  await card.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect.element(card.getByText(late.description)).toBeVisible()
})

test('in the queue it leads to its shipment instead of being completed, and says why it closed', async () => {
  await openApp(`/staff/work-queue?item=${late.id}`, answers([late]))
  const panel = page.getByRole('dialog')
  await expect.element(panel.getByRole('link', { name: 'Gönderiyi aç' })).toBeVisible()
  expect(panel.getByRole('button', { name: 'Tamamlandı' }).query()).toBeNull()
  const closed: WorkItem = { ...late, status: 'done', closed_because: 'Gönderi teslim edildi.' }
  await openApp(`/staff/work-queue?show=done&item=${late.id}`, answers([closed]))
  await expect.element(page.getByText('Kendiliğinden kapandı')).toBeVisible()
  await expect.element(page.getByText('Gönderi teslim edildi.')).toBeVisible()
})

test.each(['desktop', 'phone'] as const)(
  'on a %s it is accessible, in the light and in the dark',
  async (screen) => {
    await openApp(address, answers(), screen)
    await expect.element(page.getByText(late.description).first()).toBeVisible()
    await expectAccessible()
    expectNoSidewaysScroll()
    await inColours('dark')
    await expectAccessible()
  },
)
