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
