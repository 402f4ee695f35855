import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'

const weight = '/araclar/agirlik'
const result = () => page.getByRole('region', { name: 'Sonuç' })

for (const screen of ['desktop', 'phone'] as const)
  test(`the chargeable weight follows what is typed, by keyboard alone, on a ${screen}`, async () => {
    const { address } = await openApp(weight, {}, screen)
    await page.getByLabelText('Adet').fill('8')
    for (const part of ['120', '80', '160', '2.400']) await userEvent.keyboard(`{Tab}${part}`)
    await expect.element(result().getByText('12.288.000 cm³ ÷ 6.000 = 2.048 kg')).toBeVisible()
    await page.getByRole('link', { name: 'Kara', exact: true }).click()
    await expect.poll(address).toContain('mode=road')
    await expect.element(result().getByText('3,2 LDM × 1.750 = 5.600 kg')).toBeVisible()
    await page.getByLabelText('1 LDM karşılığı').selectOptions('Kıta Avrupası: 1.850 kg')
    await expect.element(result().getByText('5.920 kg', { exact: true })).toBeVisible()
    await page.getByLabelText('Toplam ağırlık (kg)').click()
    await userEvent.keyboard('{Enter}')
    const second = page.getByRole('group', { name: '2. satır' })
    await expect.element(second.getByLabelText('Adet')).toHaveFocus()
    await second.getByLabelText('Boy (cm)').fill('1.5')
    await expect.element(second.getByText('Ondalık için virgül kullanın')).toBeVisible()
    await expect.element(result().getByText('2. satır hesaba katılmadı')).toBeVisible()
    await expectAccessible()
    expectNoSidewaysScroll()
    await page.getByRole('button', { name: '2. satırı sil' }).click()
    await expect.element(page.getByRole('button', { name: 'Satır ekle' })).toHaveFocus()
  })

test('a link to a mode opens it, and its example can be tried', async () => {
  await openApp(`${weight}?mode=lcl`)
  await expect
    .element(page.getByRole('link', { name: 'Deniz, parsiyel (LCL)' }))
    .toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Örnek yükle dene' }).click()
  await expect.element(result().getByText('4,2 W/M', { exact: true })).toBeVisible()
})

test('a reload and a sent link show the same load, whichever mode was chosen', async () => {
  const { address, reopen } = await openApp(`${weight}?mode=road`)
  await page.getByRole('button', { name: 'Örnek yükle dene' }).click()
  await page.getByLabelText('1 LDM karşılığı').selectOptions('Kıta Avrupası: 1.850 kg')
  await expect.poll(address).toContain('ldm=europe')
  reopen()
  await expect.element(page.getByLabelText('Boy (cm)')).toHaveValue('120')
  await expect.element(result().getByText('5.920 kg', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Hava', exact: true }).click()
  await expect.poll(address).not.toContain('mode=')
  reopen()
  await expect.element(result().getByText('2.400 kg', { exact: true }).first()).toBeVisible()
})

test('a size that no load has is refused with its limit', async () => {
  await openApp(weight)
  await page.getByRole('button', { name: 'Örnek yükle dene' }).click()
  await page.getByLabelText('Boy (cm)').fill('99.999.999')
  await expect.element(page.getByText('Boy: En fazla 3.000 cm yazın.')).toBeVisible()
  await expect.element(result().getByText('1. satır hesaba katılmadı')).toBeVisible()
})
