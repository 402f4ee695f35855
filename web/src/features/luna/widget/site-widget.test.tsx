/** A visitor of the public pages talks with Luna: the button costs nothing, the gate asks for consent, forms lead on, and a person is there when wanted. */
import { registrationWords, talkWords } from '@kervan/domain/luna/talk.copy.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queriesOf } from '#spine/api/queries.ts'
import { oweSignOut } from '#spine/drafts/owed-sign-out.ts'
import { aChat } from '#testing/a-chat.ts'
import { problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asCustomer } from '#testing/signed-in.ts'

const button = () => page.getByRole('button', { name: /^Bize yazın/ })
const panel = () => page.getByRole('dialog')
const support = { is_open: true, back_at: null }
const nobody = { person: null, read_only: false }

async function passGate(intent: 'quote' | 'tracking') {
  await panel().getByLabelText('Ad Soyad').fill('Defne Işık')
  await panel().getByLabelText('Telefon veya e-posta').fill('0532 000 00 01')
  await panel().getByLabelText('Konu').selectOptions(intent)
  await panel().getByRole('checkbox').click()
  await panel().getByRole('button', { name: 'Başla' }).click()
}

function aGuest() {
  const chat = aChat({ isGuest: true })
  const sent: Record<string, unknown> = {}
  const keep =
    (name: string, answer: (body: Record<string, unknown>) => unknown) => async (request: Request) => {
      const body = (await request.json()) as Record<string, unknown>
      sent[name] = body
      return answer(body)
    }
  const answers = {
    ...chat.answers,
    'GET /session': nobody,
    'GET /chat': () => (sent.gate ? chat.state() : { conversation: null, guest: null, support }),
    'POST /chat/introduction': keep('gate', () => chat.state()),
    'POST /luna/quote-requests': keep('quote', () => ({ request: null, text: talkWords.quotePassedOn })),
    'POST /luna/tracking': keep('tracking', () => ({
      outcome: 'passed_on',
      text: talkWords.passedOn,
      shipments: [],
      sample: null,
    })),
    'PUT /luna/registration': keep('registration', () => ({ done: true, message: registrationWords.done })),
    'POST /luna/hand-overs': keep('hand-over', () => {
      chat.write({ sender_type: 'guest', message_type: 'luna', message_text: 'Luna ile görüşme' })
      return { done: true }
    }),
  }
  return { chat, sent, answers }
}

test('nobody talks before they have said who they are; a quote is looked over, sent and completed', async () => {
  const { sent, answers } = aGuest()
  const { calls } = await openApp('/privacy-policy', answers)
  await expect.element(button()).toBeEnabled()
  expect(calls.filter(({ url }) => url.includes('/chat'))).toEqual([])
  await button().click()
  await expect.element(panel().getByRole('link', { name: '+90 212 000 00 10' })).toBeVisible()
  await panel().getByRole('button', { name: 'Başla' }).click()
  await expect.element(panel().getByText('Ad Soyad gereklidir.')).toBeVisible()
  await expect.element(panel().getByText('Telefon veya e-posta gereklidir.')).toBeVisible()
  await expect.element(panel().getByText('Konu gereklidir.')).toBeVisible()
  await expect.element(panel().getByText('Devam etmek için onay vermeniz gerekir.')).toBeVisible()
  await expect.element(panel().getByLabelText('Luna’ya sorunuz')).not.toBeInTheDocument()
  await expectAccessible()
  await passGate('quote')
  await expect.element(panel().getByText(registrationWords.done)).toBeVisible()
  expect(sent.gate).toMatchObject({ full_name: 'Defne Işık', intent: 'quote', consent: true })

  await panel().getByRole('button', { name: 'Devam et' }).click()
  await expect.element(panel().getByText('Taşıma şekli gereklidir.')).toBeVisible()
  await expect.element(panel().getByText('Yük bilgisi gereklidir.')).toBeVisible()
  await panel().getByLabelText('Taşıma şekli').selectOptions('sea_lcl')
  await panel().getByLabelText('Çıkış yeri').fill('Mersin')
  await panel().getByLabelText('Varış yeri').fill('Hamburg')
  await panel().getByLabelText('Yük bilgisi').fill('4 palet')
  await panel().getByLabelText('Notlar').fill('a'.repeat(301))
  await panel().getByRole('button', { name: 'Devam et' }).click()
  await expect.element(panel().getByText('Notlar en fazla 300 karakter olabilir.')).toBeVisible()
  await panel().getByLabelText('Notlar').fill('')
  await panel().getByRole('button', { name: 'Devam et' }).click()
  await expect.element(panel().getByText('Deniz LCL')).toBeVisible()
  await expectAccessible()
  expect(sent.quote).toBeUndefined()
  await panel().getByRole('button', { name: 'Teklif iste' }).click()
  await expect.element(panel().getByText(talkWords.quotePassedOn)).toBeVisible()
  expect(sent.quote).toMatchObject({ mode: 'sea_lcl', origin: 'Mersin', incoterm: null })

  await expect.element(panel().getByLabelText('Soyad')).toHaveValue('Işık')
  await expect.element(panel().getByLabelText('Ülke')).toHaveValue('Türkiye')
  await panel().getByLabelText('Şirket', { exact: true }).fill('Işık Tekstil')
  await panel().getByLabelText('Şirket türü').selectOptions('company')
  await panel().getByRole('button', { name: 'Kaydet' }).click()
  await expect
    .poll(() => sent.registration)
    .toMatchObject({ company: 'Işık Tekstil', phone: '0532 000 00 01' })
  await expect.element(panel().getByRole('button', { name: 'Yeniden başla' })).toBeVisible()
})

test('a number goes to the office, and the talk to a person, who answers there', async () => {
  const { chat, sent, answers } = aGuest()
  const { live, reopen } = await openApp('/privacy-policy', answers)
  await button().click()
  await passGate('tracking')
  const number = panel().getByLabelText('Referans numarası')
  await expect.element(number).toBeVisible()
  await number.fill('12')
  await panel().getByRole('button', { name: 'Takip et' }).click()
  await expect.element(number).toHaveAttribute('aria-invalid', 'true')
  await number.fill('CSQU3054383')
  await panel().getByRole('button', { name: 'Takip et' }).click()
  await expect.element(panel().getByText(talkWords.passedOn)).toBeVisible()
  await panel().getByRole('button', { name: 'Temsilciyle görüşmek' }).click()
  await expect.element(panel().getByRole('tab', { name: 'Temsilci' })).toHaveAttribute('data-state', 'active')
  expect(sent['hand-over']).toMatchObject({
    lines: expect.arrayContaining([{ author: 'person', text: 'CSQU3054383' }]),
  })
  await panel().getByLabelText('Mesajınız').fill('Acelem var.')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => chat.messages.at(-1)?.message_text).toBe('Acelem var.')
  chat.write({ message_text: 'Bakıyorum.' })
  live.emit('chat.message_written', { position: chat.messages.length, sender_id: null })
  await expect.element(panel().getByText('Bakıyorum.', { exact: true })).toBeVisible()

  chat.write({ message_text: 'Buldum.' })
  reopen('/privacy-policy')
  await expect.element(page.getByRole('button', { name: 'Bize yazın , 1 okunmamış mesaj' })).toBeVisible()
  await button().click()
  await expect.element(panel().getByText('Buldum.', { exact: true })).toBeVisible()
})

test('what the server cannot take is said under its name', async () => {
  const { answers } = aGuest()
  await openApp('/privacy-policy', {
    ...answers,
    'POST /chat/introduction': () => problem(500, 'INTERNAL_SERVER_ERROR', 'Bir sorun oluştu.'),
  })
  await button().click()
  await passGate('quote')
  await expect.element(page.getByText(registrationWords.failedTitle)).toBeVisible()
  await expect.element(page.getByText(registrationWords.failed)).toBeVisible()
  await expect.element(panel().getByLabelText('Ad Soyad')).toHaveValue('Defne Işık')
})

test('a phone shows the gate on the whole screen', async () => {
  const answers = { 'GET /session': nobody, 'GET /chat': { conversation: null, guest: null, support } }
  await openApp('/privacy-policy', answers, 'phone')
  await button().click()
  await expect.element(panel().getByLabelText('Ad Soyad')).toBeVisible()
  expectNoSidewaysScroll()
  await expectAccessible()
})

test('a customer who is signed in need not introduce themselves and goes on in their own conversation', async () => {
  const chat = aChat()
  chat.write({ message_text: 'Konteyneriniz limanda.' })
  await openApp('/privacy-policy', { ...asCustomer(), ...chat.answers })
  await button().click()
  await expect.element(panel().getByText('Konteyneriniz limanda.', { exact: true })).toBeVisible()
  await expect.element(panel().getByRole('button', { name: 'Dosya ekle' })).toBeVisible()
  await panel().getByRole('tab', { name: 'Luna' }).click()
  await expect.element(panel().getByText(talkWords.greeting)).toBeVisible()
  await expect.element(panel().getByLabelText('Luna’ya sorunuz')).toBeVisible()
})

test('a customer whose session has ended is asked to sign in, and writes into no guest’s talk meanwhile', async () => {
  const chat = aChat()
  chat.write({ message_text: 'Konteyneriniz limanda.' })
  const signedIn = asCustomer()
  let isEnded = false
  const { calls } = await openApp('/privacy-policy', {
    ...signedIn,
    ...chat.answers,
    'GET /session': () => (isEnded ? nobody : signedIn['GET /session']),
  })
  await button().click()
  await expect.element(panel().getByText('Konteyneriniz limanda.', { exact: true })).toBeVisible()
  isEnded = true
  await queriesOf('portal').invalidateQueries()
  await expect.element(panel().getByText('Oturumunuz sona erdi')).toBeVisible()
  await expect
    .element(panel().getByRole('link', { name: 'Giriş yap' }))
    .toHaveAttribute('href', '/auth?redirect=%2Fprivacy-policy')
  await expect.element(panel().getByLabelText('Ad Soyad')).not.toBeInTheDocument()
  expect(calls.filter(({ method, url }) => method === 'POST' && url.includes('introduction'))).toEqual([])
  await expectAccessible()
})

test('whoever has signed out without a server is not known by the session that is still to be ended', async () => {
  oweSignOut('portal', '01890a5d-ac96-774b-bcce-000000000001')
  const ended = Promise.withResolvers<object>()
  const { answers } = aGuest()
  const { calls } = await openApp('/privacy-policy', {
    ...answers,
    'POST /session/end': () => ended.promise,
  })
  const asked = () => calls.map(({ url }) => new URL(url).pathname)
  await button().click()
  await expect.poll(asked).toContain('/api/session/end')
  await expect.element(panel().getByText('Yükleniyor')).toBeInTheDocument()
  expect(asked()).not.toContain('/api/chat')
  ended.resolve({ done: true })
  await expect.element(panel().getByRole('button', { name: 'Başla' })).toBeVisible()
  expect(asked().indexOf('/api/session')).toBeLessThan(asked().indexOf('/api/chat'))
})
