import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const [ece, deniz] = ['01890a5d-ac96-774b-bcce-000000000002', '01890a5d-ac96-774b-bcce-000000000005']
const rows = [
  { person_id: ece, person_name: 'Ece Yaman', kind: 'new_request', kept: 30, missed: 10, closed: 4 },
  { person_id: ece, person_name: 'Ece Yaman', kind: 'question', kept: 15, missed: 0, closed: 0 },
  { person_id: deniz, person_name: 'Deniz Aksoy', kind: 'new_request', kept: 55, missed: 0, closed: 0 },
  { person_id: null, person_name: '', kind: 'question', kept: 0, missed: 15, closed: 0 },
]

test.each(['desktop', 'phone'] as const)(
  'on a %s the team sees what it kept, by person and by kind',
  async (screen) => {
    const { address } = await openApp(
      '/staff/work-queue/promises',
      asStaff({ 'GET /work-items/promises': { rows } }),
      screen,
    )
    await expect.element(page.getByText('%80', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Sahipsiz').first()).toBeInTheDocument()
    await expect.element(page.getByText('Nedenle kapatılan').first()).toBeVisible()
    await expect.element(page.getByText('Kişiye göre').first()).toBeVisible()
    await expect.element(page.getByText('Türe göre').first()).toBeVisible()
    await expectAccessible()
    expectNoSidewaysScroll()
    await page.getByLabelText('Dönem').selectOptions('Son 7 gün')
    await expect.poll(address).toBe('/staff/work-queue/promises?days=7')
  },
)
