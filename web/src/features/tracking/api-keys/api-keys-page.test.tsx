import type { ApiKey } from '@kervan/domain/tracking/api-keys.contract.ts'
import type { CarrierWebhook } from '@kervan/domain/tracking/carrier-webhook.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, problem } from '#testing/answer-calls.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  inColours,
} from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff, completeProfile } from '#testing/signed-in.ts'

const erp: ApiKey = {
  id: '01890a5d-ac96-774b-bcce-000000000050',
  name: 'Örnek Tekstil ERP',
  customer_id: completeProfile.id,
  customer_name: 'Örnek Tekstil',
  created_by_name: 'Selin Kaya',
  created_at: '2026-03-01T09:00:00.000Z',
  last_used_at: null,
  revoked_at: null,
}
const board: ApiKey = {
  ...erp,
  id: '01890a5d-ac96-774b-bcce-000000000051',
  name: 'Depo panosu',
  customer_id: null,
  customer_name: '',
  last_used_at: '2026-03-04T09:00:00.000Z',
}
const key = 'krv_AZpQ7n0yc1uKb3mVh5cJ2w9xT4sLd8fGqRkEoUiYzXa'

const webhook = (secrets: number, address = 'https://kervan.example/hooks/tracking'): CarrierWebhook => ({
  address,
  is_reachable: !address.includes('localhost'),
  secrets,
})

/** A server that keeps keys in memory. */
function office(keys: ApiKey[], more: Answers = {}): Answers {
  const acts = keys.map((each): [string, unknown] => [
    `DELETE /staff/api-keys/${each.id}`,
    () => Object.assign(each, { revoked_at: '2026-03-05T09:00:00.000Z' }),
  ])
  return asStaff({
    'GET /session': {
      person: {
        id: '01890a5d-ac96-774b-bcce-000000000002',
        email: 'selin.kaya@kervan.example',
        full_name: 'Selin Kaya',
        role: 'admin',
      },
    },
    'GET /customers': { items: [completeProfile], next_cursor: null },
    'GET /staff/api-keys': () => ({ keys }),
    'GET /staff/carrier-webhook': webhook(1),
    'POST /staff/api-keys': async (request: Request) => {
      const input = await request.json()
      const id = '01890a5d-ac96-774b-bcce-000000000052'
      const made = { ...erp, ...input, id, customer_name: input.customer_id ? 'Örnek Tekstil' : '' }
      keys.unshift(made)
      return { ...made, key }
    },
    ...Object.fromEntries(acts),
    ...more,
  })
}

const open = (answers: Answers, screen: 'desktop' | 'phone' = 'desktop') =>
  openApp('/staff/api-keys', answers, screen)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('without a key the page says what they are for', async () => {
  await open(office([]))
  await expect.element(page.getByText('Geçerli anahtar yok')).toBeVisible()
  await expectAccessible()
})

test('each key says whose it is, what it reads and who made it; on a phone too', async () => {
  await open(office([{ ...erp }, { ...board }]), 'phone')
  await expect.element(row(erp.name)).toMatchTextContent('Örnek Tekstil')
  await expect.element(row(erp.name)).toMatchTextContent('Henüz kullanılmadı')
  await expect.element(row(erp.name)).toMatchTextContent('1 Mart 2026 · Selin Kaya açtı')
  await expect.element(row(board.name)).toMatchTextContent('Bütün müşteriler')
  await expect.element(row(board.name)).toMatchTextContent('Son kullanım')
  await expectAccessible()
  expectNoSidewaysScroll()
  await inColours('dark')
  await expectReadable()
})

test('a key is made for a customer and shown once', async () => {
  await open(office([{ ...board }]))
  await button('Anahtar aç').click()
  await dialog().getByRole('button', { name: 'Anahtar aç' }).click()
  await expect.element(dialog().getByText('Anahtarı kimin kullanacağını yazın.')).toBeVisible()
  await expect.element(dialog().getByText('Müşteriyi seçin.')).toBeVisible()
  await dialog().getByLabelText('Ad', { exact: true }).fill('Yeni program')
  await dialog().getByRole('combobox', { name: 'Müşteri' }).fill('Örnek')
  await page.getByRole('option', { name: /Örnek Tekstil/ }).click()
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Anahtar aç' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Anahtar açıldı' })).toBeVisible()
  await expect.element(dialog().getByText(key)).toBeVisible()
  await expect.element(dialog().getByText(/bir daha gösterilmez/)).toBeVisible()
  await expectAccessible()
  await inColours('dark')
  await expectReadable()
  await dialog().getByRole('button', { name: 'Kapat' }).last().click()
  await expect.element(row('Yeni program')).toMatchTextContent('Örnek Tekstil')
  await expect.element(page.getByText(key)).not.toBeInTheDocument()
})

test('a key for all asks for no customer', async () => {
  const { calls } = await open(office([{ ...erp }]))
  await button('Anahtar aç').click()
  await dialog().getByLabelText('Ad', { exact: true }).fill('Rapor programı')
  await dialog().getByText('Bütün müşteriler').click()
  await dialog().getByRole('button', { name: 'Anahtar aç' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Anahtar açıldı' })).toBeVisible()
  const sent = calls.find(({ method, url }) => method === 'POST' && url.endsWith('/staff/api-keys'))
  expect(await sent?.clone().json()).toEqual({ name: 'Rapor programı', customer_id: null })
})

test('a key is revoked after a question, and stays among those that were', async () => {
  await open(office([{ ...erp }, { ...board }]))
  await button(`İptal et: ${board.name}`).click()
  await button('Anahtarı iptal et').click()
  await expect.element(row(board.name)).toMatchTextContent('5 Mart 2026 tarihinde iptal edildi')
  await expect.element(button(`İptal et: ${board.name}`)).not.toBeInTheDocument()
  await expect.element(button(`İptal et: ${erp.name}`)).toBeVisible()
})

test('what could not be made or revoked is said', async () => {
  const refused = () => problem(503, 'SERVICE_UNAVAILABLE', 'Şu anda yanıt veremiyoruz.')
  const refusals = { 'POST /staff/api-keys': refused, [`DELETE /staff/api-keys/${erp.id}`]: refused }
  await open(office([{ ...erp }], refusals))
  await button(`İptal et: ${erp.name}`).click()
  await button('Anahtarı iptal et').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Anahtar iptal edilemedi')
  await button('Anahtar aç').click()
  await dialog().getByLabelText('Ad', { exact: true }).fill('Rapor programı')
  await dialog().getByText('Bütün müşteriler').click()
  await dialog().getByRole('button', { name: 'Anahtar aç' }).click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('Anahtar açılamadı')
})

const carrierCard = () => page.getByRole('region', { name: 'Taşıyıcıların web kancası' })

test.each([
  [0, 'Kapalı', 'O zamana dek adres yanıt vermez'],
  [1, 'Açık', 'burada gösterilmez'],
  [2, 'Sır değiştiriliyor', '2 sır yan yana geçerli'],
])('with %i secrets the webhook of carriers is %s', async (secrets, word, sentence) => {
  await open(office([], { 'GET /staff/carrier-webhook': webhook(secrets) }))
  await expect.element(carrierCard()).toMatchTextContent('https://kervan.example/hooks/tracking')
  await expect.element(carrierCard().getByText(word, { exact: true })).toBeVisible()
  await expect.element(carrierCard()).toMatchTextContent(sentence)
  await expect.element(carrierCard().getByRole('button', { name: 'Adresi kopyala' })).toBeVisible()
})

test('an address of this machine alone is not praised as one to give away; on a phone and in the dark', async () => {
  const local = webhook(0, 'http://localhost:3000/hooks/tracking')
  await open(office([], { 'GET /staff/carrier-webhook': local }), 'phone')
  await expect.element(carrierCard()).toMatchTextContent('yalnızca bu makineden ulaşılır')
  await expectAccessible()
  expectNoSidewaysScroll()
  await inColours('dark')
  await expectReadable()
})

test('staff who are no admin are told whose page it is, and their menu has no entry for it', async () => {
  await open(asStaff({}))
  await expect.element(page.getByText('Bu sayfa yöneticiler içindir')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Entegrasyon anahtarları' })).not.toBeInTheDocument()
})
