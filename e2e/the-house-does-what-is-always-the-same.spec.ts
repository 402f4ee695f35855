/** Automations: a rule that was paused because it failed again and again is mended, and what it failed to do is done. */
import { expect, test } from '@playwright/test'
import { signInAsStaff, staff } from './sign-in.ts'

test('a paused rule is mended and goes on, and what it failed to do is done', async ({ page }) => {
  await signInAsStaff(page, staff.admin)
  await page.goto('/staff/automations')
  const name = 'Randevu verilen müşteriyi segmente al'
  await page.getByRole('link', { name: `Onar: ${name}` }).click()
  await expect(page.getByRole('region', { name: 'Kural duraklatıldı' })).toContainText('artık listede yok')
  await page.getByRole('link', { name: 'Onar ve devam et' }).click()
  await page.getByLabel('Yeni değer').selectOption({ label: 'Kurumsal' })
  await page.getByRole('button', { name: 'Kaydet ve devam et' }).click()
  await expect(page.getByRole('main').getByRole('switch', { name })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Kural duraklatıldı' })).toBeHidden()
  const log = page.getByRole('region', { name: 'Kuralın çalışmaları' })
  await log.getByRole('row').filter({ hasText: 'Başarısız' }).first().getByRole('link').first().click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Yeniden çalıştır' }).click()
  await expect(panel).toContainText('Segment: Kurumsal')
})
