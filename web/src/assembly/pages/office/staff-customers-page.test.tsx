import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { aCustomer, asStaff } from '#testing/signed-in.ts'

const customers = { items: [aCustomer], next_cursor: null }

test('the list of customers fits a phone, and nothing hidden widens the page', async () => {
  await openApp('/staff/customers?view=table', asStaff({ 'GET /customers': customers }), 'phone')
  await expect.element(page.getByText(aCustomer.full_name).first()).toBeVisible()
  expectNoSidewaysScroll()
  // Browsers of phones widen the page also for what is clipped.
  const heads = page.getByRole('columnheader', { includeHidden: true }).elements()
  expect(heads.length).toBeGreaterThan(0)
  for (const head of heads) expect(head.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
})

test('the address opens the form for a new customer, and closing it leaves the list', async () => {
  const { address } = await openApp('/staff/customers?new=1', asStaff({ 'GET /customers': customers }))
  const form = page.getByRole('dialog')
  await expect.element(form).toBeVisible()
  await form
    .getByRole('button', { name: /Vazgeç|Kapat/ })
    .first()
    .click()
  await expect.poll(address).not.toContain('new=1')
  await expect.element(page.getByText(aCustomer.full_name).first()).toBeVisible()
})
