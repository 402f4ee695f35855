/** A freight mail becomes a request: its words fill the form, what is missing is asked for, and nothing is saved before it is confirmed. */
import type { ReadMail } from '@kervan/domain/luna/mail-reading.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aWorkItem } from '#testing/a-work-item.ts'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { aCustomer, aRequest, asStaff } from '#testing/signed-in.ts'

const text = 'Mersin’den Hamburg’a 2x40HC, toplam 38.500 kg pamuk ipliği için fiyat rica ederiz.'
const found = (field: ReadMail['fields'][number]['field'], value: string, words: string) => {
  const start = text.indexOf(words)
  return { field, value, start, end: start + words.length, by: 'rules' as const }
}
const mail: ReadMail = {
  text,
  subject: 'Navlun talebi',
  sender: { address: aCustomer.email ?? '', name: 'Defne Işık' },
  language: 'tr',
  customer: { id: aCustomer.id, name: 'Defne Işık, Örnek Tekstil', email: aCustomer.email ?? '' },
  fields: [
    found('shipment_type', 'sea', '2x40HC'),
    found('origin_city', 'Mersin', 'Mersin'),
    found('destination_city', 'Hamburg', 'Hamburg'),
    found('container_type', '40HC', '2x40HC'),
    found('container_quantity', '2', '2x40HC'),
    found('estimated_weight', '38500', '38.500 kg'),
    found('goods', 'pamuk ipliği', 'pamuk ipliği'),
  ],
  ends: {
    origin: { country: 'Türkiye', port: 'Mersin' },
    destination: { country: 'Almanya', port: 'Hamburg' },
  },
  attachments: [],
  may_be_refined: false,
}
const answers = (more: Answers = {}) => asStaff({ 'POST /luna/mail-readings': mail, ...more })
const made = {
  id: aRequest.id,
  number: 'TLP-2026-000900',
  quote_due_at: aRequest.quote_due_at,
  status: 'pending',
  quote_id: null,
  quote_no: null,
  customer_mail: 'not_wanted',
}
const form = () => page.getByRole('form', { name: 'Yeni talep' })
const answer = () => page.getByRole('textbox', { name: 'Yanıt', exact: true })
const read = async () => {
  await page.getByLabelText('E-posta metni').fill(text)
  await page.getByRole('button', { name: 'Oku', exact: true }).click()
}
const written = (calls: readonly Request[]) =>
  calls.filter(({ method, url }) => method !== 'GET' && !url.endsWith('/luna/mail-readings'))

test.each(['desktop', 'phone'] as const)(
  'its words are marked and fill the form, on a %s',
  async (screen) => {
    const { calls } = await openApp('/staff/mail-okuma', answers(), screen)
    await read()
    await expect.element(form().getByLabelText('Çıkış şehri')).toHaveValue('Mersin')
    await expect.element(form().getByLabelText('Ağırlık')).toHaveValue('38.500')
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toContain(
      '38.500 kg',
    )
    await expect.element(answer()).toHaveValue(expect.stringMatching(/Incoterms/))
    await expectAccessible()
    expectNoSidewaysScroll()
    expect(written(calls)).toEqual([])
  },
)

test('the answer follows the form until somebody writes in it', async () => {
  await openApp('/staff/mail-okuma', answers())
  await read()
  await expect.element(answer()).toHaveValue(expect.stringMatching(/Incoterms/))
  await form().getByLabelText('Teslim şekli').selectOptions('FOB')
  await expect.element(answer()).not.toHaveValue(expect.stringMatching(/Incoterms/))
  await answer().fill('Kendi yanıtım')
  await form().getByLabelText('Teslim şekli').selectOptions('')
  await expect.element(answer()).toHaveValue('Kendi yanıtım')
  await page.getByRole('button', { name: 'Taslağa dön' }).click()
  await expect.element(answer()).toHaveValue(expect.stringMatching(/Incoterms/))
})

test('confirmed, it is one request, and leads to it', async () => {
  const { calls } = await openApp(
    '/staff/mail-okuma',
    answers({
      'POST /staff/orders': made,
    }),
  )
  await read()
  await form().getByRole('button', { name: 'Talebi aç' }).click()
  await expect.element(page.getByText('TLP-2026-000900 numaralı talep açıldı')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Talebi aç' }))
    .toHaveAttribute('href', `/staff/requests?request=${aRequest.id}`)
  expect(written(calls)).toHaveLength(1)
})

test('a sender nobody knows can be added without leaving the mail', async () => {
  const unknown = { ...mail, sender: { address: 'yeni@musteri.example', name: 'Yeni' }, customer: null }
  await openApp('/staff/mail-okuma', answers({ 'POST /luna/mail-readings': unknown }))
  await read()
  await expect.element(page.getByText('yeni@musteri.example kayıtlı bir müşteri değil.')).toBeVisible()
  await page.getByRole('button', { name: 'Aday olarak ekle' }).click()
  await expect.element(page.getByRole('dialog').getByLabelText('E-posta')).toHaveValue('yeni@musteri.example')
})

test('a model adds what is still open and leaves what was typed; refused, the page stays whole', async () => {
  const later = (fields: ReadMail['fields']) => ({ ...mail, fields: [...mail.fields, ...fields] })
  const model = Promise.withResolvers<unknown>()
  const reading = async (request: Request) => {
    const { refine } = (await request.json()) as { refine: boolean }
    return refine ? model.promise : { ...mail, may_be_refined: true }
  }
  await openApp('/staff/mail-okuma', answers({ 'POST /luna/mail-readings': reading }))
  await read()
  await expect.element(page.getByText('Luna kalan bilgileri arıyor.')).toBeVisible()
  await form().getByLabelText('Teslim şekli').selectOptions('FOB')
  model.resolve(later([{ ...found('incoterm', 'CIF', 'fiyat'), by: 'model' }]))
  await expect.element(page.getByText('dil modeliyle')).toBeVisible()
  await expect.element(form().getByLabelText('Teslim şekli')).toHaveValue('FOB')
})

test('what cannot be read says why, and the text stays', async () => {
  const refused = problem(429, 'LIMITED', 'Çok sık denediniz. Bir dakika sonra yeniden deneyin.')
  await openApp('/staff/mail-okuma', answers({ 'POST /luna/mail-readings': () => refused.clone() }))
  await read()
  await expect.element(page.getByText('Çok sık denediniz. Bir dakika sonra yeniden deneyin.')).toBeVisible()
  await expect.element(page.getByLabelText('E-posta metni')).toHaveValue(text)
})

test('a mail that came in as work is read at once, and its work is done with the request', async () => {
  const { calls } = await openApp(
    `/staff/mail-okuma?work=${aWorkItem.id}`,
    answers({
      [`GET /work-items/${aWorkItem.id}`]: { ...aWorkItem, kind: 'inbound_mail', description: text },
      'POST /staff/orders': made,
    }),
  )
  await expect.element(form().getByLabelText('Varış şehri')).toHaveValue('Hamburg')
  expect(calls.filter(({ url }) => url.endsWith('/luna/mail-readings'))).toHaveLength(1)
  await form().getByRole('button', { name: 'Talebi aç' }).click()
  await expect.element(page.getByText('e-postanın işi tamamlandı')).toBeVisible()
  expect(await written(calls)[0]?.json()).toMatchObject({ mail_work_id: aWorkItem.id })
})
