import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'

const form = () => page.getByRole('form', { name: 'Demo isteği' })
const send = () => form().getByRole('button', { name: 'Demo iste' })
const sent = (calls: readonly Request[]) => calls.filter(({ url }) => url.endsWith('/demo-requests'))

/** Once painted, what lies below the first screen is there. */
async function openForm(answers = {}) {
  document.documentElement.dataset.painted = ''
  const app = await openApp('/', answers)
  await expect.element(send()).toBeEnabled()
  return app
}

test('what is missing is said beside its field, without moving the page', async () => {
  const { calls } = await openForm()
  const height = () => form().element().getBoundingClientRect().height
  await document.fonts.ready
  const before = height()
  await send().click()
  const name = form().getByLabelText('Ad soyad')
  await expect.element(form().getByText('Adınızı ve soyadınızı yazın.')).toBeVisible()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription('Adınızı ve soyadınızı yazın.')
  await expectAccessible()
  await name.fill('Defne Işık')
  await expect.element(form().getByText('Adınızı ve soyadınızı yazın.')).not.toBeInTheDocument()
  await form().getByLabelText('E-posta').fill('defne@')
  await send().click()
  await expect.element(form().getByText('Geçerli bir e-posta adresi girin.')).toBeVisible()
  expect(height()).toBe(before)
  expect(sent(calls)).toEqual([])
})

test('a dropped network keeps what was typed; two clicks are one request, and another can be written', async () => {
  let isDown = true
  const { calls } = await openForm({
    'POST /demo-requests': () => {
      if (isDown) throw new TypeError('Failed to fetch')
      return { done: true }
    },
  })
  await form().getByLabelText('Ad soyad').fill('Defne Işık')
  await form().getByLabelText('E-posta').fill('defne@musteri.example')
  await form().getByLabelText('Mesajınız').fill('Ayda on konteyner taşıyoruz.')
  await send().click()
  await expect.element(form().getByText(/^Bağlantı kurulamadı\./)).toBeVisible()
  await expect.element(form().getByLabelText('E-posta')).toHaveValue('defne@musteri.example')
  isDown = false
  await send().dblClick()
  await expect.element(page.getByText('Talebiniz bize ulaştı')).toBeVisible()
  const keys = sent(calls).map(({ headers }) => headers.get('idempotency-key'))
  // The try that failed and the one that did not, as one act.
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  await page.getByRole('button', { name: 'Yeni bir talep yaz' }).click()
  await expect.element(form().getByLabelText('Ad soyad')).toHaveFocus()
  await expect.element(form().getByLabelText('E-posta')).toHaveValue('')
})
