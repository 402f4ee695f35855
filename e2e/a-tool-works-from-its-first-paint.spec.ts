import { expect, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { holdApp, layoutShift } from './page-arrival.ts'

test('a tool used before its script is there does all of it then', async ({ page }) => {
  const complaints = watchConsole(page)
  const letThrough = await holdApp(page)
  await page.goto('/araclar/agirlik', { waitUntil: 'commit' })
  await page.getByLabel('Boy').fill('50')
  await page.getByRole('button', { name: 'Satır ekle' }).click()
  await page.getByRole('button', { name: 'Euro palet' }).click()
  await page.getByRole('link', { name: 'Kara' }).click()
  await page.getByRole('button', { name: 'Kabul et' }).click()
  await expect(page.getByRole('button', { name: 'Abone ol' })).toBeEnabled()
  letThrough()
  await expect(page).toHaveURL('/araclar/agirlik?mode=road')
  await expect(page.getByRole('button', { name: 'Kabul et' })).toBeHidden()
  const lengths = page.getByLabel('Boy')
  await expect(lengths).toHaveCount(2)
  await expect(lengths.first()).toHaveValue('50')
  await expect(lengths.last()).toHaveValue('120')
  expect(complaints).toEqual([])
})

for (const [mode, name] of [
  ['lcl', 'Deniz, parsiyel (LCL)'],
  ['road', 'Kara'],
] as const) {
  test(`the weight of ?mode=${mode} can be entered from the first paint, and nothing moves @phone`, async ({
    page,
  }) => {
    const complaints = watchConsole(page)
    const letThrough = await holdApp(page)
    await page.goto(`/araclar/agirlik?mode=${mode}`, { waitUntil: 'commit' })
    const current = page.getByRole('navigation', { name: 'Taşıma türü' }).locator('[aria-current=page]')
    const seen = current.filter({ visible: true })
    await expect(seen).toHaveCount(1)
    await expect(seen).toHaveText(name)
    await expect(page.getByLabel('Hizmet')).toBeHidden()
    const box = page.getByLabel('Üzerine yük konabilir')
    if (mode === 'road') await box.check()
    await seen.focus()
    // On a busy machine the font comes after the first paint, and letters of its stand-in are a little narrower or wider.
    await page.evaluate(() => document.fonts.ready)
    const movedByFont = await layoutShift(page)
    expect(movedByFont).toBeLessThan(0.02)
    letThrough()
    await expect(current).toHaveCount(1)
    await expect(current).toBeFocused()
    await page.waitForLoadState('networkidle')
    expect(await layoutShift(page)).toBe(movedByFont)
    // What was ticked counts, and is still known when the mode has been another.
    await page.getByRole('link', { name: 'Hava' }).click()
    await expect(page.getByLabel('Hizmet')).toBeVisible()
    await page.getByRole('link', { name: 'Kara' }).click()
    await expect(box).toBeChecked({ checked: mode === 'road' })
    expect(complaints).toEqual([])
  })
}

test('a tool whose script did not come loads it again', async ({ page }) => {
  let tries = 0
  await page.route('**/assets/index-*.js', (route) => (++tries === 1 ? route.abort() : route.continue()))
  await page.goto('/araclar/konteyner')
  await page.getByRole('button', { name: 'TEMU1234567' }).click()
  await expect(page).toHaveURL(/TEMU1234567/)
})
