import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/open-app.tsx'
import { aPricedRequest, asCustomer } from '#testing/signed-in.ts'

test('the back button closes the question first, then what lies below it', async () => {
  await openApp('/dashboard?view=requests', asCustomer({}, [aPricedRequest]))
  await page.getByRole('link', { name: 'Detaylı görünüm' }).click()
  const detail = page.getByRole('dialog', { name: aPricedRequest.title })
  const question = page.getByLabelText('Ne değişsin?')
  await detail.getByRole('button', { name: 'Revize iste' }).click()
  await question.fill('Daha erken varış')
  history.back()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(detail.getByRole('button', { name: 'Revize iste' })).toBeVisible()
  history.back()
  await expect.element(detail).not.toBeInTheDocument()
})

test('a question that was left, by its button or the back button, can be opened again', async () => {
  const { address } = await openApp('/dashboard?view=requests', asCustomer({}, [aPricedRequest]))
  const approve = page.getByRole('button', { name: 'Teklifi onayla' })
  const question = page.getByRole('dialog', { name: 'Teklif onaylansın mı?' })
  await approve.click()
  await question.getByRole('button', { name: 'Vazgeç' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await approve.click()
  await expect.element(question).toBeVisible()
  history.back()
  await expect.element(question).not.toBeInTheDocument()
  expect(address()).toBe('/dashboard?view=requests')
})
