/** The boxes of all customers: how many days each has left, filtered in the address, on a desktop and on a phone. */
import type { TrackedContainer } from '@kervan/domain/tracking/container-list.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Answers } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll, inColours } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()
const idOf = (index: number) => `01890a5d-ac96-774b-bcce-${String(index).padStart(12, '0')}`
const box = (index: number, more: Partial<TrackedContainer> = {}): TrackedContainer => ({
  id: idOf(index),
  number: `KVNU123456${index}`,
  size_type: '45G1',
  seal: 'KV123456',
  shipment_id: idOf(100 + index),
  shipment_number: 'SH-9A8057B1',
  shipment_status: 'customs',
  shipment_delayed: false,
  customer_id: idOf(200),
  customer_name: 'Defne Işık',
  customer_company: 'Örnek Tekstil',
  place_name: 'Mersin',
  last_kind: 'discharged',
  last_at: inDays(-2),
  eta: inDays(4),
  free_kind: 'demurrage',
  free_until: inDays(index),
  ...more,
})
const boxes = [
  box(1, { free_until: inDays(-2) }),
  box(2),
  box(3, { free_kind: null, free_until: null, place_name: '', last_kind: null, last_at: null, eta: null }),
]
const answers = (more: Answers = {}) =>
  asStaff({
    'GET /staff/containers': { items: boxes, next_cursor: null },
    'GET /staff/container-counts': {
      open: 3,
      running: 2,
      soon: 1,
      over: 1,
      closed: 40,
      places: [{ place: 'Mersin', boxes: 2 }],
    },
    ...more,
  })
const asked = (calls: readonly Request[]) =>
  calls
    .filter(({ url }) => url.includes('/staff/containers'))
    .map(({ url }) => Object.fromEntries(new URL(url).searchParams))

test('each row says what its free time is; place and days left are filtered in the address', async () => {
  const { calls } = await openApp('/staff/container-tracking', answers())
  await expect.element(page.getByRole('link', { name: 'KVNU1234561' })).toBeVisible()
  await expect.element(page.getByText(/Demuraj · \d gün aşıldı/)).toBeVisible()
  await expect.element(page.getByText(/Demuraj · \d gün kaldı/)).toBeVisible()
  expect(asked(calls)[0]).toMatchObject({ state: 'open' })
  await page.getByRole('button', { name: 'Filtreler' }).click()
  await userEvent.selectOptions(page.getByLabelText('Liman veya yer'), 'Mersin')
  await expect.poll(() => asked(calls).at(-1)).toMatchObject({ place: 'Mersin', state: 'open' })
  await page.getByRole('link', { name: /Süresi dolan/ }).click()
  await expect.poll(() => asked(calls).at(-1)).toMatchObject({ place: 'Mersin', free: 'over' })
  expect(new URL(location.href).searchParams.get('free')).toBe('over')
})

test('where there is no box, it says how one gets here', async () => {
  await openApp(
    '/staff/container-tracking',
    answers({ 'GET /staff/containers': { items: [], next_cursor: null } }),
  )
  await expect.element(page.getByText('Takipte konteyner yok')).toBeVisible()
})

test.each(['desktop', 'phone'] as const)(
  'on a %s it is accessible, in the light and in the dark',
  async (screen) => {
    await openApp('/staff/container-tracking', answers(), screen)
    await expect.element(page.getByRole('link', { name: 'KVNU1234561' })).toBeVisible()
    await expectAccessible()
    expectNoSidewaysScroll()
    await inColours('dark')
    await expectAccessible()
  },
)
