import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff, completeProfile } from '#testing/signed-in.ts'

test('the list of customers fits a phone, and nothing hidden widens the page', async () => {
  const customers = { items: [completeProfile], next_cursor: null }
  await openApp('/staff', asStaff({ 'GET /customers': customers }), 'phone')
  await expect.element(page.getByText(completeProfile.full_name).first()).toBeVisible()
  expectNoSidewaysScroll()
  // Browsers of phones widen the page also for what is clipped.
  const heads = page.getByRole('columnheader', { includeHidden: true }).elements()
  expect(heads.length).toBeGreaterThan(0)
  for (const head of heads) expect(head.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
})
