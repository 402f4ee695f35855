import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leaveWithoutSaving } from '#testing/acts.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

test('an order is left unsent by the cross, by Escape and by the back button, and is empty the next time', async () => {
  const { address } = await openApp('/staff/requests', asStaff())
  const order = page.getByRole('dialog', { name: 'Yeni sipariş' })
  const title = order.getByLabelText('Başlık')
  const ways = [
    () => order.getByRole('button', { name: 'Kapat' }).click(),
    () => userEvent.keyboard('{Escape}'),
    () => history.back(),
  ]
  for (const leave of ways) {
    await page.getByRole('link', { name: 'Yeni sipariş' }).click()
    await expect.element(title).toHaveValue('')
    await title.fill('Yarım kalan sipariş')
    await leaveWithoutSaving(leave)
    await expect.element(order).not.toBeInTheDocument()
    await expect.poll(address).toBe('/staff/requests')
  }
})
