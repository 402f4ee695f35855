import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leaveWithoutSaving } from '#testing/acts.ts'
import { openApp } from '#testing/open-app.tsx'
import { aRequest, asCustomer } from '#testing/signed-in.ts'

test('an edit is left without saving by the cross, by Escape and by the back button', async () => {
  const { address, calls } = await openApp('/dashboard?view=requests', asCustomer({}, [aRequest]))
  const dialog = page.getByRole('dialog', { name: 'Talebi düzenle' })
  const ways = [
    () => dialog.getByRole('button', { name: 'Kapat' }).click(),
    () => userEvent.keyboard('{Escape}'),
    () => history.back(),
  ]
  for (const leave of ways) {
    await page.getByRole('link', { name: 'Düzenle' }).click()
    await dialog.getByLabelText('Talep başlığı').fill('Yarım kalan başlık')
    await leaveWithoutSaving(leave)
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(address).toBe('/dashboard?view=requests')
  }
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
})
