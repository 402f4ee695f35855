/** The palette: opened, filled and followed by the keyboard alone; and the sheet of shortcuts. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { endDeviceSession } from '#spine/drafts/device-session.ts'
import { type Answers, problem } from '#testing/answer-calls.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  inColours,
} from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const id = '01890a5d-ac96-774b-bcce-000000000070'
const found = [
  { kind: 'customer', id, name: 'Defne Işık', detail: 'Örnek Tekstil' },
  { kind: 'request', id, name: 'TLP-2026-000123', detail: 'Mersin – Hamburg' },
  { kind: 'shipment', id, name: 'SH-9A8057B1', detail: 'Mersin – Hamburg · Örnek Tekstil' },
]
const rates = { current: [], bulletins: [], is_refreshed: false }
const office = (more: Answers = {}) =>
  asStaff({ 'GET /staff/search': { found }, 'GET /staff/rates': rates, ...more })
const field = () => page.getByRole('combobox', { name: /Müşteri, talep/ })
const option = (name: RegExp) => page.getByRole('option', { name })

async function openPalette(answers = office(), screen: 'desktop' | 'phone' = 'desktop') {
  const app = await openApp('/staff/rates', answers, screen)
  await expect.element(page.getByRole('heading', { name: 'Kurlar', level: 1 })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
  return app
}

test('opens by the keyboard, finds by what is typed, and follows by Enter', async () => {
  const { calls, address } = await openPalette()
  await userEvent.keyboard('csqu3054383')
  await expect.element(page.getByText('3 kayıt bulundu')).toBeInTheDocument()
  await expect.element(option(/SH-9A8057B1/)).toBeVisible()
  const asked = calls.filter(({ url }) => url.includes('/staff/search'))
  expect(new URL(asked.at(-1)?.url ?? '').searchParams.get('search')).toBe('csqu3054383')
  await expect.element(option(/Defne Işık/)).toHaveAttribute('aria-selected', 'true')
  await expectAccessible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(address).toBe(`/staff/requests?request=${id}`)
  await expect.element(field()).not.toBeInTheDocument()
})

test('what is typed while it opens is not lost, and does nothing on the page', async () => {
  await openApp('/staff/rates', office())
  await expect.element(page.getByRole('heading', { name: 'Kurlar', level: 1 })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}defne?')
  await expect.element(field()).toHaveValue('defne?')
  await userEvent.keyboard('{Backspace} ışık')
  await expect.element(field()).toHaveValue('defne ışık')
})

test('Enter right after typing waits for what was typed, and opens nothing that was found before', async () => {
  const other = '01890a5d-ac96-774b-bcce-000000000071'
  const { address } = await openPalette(
    office({
      'GET /staff/search': ({ url }: Request) => ({
        found: url.endsWith('defne') ? found : [{ kind: 'quote', id: other, name: 'KRV-1', detail: '' }],
      }),
      [`GET /staff/quotes/${other}`]: () => problem(404, 'NOT_FOUND'),
    }),
  )
  await userEvent.keyboard('defne')
  await expect.element(option(/Defne Işık/)).toBeVisible()
  await userEvent.keyboard('x{Enter}')
  await expect.poll(address).toBe(`/staff/quotes/${other}`)
})

test('pages are found by their Turkish name without its letters, and arrows walk around the ends', async () => {
  const { address } = await openPalette(office({ 'GET /staff/search': { found: [] } }))
  await userEvent.keyboard('is kuyrugu')
  await expect.element(option(/İş Kuyruğu/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{Enter}')
  await expect.poll(address).toBe('/staff/work-queue')
})

test('what was opened comes first the next time, for the same person only', async () => {
  // The page itself is not what is tried here.
  const { address } = await openPalette(office({ [`GET /customers/${id}`]: () => problem(404, 'NOT_FOUND') }))
  await userEvent.keyboard('defne')
  await option(/Defne Işık/).click()
  await expect.element(page.getByText('Müşteri bulunamadı')).toBeVisible()
  expect(address()).toBe(`/staff/customer-management/${id}`)
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect
    .element(page.getByRole('group', { name: 'Son açılanlar' }).getByRole('option'))
    .toMatchTextContent('Defne Işık')
})

test('after signing out nothing of it stays in the tab', async () => {
  const { reopen } = await openPalette(office({ [`GET /customers/${id}`]: () => problem(404, 'NOT_FOUND') }))
  await userEvent.keyboard('defne')
  await option(/Defne Işık/).click()
  await expect.element(page.getByText('Müşteri bulunamadı')).toBeVisible()
  endDeviceSession('office')
  reopen('/staff/rates')
  await expect.element(page.getByRole('heading', { name: 'Kurlar', level: 1 })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
  expect(page.getByRole('group', { name: 'Son açılanlar' }).elements()).toEqual([])
})

test('two letters ask nothing; nothing found and a failure are said', async () => {
  let isBroken = false
  const { calls } = await openPalette(
    office({
      'GET /staff/search': () => (isBroken ? problem(403, 'FORBIDDEN', 'Yetkiniz yok.') : { found: [] }),
    }),
  )
  await userEvent.keyboard('qq')
  await userEvent.keyboard('q')
  await expect.element(page.getByText('Kayıt bulunamadı.')).toBeVisible()
  expect(calls.filter(({ url }) => url.endsWith('search=qq'))).toEqual([])
  isBroken = true
  await userEvent.keyboard('w')
  await expect.element(page.getByText('Aranamadı. Yetkiniz yok.')).toBeVisible()
})

test('a button opens it too, on a phone and in the dark', async () => {
  await openApp('/staff/rates', office(), 'phone')
  await page.getByRole('button', { name: 'Ara ve git' }).click()
  await field().fill('mersin')
  await expect.element(option(/TLP-2026-000123/)).toBeVisible()
  const number = page.getByText('TLP-2026-000123').element()
  expect(number.getClientRects(), 'a number stays on one line').toHaveLength(1)
  await expectAccessible()
  expectNoSidewaysScroll()
  await inColours('dark')
  await expectReadable()
  await userEvent.keyboard('{Escape}')
  await expect.element(field()).not.toBeInTheDocument()
})

test('a question mark shows the shortcuts, but not while typing', async () => {
  await openPalette()
  await userEvent.keyboard('?')
  await expect.element(page.getByText('Klavye kısayolları')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(field()).not.toBeInTheDocument()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: 'Klavye kısayolları' })).toBeVisible()
  await expectAccessible()
})
