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

test('a note that is too long is reported, and neither cut nor sent', async () => {
  const { calls } = await openApp('/dashboard?view=requests', asCustomer({}, [aPricedRequest]))
  await page.getByRole('link', { name: 'Detaylı görünüm' }).click()
  const detail = page.getByRole('dialog', { name: aPricedRequest.title })
  await detail.getByRole('button', { name: 'Revize iste' }).click()
  const note = page.getByLabelText('Ne değişsin?')
  await note.fill('x'.repeat(501))
  await expect.element(page.getByText('En fazla 500 karakter.')).toBeVisible()
  await expect.element(note).toHaveValue('x'.repeat(501))
  const before = calls.length
  await page.getByRole('button', { name: 'Revize iste' }).last().click()
  expect(calls.slice(before).filter(({ method }) => method !== 'GET')).toEqual([])
})
