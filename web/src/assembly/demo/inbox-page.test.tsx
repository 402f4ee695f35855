import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/open-app.tsx'

const queued = { mail_id: '01890a5d-ac96-774b-bcce-b302099a8057' }
const address = () => page.getByLabelText('E-posta adresi')
const send = () => page.getByRole('button', { name: 'Deneme e-postası gönder' })
const sent = (calls: readonly Request[]) => calls.filter(({ method }) => method === 'POST')

test('a wrong address is refused beside the field, and nothing is sent', async () => {
  const { calls } = await openApp('/inbox', { 'GET /demo/inbox': [] })
  await address().fill('deneme@')
  await send().click()
  await expect.element(page.getByText('Geçerli bir e-posta adresi girin.')).toBeVisible()
  await expect.element(address()).toHaveFocus()
  expect(sent(calls)).toEqual([])
})

test('a double click sends one mail', async () => {
  const { calls } = await openApp('/inbox', {
    'GET /demo/inbox': [],
    'POST /demo/inbox/test-mail': queued,
  })
  await address().fill('alici@musteri.example')
  await send().dblClick()
  await expect.element(page.getByText('Kuyruğa alındı; gönderilince listede görünür.')).toBeVisible()
  expect(sent(calls)).toHaveLength(1)
})

test('a dropped network says so and keeps what was typed, and the same mail is sent again', async () => {
  let isDown = true
  const { calls } = await openApp('/inbox', {
    'GET /demo/inbox': [],
    'POST /demo/inbox/test-mail': () => {
      if (isDown) throw new TypeError('Failed to fetch')
      return queued
    },
  })
  await address().fill('alici@musteri.example')
  await send().click()
  await expect
    .element(page.getByText('Bağlantı kurulamadı. İnternetinizi kontrol edip yeniden deneyin.'))
    .toBeVisible()
  await expect.element(address()).toHaveValue('alici@musteri.example')
  isDown = false
  await send().click()
  await expect.element(page.getByText('Kuyruğa alındı; gönderilince listede görünür.')).toBeVisible()
  const keys = sent(calls).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

const mail = {
  id: '01890a5d-ac96-774b-bcce-b302099a8058',
  to: 'demo@musteri.example',
  subject: 'Deniz Aksoy size yazdı',
  text: 'Merhaba',
  html: '<p>Merhaba</p>',
  attachments: [],
  sent_at: '2026-03-05T11:30:00.000Z',
  can_reply: true,
}
const reply = () => page.getByRole('button', { name: 'Yanıtla' })

test('a mail of a conversation can be answered, an empty answer is refused, and a second try is the same answer', async () => {
  let isDown = true
  const { calls } = await openApp(`/inbox?mail=${mail.id}`, {
    'GET /demo/inbox': [mail],
    'POST /demo/inbox/01890a5d-ac96-774b-bcce-b302099a8058/reply': () => {
      if (isDown) throw new TypeError('Failed to fetch')
      return { done: true }
    },
  })
  await reply().click()
  const text = page.getByLabelText('demo@musteri.example adresinden yanıt')
  await expect.element(text).toHaveFocus()
  await page.getByRole('button', { name: 'Yanıtı gönder' }).click()
  await expect.element(page.getByText('Bir yanıt yazın.')).toBeVisible()
  expect(sent(calls)).toEqual([])
  await text.fill('Cuma uygun.')
  await page.getByRole('button', { name: 'Yanıtı gönder' }).click()
  await expect.element(page.getByText(/Bağlantı kurulamadı/)).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Yanıtı gönder' }).click()
  await expect.element(page.getByText('Yanıtınız yazışmaya eklendi.')).toBeVisible()
  const bodies = await Promise.all(sent(calls).map((call) => call.clone().json()))
  expect(bodies).toHaveLength(2)
  expect(bodies[0]).toEqual(bodies[1])
})

test('any other mail cannot', async () => {
  await openApp(`/inbox?mail=${mail.id}`, { 'GET /demo/inbox': [{ ...mail, can_reply: false }] })
  await expect.element(page.getByRole('heading', { name: mail.subject })).toBeVisible()
  await expect.element(reply()).not.toBeInTheDocument()
})
