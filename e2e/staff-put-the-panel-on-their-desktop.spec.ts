import { expect, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { signInAsStaff } from './sign-in.ts'

test('staff find the way to an app of their own and to the offline file, and back to the office @phone', async ({
  page,
}) => {
  const complaints = watchConsole(page, /ERR_FAILED/)
  await signInAsStaff(page)
  await page.goto('/staff')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/personel-desktop')
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/staff.webmanifest')
  await expect(page.getByText('şu an kullandığınız')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Paneli yeni sekmede aç' })).toHaveAttribute('href', '/staff')
  await page.getByRole('button', { name: 'Müşteri paneli' }).click()
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest')

  await page.route(/desktop\.html$/, (route) => route.abort())
  await page.getByRole('button', { name: 'Dosyayı indir' }).click()
  await expect(page.getByText('İndirme sırasında bir sorun oluştu')).toBeVisible()
  // The first of the three that works.
  await page.unroute(/desktop\.html$/)
  await page.route('/staff-desktop.html', (route) => route.abort())
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Dosyayı indir' }).click()
  expect((await downloading).suggestedFilename()).toBe('kervan-masaustu.html')

  await page.getByRole('link', { name: 'Panele dön' }).click()
  await expect(page).toHaveURL('/staff')
  expect(complaints).toEqual([])
})

test('the first page leads a visitor there, and back', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Nasıl kurulur?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masaüstü uygulaması')
  await page.getByRole('link', { name: 'Ana sayfaya dön' }).click()
  await expect(page).toHaveURL('/')
})

test('a new version is offered, and what is being typed stays', async ({ page }) => {
  await page.route('/code.json', (route) =>
    route.fulfill({ json: { entry: '/assets/newer.js', portal: [], office: [] } }),
  )
  await signInAsStaff(page)
  await page.goto('/staff/quotes/new')
  const from = page.getByLabel('Yükleme limanı')
  await from.fill('Mersin')
  await expect(page.getByText('Yeni bir sürüm hazır.')).toBeVisible({ timeout: 20_000 })
  await expect(from).toHaveValue('Mersin')
})
