import { expect, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { codeFor, freshAddress, wrongCodes } from './sign-in.ts'

test('three wrong tries end a code, even the right one is refused then, and another one works', async ({
  page,
}) => {
  // The browser itself reports each refused code.
  const complaints = watchConsole(page, /status of 400/)
  const email = freshAddress()
  await page.clock.install()
  await page.goto('/auth')
  await page.getByLabel('Ad', { exact: true }).fill('Çağrı')
  await page.getByLabel('Soyad', { exact: true }).fill('Öğüt')
  await page.getByLabel('E-posta adresi').fill(email)
  await page.getByLabel('E-posta adresi').press('Enter')
  const input = page.getByLabel('Doğrulama kodu')
  await expect(input).toBeFocused()

  const right = await codeFor(page.request, email)
  const refused = 'Doğrulama kodu hatalı veya süresi dolmuş.'
  const dead = `${refused} Bu kodun deneme hakkı bitti; yeni bir kod isteyin.`
  const sendAgain = page.getByRole('button', { name: /^Yeni kod gönder/ })
  await expect(sendAgain).toHaveText(/^Yeni kod gönder \(\d+ sn\)$/)
  await expect(sendAgain).toBeDisabled()
  for (const [index, wrong] of wrongCodes(right, 3).entries()) {
    await input.pressSequentially(wrong)
    await expect(page.getByRole('alert')).toHaveText(index < 2 ? refused : dead)
    await expect(input).toHaveValue('')
    await expect(input).toBeFocused()
  }
  await input.pressSequentially(right)
  await expect(page.getByRole('alert')).toHaveText(dead)

  // A dead code is not waited for.
  await expect(sendAgain).toHaveText('Yeni kod gönder')
  const place = await sendAgain.boundingBox()
  await sendAgain.dblclick()
  await expect(page.getByText('Yeni kod gönderildi.')).toBeVisible()
  // It stays under the pointer, so that a second press hits nothing else.
  expect((await sendAgain.boundingBox())?.y).toBe(place?.y)
  await expect(sendAgain).toBeDisabled()
  await expect(page.getByRole('alert')).toBeHidden()

  await input.pressSequentially(await codeFor(page.request, email, { sent: 2 }))
  await expect(page.getByRole('heading', { level: 1, name: 'Şifre belirleyin' })).toBeVisible()
  expect(complaints).toEqual([])
})
