import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { problem } from '#testing/answer-calls.ts'
import { openApp } from '#testing/open-app.tsx'

const unreachable = 'Bağlantı kurulamadı. İnternetinizi kontrol edip yeniden deneyin.'
const unavailable = 'Sisteme şu anda ulaşılamıyor. Birkaç saniye sonra yeniden deneyin.'
const codeSent = { expires_in_seconds: 600, resend_after_seconds: 30 }
const person = {
  id: '01890a5d-ac96-774b-bcce-000000000001',
  email: 'cagri@musteri.example',
  full_name: 'Çağrı Öğüt',
  role: 'customer',
}
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const address = () => page.getByLabelText('E-posta adresi')
const code = () => page.getByLabelText('Doğrulama kodu')
const send = () => page.getByRole('button', { name: /^Doğrulama kodu gönder/ })

/** A call that waits until the test answers it; what is answered early waits for its call. */
function held() {
  const answers: PromiseWithResolvers<unknown>[] = []
  const answerOf = (call: number) => (answers[call] ??= Promise.withResolvers())
  let [called, answered] = [0, 0]
  return {
    handler: () => answerOf(called++).promise,
    count: () => called,
    breakOff: () => answerOf(answered++).reject(new TypeError('Failed to fetch')),
    answer: (body: unknown) => answerOf(answered++).resolve(body),
  }
}

async function typeDetails() {
  await page.getByLabelText('Ad', { exact: true }).fill('Çağrı')
  await page.getByLabelText('Soyad', { exact: true }).fill('Öğüt')
  await address().fill(person.email)
}

test('sending and checking a code show that they are at work, say what broke, and can be done again', async () => {
  const [sending, checking] = [held(), held()]
  await openApp('/auth', {
    'GET /session': { person: null },
    'POST /auth/code': sending.handler,
    'POST /auth/code/verify': checking.handler,
  })
  await typeDetails()
  await send().dblClick()
  await expect.element(send()).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('status').filter({ hasText: 'Kod gönderiliyor' })).toBeInTheDocument()
  expect(sending.count()).toBe(1)
  sending.breakOff()
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent(`Doğrulama kodu gönderilemedi. ${unreachable}`)
  await expect.element(address()).toHaveValue(person.email)

  // Elsewhere first: the browser would count on from the double click, whose later clicks are ignored.
  await address().click()
  // What is in front of the server answers in its own words.
  await send().click()
  sending.answer(
    new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  )
  await expect.element(alert).toHaveTextContent(`Doğrulama kodu gönderilemedi. ${unavailable}`)
  await send().click()
  await expect.element(send()).toHaveAttribute('aria-busy', 'true')
  await expect.element(alert).not.toBeInTheDocument()
  sending.answer(codeSent)
  await expect.element(heading('Kodu girin')).toBeVisible()

  await code().fill('482913')
  const enter = page.getByRole('button', { name: /^Giriş yap/ })
  await expect.element(enter).toHaveAttribute('aria-busy', 'true')
  checking.breakOff()
  await expect.element(alert).toHaveTextContent(`Doğrulama yapılırken bir hata oluştu. ${unreachable}`)
  // The digits stay, so one press is enough.
  await enter.click()
  checking.answer({ person, has_password: false })
  await expect.element(heading('Şifre belirleyin')).toBeVisible()
  expect(checking.count()).toBe(2)
})

test('a refused code is emptied and blamed; only digits can be typed, and going back keeps the details', async () => {
  await openApp('/auth', {
    'GET /session': { person: null },
    'POST /auth/code': codeSent,
    'POST /auth/code/verify': problem(400, 'CODE_REFUSED', 'Doğrulama kodu hatalı veya süresi dolmuş.'),
  })
  await typeDetails()
  await send().click()
  await code().fill('12a3')
  await expect.element(code()).toHaveValue('123')
  await page.getByRole('link', { name: 'Bilgilere dön' }).click()
  await expect.element(address()).toHaveValue(person.email)
  await send().click()
  await expect.element(code()).toHaveValue('')
  // As it comes out of a mail. By an event of its own: the clipboard belongs to all browsers of the machine.
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', ' 482 913 ')
  code()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Doğrulama kodu hatalı veya süresi dolmuş.')
  await expect.element(code()).toHaveValue('')
  await expect.element(code()).toHaveFocus()
  await expect.element(code()).toHaveAttribute('aria-invalid', 'true')
})

test('the keyboard alone is enough to sign in', async () => {
  await openApp('/auth', {
    'GET /session': { person: null },
    'POST /auth/code': codeSent,
    'POST /auth/code/verify': { person, has_password: false },
    'POST /auth/password': { done: true },
  })
  await expect.element(page.getByLabelText('Ad', { exact: true })).toHaveFocus()
  for (const text of ['Çağrı', 'Öğüt', person.email]) await userEvent.keyboard(`${text}{Tab}`)
  await expect.element(send()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(code()).toHaveFocus()
  await userEvent.keyboard('482913')
  await expect.element(page.getByLabelText('Şifre', { exact: true })).toHaveFocus()
})
