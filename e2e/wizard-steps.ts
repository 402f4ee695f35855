/** The way through the wizard of quick requests, for the journeys that take it. */
import { expect, type Page, test } from '@playwright/test'
import { signInAsCustomer } from './sign-in.ts'

export const password = 'uzun-bir-yol-2026'
export const wizardAddress = '/dashboard?view=requests&new=quick'
export const stepHeading = (page: Page, name: string) => page.getByRole('heading', { level: 3, name })
export const end = (page: Page, name: 'Çıkış' | 'Varış') => {
  const fields = page.getByRole('group', { name })
  const field = (label: string) => fields.getByRole('combobox', { name: label })
  return { city: field('Şehir'), country: field('Ülke'), postCode: fields.getByLabel('Posta kodu') }
}
export const goOn = (page: Page) => page.getByRole('button', { name: 'Devam et' }).click()

/** Signed in, with all six fields of the profile. */
export async function arriveComplete(page: Page): Promise<string> {
  const email = await signInAsCustomer(page.request, { password })
  const answer = await page.request.put('/api/profile', {
    headers: { origin: test.info().project.use.baseURL ?? '', 'kervan-surface': 'portal' },
    data: {
      first_name: 'Defne',
      last_name: 'Işık',
      phone: '+90 532 000 00 01',
      company: 'Örnek Tekstil',
      company_type: 'company',
      position: 'Lojistik müdürü',
    },
  })
  expect(answer.ok()).toBe(true)
  return email
}

/** From the first step to the review, by sea in a shared container. */
export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Deniz, parsiyel (LCL)').check()
  await goOn(page)
  await end(page, 'Çıkış').city.fill('İznik')
  await end(page, 'Çıkış').country.fill('turkey')
  await end(page, 'Varış').city.fill('Timbuktu')
  await end(page, 'Varış').country.fill('Mali')
  await goOn(page)
  await page.getByLabel('Yükün tanımı').fill('Çini karo')
  await page.getByLabel('Brüt ağırlık').fill('850')
  await page.getByLabel('Hacim').fill('1,2')
  await goOn(page)
  await page.getByRole('button', { name: 'Bugün' }).click()
  await goOn(page)
  await expect(stepHeading(page, 'Her şey doğru mu?')).toBeVisible()
}
