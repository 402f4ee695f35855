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

test('nobody leaves an edit while it is being saved', async () => {
  const saved = Promise.withResolvers<typeof aRequest>()
  const answers = asCustomer({ [`PUT /requests/${aRequest.id}`]: () => saved.promise }, [aRequest])
  const { address } = await openApp('/dashboard?view=requests', answers)
  await page.getByRole('link', { name: 'Düzenle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Talebi düzenle' })
  await dialog.getByLabelText('Talep başlığı').fill('Makine parçası')
  const save = dialog.getByRole('button', { name: 'Değişiklikleri kaydet' })
  await save.click()
  await expect.element(save).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(dialog.getByRole('button', { name: 'Vazgeç' })).toBeDisabled()
  expect(page.getByRole('alertdialog').query()).toBeNull()
  await expect.poll(address).toContain('edit=1')
  saved.resolve({ ...aRequest, title: 'Makine parçası' })
  await expect.element(page.getByRole('dialog', { name: 'Makine parçası' })).toBeVisible()
})
