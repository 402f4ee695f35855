import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './clean-page.ts'
import { freshAddress, signInAsStaff } from './sign-in.ts'

const formOn = (page: Page) => page.getByRole('form', { name: 'Demo isteği' })
const sendOn = (page: Page) => formOn(page).getByRole('button', { name: 'Demo iste' })

async function openForm(page: Page) {
  await page.goto('/#contact')
  // Until the script is there the button does nothing, and says so.
  await expect(sendOn(page)).toBeEnabled()
}

async function fill(page: Page, company: string, email = freshAddress()) {
  const form = formOn(page)
  await form.getByLabel('Ad soyad').fill('Defne Işık')
  await form.getByLabel('E-posta').fill(email)
  await form.getByLabel('Şirket').fill(company)
  await form.getByLabel('Telefon').fill('+90 532 000 00 01')
  await form.getByLabel('Mesajınız').fill('Ayda on konteyner taşıyoruz.')
  return email
}

test('staff see a demo request at once, the visitor gets a mail, and it is completed once', async ({
  browser,
}) => {
  const contexts = [await browser.newContext(), await browser.newContext()] as const
  const [office, visitor] = [await contexts[0].newPage(), await contexts[1].newPage()]
  const complaints = [watchConsole(office), watchConsole(visitor)]
  const company = `Demo Rota ${Date.now()}`
  await signInAsStaff(office)
  await office.goto('/staff')
  await expect(office.getByText('Bağlı', { exact: true }).filter({ visible: true })).toBeVisible()
  const work = office.getByRole('region', { name: 'Yapılacak işler' })
  await expect(work).toBeVisible()

  await openForm(visitor)
  const email = await fill(visitor, company)
  await sendOn(visitor).click()
  await expect(visitor.getByText('Talebiniz bize ulaştı')).toBeFocused()
  await expectAccessible(visitor)

  const item = work.getByRole('listitem').filter({ hasText: company })
  const more = work.getByRole('button', { name: 'Daha fazla' })
  // The most urgent first: at night and before days off a demo request may be on the second page.
  await expect(async () => {
    if (!(await item.isVisible()) && (await more.isVisible())) await more.click({ timeout: 1_000 })
    await expect(item).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  await expect(item.getByRole('link', { name: email })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${email}`),
  )
  await expect(item.getByRole('link', { name: '+90 532 000 00 01' })).toHaveAttribute(
    'href',
    'tel:+905320000001',
  )
  await expect(item).toContainText('Ayda on konteyner taşıyoruz.')
  await expectAccessible(office)
  await expect
    .poll(
      async () =>
        (await (await visitor.request.get('/api/demo/inbox', { params: { to: email } })).json()).length,
    )
    .toBe(1)

  const question = office.getByRole('alertdialog')
  const leave = question.getByRole('button', { name: 'Vazgeç' })
  // Work of others arrives above it meanwhile and moves it, so the question may be about another one.
  const ask = () =>
    expect(async () => {
      if (await leave.isVisible()) await leave.click({ timeout: 1_000 })
      await item.getByRole('button', { name: 'Tamamlandı' }).click({ timeout: 1_000 })
      await expect(question).toContainText(company, { timeout: 1_000 })
    }).toPass({ timeout: 20_000 })
  await ask()
  await leave.click()
  await expect(item).toBeVisible()
  await ask()
  await question.getByRole('button', { name: 'Tamamlandı' }).click()
  await expect(item).toBeHidden()
  expect(complaints.flat()).toEqual([])
  for (const context of contexts) await context.close()
})
