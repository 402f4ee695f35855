/** The analytics as staff see them: four cards, four tabs, one hour, and a visit that is opened. */
import type { DayFigures, LiveTraffic } from '@kervan/domain/analytics/analytics.contract.ts'
import type { Visit } from '@kervan/domain/analytics/visits.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
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
  requests_today: 6,
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
  await page.getByRole('button', { name: 'Kapat' }).click()
  await page.getByRole('tab', { name: 'Ziyaretçi analizi' }).click()
  await expect.element(page.getByRole('link', { name: 'Türkiye' })).toBeVisible()
  await expect.element(page.getByText(/200 tanesi \(%25\)/)).toBeVisible()
  await page.getByRole('tab', { name: 'İş metrikleri' }).click()
  // Six requests by twelve who are here now; and by the forty of today.
  await expect.element(page.getByText('%50,0')).toBeVisible()
  await expect.element(page.getByText('%15,0')).toBeVisible()
  await page.getByRole('tab', { name: 'Performans' }).click()
  await expect.element(page.getByRole('link', { name: /Günlük trafik\s*600/ })).toBeVisible()
})

test('an hour of today shows what was opened in it', async () => {
  await openApp('/analytics?hour=9', asStaff(answers))
  await expect.element(page.getByText('Bugün 09:00–09:59')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '14 ziyaretçi, 52 görüntüleme' })).toBeVisible()
})

test('where nobody is here that is said', async () => {
  await openApp(
    '/staff/analytics',
    asStaff({ ...answers, 'GET /staff/analytics/live': { ...live, active: [], active_visitors: 0 } }),
  )
  await expect.element(page.getByText('Şu anda aktif ziyaretçi yok')).toBeVisible()
})
