/** The communication centre as a colleague uses it: finding a conversation, answering, noting, handing over, and seeing who else is about to answer. */
import type { ChatMessage } from '@kervan/domain/chat/chat-message.ts'
import type { InboxConversation, TrailEntry } from '@kervan/domain/chat/office-chat.contract.ts'
import type { StaffConversation } from '@kervan/domain/chat/staff-chat.contract.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll, inColours } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { aCustomer, asStaff } from '#testing/signed-in.ts'

const id = (end: number) => `01890a5d-ac96-774b-bcce-${String(end).padStart(12, '0')}`
const [ece, deniz] = [id(2), { id: id(5), full_name: 'Deniz Aksoy' }]
const now = '2026-03-05T09:00:00.000Z'

const row: InboxConversation = {
  id: id(90),
  status: 'active',
  customer_id: aCustomer.id,
  name: 'Defne Işık',
  company: 'Örnek Tekstil',
  staff_id: null,
  staff_name: '',
  last_message_at: now,
  last_text: 'Konteyner ne zaman gelir?',
  last_sender: 'customer',
  waiting_since: now,
  snoozed_until: null,
  unread: 2,
}
const other: InboxConversation = {
  ...row,
  id: id(91),
  name: 'Ada Deniz',
  last_text: 'Teşekkürler',
  unread: 0,
}
const seen = { delivered_position: 1, read_position: 1 }
const conversation: StaffConversation = {
  id: row.id,
  status: 'active',
  customer_id: aCustomer.id,
  guest_id: null,
  name: row.name,
  company: row.company,
  email: 'defne@musteri.example',
  phone: '+90 532 000 00 01',
  has_account: true,
  is_reachable: true,
  is_current: true,
  staff_id: null,
  staff_name: '',
  last_position: 1,
  last_message_at: now,
  waiting_since: now,
  snoozed_until: null,
  seen: { customer: seen, staff: seen },
  created_at: now,
}
const message: ChatMessage = {
  id: id(95),
  conversation_id: row.id,
  position: 1,
  sender_type: 'customer',
  sender_id: aCustomer.id,
  sender_name: 'Defne Işık',
  message_text: 'Konteyner ne zaman gelir?',
  message_type: 'text',
  about: { kind: 'shipment', id: id(60), number: 'SH-2026-000007' },
  attachments: [],
  created_at: now,
  edited_at: null,
  deleted_at: null,
}
const entry: TrailEntry = {
  id: id(97),
  kind: 'note',
  at: '2026-03-05T09:05:00.000Z',
  event: null,
  mail_kind: null,
  title: '',
  text: 'Liman teyit etti.',
  state: '',
  actor_name: 'Kerem Uslu',
  colleague_name: '',
  until: null,
  link: null,
}
const mail: TrailEntry = {
  ...entry,
  id: id(98),
  kind: 'mail',
  mail_kind: 'offer',
  title: 'Teklifimiz: KRV-2026-000123',
  text: '',
  state: 'sent',
  link: `/staff/quotes/${id(50)}`,
}
const round = {
  opened_at: now,
  first_answered_at: '2026-03-05T09:25:00.000Z',
  closed_at: null,
  first_answer_minutes: 25,
  resolution_minutes: null,
}
const of = (act: string) => `/staff/chat/conversations/${row.id}${act}`
const answers = (more: Answers = {}) =>
  asStaff({
    'GET /staff/chat/conversations': { items: [row, other], next_cursor: null },
    'GET /staff/chat/conversation-counts': {
      mine: 0,
      unassigned: 2,
      open: 2,
      snoozed: 0,
      closed: 9,
      waiting: 2,
    },
    [`GET ${of('')}`]: conversation,
    [`GET ${of('/messages')}`]: {
      items: [message],
      has_more: false,
      last_position: 1,
      seen: conversation.seen,
    },
    [`GET ${of('/trail')}`]: { entries: [entry, mail], round },
    [`POST ${of('/presence')}`]: { done: true },
    [`POST ${of('/seen')}`]: conversation.seen,
    [`GET /customers/${aCustomer.id}`]: aCustomer,
    [`GET /customers/${aCustomer.id}/timeline`]: { items: [], next_cursor: null },
    'GET /staff/shipments': { items: [], next_cursor: null },
    'GET /staff/quote-choices': { people: [{ id: ece, full_name: 'Ece Yaman' }, deniz], lanes: [] },
    'GET /canned-answers': {
      answers: [
        { id: id(81), title: 'Gönderiniz yolda', text: 'Merhaba {müşteri adı}, {konu} yolda. {adım}' },
        { id: id(82), title: 'Karşılama', text: 'Merhaba' },
      ],
    },
    ...more,
  })
const open = `/staff/communication/${row.id}`
const sent = (calls: readonly Request[], act: string) =>
  calls.filter(({ method, url }) => method === 'POST' && url.endsWith(of(act)))
const field = () => page.getByRole('textbox', { name: 'Yanıtınız' })
const echo = async (request: Request) => ({
  ...message,
  ...(await request.json()),
  position: 2,
  about: null,
  attachments: [],
  sender_type: 'staff',
  sender_id: ece,
  sender_name: 'Ece Yaman',
  created_at: new Date().toISOString(),
})

test('the inbox says who waits; j, k and the arrow keys move through it, Enter opens, and back leads back', async () => {
  await openApp('/staff/communication', answers())
  const first = page.getByRole('link', { name: /Defne Işık/ })
  await expect.element(first).toMatchTextContent('Konteyner ne zaman gelir?')
  await expect.element(page.getByRole('link', { name: /Hepsi/ })).toMatchTextContent('2')
  await expectAccessible()
  await userEvent.keyboard('jk')
  await expect.element(first).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('link', { name: /Ada Deniz/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.element(page.getByRole('heading', { level: 2, name: 'Defne Işık' })).toBeVisible()
  expect(location.pathname).toBe(open)
  history.back()
  await expect.element(page.getByText('Bir konuşma seçin')).toBeVisible()
})

test('/ searches, and the parts and filters are in the address', async () => {
  const { calls } = await openApp('/staff/communication', answers())
  await expect.element(page.getByRole('link', { name: /Defne Işık/ })).toBeVisible()
  await userEvent.keyboard('/')
  await userEvent.keyboard('örnek')
  await expect
    .poll(() => calls.some(({ url }) => new URL(url).searchParams.get('search') === 'örnek'))
    .toBe(true)
  const parts = page.getByRole('navigation', { name: 'Konuşmaların bölümleri' })
  await parts.getByRole('link', { name: /Sahipsiz/ }).click()
  await expect.element(page.getByLabelText('Kimden')).not.toBeVisible()
  await page.getByRole('button', { name: 'Süzgeçler ve sıra' }).click()
  await page.getByRole('button', { name: 'Bekleyen' }).click()
  await expect.poll(() => location.search).toContain('part=unassigned')
  await expect.poll(() => location.search).toContain('waiting=1')
  const asked = () => {
    const last = calls.findLast(({ url }) => url.includes('/staff/chat/conversations?'))
    return Object.fromEntries(new URL(last?.url ?? '').searchParams)
  }
  await expect.poll(asked).toMatchObject({ part: 'unassigned', waiting: 'true' })
})

test('Luna’s draft is put into the field, and is sent by nobody but who answers; without one the page stays whole', async () => {
  let isDown = true
  const text = 'Merhaba Defne Işık,\nSH-2026-000007 numaralı gönderiniz yolda.'
  const { calls } = await openApp(
    open,
    answers({
      [`POST /luna/drafts/conversations/${row.id}`]: () =>
        isDown ? problem(503, 'SERVICE_UNAVAILABLE') : { text, facts: [], understood: true },
    }),
  )
  const draft = page.getByRole('button', { name: 'Luna taslak yazsın' })
  await draft.click()
  await expect.element(page.getByText('Taslak hazırlanamadı. Yanıtı kendiniz yazabilirsiniz.')).toBeVisible()
  isDown = false
  await draft.click()
  await expect.element(field()).toHaveValue(text)
  expect(sent(calls, '/messages')).toEqual([])
})

test('an answer is sent once, and stands in the conversation', async () => {
  const { calls } = await openApp(open, answers({ [`POST ${of('/messages')}`]: echo }))
  await field().click()
  await userEvent.keyboard('Yarın limanda.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByRole('region', { name: 'Mesajlar' })).toMatchTextContent('Yarın limanda.')
  await expect.element(field()).toHaveValue('')
  expect(sent(calls, '/messages')).toHaveLength(1)
})

test('an answer that found no network is sent once it is back, whichever page is open then', async () => {
  let isOnline = false
  const { reopen, calls } = await openApp(
    open,
    answers({
      [`POST ${of('/messages')}`]: (request: Request) => {
        if (!isOnline) throw new TypeError('no network')
        return echo(request)
      },
    }),
  )
  for (const text of ['Yarın limanda.', 'Saat dokuzda.']) {
    await field().fill(text)
    await userEvent.keyboard('{Enter}')
  }
  const list = page.getByRole('region', { name: 'Mesajlar' })
  await expect.element(list.getByText('Bağlantı gelince gönderilecek').first()).toBeInTheDocument()
  reopen('/staff/profile')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const before = sent(calls, '/messages').length
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => sent(calls, '/messages').length).toBe(before + 2)
  const texts = await Promise.all(
    sent(calls, '/messages')
      .slice(before)
      .map(async (call) => ((await call.clone().json()) as { message_text: string }).message_text),
  )
  expect(texts).toEqual(['Yarın limanda.', 'Saat dokuzda.'])
  expect(Object.keys(localStorage).filter((key) => key.includes('unsent-answer'))).toEqual([])
})

test('an answer that was not sent is there again after the tab was closed, in its own conversation', async () => {
  const { reopen } = await openApp(open, answers())
  await field().fill('Yarım kalan yanıt')
  sessionStorage.clear()
  reopen(open)
  await expect.element(field()).toHaveValue('Yarım kalan yanıt')
  await field().fill('')
  reopen(open)
  await expect.element(field()).toHaveValue('')
})

test('between the messages stand notes, mails and how fast it was answered', async () => {
  await openApp(open, answers())
  const list = page.getByRole('region', { name: 'Mesajlar' })
  await expect.element(list).toMatchTextContent('Liman teyit etti.')
  await expect.element(list.getByRole('link', { name: 'Teklifimiz: KRV-2026-000123' })).toBeVisible()
  await expect.element(list).toMatchTextContent('Teklif e-postası')
  await expect.element(list).toMatchTextContent('Ulaştırıldı')
  await expect.element(page.getByText('İlk yanıt: 25 dk.')).toBeVisible()
  await expect.element(page.getByRole('complementary', { name: 'Müşteri kartı' })).toBeVisible()
  await expectAccessible()
})

test('an answer that is ready is filled in for this customer, and can be changed before it is sent', async () => {
  await openApp(open, answers())
  await page.getByRole('button', { name: 'Hazır yanıtlar' }).click()
  await page.getByRole('searchbox', { name: 'Hazır yanıt ara' }).fill('YOLDA')
  await expectAccessible()
  await page.getByRole('button', { name: /Gönderiniz yolda/ }).click()
  await expect.element(field()).toHaveValue('Merhaba Defne Işık, SH-2026-000007 yolda. Ece Yaman')
  await expect.element(field()).toHaveFocus()
})

test('a note goes to the notes, with whom it names, and never to the customer', async () => {
  const { calls } = await openApp(open, answers({ [`POST ${of('/notes')}`]: entry }))
  await page.getByRole('button', { name: 'İç not' }).click()
  const note = page.getByRole('textbox', { name: 'İç not' })
  await note.click()
  await userEvent.keyboard('@den')
  await userEvent.keyboard('{Enter}bakar mısınız?')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(field()).toBeVisible()
  expect(await sent(calls, '/notes')[0]?.json()).toEqual({ text: '@Deniz Aksoy bakar mısınız?' })
  expect(sent(calls, '/messages')).toEqual([])
})

test('a note that is not saved yet stays while one answers, and over another visit', async () => {
  const { reopen } = await openApp(open, answers())
  await page.getByRole('button', { name: 'İç not' }).click()
  const note = page.getByRole('textbox', { name: 'İç not' })
  await note.fill('Fiyat için arayın')
  await page.getByRole('button', { name: 'Yanıt', exact: true }).click()
  await page.getByRole('button', { name: 'İç not' }).click()
  await expect.element(note).toHaveValue('Fiyat için arayın')
  reopen(open)
  await page.getByRole('button', { name: 'İç not' }).click()
  await expect.element(note).toHaveValue('Fiyat için arayın')
  await note.fill('')
})

test('who could not read an answer is called instead, unless they are on our page', async () => {
  const { live } = await openApp(
    open,
    answers({
      [`GET ${of('')}`]: {
        ...conversation,
        guest_id: id(96),
        email: '',
        has_account: false,
        is_reachable: false,
      },
    }),
  )
  const words = page.getByText('Ziyaretçi sayfadan ayrıldı, e-postası da yok: yanıtı ancak dönerse görür.')
  await expect.element(words).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Müşteriyi ara/ }).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Dosya ekle' })).not.toBeInTheDocument()
  await expectAccessible()
  live.signal('chat.presence', {
    ...{ conversation_id: row.id, side: 'customer', person_id: null },
    ...{ name: 'Defne Işık', state: 'here', asks: false },
  })
  await expect.element(words).not.toBeInTheDocument()
})

test('a call that is being noted stays open when the visitor is back', async () => {
  const gone = { ...conversation, guest_id: id(96), email: '', has_account: false, is_reachable: false }
  const { live } = await openApp(open, answers({ [`GET ${of('')}`]: gone }))
  const words = page.getByText(/^Ziyaretçi sayfadan ayrıldı/)
  await expect.element(words).toBeVisible()
  const link = page.getByRole('status').getByRole('link', { name: /Müşteriyi ara/ })
  // The page of the test stays.
  link.element().addEventListener('click', (event) => event.preventDefault())
  await link.click()
  const note = page.getByRole('dialog', { name: 'Görüşme' }).getByRole('textbox').first()
  await note.fill('Yarın dokuzda yeniden')
  live.signal('chat.presence', {
    ...{ conversation_id: row.id, side: 'customer', person_id: null },
    ...{ name: 'Defne Işık', state: 'here', asks: false },
  })
  await expect.poll(() => words.elements().length).toBe(0)
  await expect.element(note).toHaveValue('Yarın dokuzda yeniden')
})

test('a conversation that a merge has left behind leads to the one that is read', async () => {
  await openApp(open, answers({ [`GET ${of('')}`]: { ...conversation, is_current: false } }))
  await expect
    .element(page.getByRole('link', { name: 'Güncel konuşmayı aç' }))
    .toHaveAttribute('href', `/staff/communication?customer=${aCustomer.id}`)
  await expect.element(field()).not.toBeInTheDocument()
})

test('an answer whose call hangs is tried again', async () => {
  const timeout = AbortSignal.timeout
  onTestFinished(() => {
    AbortSignal.timeout = timeout
  })
  AbortSignal.timeout = () => timeout.call(AbortSignal, 400)
  let tries = 0
  const { calls } = await openApp(
    open,
    answers({
      [`POST ${of('/messages')}`]: (request: Request) => {
        tries += 1
        return tries === 1 ? new Promise(() => undefined) : echo(request)
      },
    }),
  )
  await field().fill('Yarın limanda.')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent(calls, '/messages').length, { timeout: 5_000 }).toBe(2)
  await expect.element(page.getByRole('region', { name: 'Mesajlar' })).toMatchTextContent('Yarın limanda.')
})

test('of a message whose only file was deleted its place says so', async () => {
  const page1 = { items: [{ ...message, message_text: '' }], has_more: false, last_position: 1 }
  await openApp(open, answers({ [`GET ${of('/messages')}`]: { ...page1, seen: conversation.seen } }))
  await expect.element(page.getByText('Dosya artık yok')).toBeVisible()
})

test('it is handed over with a note; what a colleague was quicker with is said', async () => {
  const { calls } = await openApp(open, answers({ [`POST ${of('/assign')}`]: conversation }))
  await page.getByRole('button', { name: 'Devret' }).click()
  const dialog = page.getByRole('dialog', { name: 'Konuşmayı devret' })
  await dialog.getByLabelText('Meslektaş').selectOptions('Deniz Aksoy')
  await dialog.getByLabelText('Not').fill('Varış gününü soruyor.')
  await dialog.getByRole('button', { name: 'Devret' }).click()
  await expect.element(page.getByText('Devredildi: Deniz Aksoy')).toBeVisible()
  expect(await sent(calls, '/assign')[0]?.json()).toMatchObject({
    to: deniz.id,
    note: 'Varış gününü soruyor.',
  })
})

test('what a colleague has is taken over knowingly', async () => {
  const { calls } = await openApp(
    open,
    answers({
      [`GET ${of('')}`]: { ...conversation, staff_id: deniz.id, staff_name: deniz.full_name },
      [`POST ${of('/assign')}`]: problem(409, 'HELD_BY_COLLEAGUE', 'Bu konuşmayı Selin Kaya üstlenmiş.'),
    }),
  )
  await page.getByRole('button', { name: 'Üstlen' }).click()
  await expect.element(page.getByText('Bu konuşmayı Deniz Aksoy üstlenmiş.')).toBeVisible()
  await page.getByRole('button', { name: 'Devral' }).click()
  await expect.element(page.getByText('Bu konuşmayı Selin Kaya üstlenmiş.')).toBeVisible()
  expect(await sent(calls, '/assign')[0]?.json()).toMatchObject({ take_over_from: deniz.id })
})

test('it is put off, closed and taken back', async () => {
  const { calls } = await openApp(
    open,
    answers({
      [`POST ${of('/snooze')}`]: conversation,
      [`POST ${of('/close')}`]: conversation,
      [`POST ${of('/reopen')}`]: conversation,
    }),
  )
  await page.getByRole('button', { name: 'Ertele' }).click()
  const dialog = page.getByRole('dialog', { name: 'Konuşmayı ertele' })
  await dialog.getByRole('button', { name: 'Ertele' }).click()
  await expect.element(page.getByText('Ertelendi: Defne Işık')).toBeVisible()
  await page.getByRole('button', { name: 'Kapat', exact: true }).first().click()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect.poll(() => sent(calls, '/reopen').length).toBe(1)
})

test('a colleague who types is named, so that two do not answer', async () => {
  const { live } = await openApp(open, answers())
  await expect.element(field()).toBeVisible()
  live.signal('chat.presence', {
    conversation_id: row.id,
    side: 'staff',
    person_id: deniz.id,
    name: 'Deniz Aksoy',
    state: 'typing',
    asks: false,
  })
  await expect.element(page.getByText('Deniz Aksoy yazıyor')).toBeVisible()
})

test('a conversation that is not there, and a list that cannot be fetched', async () => {
  await openApp(
    open,
    answers({
      [`GET ${of('')}`]: problem(404, 'NOT_FOUND', 'Konuşma bulunamadı.'),
      'GET /staff/chat/conversations': problem(500, 'INTERNAL_SERVER_ERROR'),
    }),
  )
  await expect.element(page.getByText('Konuşma bulunamadı')).toBeVisible()
  await expect.element(page.getByText('Konuşmalar gösterilemedi')).toBeVisible()
})

test('nothing waits: the inbox says so', async () => {
  await openApp(
    '/staff/communication?part=mine',
    answers({ 'GET /staff/chat/conversations': { items: [], next_cursor: null } }),
  )
  await expect.element(page.getByText('Üstünüzde açık konuşma yok')).toBeVisible()
})

test('from the customer’s page their conversation is opened', async () => {
  await openApp(
    `/staff/communication?customer=${aCustomer.id}`,
    answers({ 'POST /staff/chat/conversations': conversation }),
  )
  await expect.element(page.getByRole('heading', { level: 2, name: 'Defne Işık' })).toBeVisible()
  expect(location.pathname + location.search).toBe(open)
})

test('from a shipment’s page the next message is about the shipment, the one after it is not', async () => {
  const { calls } = await openApp(
    `/staff/communication?customer=${aCustomer.id}&about=shipment.${id(60)}.SH-2026-000007`,
    answers({
      'POST /staff/chat/conversations': conversation,
      [`POST ${of('/messages')}`]: { ...message, id: id(96), position: 2, sender_type: 'staff' },
    }),
  )
  const chip = page.getByRole('button', { name: 'Konuyu kaldır: Gönderi SH-2026-000007' })
  await expect.element(chip).toBeVisible()
  expect(location.pathname + location.search).toBe(open)
  const field = page.getByLabelText('Yanıtınız')
  await field.fill('Gemi yarın limanda.')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent(calls, '/messages').length).toBe(1)
  expect(await sent(calls, '/messages')[0]?.clone().json()).toMatchObject({
    message_text: 'Gemi yarın limanda.',
    about: { kind: 'shipment', id: id(60) },
  })
  await expect.element(chip).not.toBeInTheDocument()
  await field.fill('Başka bir konu')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent(calls, '/messages').length).toBe(2)
  expect(await sent(calls, '/messages')[1]?.clone().json()).toMatchObject({ about: null })
})

test('how fast the office answers', async () => {
  await openApp(
    '/staff/communication',
    answers({
      'GET /staff/chat/figures': {
        rounds: 48,
        answered: 46,
        in_time: 41,
        first_answer_minutes: 25,
        resolution_minutes: 185,
        people: [{ staff_id: ece, staff_name: 'Ece Yaman', answered: 14, first_answer_minutes: 12 }],
      },
    }),
  )
  await page.getByRole('button', { name: 'Yanıt süreleri' }).click()
  await expect.element(page.getByText('3 sa. 5 dk.')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'Ece Yaman' })).toBeVisible()
  await expectAccessible()
})

test('on a phone the list and the conversation are screens of their own, and the card is a button away', async () => {
  await openApp(open, answers(), 'phone')
  await expect.element(page.getByRole('link', { name: 'Konuşmalara dön' })).toBeVisible()
  await expect.element(page.getByRole('searchbox', { name: /Kişi, firma/ })).not.toBeInTheDocument()
  await expectNoSidewaysScroll()
  await page.getByRole('button', { name: 'Müşteri kartı' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Müşteri kartı' })).toMatchTextContent('Açık işler')
})

test('on a phone a long message is cut in the list, and what stands beside it is in sight', async () => {
  const last_text = 'Yarın sabah dokuzda Gebze deposunda hazır olur, kurye gönderebilir misiniz? '.repeat(3)
  await openApp(
    '/staff/communication',
    answers({ 'GET /staff/chat/conversations': { items: [{ ...row, last_text }], next_cursor: null } }),
    'phone',
  )
  const link = page.getByRole('link', { name: /Defne Işık/ })
  await expect.element(link).toMatchTextContent('Gebze')
  expect(link.element().getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
})

test('readable in the dark', async () => {
  await openApp(open, answers())
  await expect.element(page.getByText('Liman teyit etti.')).toBeVisible()
  await inColours('dark')
  await expectAccessible()
})
