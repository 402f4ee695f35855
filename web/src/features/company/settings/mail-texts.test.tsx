/** The words of the mails, as an admin changes them. */
import { mailKinds, mailTexts } from '@kervan/domain/company/mail-texts.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const admin = {
  id: '01890a5d-ac96-774b-bcce-000000000003',
  email: 'yonetici@kervan.example',
  full_name: 'Yönetici',
  role: 'admin',
}
const own = mailKinds.map((kind) => ({
  kind,
  subject: mailTexts[kind].subject,
  opening: mailTexts[kind].opening,
  version: 0,
  changed_at: null,
}))
const worded = {
  kind: 'offer',
  subject: 'Teklif {teklif no}',
  opening: 'Buyurun.',
  version: 3,
  changed_at: '2026-03-05T09:00:00.000Z',
}
const texts = own.map((text) => (text.kind === 'offer' ? worded : text))
const answers = (more: Answers = {}) =>
  asStaff({ 'GET /session': { person: admin }, 'GET /company/mail-texts': { texts }, ...more })
const at = '/staff/settings/epostalar'
const edit = (title: string) => page.getByRole('button', { name: `Düzenle: ${title}`, exact: true }).click()

test('every mail is listed with its subject, and those that were changed are marked', async () => {
  await openApp(at, answers(), 'phone')
  await expect.element(page.getByRole('heading', { name: 'E-posta metinleri' })).toBeVisible()
  for (const kind of mailKinds)
    await expect
      .element(page.getByRole('button', { name: `Düzenle: ${mailTexts[kind].title}`, exact: true }))
      .toBeInTheDocument()
  expect(page.getByText('Değiştirildi').elements()).toHaveLength(1)
  await expectAccessible()
  expectNoSidewaysScroll()
})

test('a text is changed with a field from its list, seen as it will be, and saved with the version that was seen', async () => {
  const { calls } = await openApp(at, answers({ 'PUT /company/mail-texts/offer': { ...worded, version: 4 } }))
  await edit('Teklif')
  const dialog = page.getByRole('dialog', { name: 'Teklif' })
  await expect.element(dialog.getByRole('button', { name: 'Kaydet' })).toBeDisabled()
  await dialog.getByLabelText('Giriş paragrafı').fill('Sayın ')
  await dialog.getByRole('button', { name: '{müşteri}' }).click()
  await expect.element(dialog.getByLabelText('Giriş paragrafı')).toHaveValue('Sayın {müşteri}')
  await expect.element(dialog.getByText('Teklif KRV-2026-000123')).toBeVisible()
  const frame = dialog.getByTitle('E-postanın örnek bilgilerle görünüşü')
  await expect.poll(() => frame.element().getAttribute('src')).toContain(encodeURIComponent('{müşteri}'))
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(page.getByText('Bundan sonraki e-postalar bu metinle gider.')).toBeVisible()
  const sent = await calls.find(({ method }) => method === 'PUT')?.json()
  expect(sent).toMatchObject({ subject: worded.subject, opening: 'Sayın {müşteri}', version: 3 })
})

test('an unknown field and a missing one are said beside the box, and nothing is sent', async () => {
  const { calls } = await openApp(at, answers())
  await edit('Teklif')
  const dialog = page.getByRole('dialog', { name: 'Teklif' })
  await dialog.getByLabelText('Konu').fill('Teklifimiz')
  await expect.element(dialog.getByText('{teklif no} metinde geçmeli.')).toBeVisible()
  await dialog.getByLabelText('Giriş paragrafı').fill('{kod}')
  await expect.element(dialog.getByText('{kod} bu e-postada yok.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Kendime deneme gönder' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(dialog.getByLabelText('Konu')).toHaveFocus()
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
  await userEvent.keyboard('{Escape}')
})

test('a test mail goes to oneself; a changed text goes back after a question', async () => {
  const { calls } = await openApp(
    at,
    answers({
      'POST /company/mail-texts/offer/test': { to: admin.email },
      'DELETE /company/mail-texts/offer': own.find(({ kind }) => kind === 'offer') ?? {},
    }),
  )
  await edit('Teklif')
  await page.getByRole('button', { name: 'Kendime deneme gönder' }).click()
  await expect.element(page.getByText(admin.email)).toBeVisible()
  await page.getByRole('button', { name: 'Ürünün metnine dön' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ürünün metnine dön' }).click()
  await expect.element(page.getByText('Ürünün metnine dönüldü')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('a text that a colleague has changed meanwhile is not written over unseen', async () => {
  await openApp(
    at,
    answers({ 'PUT /company/mail-texts/offer': () => problem(409, 'STALE', 'Kayıt bu arada değişti.') }),
  )
  await edit('Teklif')
  await page.getByLabelText('Giriş paragrafı').fill('Benimki')
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(page.getByText('Kayıt bu arada değişti.')).toBeVisible()
  await expect.element(page.getByLabelText('Giriş paragrafı')).toHaveValue('Benimki')
  await userEvent.keyboard('{Escape}')
})
