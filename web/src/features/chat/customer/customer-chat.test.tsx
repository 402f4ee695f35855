/** The customer's conversation: opened, written, read and changed, with the line cut, on a phone, and with a long past. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type AChat, aChat } from '#testing/a-chat.ts'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { aRequest, asCustomer } from '#testing/signed-in.ts'
import { Call, catchCalls } from '#testing/upload-calls.ts'

const representative = {
  id: '01890a5d-ac96-774b-bcce-000000000002',
  name: 'Ece Yaman',
  email: 'ece.yaman@kervan.example',
  phone: '+90 212 000 00 02',
  avatar: null,
  specialties: ['Deniz yolu'],
}
const start = '/dashboard?view=requests'
const button = () => page.getByRole('button', { name: /^Temsilcinize yazın/ })
const panel = () => page.getByRole('dialog', { name: 'Ece Yaman' })
const field = () => panel().getByLabelText('Mesajınız')
const list = () => panel().getByRole('region', { name: 'Mesajlar' })
const frame = () => document.querySelector<HTMLElement>('[data-chat-panel] section[aria-label="Mesajlar"]')
const shown = () =>
  [...document.querySelectorAll('[data-message]')].map(
    (each) => each.querySelector('[dir=auto]')?.textContent,
  )

const open = (chat: AChat, more: Answers = {}, screen?: 'desktop' | 'phone') =>
  openApp(
    start,
    asCustomer({ ...chat.answers, 'GET /representative': { representative }, ...more }, [aRequest]),
    screen,
  )

async function write(text: string) {
  await field().fill(text)
  await userEvent.keyboard('{Enter}')
}

test('what is unread is counted on the button; opened, it is read, answered, and the ticks follow', async () => {
  const chat = aChat()
  chat.write({ message_text: 'Konteyneriniz yola çıktı.' })
  const { live } = await open(chat)
  await expect
    .element(page.getByRole('button', { name: 'Temsilcinize yazın , 1 okunmamış mesaj' }))
    .toBeVisible()
  await button().click()
  await expect.element(list().getByText('Konteyneriniz yola çıktı.')).toBeVisible()
  await expect.element(field()).toHaveFocus()
  await expect.poll(() => chat.seen.customer.read_position).toBe(1)
  await write('Teşekkürler.')
  await expect.element(list().getByText('Gönderildi')).toBeInTheDocument()
  await expect.element(field()).toHaveValue('')
  live.emit('chat.seen', { side: 'staff', delivered_position: 2, read_position: 0 })
  await expect.element(list().getByText('İletildi')).toBeInTheDocument()
  live.emit('chat.seen', { side: 'staff', delivered_position: 2, read_position: 2 })
  await expect.element(list().getByText('Okundu')).toBeInTheDocument()
  await expectAccessible()
})

test('what others write while it is open is said to screen readers once; one’s own is not', async () => {
  const chat = aChat()
  chat.write({ message_text: 'Eski mesaj' })
  const { live } = await open(chat)
  await button().click()
  await expect.element(list().getByText('Eski mesaj')).toBeVisible()
  const said = () => panel().getByText('Ece Yaman: Yeni mesaj')
  live.signal('chat.presence', {
    side: 'staff',
    person_id: representative.id,
    name: 'Ece Yaman',
    state: 'typing',
    asks: true,
  })
  await expect.element(panel().getByText('Ece Yaman yazıyor…')).toBeVisible()
  await expect.poll(() => chat.presence.filter((state) => state === 'here').length).toBe(2)
  chat.write({ message_text: 'Yeni mesaj' })
  live.emit('chat.message_written', { position: 2, sender_id: representative.id })
  await expect.element(said()).toHaveAttribute('role', 'status')
  await expect.element(panel().getByText('yazıyor…')).not.toBeInTheDocument()
  await write('Benden')
  await expect.element(list().getByText('Benden')).toBeVisible()
  await expect.element(panel().getByText('Ece Yaman: Benden')).not.toBeInTheDocument()
})

test('without network messages wait, and a reload sends them in their order, each once, before anything is opened', async () => {
  const chat = aChat()
  let isOnline = false
  const { reopen } = await open(chat, {
    'POST /chat/messages': (request: Request) => {
      if (!isOnline) throw new TypeError('no network')
      return chat.send(request)
    },
  })
  await button().click()
  for (const text of ['bir', 'iki', 'üç']) await write(text)
  await expect.poll(shown).toEqual(['bir', 'iki', 'üç'])
  expect(chat.messages).toEqual([])
  isOnline = true
  reopen(start)
  await expect.poll(() => chat.messages.map(({ message_text }) => message_text)).toEqual(['bir', 'iki', 'üç'])
  await button().click()
  await expect.poll(shown).toEqual(['bir', 'iki', 'üç'])
  await expect.element(list().getByText('Gönderildi').first()).toBeInTheDocument()
})

test('whoever writes too fast is told each time how long it waits, and it goes on by itself or at once', async () => {
  const chat = aChat()
  const tooFast = (retry_after_seconds: number) =>
    problem(429, 'TOO_MANY_REQUESTS', 'Çok hızlı yazıyorsunuz.', { retry_after_seconds })
  const refusals = [tooFast(1), tooFast(40)]
  await open(chat, { 'POST /chat/messages': (request: Request) => refusals.shift() ?? chat.send(request) })
  await button().click()
  await write('hızlı')
  const words = (wait: string) => `Çok hızlı yazıyorsunuz. Mesaj ${wait} sonra kendiliğinden gönderilir.`
  await expect.element(panel().getByRole('status').getByText(words('1 saniye'))).toBeInTheDocument()
  await expect.element(panel().getByRole('status').getByText(words('40 saniye'))).toBeInTheDocument()
  await expect.element(list().getByText(words('40 saniye'))).toBeVisible()
  // What is written behind it waits for the same, and says so.
  await write('arkasındaki')
  await expect.poll(() => list().getByText(words('40 saniye')).elements().length).toBe(2)
  await expect.element(list().getByText('Bağlantı gelince gönderilecek')).not.toBeInTheDocument()
  await expectAccessible()
  await list().getByRole('button', { name: 'Yeniden gönder' }).first().click()
  await expect
    .poll(() => chat.messages.map(({ message_text }) => message_text))
    .toEqual(['hızlı', 'arkasındaki'])
  await expect.element(panel().getByText(words('40 saniye'))).not.toBeInTheDocument()
})

test('what is refused can be sent again or given up', async () => {
  const chat = aChat()
  const refusals = [problem(422, 'UNKNOWN_ABOUT', 'Mesajın konusu olan kayıt bulunamadı.')]
  await open(chat, { 'POST /chat/messages': (request: Request) => refusals.shift() ?? chat.send(request) })
  await button().click()
  await write('reddedilen')
  await expect.element(list().getByText('Mesajın konusu olan kayıt bulunamadı.')).toBeVisible()
  await list().getByRole('button', { name: 'Yeniden gönder' }).click()
  await expect.poll(() => chat.messages.length).toBe(1)
  await expect.element(list().getByText('Mesajın konusu')).not.toBeInTheDocument()
})

test('once the session has ended a message waits for its writer to sign in', async () => {
  const chat = aChat()
  let isEnded = true
  await open(chat, {
    'POST /chat/messages': (request: Request) =>
      isEnded ? problem(401, 'UNAUTHORIZED') : chat.send(request),
  })
  await button().click()
  await write('Buradayım')
  await expect
    .element(list().getByText('Oturumunuz sona erdi. Mesaj, giriş yaptığınızda gönderilir.'))
    .toBeVisible()
  isEnded = false
  await list().getByRole('button', { name: 'Yeniden gönder' }).click()
  await expect.poll(() => chat.messages.length).toBe(1)
})

test('too long a message is counted, not sent and not lost; the text stays over a reload', async () => {
  const chat = aChat()
  const { reopen } = await open(chat)
  await button().click()
  await field().fill('a'.repeat(4_010))
  await expect.element(panel().getByText('Mesaj 10 harf uzun.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(chat.messages).toEqual([])
  await field().fill('yarım kalan')
  reopen(start)
  await button().click()
  await expect.element(field()).toHaveValue('yarım kalan')
})

test('one’s own message is corrected with the arrow up and taken back, and both are marked', async () => {
  const chat = aChat()
  const change = (more: object) => async (request: Request) => {
    const body = request.method === 'PUT' ? ((await request.json()) as { message_text: string }) : {}
    Object.assign(chat.messages[0] as object, body, more)
    return chat.messages[0]
  }
  const address = '/chat/messages/01890a5d-ac96-774b-bcce-000000000001'
  chat.write({ sender_type: 'customer', message_text: 'Yalnış' })
  const now = new Date().toISOString()
  await open(chat, {
    [`PUT ${address}`]: change({ edited_at: now }),
    [`DELETE ${address}`]: change({ message_text: '', deleted_at: now }),
  })
  await button().click()
  await expect.element(list().getByText('Yalnış')).toBeVisible()
  await field().click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field()).toHaveValue('Yalnış')
  await write('Yanlış')
  await expect.element(list().getByText('düzenlendi')).toBeVisible()
  await expect.poll(shown).toEqual(['Yanlış'])
  await list().getByRole('button', { name: 'Sil' }).click()
  await page.getByRole('button', { name: 'Mesajı sil' }).click()
  await expect.element(list().getByText('Mesaj silindi')).toBeVisible()
  await expect.element(list().getByRole('button', { name: 'Düzenle' })).not.toBeInTheDocument()
})

test('outside support hours it says when we are back and takes the message', async () => {
  const chat = aChat({ support: { is_open: false, back_at: '2099-03-09T06:00:00.000Z' } })
  await open(chat)
  await button().click()
  await expect
    .element(
      panel().getByText(
        'Şu an çevrimdışıyız. Mesajınızı bırakın, 9 Mart 2099 09:00 itibarıyla dönüş yaparız.',
      ),
    )
    .toBeVisible()
  await write('Yarın bakarsınız')
  await expect.poll(() => chat.messages.length).toBe(1)
  await expectAccessible()
})

test('from a request it is about that request, until that is taken away or sent', async () => {
  const chat = aChat()
  const { address } = await open(chat)
  await page
    .getByRole('link', { name: /TLP-2026-000123|Mersin – Hamburg/ })
    .first()
    .click()
  await page
    .getByRole('dialog', { name: 'Mersin – Hamburg' })
    .getByRole('link', { name: 'Mesaj yaz' })
    .first()
    .click()
  await expect.element(panel().getByText('Talep TLP-2026-000123')).toBeVisible()
  await expect.poll(address).toBe(start)
  await write('Bu talep ne durumda?')
  await expect.poll(() => chat.messages[0]?.about?.kind).toBe('request')
  await expect.element(panel().getByRole('button', { name: /^Konuyu kaldır/ })).not.toBeInTheDocument()
  await expect.element(list().getByRole('link', { name: 'Talep TLP-2026-000123' })).toBeVisible()
})

test('a file is sent at once and goes with the message; until it has arrived nothing is sent', async () => {
  catchCalls()
  const chat = aChat()
  await open(chat)
  await button().click()
  await expect.element(field()).toBeVisible()
  const file = new File(['%PDF-1.7'], 'fatura.pdf', { type: 'application/pdf' })
  await panel().getByRole('button', { name: 'Dosya ekle' }).click()
  await userEvent.upload(panel().getByLabelText('Eklenecek dosya'), [file])
  await expect.element(panel().getByText('fatura.pdf')).toBeVisible()
  await write('Faturamız ektedir.')
  await expect.element(field()).toHaveValue('Faturamız ektedir.')
  expect(chat.messages).toEqual([])
  await expect.poll(() => Call.all.length).toBe(1)
  Call.all[0]?.answer(201, { id: '01890a5d-ac96-774b-bcce-000000000777' })
  await expect.element(panel().getByText('Mesajla gönderilecek')).toBeVisible()
  await panel().getByRole('button', { name: 'Gönder' }).click()
  await expect.element(list().getByRole('link', { name: /^fatura\.pdf/ })).toBeVisible()
  expect(chat.messages[0]?.attachments[0]?.document_id).toBe('01890a5d-ac96-774b-bcce-000000000777')
  await expect.element(panel().getByText('Mesajla gönderilecek')).not.toBeInTheDocument()
})

test('hostile text is shown as it was written, and only web addresses are links', async () => {
  const chat = aChat()
  const text = '<img src=x onerror=alert(1)> javascript:alert(1) \u202Etxt.exe https://kervan.example/a'
  chat.write({ message_text: text })
  await open(chat)
  await button().click()
  await expect.poll(shown).toEqual([text])
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-message] a')]
  expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual([
    ['https://kervan.example/a', '_blank', 'noopener noreferrer nofollow'],
  ])
  expect(document.querySelector('[data-message] img')).toBeNull()
})

test('10,000 messages open at their end; scrolling back moves nothing that is read, nor do new ones', async () => {
  const chat = aChat()
  for (let count = 1; count <= 10_000; count += 1)
    chat.write({
      message_text: `mesaj ${count}`,
      created_at: new Date(Date.now() - (10_001 - count) * 60_000).toISOString(),
    })
  const gate = aGate()
  const { live } = await open(chat, {
    'GET /chat/messages': async (request: Request) => {
      if (request.url.includes('before=')) await gate.passed()
      return chat.page(request)
    },
  })
  await button().click()
  await expect.element(list().getByText('mesaj 10000', { exact: true })).toBeVisible()
  expect(frame()?.scrollTop).toBe(0)
  // Up, page by page: the line that is looked at stays where it is while others come above it.
  for (let step = 0; step < 6; step += 1) {
    frame()?.scrollTo({ top: -(frame()?.scrollHeight ?? 0), behavior: 'instant' })
    await settled()
    const line = lineInSight()
    const [place, count] = [await placeOf(line), document.querySelectorAll('[data-message]').length]
    gate.letOnePass()
    await expect.poll(() => document.querySelectorAll('[data-message]').length).toBe(count + 50)
    expect(line).not.toBeNull()
    expect(Math.abs((await placeOf(line)) - place)).toBeLessThan(2)
  }
  frame()?.scrollBy({ top: -700, behavior: 'instant' })
  await settled()
  const held = lineInSight()
  const place = await placeOf(held)
  chat.write({ message_text: 'en yeni' })
  live.emit('chat.message_written', { position: 10_001, sender_id: representative.id })
  const news = panel().getByRole('button', { name: '1 yeni mesaj' })
  await expect.element(news).toBeVisible()
  expect(Math.abs((await placeOf(held)) - place)).toBeLessThan(2)
  await news.click()
  await expect.element(list().getByText('en yeni')).toBeInViewport()
})

/** Holds back whoever comes, until one after the other may pass. */
function aGate() {
  const waiting: (() => void)[] = []
  let free = 0
  return {
    passed: () =>
      new Promise<void>((resolve) => {
        if (free > 0) {
          free -= 1
          resolve()
        } else waiting.push(resolve)
      }),
    letOnePass: () => {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    },
  }
}

const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
async function placeOf(line: Element | null): Promise<number> {
  await settled()
  return line?.getBoundingClientRect().top ?? 0
}
function lineInSight(): Element | null {
  const top = frame()?.getBoundingClientRect().top ?? 0
  return (
    [...document.querySelectorAll('[data-message]')].find(
      (line) => line.getBoundingClientRect().top >= top + 20,
    ) ?? null
  )
}

test('on a phone it fills the screen, and going back closes it', async () => {
  const chat = aChat()
  chat.write({ message_text: 'Merhaba' })
  const { address } = await open(chat, {}, 'phone')
  await button().click()
  await expect.element(list().getByText('Merhaba')).toBeVisible()
  const { width, height } = document.querySelector('[data-chat-panel]')?.getBoundingClientRect() ?? {}
  expect([width, height]).toEqual([innerWidth, innerHeight])
  expectNoSidewaysScroll()
  await expectAccessible()
  history.back()
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.poll(address).toBe(start)
})

test('beside the page it stays open from view to view, and Escape inside closes it', async () => {
  await open(aChat())
  await button().click()
  await expect.element(field()).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Portal menüsü' })
    .getByRole('link', { name: 'Belgeler' })
    .click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Belgeler' })).toBeVisible()
  await expect.element(field()).toBeVisible()
  await field().click()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel()).not.toBeInTheDocument()
})
