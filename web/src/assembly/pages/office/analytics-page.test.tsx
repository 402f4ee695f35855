/** The analytics as staff see them: four cards, four tabs, one hour, and a visit that is opened. */
import type { DayFigures, LiveTraffic } from '@kervan/domain/analytics/analytics.contract.ts'
import { visitsChangedName } from '@kervan/domain/analytics/invitations.copy.ts'
import type { PeriodFigures } from '@kervan/domain/analytics/period.contract.ts'
import type { Visit } from '@kervan/domain/analytics/visits.contract.ts'
import { dayInIstanbul, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { problem } from '#testing/answer-calls.ts'
import { expectAccessible, onScreen } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const visit: Visit = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  user_type: 'guest',
  current_page: '/araclar/konteyner',
  entry_page: '/',
  city: null,
  country: null,
  device_type: 'mobile',
  browser: 'Chrome',
  source: 'google.com',
  campaign: '',
  views: 3,
  seconds: 185,
  start_time: '2026-11-18T10:00:00.000Z',
  last_activity: '2026-11-18T10:03:05.000Z',
  is_active: true,
}
const live: LiveTraffic = {
  at: '2026-11-18T10:05:00.000Z',
  active_visitors: 12,
  active_guests: 9,
  page_views: 1_240,
  sessions: 310,
  average_seconds: 185,
  hours: Array.from({ length: 24 }, (_, hour) => ({
    at: new Date(Date.parse('2026-11-17T11:00:00.000Z') + hour * 3_600_000).toISOString(),
    visitors: hour,
    views: 3 * hour,
  })),
  top_pages: [
    { page: '/', views: 700 },
    { page: '/araclar/konteyner', views: 300 },
  ],
  devices: [
    { device_type: 'desktop', visits: 200 },
    { device_type: 'mobile', visits: 110 },
  ],
  active: [visit],
  newest_view_at: '2026-11-18T10:04:00.000Z',
  connections: 7,
}
const day: DayFigures = {
  at: live.at,
  countries: [
    { country: 'TR', visitors: 60 },
    { country: null, visitors: 4 },
  ],
  visitors: 64,
  country_count: 1,
  user_types: [{ user_type: 'guest', visits: 70 }],
  requests_today: 8,
  sent_today: 6,
  visitors_today: 40,
  shipments_total: 1_120,
  views_today: 600,
  uncounted_today: 200,
  robots_today: 35,
}

const answers = {
  'GET /staff/analytics/live': live,
  'GET /staff/analytics/day': day,
  'GET /staff/analytics/hour': { visitors: 14, views: 52, pages: [{ page: '/', views: 40 }] },
  'GET /staff/activity': { items: [] },
  [`GET /staff/visits/${visit.id}`]: {
    visit,
    invitation: null,
    may_invite: true,
    has_declined: false,
    pages: [
      { page: '/', at: '2026-11-18T10:00:00.000Z', seconds: 185 },
      { page: '/araclar/konteyner', at: '2026-11-18T10:03:05.000Z', seconds: null },
    ],
  },
}

test('the four cards and the four tabs say what was counted, and a visit opens page by page', async () => {
  await openApp('/staff/analytics', asStaff(answers))
  await expect.element(page.getByRole('heading', { name: 'Analizler' })).toBeVisible()
  await expect.element(page.getByText('15s güncelleme')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Aktif ziyaretçi\s*12/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /1\.240/ })).toBeVisible()
  await expect.element(page.getByText('3 dk 05 sn')).toBeVisible()
  await expect.element(page.getByText('+11 daha')).toBeVisible()
  await expect.element(page.getByText('Misafir · Konum bilgisi yok · Mobil')).toBeVisible()
  await expectAccessible()
  await page
    .getByLabelText('Şu anda gezenler')
    .getByRole('link', { name: 'Konteyner numarası aracı' })
    .click()
  await expect.element(page.getByRole('dialog', { name: 'Misafir ziyareti' })).toBeVisible()
  await expect.element(page.getByText('Son sayfa', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Davet et' })).toBeVisible()
  await page.getByRole('button', { name: 'Kapat' }).click()
  await page.getByRole('tab', { name: 'Ziyaretçi analizi' }).click()
  await expect.element(page.getByRole('link', { name: 'Türkiye' })).toBeVisible()
  await expect.element(page.getByText(/200 tanesi \(%25\)/)).toBeVisible()
  await page.getByRole('tab', { name: 'İş metrikleri' }).click()
  // Eight requests by twelve who are here now; and six that were sent on the site, by the forty of today.
  await expect.element(page.getByText('%66,7')).toBeVisible()
  await expect.element(page.getByText('%15,0')).toBeVisible()
  const today = dayInIstanbul(new Date())
  await expect
    .element(page.getByRole('link', { name: /Talep eden ziyaretçi/ }))
    .toHaveAttribute('href', `/staff/analytics/visits?from=${today}&to=${today}&without_staff=1`)
  await page.getByRole('tab', { name: 'Performans' }).click()
  await expect.element(page.getByRole('link', { name: /Günlük trafik\s*600/ })).toBeVisible()
})

test('whoever opens a page is seen at once: the figures, the day, the hour and the visit are read again', async () => {
  const { calls, live: line } = await openApp(`/staff/analytics?hour=9&visit=${visit.id}`, asStaff(answers))
  await expect.element(page.getByRole('dialog', { name: 'Misafir ziyareti' })).toBeVisible()
  await expect.poll(() => page.getByText('Bugün 09:00–09:59').length).toBe(1)
  const readOf = (path: string) =>
    calls.filter(({ url }) => new URL(url).pathname === `/api/staff/${path}`).length
  const paths = ['analytics/live', 'analytics/day', 'analytics/hour', `visits/${visit.id}`]
  await expect.poll(() => paths.every((path) => readOf(path) > 0)).toBe(true)
  const before = paths.map(readOf)
  line.signal(visitsChangedName, {})
  await expect.poll(() => paths.map(readOf)).toEqual(before.map((count) => count + 1))
})

test('a visit that its visitor withdraws is gone from the screen at once, and is not asked for again', async () => {
  let isGone = false
  const path = `/staff/visits/${visit.id}`
  const { calls, live: line } = await openApp(
    `/staff/analytics?visit=${visit.id}`,
    asStaff({
      ...answers,
      [`GET ${path}`]: () => (isGone ? problem(404, 'NOT_FOUND') : answers[`GET ${path}`]),
      [`POST ${path}/invitation`]: () => problem(404, 'NOT_FOUND', 'Bu ziyaret artık yok.'),
    }),
  )
  const panel = page.getByRole('dialog', { name: 'Misafir ziyareti' })
  await panel.getByRole('button', { name: 'Sohbet' }).click()
  const words = page.getByRole('dialog', { name: 'Misafirle sohbet' })
  await words.getByLabelText('Mesaj').fill('Merhaba, rotanız neresi?')
  isGone = true
  line.signal(visitsChangedName, {})
  await expect.poll(() => document.body.textContent).toContain('Ziyaret bulunamadı')
  // What a colleague is writing is not torn from them.
  await expect.element(words.getByLabelText('Mesaj')).toHaveValue('Merhaba, rotanız neresi?')
  await words.getByRole('button', { name: 'Gönder' }).click()
  await expect.element(words.getByText('Bu ziyaret artık yok.')).toBeVisible()
  await words.getByRole('button', { name: 'Kapat' }).click()
  await expect.element(page.getByText('Ziyaret bulunamadı')).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: 'Ziyaret' })).toBeVisible()
  expect(page.getByRole('button', { name: /Davet et|Sohbet/ }).elements()).toEqual([])
  await expect.element(page.getByText('Şu anda geziyor', { exact: true })).not.toBeVisible()
  await expectAccessible()
  const asked = () => calls.filter(({ method, url }) => method === 'GET' && url.endsWith(path)).length
  const before = asked()
  const figures = () => calls.filter(({ url }) => url.endsWith('/analytics/live')).length
  const read = figures()
  line.signal(visitsChangedName, {})
  await expect.poll(figures).toBe(read + 1)
  expect(asked()).toBe(before)
})

test('the figures are read again once this page is connected, since it counts among the connections', async () => {
  let connections = 0
  await openApp(
    '/staff/analytics?tab=performance',
    asStaff({ ...answers, 'GET /staff/analytics/live': () => ({ ...live, connections }) }),
  )
  await expect.element(page.getByText(/^Aktif bağlantı$/)).toBeVisible()
  const tile = () => page.getByText(/^Aktif bağlantı$/).element().parentElement?.textContent
  await expect.poll(tile).toContain('bağlantı0')
  dispatchEvent(new Event('offline'))
  connections = 8
  dispatchEvent(new Event('online'))
  await expect.poll(tile).toContain('bağlantı8')
})

test('answers slower than the news of visits still arrive, and the last of that news is read', async () => {
  const waiting: (() => void)[] = []
  let isSlow = false
  const slow = () =>
    isSlow
      ? new Promise((answer) => waiting.push(() => answer({ ...live, page_views: 2_000 + waiting.length })))
      : live
  const { calls, live: line } = await openApp(
    '/staff/analytics',
    asStaff({ ...answers, 'GET /staff/analytics/live': slow }),
  )
  await expect.element(page.getByRole('link', { name: /1\.240/ })).toBeVisible()
  isSlow = true
  line.signal(visitsChangedName, {})
  await expect.poll(() => waiting.length).toBe(1)
  for (let time = 0; time < 3; time += 1) {
    line.signal(visitsChangedName, {})
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(waiting).toHaveLength(1)
  waiting[0]?.()
  await expect.element(page.getByRole('link', { name: /2\.001/ })).toBeVisible()
  await expect.poll(() => waiting.length).toBe(2)
  waiting[1]?.()
  await expect.element(page.getByRole('link', { name: /2\.002/ })).toBeVisible()
  // The day is summed once in all that time.
  expect(calls.filter(({ url }) => new URL(url).pathname === '/api/staff/analytics/day')).toHaveLength(2)
})

test('the share that nothing is known of is told above all tabs, and a kind of visitor that nobody was is none', async () => {
  await openApp('/staff/analytics', asStaff(answers))
  await expect.element(page.getByText(/200 tanesi \(%25\)/)).toBeVisible()
  await page.getByRole('tab', { name: 'Ziyaretçi analizi' }).click()
  // Nobody of the staff was here: that is a figure too.
  await expect.element(page.getByRole('link', { name: /Personel ziyareti\s*0/ })).toBeVisible()
})

test('figures that could not be read anew stay, and say so', async () => {
  let isDown = false
  const { live: line } = await openApp(
    '/staff/analytics',
    asStaff({
      ...answers,
      'GET /staff/analytics/live': () => (isDown ? problem(500, 'INTERNAL_SERVER_ERROR') : live),
    }),
  )
  await expect.element(page.getByRole('link', { name: /1\.240/ })).toBeVisible()
  isDown = true
  line.signal(visitsChangedName, {})
  await expect.element(page.getByText(/^Yenilenemedi\. Gördükleriniz/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /1\.240/ })).toBeVisible()
})

test('where the day cannot be read that is said', async () => {
  const failing = { ...answers, 'GET /staff/analytics/day': () => problem(500, 'INTERNAL_SERVER_ERROR') }
  await openApp('/staff/analytics?tab=performance', asStaff(failing))
  await expect.element(page.getByText('Performans gösterilemedi')).toBeVisible()
})

test('an hour of the chart opens on its own day', async () => {
  const { calls } = await openApp('/staff/analytics', asStaff(answers))
  const chart = page.getByRole('slider', { name: /Son 24 saat/ })
  await expect.element(chart).toBeVisible()
  ;(chart.element() as HTMLElement).focus()
  await userEvent.keyboard('{Home}{Enter}')
  // 11:00 in UTC, which is yesterday's as long as it is not that late today.
  await expect.poll(() => location.search).toBe('?hour=14&day=2026-11-17')
  await expect.element(page.getByText('17 Kasım 2026 14:00–14:59')).toBeVisible()
  // What the office did is listed of today alone.
  await expect.element(page.getByText('Son aktiviteler')).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: '14 ziyaretçi, 52 görüntüleme' }))
    .toHaveAttribute('href', '/staff/analytics/visits?hour=14&day=2026-11-17')
  expect(calls.some(({ url }) => url.includes('hour?hour=14&day=2026-11-17'))).toBe(true)
})

test('an hour of today shows what was opened in it', async () => {
  await openApp('/analytics?hour=9', asStaff(answers))
  await expect.element(page.getByText('Bugün 09:00–09:59')).toBeVisible()
  await expect.element(page.getByText('Son aktiviteler')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '14 ziyaretçi, 52 görüntüleme' })).toBeVisible()
})

test('where nobody is here that is said', async () => {
  await openApp(
    '/staff/analytics',
    asStaff({ ...answers, 'GET /staff/analytics/live': { ...live, active: [], active_visitors: 0 } }),
  )
  await expect.element(page.getByText('Şu anda aktif ziyaretçi yok')).toBeVisible()
})

const period: PeriodFigures = {
  ...{ from: '2026-10-20', to: '2026-11-18', visits: 2_400, tool_visits: 600, views: 6_800 },
  ...{ average_seconds: 185, requests: 12, quoted: 10, accepted: 4, accepted_euro: '12500.00' },
  unknown: { requests: 3, quoted: 2, accepted: 0, accepted_euro: '0.00' },
  ...{ without_consent: 210, robots: 35 },
  rest: {
    sources: 3,
    visits: 70,
    tool_visits: 4,
    requests: 1,
    quoted: 1,
    accepted: 1,
    accepted_euro: '900.00',
  },
  days: [
    { day: '2026-11-17', visits: 80, views: 240 },
    { day: '2026-11-18', visits: 90, views: 260 },
  ],
  sources: [
    {
      ...{ source: '', campaign: '', visits: 2_000, tool_visits: 500 },
      ...{ requests: 5, quoted: 5, accepted: 2, accepted_euro: '5000.00' },
    },
    {
      ...{ source: 'bulten', campaign: 'bahar', visits: 400, tool_visits: 100 },
      ...{ requests: 4, quoted: 3, accepted: 2, accepted_euro: '7500.00' },
    },
  ],
  pages: [
    { page: '/', views: 3_000, entries: 2_000, exits: 900, seconds: 42, without_consent: 190, robots: 30 },
  ],
}

test('each step, source and page of a period opens its rows', async () => {
  await openApp(
    '/staff/analytics/sources',
    asStaff({
      'GET /staff/analytics/period': period,
      'GET /staff/visits': { items: [visit], next_cursor: null, total: 1 },
    }),
  )
  const range = 'from=2026-10-20&to=2026-11-18'
  const leadsTo = (name: string | RegExp, address: string) =>
    expect.element(page.getByRole('link', { name })).toHaveAttribute('href', address)
  await leadsTo(/^Kabul\s*4/, `/staff/analytics/requests?${range}&step=accepted`)
  await leadsTo(/^Araç veya form\s*600/, `/staff/analytics/visits?${range}&without_staff=1&tool=1`)
  await leadsTo('bulten · bahar, Talep: 4', `/staff/analytics/requests?${range}&source=bulten&campaign=bahar`)
  await leadsTo(
    'Doğrudan, Ziyaret: 2.000',
    `/staff/analytics/visits?${range}&source=-&campaign=-&without_staff=1`,
  )
  await leadsTo('Ziyareti bilinmeyen, Talep: 3', `/staff/analytics/requests?${range}&unknown=1`)
  await leadsTo('Ana sayfa, giriş: 2.000', `/staff/analytics/visits?${range}&entry=%2F`)
  await leadsTo(
    'bulten · bahar, Tutar: 7.500,00 €',
    `/staff/analytics/requests?${range}&source=bulten&campaign=bahar&step=accepted`,
  )
  await leadsTo('Ana sayfa, görüntüleme: 3.000', `/staff/analytics/visits?${range}&page=%2F&viewed=1`)
  // Those beyond the list are one row, which has no list of its own.
  await expect.element(page.getByRole('row', { name: 'Diğer 3 kaynak 70 4 1 1 1 900,00 €' })).toBeVisible()
  // Of whom nothing is known but the page.
  await expect.element(page.getByRole('row', { name: /^Ana sayfa .* 190 30$/ })).toBeVisible()
  await expectAccessible()
  ;(page.getByRole('slider', { name: /Günlere göre ziyaret/ }).element() as HTMLElement).focus()
  await userEvent.keyboard('{End}{Enter}')
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/staff/analytics/visits?from=2026-11-18&to=2026-11-18&without_staff=1')
})

test.each([
  ['/staff/analytics/sources?from=2026-02-30&to=2026-02-31', 'analytics/period'],
  ['/staff/analytics/visits?from=2026-02-31&to=2026-02-30&day=2026-02-29', 'visits'],
  ['/staff/analytics/requests?from=2026-02-31&to=2026-04-31', 'analytics/requests'],
  ['/staff/analytics?hour=9&day=2026-02-31', 'analytics/hour'],
])('%s: days that the calendar does not have are not asked for', async (address, path) => {
  const { calls } = await openApp(
    address,
    asStaff({
      ...answers,
      'GET /staff/analytics/period': period,
      'GET /staff/visits': { items: [visit], next_cursor: null, total: 1 },
      'GET /staff/analytics/requests': { items: [], next_cursor: null, total: 0 },
    }),
  )
  const asked = () =>
    calls.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === `/api/staff/${path}`)
  await expect.poll(() => asked().length).toBeGreaterThan(0)
  const today = dayInIstanbul(new Date())
  const usual = path === 'analytics/period' ? [daysLater(today, -29), today] : []
  for (const { searchParams } of asked())
    expect(['from', 'to', 'day'].flatMap((name) => searchParams.getAll(name))).toEqual(usual)
})

test('a link to the pages of a period ends at them, once their figures are there', async () => {
  const figures = Promise.withResolvers<PeriodFigures>()
  await openApp(
    '/staff/analytics/sources?from=2026-11-18&to=2026-11-18#sayfalar',
    asStaff({ 'GET /staff/analytics/period': () => figures.promise }),
    'phone',
  )
  await expect.element(page.getByRole('heading', { name: 'Kaynaklar ve huni' })).toBeVisible()
  figures.resolve(period)
  await expect
    .poll(() => {
      const top = document.getElementById('sayfalar')?.getBoundingClientRect().top ?? Number.NaN
      return top >= 0 && top < innerHeight
    })
    .toBe(true)
  expect(scrollY).toBeGreaterThan(0)
})

test('the sidebar shows who is here; a guest is invited once', async () => {
  let invitation: object | null = null
  const invited = {
    kind: 'invite',
    state: 'sent',
    staff_name: 'Ece Yaman',
    conversation_id: null,
    at: live.at,
  }
  const { calls } = await openApp(
    '/staff/analytics',
    asStaff({
      ...answers,
      'GET /staff/visitors-here': () => ({
        ...{ at: live.at, active_visitors: 12, active_guests: 8 },
        visitors: [{ ...visit, invitation, may_invite: invitation === null, has_declined: false }],
      }),
      [`POST /staff/visits/${visit.id}/invitation`]: () => {
        invitation = invited
        return invited
      },
    }),
  )
  await onScreen('desktop')
  const panel = page.getByRole('complementary', { name: 'Personel kenar menüsü' })
  await panel.getByText('Canlı ziyaretçiler').click()
  await expect.element(panel.getByText('12 ziyaretçi, %67 misafir')).toBeVisible()
  await expect.element(panel.getByText('+11 daha')).toBeVisible()
  await panel.getByRole('button', { name: 'Davet et' }).click()
  await expect.element(panel.getByText('Davet gönderildi')).toBeVisible()
  expect(calls.filter(({ url }) => url.endsWith('/invitation'))).toHaveLength(1)
})

test('what a colleague writes to a guest stays while others come and the guest leaves the first five', async () => {
  let visitors = [{ ...visit, invitation: null, may_invite: true, has_declined: false }]
  const { live: line } = await openApp(
    '/staff/analytics',
    asStaff({
      ...answers,
      'GET /staff/visitors-here': () => ({ at: live.at, active_visitors: 12, active_guests: 8, visitors }),
      [`POST /staff/visits/${visit.id}/invitation`]: () =>
        problem(409, 'HAS_LEFT', 'Bu ziyaret bitti; ziyaretçi artık sitede değil.'),
    }),
  )
  const panel = page.getByRole('complementary', { name: 'Personel kenar menüsü' })
  await panel.getByText('Canlı ziyaretçiler').click()
  await panel.getByRole('button', { name: 'Sohbet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Misafirle sohbet' })
  await dialog.getByLabelText('Mesaj').fill('Merhaba, rotanız neresi?')
  visitors = []
  line.signal(visitsChangedName, {})
  await expect.poll(() => page.getByText('Şu anda aktif ziyaretçi yok').length).toBe(1)
  await expect.element(dialog.getByLabelText('Mesaj')).toHaveValue('Merhaba, rotanız neresi?')
  await dialog.getByRole('button', { name: 'Gönder' }).click()
  await expect.element(dialog.getByText('Bu ziyaret bitti; ziyaretçi artık sitede değil.')).toBeVisible()
  await expect.element(dialog.getByLabelText('Mesaj')).toHaveValue('Merhaba, rotanız neresi?')
})

test('who has declined once is shown as such, and cannot be invited', async () => {
  await openApp(
    `/staff/analytics?visit=${visit.id}`,
    asStaff({
      ...answers,
      [`GET /staff/visits/${visit.id}`]: {
        ...{ visit, pages: [], invitation: null, may_invite: false, has_declined: true },
      },
    }),
  )
  await expect.element(page.getByText(/^Daha önce bir daveti geri çevirdi/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Davet et' }).elements()).toEqual([])
})
