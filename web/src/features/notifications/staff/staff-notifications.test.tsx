import type { StaffNotification } from '@kervan/domain/notifications/staff-notifications.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const notification = (serial: number, more: Partial<StaffNotification> = {}): StaffNotification => ({
  id: `01890a5d-ac96-774b-bcce-${String(serial).padStart(12, '0')}`,
  type: 'request',
  title: `Yeni talep: Firma ${serial}`,
  message: 'TLP-2026-000123 · Mersin – Hamburg',
  link: '/staff/requests',
  read_at: null,
  created_at: '2026-03-05T09:00:00.000Z',
  ...more,
})
const ten = Array.from({ length: 10 }, (_, index) => notification(index + 1))
const counts = { total: 10, unread: 10, request: 10, quote: 0, system: 0 }
const answers = asStaff({
  'GET /staff/notifications': { items: ten, next_cursor: null },
  'GET /staff/notification-counts': counts,
  'GET /work-items/counts': { open: 9, overdue: 0, urgent: 0, unassigned: 4, mine: 0, done: 0 },
})

test('the badge of the queue is the larger of unassigned work and unread notifications', async () => {
  await openApp('/staff', answers)
  await expect.element(page.getByRole('link', { name: /^İş Kuyruğu.*10 üstlenilmemiş/ })).toBeVisible()
})

test('the sidebar shows five of ten, how many more there are, and marks one as read', async () => {
  let unread = 10
  await openApp('/staff', {
    ...answers,
    [`POST /staff/notifications/${ten[0]?.id}/read`]: () => {
      unread -= 1
      return { ...counts, unread }
    },
  })
  await page.getByText('Bildirimler', { exact: true }).click()
  const list = page.getByRole('list', { name: 'Son bildirimler' })
  await expect.poll(() => list.getByRole('listitem').elements().length).toBe(5)
  await expect
    .element(page.getByRole('link', { name: '+5 daha' }))
    .toHaveAttribute('href', '/staff/notifications')
  await list.getByRole('button', { name: 'Okundu: Yeni talep: Firma 1' }).click()
  await expect.poll(() => unread).toBe(9)
})

test('what cannot be fetched is an empty list in the sidebar', async () => {
  await openApp('/staff', {
    ...answers,
    'GET /staff/notifications': () => new Response(null, { status: 500 }),
  })
  await page.getByText('Bildirimler', { exact: true }).click()
  await expect.element(page.getByText('Bildirim yok')).toBeVisible()
})

for (const screen of ['desktop', 'phone'] as const)
  test(`the page lists them, accessibly, on a ${screen}`, async () => {
    await openApp('/staff/notifications', answers, screen)
    await expect.element(page.getByRole('link', { name: /Firma 10/ })).toBeVisible()
    await expectAccessible()
    expectNoSidewaysScroll()
  })

test('all are marked as read at once, and filters ask for a type or for what is unread', async () => {
  const asked: string[] = []
  await openApp('/staff/notifications', {
    ...answers,
    'GET /staff/notifications': ({ url }: Request) => {
      asked.push(new URL(url).search)
      return { items: ten, next_cursor: null }
    },
    'POST /staff/notifications/read-all': () => ({ ...counts, unread: 0 }),
  })
  await page.getByRole('link', { name: /^Okunmamış/ }).click()
  await expect.poll(() => asked.some((search) => search.includes('unread=true'))).toBe(true)
  await page.getByRole('link', { name: /^Teklif \d|^Teklif0|^Teklif$/ }).click()
  await expect.poll(() => asked.some((search) => search.includes('type=quote'))).toBe(true)
  await page.getByRole('button', { name: 'Hepsini okundu say' }).click()
  await expect.element(page.getByRole('button', { name: 'Hepsini okundu say' })).not.toBeInTheDocument()
})

test('preferences open by their address and save each choice', async () => {
  let saved: unknown
  await openApp('/staff/notifications?preferences=1', {
    ...answers,
    'GET /staff/notification-preferences': { request: true, quote: true, system: true, digest: 'off' },
    'PUT /staff/notification-preferences': async (request: Request) => {
      saved = await request.json()
      return saved
    },
  })
  await page.getByRole('switch', { name: 'Sistem' }).click()
  await expect.poll(() => saved).toEqual({ request: true, quote: true, system: false, digest: 'off' })
  await page.getByLabelText('Okunmamışları e-postayla gönder').selectOptions('Her gün 08:00')
  await expect.poll(() => saved).toMatchObject({ digest: 'daily' })
})
