import { expect, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'

const pages = [
  { name: 'Gizlilik politikası', path: '/privacy-policy', sections: 8, effective: '18 Kasım 2026' },
  { name: 'Kullanım koşulları', path: '/terms-of-service', sections: 10, effective: '23 Ağustos 2025' },
  { name: 'KVKK aydınlatma metni', path: '/kvkk-policy', sections: 7, effective: '15 Kasım 2026' },
]

test('a visitor reads each legal page, jumps to its last section and goes back home', async ({ page }) => {
  const complaints = watchConsole(page)
  await page.goto('/')
  for (const { name, path, sections, effective } of pages) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeInViewport()
    await expect(page.getByText(effective)).toBeVisible()
    const contents = page.getByRole('navigation', { name: 'İçindekiler' }).getByRole('link')
    await expect(contents).toHaveCount(sections)
    await contents.last().click()
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport()
    await page.getByRole('link', { name: 'Ana sayfa' }).click()
    await expect(page).toHaveURL('/')
  }
  expect(complaints).toEqual([])
})

test('the menu leads to the sections of the first page, from another page too @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/kvkk-policy')
  if (isMobile) await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('link', { name: 'Demo iste' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/#contact')
  await expect(page.getByRole('heading', { level: 2, name: 'İletişim' })).toBeInViewport()
})
