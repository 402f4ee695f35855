import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asCustomer, asStaff } from '#testing/signed-in.ts'

const id = '01890a5d-ac96-774b-bcce-000000000077'
const person = { id, email: 'demo@musteri.example', full_name: 'Defne Işık', role: 'customer' }
const news = {
  id: '01890a5d-ac96-774b-bcce-000000000078',
  kind: 'offer',
  title: 'Teklifiniz hazır',
  message: 'TLP-2026-000123 için teklifiniz hazır.',
  link: '/dashboard?view=requests',
  request_id: null,
  quote_amount: null,
  quote_currency: null,
  read_at: null,
  created_at: '2026-03-05T09:00:00.000Z',
}

test('a session that only reads says so, and following its news marks nothing', async () => {
  const { calls } = await openApp(
    '/dashboard?view=notifications',
    asCustomer({
      'GET /session': { person, read_only: true },
      'GET /notifications': { items: [news], next_cursor: null },
      'GET /notifications/unread': { unread: 1, offers: [], unread_messages: 0 },
    }),
    'phone',
  )
  const banner = page.getByRole('complementary', { name: 'Salt okunur panel' })
  await expect.element(banner).toBeVisible()
  await expectAccessible()
  await expectNoSidewaysScroll()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Teklifiniz hazır/ })
    .click()
  await expect.poll(() => location.search).toContain('view=requests')
  await expect.element(banner).toBeVisible()
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('everybody else sees no such banner', async () => {
  await openApp('/dashboard', asCustomer())
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.getByText(/salt okunur/).elements()).toEqual([])
})

test('the panel opens in a tab of its own, with a session for it', async () => {
  const replace = vi.fn()
  const open = vi.spyOn(window, 'open').mockReturnValue({ location: { replace } } as unknown as Window)
  try {
    const { calls } = await openApp('/staff', asStaff({ 'POST /demo/customer-panel': { done: true } }))
    await page.getByRole('button', { name: 'Demo müşteri paneli' }).click()
    await expect.poll(() => replace.mock.calls).toEqual([['/dashboard']])
    expect(calls.filter(({ method }) => method !== 'GET').map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/demo/customer-panel',
    ])
  } finally {
    open.mockRestore()
  }
})
