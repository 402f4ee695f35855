/** The analytics keep still: nothing moves when figures or visitors come, and a phone never scrolls sideways. */
import type { DayFigures, LiveTraffic } from '@kervan/domain/analytics/analytics.contract.ts'
import type { VisitorHere } from '@kervan/domain/analytics/invitations.contract.ts'
import { visitsChangedName } from '@kervan/domain/analytics/invitations.copy.ts'
import type { Activity } from '@kervan/domain/workqueue/activity.contract.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll, type Screen } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const at = '2026-11-18T10:05:00.000Z'
const guest = (id: string, current_page: string): VisitorHere => ({
  ...{ id, current_page, user_type: 'guest', entry_page: '/', city: null, country: 'TR' },
  ...{ device_type: 'mobile', browser: 'Chrome', source: '', campaign: '', views: 3, seconds: 185 },
  ...{ start_time: at, last_activity: at, is_active: true },
  ...{ invitation: null, may_invite: true, has_declined: false },
})
const live: LiveTraffic = {
  ...{ at, active_visitors: 12, active_guests: 9, page_views: 1_240, sessions: 310, average_seconds: 185 },
  hours: Array.from({ length: 24 }, (_, hour) => ({
    at: new Date(Date.parse(at) - (23 - hour) * 3_600_000).toISOString(),
    visitors: hour,
    views: 3 * hour,
  })),
  top_pages: ['/', '/araclar/konteyner', '/iletisim', '/araclar/desi', '/araclar/maliyet'].map(
    (path, index) => ({
      page: path,
      views: 700 - index,
    }),
  ),
  devices: [{ device_type: 'desktop', visits: 200 }],
  ...{ active: [guest('a', '/'), guest('b', '/iletisim')], newest_view_at: at, connections: 7 },
}
const day: DayFigures = {
  ...{ at, countries: [{ country: 'TR', visitors: 60 }], visitors: 64, country_count: 1 },
  ...{ user_types: [], requests_today: 8, sent_today: 6, visitors_today: 40, shipments_total: 1_120 },
  ...{ views_today: 600, uncounted_today: 200, robots_today: 35 },
}
const activity: Activity[] = Array.from({ length: 20 }, (_, index) => ({
  ...{ id: String(index), at, title: 'Teklif gönderildi', actor_name: 'Ece Yaman', link: null },
  subject:
    'TLP-2026-000123, Mersin–Hamburg deniz yolu, tam konteyner, soğuk zincir ve sigorta dahil bir talep',
}))
const hour = { visitors: 14, views: 52, pages: live.top_pages }
const all = {
  'GET /staff/analytics/live': live,
  'GET /staff/analytics/day': day,
  'GET /staff/analytics/hour': hour,
  'GET /staff/activity': { items: activity },
}
const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top + scrollY)

test.each(['/staff/analytics?hour=02', '/analytics?hour=02'])(
  'on a phone %s does not scroll sideways',
  async (address) => {
    await openApp(address, asStaff(all), 'phone')
    await expect
      .element(page.getByRole('region', { name: 'Son aktiviteler' }))
      .toMatchTextContent(/Ece Yaman/)
    expectNoSidewaysScroll()
    const { width } = page.getByRole('region', { name: 'Son aktiviteler' }).element().getBoundingClientRect()
    expect(width).toBeLessThanOrEqual(390)
  },
)

test.each([
  ['phone', ''],
  ['phone', '?tab=visitors'],
  ['phone', '?tab=business'],
  ['phone', '?hour=02'],
  ['phone', '?hour=02&day=2026-11-17'],
  ['desktop', ''],
  ['desktop', '?tab=visitors'],
  ['desktop', '?hour=02'],
  ['desktop', '?hour=02&day=2026-11-17'],
] as const)(
  'on a %s what stands in /staff/analytics%s stays there when the figures come',
  async (screen: Screen, search) => {
    const figures = Promise.withResolvers<void>()
    const late = Object.fromEntries(
      Object.entries(all).map(([call, answer]) => [call, () => figures.promise.then(() => answer)]),
    )
    await openApp(`/staff/analytics${search}`, asStaff(late), screen)
    await expect.element(page.getByRole('tablist')).toBeVisible()
    const places = () =>
      [
        page.getByRole('link', { name: 'Kaynaklar ve huni' }).element(),
        page.getByRole('tablist').element(),
        ...document.querySelectorAll('main figure, main section[aria-label], [role=tabpanel] > div'),
      ].map((element) => [
        element.getAttribute('aria-label') ?? element.textContent?.slice(0, 20),
        topOf(element),
      ])
    // The code of what is shown may come after the page.
    await expect
      .poll(() => document.querySelectorAll('[role=tabpanel] [role=status], [role=tabpanel] a').length)
      .toBeGreaterThan(0)
    const before = places().map(([, top]) => top)
    figures.resolve()
    await expect.element(page.getByText(/200 tanesi/)).toBeVisible()
    if (search === '') await expect.element(page.getByRole('slider', { name: /Son 24 saat/ })).toBeVisible()
    if (search.includes('hour'))
      await expect.element(page.getByText('14 ziyaretçi, 52 görüntüleme')).toBeVisible()
    expect(places().map(([, top]) => top)).toEqual(before)
  },
)

test('the word for the connection has its room before and after it is there', async () => {
  await openApp('/staff/analytics', asStaff(all), 'phone')
  await expect.element(page.getByText('Canlı', { exact: true })).toBeVisible()
  const waiting = page.getByText('Bağlantı bekleniyor').element()
  const slot = page.getByText('Canlı', { exact: true }).element().parentElement
  expect(slot?.getBoundingClientRect().width).toBe(waiting.getBoundingClientRect().width)
})

test('the guest whose Davet et is pointed at stays under the pointer while others come', async () => {
  let visitors = [guest('a', '/'), guest('b', '/iletisim')]
  const { live: line } = await openApp(
    '/staff/analytics',
    asStaff({
      ...all,
      'GET /staff/visitors-here': () => ({
        at,
        active_visitors: visitors.length,
        active_guests: 2,
        visitors,
      }),
    }),
  )
  const panel = page.getByRole('complementary', { name: 'Personel kenar menüsü' })
  await panel.getByText('Canlı ziyaretçiler').click()
  const list = panel.getByRole('list', { name: 'Şu anda gezenler' })
  const button = list.getByRole('button', { name: 'Davet et' }).first()
  await userEvent.hover(button)
  const pointed = button.element()
  const { left, top } = pointed.getBoundingClientRect()
  visitors = [guest('c', '/araclar/desi'), guest('b', '/araclar/konteyner')]
  line.signal(visitsChangedName, {})
  await expect.element(panel.getByText('1 yeni')).toBeVisible()
  await expectAccessible()
  // What is known of the second one is new, and the first one has left.
  await expect.element(list.getByText('Konteyner numarası aracı')).toBeVisible()
  await expect.element(list.getByText(/ayrıldı/)).toBeVisible()
  await expect.element(button).toBeDisabled()
  expect(document.elementFromPoint(left + 5, top + 5)?.closest('button')).toBe(pointed)
  await userEvent.hover(page.getByRole('heading', { name: 'Analizler' }))
  await expect.element(list.getByRole('button', { name: 'Davet et' }).first()).toBeEnabled()
  expect(list.getByText(/ayrıldı/).elements()).toEqual([])
})

test('of those who are on the site the one that is pointed at keeps the place', async () => {
  let active = live.active
  const { live: line } = await openApp(
    '/staff/analytics',
    asStaff({ ...all, 'GET /staff/analytics/live': () => ({ ...live, active }) }),
  )
  const card = page.getByRole('region', { name: 'Şu anda gezenler' })
  await userEvent.hover(card.getByRole('link', { name: 'Ana sayfa' }))
  active = [guest('c', '/araclar/desi'), ...live.active]
  line.signal(visitsChangedName, {})
  await expect.element(card.getByText('1 yeni')).toBeVisible()
  expect(card.getByRole('listitem').elements()).toHaveLength(2)
  await userEvent.hover(page.getByRole('heading', { name: 'Analizler' }))
  await expect.poll(() => card.getByRole('listitem').elements().length).toBe(3)
})
