import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/open-app.tsx'

const field = () => page.getByLabelText('Konteyner ya da AWB numarası')
const verdict = (text: string) => page.getByText(text, { exact: true })

test('a link to a check opens it, and the kind is recognised while typing', async () => {
  const { address } = await openApp('/araclar/konteyner?no=csqu%20305438-3')
  await expect.element(field()).toHaveValue('csqu 305438-3')
  await expect.element(verdict('Kontrol rakamı doğru')).toBeVisible()
  await page.getByRole('button', { name: 'Numarayı sil' }).click()
  await expect.element(field()).toHaveFocus()
  await expect.element(page.getByRole('heading', { level: 2, name: 'AWB numarası' })).toBeVisible()
  await page.getByRole('button', { name: '176-98765432' }).click()
  await expect.element(verdict('Kontrol rakamı 2 değil, 5 olmalı')).toBeVisible()
  await field().fill('COSCO9876543')
  await expect.element(page.getByText('Başta 4 harf olmalı, 5 harf var')).toBeVisible()
  await expect.poll(address).toContain('no=COSCO9876543')
})
