/** The language model among the settings: switched off with one click, and all that was sent can be read. */
import type { LunaModelState } from '@kervan/domain/luna/luna-model.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const admin = {
  id: '01890a5d-ac96-774b-bcce-000000000003',
  email: 'yonetici@kervan.example',
  full_name: 'Yönetici',
  role: 'admin',
}
const state: LunaModelState = {
  ...{ configured: true, enabled: true, model: 'sinama', host: 'model.example', version: 3 },
  ...{ price_in: '0.15', price_out: null },
  month: {
    calls: 12,
    used: 11,
    failed: 1,
    median_ms: 900,
    tokens_in: 4_800,
    tokens_out: 900,
    cost: '0.0042',
  },
}
const call = {
  ...{
    id: '01890a5d-ac96-774b-bcce-000000000041',
    called_at: '2026-03-05T09:50:00.000Z',
    prompt: 'answer.v1',
  },
  ...{ model: 'sinama', sent: '{"sentence":"KAYIT-1 yolda."}', received: '', outcome: 'number', tries: 1 },
  ...{ ms: 850, tokens_in: 400, tokens_out: 60, cost: null },
}
const open = (answer: LunaModelState, screen?: 'desktop' | 'phone') =>
  openApp(
    '/staff/settings/luna',
    asStaff({
      'GET /session': { person: admin },
      'GET /luna/model': answer,
      'PUT /luna/model': { ...answer, enabled: false, version: 4 },
      'GET /luna/model/calls': { items: [call], next_cursor: null },
    }),
    screen,
  )

test.each(['desktop', 'phone'] as const)('what it does and was told, on a %s', async (screen) => {
  await open(state, screen)
  await expect.element(page.getByText('0,0042 $')).toBeVisible()
  await page.getByText('Hesaplanmayan sayı').click()
  await expect.element(page.getByText('{"sentence":"KAYIT-1 yolda."}')).toBeVisible()
  await expectAccessible()
  expectNoSidewaysScroll()
})

test('one click switches it off', async () => {
  await open(state)
  const toggle = page.getByRole('switch', { name: 'Luna’nın cümleleri için dil modeli kullanılsın' })
  await toggle.click()
  await expect.element(toggle).not.toBeChecked()
})

test('without a model there is nothing to switch', async () => {
  await open({ ...state, configured: false, month: { ...state.month, calls: 0 } })
  await expect.element(page.getByText('Bir dil modeli tanımlı değil', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('switch')).not.toBeInTheDocument()
})
