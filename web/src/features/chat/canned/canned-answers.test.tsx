/** The answers that staff have ready, in the settings: admins keep them, others read them. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const address = '/staff/settings/hazir-yanitlar'
const greeting = {
  id: '01890a5d-ac96-774b-bcce-000000000081',
  title: 'Karşılama',
  text: 'Merhaba {müşteri adı}',
}
const admin = {
  id: '01890a5d-ac96-774b-bcce-000000000003',
  email: 'selin.kaya@kervan.example',
  full_name: 'Selin Kaya',
  role: 'admin',
}
const answers = (more: Answers = {}) => asStaff({ 'GET /canned-answers': { answers: [greeting] }, ...more })
const asAdmin = (more: Answers = {}) => answers({ 'GET /session': { person: admin }, ...more })
const dialog = () => page.getByRole('dialog')

test('an admin adds one: a field is written by its button, and it is seen as a customer would read it', async () => {
  const { calls } = await openApp(address, asAdmin({ 'POST /canned-answers': greeting }))
  await page.getByRole('button', { name: 'Hazır yanıt ekle' }).click()
  await dialog().getByLabelText('Ad', { exact: true }).fill('Teklif yolda')
  await dialog().getByLabelText('Metin').fill('Merhaba ')
  await dialog().getByRole('button', { name: '{müşteri adı}' }).click()
  await expect
    .element(dialog().getByRole('region', { name: 'Önizleme' }))
    .toMatchTextContent('Merhaba Ada Deniz')
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(await calls.findLast(({ method }) => method === 'POST')?.json()).toEqual({
    title: 'Teklif yolda',
    text: 'Merhaba {müşteri adı}',
  })
})

test('an unknown field is said at once and nothing is sent; a name that is taken is said by the server', async () => {
  const { calls } = await openApp(
    address,
    asAdmin({
      [`PUT /canned-answers/${greeting.id}`]: problem(409, 'TITLE_TAKEN', 'Bu adda bir hazır yanıt var.'),
    }),
  )
  await page.getByRole('button', { name: 'Düzenle: Karşılama' }).click()
  await dialog().getByLabelText('Metin').fill('Merhaba {soyad}')
  await dialog().getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(dialog().getByText('{soyad} diye bir alan yok.', { exact: false })).toBeVisible()
  await expect.element(dialog().getByLabelText('Metin')).toHaveFocus()
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
  await dialog().getByLabelText('Metin').fill('Merhaba')
  await dialog().getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(dialog().getByText('Bu adda bir hazır yanıt var.')).toBeVisible()
})

test('removing asks first', async () => {
  const { calls } = await openApp(
    address,
    asAdmin({ [`DELETE /canned-answers/${greeting.id}`]: { done: true } }),
  )
  await page.getByRole('button', { name: 'Kaldır: Karşılama' }).click()
  await page.getByRole('button', { name: 'Hazır yanıtı kaldır' }).click()
  await expect.poll(() => calls.filter(({ method }) => method === 'DELETE').length).toBe(1)
})

test('staff read them, on a phone too', async () => {
  await openApp(address, answers(), 'phone')
  await expect.element(page.getByText(greeting.text)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Hazır yanıt ekle' })).not.toBeInTheDocument()
  await expectNoSidewaysScroll()
})
