/** The communication centre: the inbox, who has which conversation, what is noted between messages, and how fast the office answers. */
import type { ChatMessage, MessagePage } from '@kervan/domain/chat/chat-message.ts'
import type {
  ChatFigures,
  InboxConversation,
  Round,
  TrailEntry,
} from '@kervan/domain/chat/office-chat.contract.ts'
import type { StaffConversation } from '@kervan/domain/chat/staff-chat.contract.ts'
import { describe, expect, test } from 'vitest'
import { wakeConversations } from '#features/chat/office/wake-conversations.jobs.ts'
import { letterOf, readLetterhead } from '#features/company/letterhead.ts'
import { system } from '#spine/database/act-as.ts'
import { newId } from '#spine/database/new-id.ts'
import { wholeCustomer } from '#testing/orders.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { freshAddress, query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()
const [ece, deniz, admin] = [
  await server.signIn('staff'),
  await server.signIn('staff'),
  await server.signIn('admin'),
]

type Refusal = { code?: string }
type Answered<Body> = Promise<{ status: number; body: Body & Refusal }>
type Trail = { entries: TrailEntry[]; round: Round | null }

const post = <Body = StaffConversation>(path: string, body: object, as: SignedIn = ece): Answered<Body> =>
  server.call<Body & Refusal>('POST', path, { as, body })
const of = (id: string, act: string) => `/staff/chat/conversations/${id}/${act}`
const write = async (as: SignedIn, message_text: string) =>
  (await post<ChatMessage>('/chat/messages', { id: newId(), message_text }, as)).body
const answer = (id: string, message_text: string, as = ece) =>
  post<ChatMessage>(of(id, 'messages'), { id: newId(), message_text }, as)
const inbox = async (search: string, as = ece) =>
  (
    await server.call<{ items: InboxConversation[]; next_cursor: string | null }>(
      'GET',
      `/staff/chat/conversations?${search}`,
      { as },
    )
  ).body
const counts = async (search = '', as = ece) =>
  (await server.call<Record<string, number>>('GET', `/staff/chat/conversation-counts?${search}`, { as })).body
const trail = async (id: string, as = ece) => (await server.call<Trail>('GET', of(id, 'trail'), { as })).body
const events = async (id: string) =>
  (await trail(id)).entries.filter(({ kind }) => kind === 'event').map(({ event }) => event)
const partsOf = async (id: string, as = ece) => {
  const parts = ['mine', 'unassigned', 'open', 'snoozed', 'closed']
  const found = await Promise.all(parts.map((part) => inbox(`part=${part}&limit=100`, as)))
  return parts.filter((_, index) => found[index]?.items.some((row) => row.id === id))
}
const news = (userId: string) =>
  query<{ title: string; message: string; link: string }>(
    server,
    'select title, message, link from staff_notifications where user_id = $1 order by id',
    [userId],
  )

/** A customer with a name of their own who has written. */
async function waiting(message_text = 'Merhaba', name = newId().slice(-12)) {
  const customer = await wholeCustomer(server, freshAddress())
  await query(server, 'update profiles set first_name = $2, assigned_to = null where id = $1', [
    customer.userId,
    name,
  ])
  const { conversation_id } = await write(customer, message_text)
  return { customer, name, id: conversation_id }
}

test('a customer writes, somebody finds it in the inbox and answers, and the customer reads it', async () => {
  const { customer, name, id } = await waiting('Konteyner ne zaman gelir?')
  const [row] = (await inbox(`search=${name}`)).items
  expect(row).toMatchObject({
    id,
    name: expect.stringContaining(name),
    last_text: 'Konteyner ne zaman gelir?',
    last_sender: 'customer',
    unread: 1,
    staff_id: null,
    waiting_since: expect.any(String),
  })
  expect((await answer(id, 'Yarın limanda.')).status).toBe(201)
  const { body } = await server.call<MessagePage>('GET', '/chat/messages', { as: customer })
  expect(body.items.map(({ message_text }) => message_text)).toEqual([
    'Konteyner ne zaman gelir?',
    'Yarın limanda.',
  ])
  // Whoever answers what nobody has, has it.
  expect((await inbox(`search=${name}`)).items[0]).toMatchObject({
    staff_id: ece.userId,
    last_sender: 'staff',
    waiting_since: null,
  })
  expect(await events(id)).toEqual(['taken'])
  await answer(id, 'Ben de bakıyorum.', deniz)
  expect((await inbox(`search=${name}`)).items[0]?.staff_id).toBe(ece.userId)
})

test('what was taken back before anybody read it is not unread', async () => {
  const { customer, name } = await waiting('Merhaba')
  const second = await write(customer, 'Yanlış yere yazdım')
  expect((await inbox(`search=${name}`)).items[0]?.unread).toBe(2)
  await server.call('DELETE', `/chat/messages/${second.id}`, { as: customer })
  expect((await inbox(`search=${name}`)).items[0]?.unread).toBe(1)
})

test('its work shows no word that was corrected or taken back, also once it is done', async () => {
  const { customer, id } = await waiting('Merhaba')
  const { id: messageId } = await write(customer, 'Kimlik numaram 12345678901')
  const work = () =>
    query<{ description: string; status: string }>(
      server,
      'select description, status from work_items where conversation_id = $1',
      [id],
    )
  const message = `/chat/messages/${messageId}`
  expect(await work()).toEqual([{ description: 'Kimlik numaram 12345678901', status: 'open' }])
  await server.call('PUT', message, { as: customer, body: { message_text: 'Kimliğimi yarın yazarım' } })
  expect(await work()).toEqual([{ description: 'Kimliğimi yarın yazarım', status: 'open' }])
  await answer(id, 'Tamam.')
  await server.call('DELETE', message, { as: customer })
  expect(await work()).toEqual([{ description: 'Merhaba', status: 'done' }])
})

test('it is found by what was written too, and customers and guests apart', async () => {
  const word = `zz${newId().slice(-10)}`
  const { id } = await waiting(`Şu ${word} konşimentosu`)
  expect((await inbox(`search=${word.toLocaleUpperCase('tr')}`)).items.map((row) => row.id)).toEqual([id])
  expect((await inbox(`search=${word}&kind=customer`)).items).toHaveLength(1)
  expect((await inbox(`search=${word}&kind=guest`)).items).toEqual([])
  expect(await counts(`search=${word}`)).toMatchObject({ open: 1, unassigned: 1, closed: 0, waiting: 1 })
  await answer(id, 'Buldum.')
  expect((await inbox(`search=${word}&waiting=true`)).items).toEqual([])
})

describe('who has it', () => {
  test('taken, handed over with a note that the other hears of, and let go', async () => {
    const { id, name } = await waiting()
    expect(await partsOf(id)).toEqual(['unassigned', 'open'])
    expect((await post(of(id, 'assign'), { to: ece.userId })).body.staff_id).toBe(ece.userId)
    expect(await partsOf(id)).toEqual(['mine', 'open'])
    expect(await partsOf(id, deniz)).toEqual(['open'])

    const before = (await news(deniz.userId)).length
    await post(of(id, 'assign'), { to: deniz.userId, note: 'Varış gününü soruyor.' })
    expect(await partsOf(id, deniz)).toEqual(['mine', 'open'])
    expect((await inbox(`search=${name}&waiting=true&own=true`, deniz)).items).toHaveLength(1)
    expect((await inbox(`search=${name}&waiting=true&own=true`)).items).toEqual([])
    expect((await news(deniz.userId)).slice(before)).toEqual([
      {
        title: expect.stringContaining('size bir konuşma devretti'),
        message: expect.stringMatching(new RegExp(`${name}.*Varış gününü soruyor\\.`)),
        link: `/staff/communication/${id}`,
      },
    ])

    expect((await post(of(id, 'assign'), { to: null }, deniz)).body.staff_id).toBeNull()
    expect(await events(id)).toEqual(['taken', 'handed_over', 'released'])
    const [, handedOver] = (await trail(id)).entries
    expect(handedOver?.text).toBe('Varış gününü soruyor.')
  })

  test('what a colleague has is taken knowingly only, and nobody gets one who is not here', async () => {
    const { id } = await waiting()
    await post(of(id, 'assign'), { to: deniz.userId }, deniz)
    const refused = await post<{ data?: object }>(of(id, 'assign'), { to: ece.userId })
    expect([refused.status, refused.body.code]).toEqual([409, 'HELD_BY_COLLEAGUE'])
    expect(refused.body.data).toMatchObject({ staff_id: deniz.userId })
    const stale = { to: ece.userId, take_over_from: admin.userId }
    expect((await post(of(id, 'assign'), stale)).body.code).toBe('HELD_BY_COLLEAGUE')
    const known = { to: ece.userId, take_over_from: deniz.userId }
    expect((await post(of(id, 'assign'), known)).body.staff_id).toBe(ece.userId)
    const customer = await wholeCustomer(server)
    expect((await post(of(id, 'assign'), { to: customer.userId })).body.code).toBe('NO_COLLEAGUE')
    expect((await post(of(newId(), 'assign'), { to: ece.userId })).status).toBe(404)
  })

  test('of two who take it at once one gets it', async () => {
    const { id } = await waiting()
    const both = await Promise.all([ece, deniz].map((who) => post(of(id, 'assign'), { to: who.userId }, who)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('the conversations of a colleague whose account is closed are nobody’s', async () => {
    const { id } = await waiting()
    const leaving = await server.signIn('staff')
    await post(of(id, 'assign'), { to: leaving.userId })
    await server.call('POST', `/people/${leaving.userId}/disable`, { as: admin })
    expect(await partsOf(id)).toEqual(['unassigned', 'open'])
    expect((await events(id)).at(-1)).toBe('account_closed')
  })

  test('a closed one of theirs is opened again with the representative, or with nobody', async () => {
    const [alone, looked] = [await waiting(), await waiting()]
    await query(server, 'update profiles set assigned_to = $2 where id = $1', [
      looked.customer.userId,
      deniz.userId,
    ])
    const leaving = await server.signIn('staff')
    for (const { id } of [alone, looked]) {
      await post(of(id, 'assign'), { to: leaving.userId })
      await post(of(id, 'close'), {})
    }
    await server.call('POST', `/people/${leaving.userId}/disable`, { as: admin })
    for (const { customer } of [alone, looked]) await write(customer, 'Yine ben')
    expect(await partsOf(alone.id)).toEqual(['unassigned', 'open'])
    expect(await partsOf(looked.id, deniz)).toEqual(['mine', 'open'])
  })

  test('a customer’s next representative has what the former one had, and its work', async () => {
    const { customer, id } = await waiting()
    const other = await waiting()
    const people = await query<{ id: string }>(
      server,
      'select r.id from representatives r join users u on u.id = r.id where u.disabled_at is null limit 2',
      [],
    )
    const [former, next] = people.map((each) => each.id)
    await query(server, 'update profiles set assigned_to = $2 where id = any($1)', [
      [customer.userId, other.customer.userId],
      former,
    ])
    await query(server, 'update chat_conversations set staff_id = $2 where id = $1', [id, former])
    await query(server, 'update chat_conversations set staff_id = $2 where id = $1', [other.id, deniz.userId])
    for (const each of [customer, other.customer]) {
      const { status } = await server.call('PUT', `/customers/${each.userId}/representative`, {
        as: admin,
        body: { assigned_to: next, reason: 'Bölge değişti' },
      })
      expect(status).toBe(200)
    }
    const holders = await query<{ staff_id: string; works: string | null }>(
      server,
      `select c.staff_id, w.assigned_to as works from chat_conversations c
         join work_items w on w.conversation_id = c.id where c.id = any($1) order by c.id = $2 desc`,
      [[id, other.id], id],
    )
    expect(holders).toMatchObject([{ staff_id: next, works: next }, { staff_id: deniz.userId }])
    expect((await trail(id)).entries.at(-1)).toMatchObject({ event: 'handed_over' })
  })
})

describe('put off', () => {
  const soon = () => new Date(Date.now() + 3_600_000).toISOString()

  test('it comes back at its time, and who has it is told', async () => {
    const { id } = await waiting()
    await post(of(id, 'assign'), { to: ece.userId })
    expect((await post(of(id, 'snooze'), { until: soon() })).status).toBe(200)
    expect(await partsOf(id)).toEqual(['snoozed'])
    await query(
      server,
      "update chat_conversations set snoozed_until = now() - interval '1 minute' where id = $1",
      [id],
    )
    // Its time has come, whether or not the job has been here.
    expect(await partsOf(id)).toEqual(['mine', 'open'])
    await wakeConversations(server.services)
    expect((await events(id)).at(-1)).toBe('woken')
    expect((await news(ece.userId)).at(-1)).toMatchObject({
      title: 'Ertelenen konuşma geri geldi',
      link: `/staff/communication/${id}`,
    })
  })

  test('it comes back at once when the customer writes, or by hand', async () => {
    const { id, customer } = await waiting()
    await post(of(id, 'snooze'), { until: soon() })
    await write(customer, 'Bir şey daha')
    expect(await partsOf(id)).toEqual(['unassigned', 'open'])
    await post(of(id, 'snooze'), { until: soon() })
    expect((await post(of(id, 'snooze'), { until: null })).body.snoozed_until).toBeNull()
    expect(await partsOf(id)).toEqual(['unassigned', 'open'])
  })

  test('only ahead, and only what is open', async () => {
    const { id } = await waiting()
    const until = (days: number) => ({ until: new Date(Date.now() + days * 86_400_000).toISOString() })
    expect((await post(of(id, 'snooze'), until(-1))).body.code).toBe('SNOOZE_RANGE')
    expect((await post(of(id, 'snooze'), until(61))).body.code).toBe('SNOOZE_RANGE')
    await post(of(id, 'close'), {})
    expect((await post(of(id, 'snooze'), until(1))).body.code).toBe('CONVERSATION_CLOSED')
  })
})

test('a closing that is taken back leaves who waited waiting, since then and as work', async () => {
  const work = (id: string) =>
    query<{ status: string; due: string }>(
      server,
      'select status, due_at::text as due from work_items where conversation_id = $1 order by id',
      [id],
    )
  const { id } = await waiting()
  const before = (await inbox('part=open&limit=100')).items.find((row) => row.id === id)?.waiting_since
  await post(of(id, 'close'), {})
  const { body } = await post(of(id, 'reopen'), {})
  expect(body).toMatchObject({ status: 'active', waiting_since: before })
  const [closed, again] = await work(id)
  expect([closed?.status, again?.status, again?.due]).toEqual(['done', 'open', closed?.due])
  await answer(id, 'Buradayım.')
  await post(of(id, 'close'), {})
  expect((await post(of(id, 'reopen'), {})).body.waiting_since).toBeNull()
})

test('closed by staff, opened again by the next message, and its rounds say how long each took', async () => {
  const { id, customer } = await waiting()
  await answer(id, 'Buyurun.')
  expect((await post(of(id, 'close'), {})).body.status).toBe('closed')
  expect((await post(of(id, 'close'), {})).status).toBe(200)
  expect(await partsOf(id)).toEqual(['closed'])
  expect((await trail(id)).round).toMatchObject({
    first_answered_at: expect.any(String),
    closed_at: expect.any(String),
    first_answer_minutes: 0,
    resolution_minutes: 0,
  })
  // Taken back, the same round goes on.
  await post(of(id, 'reopen'), {})
  expect((await trail(id)).round?.closed_at).toBeNull()
  await post(of(id, 'close'), {})
  await write(customer, 'Bir sorum daha var')
  expect(await partsOf(id)).toEqual(['mine', 'open'])
  expect((await trail(id)).round).toMatchObject({ first_answered_at: null, closed_at: null })
  expect(await events(id)).toEqual(['taken', 'closed', 'reopened', 'closed', 'reopened'])
  const rounds = await query(server, 'select from chat_rounds where conversation_id = $1', [id])
  expect(rounds).toHaveLength(2)
})

test('mails to the customer and calls with them stand between the messages', async () => {
  const { id, customer } = await waiting()
  await server.call('POST', `/customers/${customer.userId}/mails`, {
    as: ece,
    body: { subject: 'Belgeleriniz', message: 'Ekte.' },
  })
  await server.call('POST', `/customers/${customer.userId}/contacts`, {
    as: ece,
    body: { kind: 'call', outcome: 'call_back', text: 'Yarın arayacak.' },
  })
  const { entries } = await trail(id)
  expect(entries.map(({ kind, title, text }) => [kind, title, text])).toEqual([
    ['mail', 'Belgeleriniz', 'Ekte.'],
    ['call', '', 'Yarın arayacak.'],
  ])
  expect(entries[0]?.mail_kind).toBe('personal')
  expect(entries[1]?.state).toBe('call_back')
  // News that the program mails is there too; a code to sign in with is not, nor what was mailed to somebody else.
  const letter = letterOf(await readLetterhead(server.services), {
    preheader: 'x',
    title: 'x',
    paragraphs: ['x'],
  })
  const [{ email: to } = { email: '' }] = await query<{ email: string }>(
    server,
    'select email from profiles where id = $1',
    [customer.userId],
  )
  const mail = { to, letter }
  const about = { request_id: null, number: 'TLP-1', title: 'Mersin', customer_id: customer.userId }
  await server.services.actAs(system, async (tx) => {
    const { queueMail } = server.services
    await queueMail(tx, { ...mail, subject: 'Talebiniz onaylandı', matter: about })
    await queueMail(tx, { ...mail, subject: 'Giriş kodunuz' })
    await queueMail(tx, { ...mail, subject: 'Başkasının', matter: { ...about, customer_id: ece.userId } })
  })
  const notices = (await trail(id)).entries.filter(({ mail_kind }) => mail_kind === 'notice')
  expect(notices.map(({ title, text }) => [title, text])).toEqual([['Talebiniz onaylandı', 'TLP-1 · Mersin']])
})

describe('an internal note', () => {
  const canary = () => `gizli-${newId()}`

  test('tells whom it names, and nobody else', async () => {
    const { id } = await waiting()
    const name = 'Deniz Aksoylu'
    await query(server, 'update users set name = $2 where id = $1', [deniz.userId, name])
    const text = `@${name} ${canary()}`
    const [before, own] = [(await news(deniz.userId)).length, (await news(ece.userId)).length]
    const { status, body } = await post<TrailEntry>(of(id, 'notes'), { text })
    expect([status, body.text, body.kind]).toEqual([201, text, 'note'])
    expect((await trail(id)).entries).toContainEqual(body)
    expect((await news(deniz.userId)).slice(before)).toEqual([
      {
        title: expect.stringContaining('sizi andı'),
        message: expect.stringContaining(text),
        link: `/staff/communication/${id}`,
      },
    ])
    expect(await news(ece.userId)).toHaveLength(own)
    // What waits for an answer still does.
    expect((await inbox('part=open&waiting=true&limit=100')).items.map((row) => row.id)).toContain(id)
  })

  test('never reaches the customer: not by any of their pages, live, in their own data, by mail or on their devices', async () => {
    const { id, customer } = await waiting()
    const tab = server.tabOf(customer)
    await tab.stay()
    const text = canary()
    await post(of(id, 'notes'), { text })
    await post(of(id, 'assign'), { to: deniz.userId, note: text })
    await post(of(id, 'snooze'), { until: new Date(Date.now() + 3_600_000).toISOString(), note: text }, deniz)
    await answer(id, 'Görünen yanıt', deniz)
    await expect
      .poll(() => tab.arrivals.filter(({ name }) => name === 'chat.message_written').length)
      .toBeGreaterThan(0)
    for (const path of [
      '/chat',
      '/chat/messages',
      '/own-data',
      '/notifications',
      '/documents',
      '/overview',
    ]) {
      const { body } = await server.call('GET', path, { as: customer })
      expect(JSON.stringify(body), path).not.toContain(text)
    }
    expect((await server.call('GET', of(id, 'trail'), { as: customer })).status).toBe(403)
    expect(JSON.stringify(tab.arrivals)).not.toContain(text)
    await tab.close()
    const told = await query(
      server,
      "select 1 from outbox where data::text like '%' || $1 || '%' and ('user:' || $2) = any(audiences)",
      [text, customer.userId],
    )
    expect(told).toEqual([])
    const pushed = await query(
      server,
      `select 1 from notifications where message like '%' || $1 || '%' or title like '%' || $1 || '%'
       union all select 1 from inbox_mails where letter::text like '%' || $1 || '%'
       union all select 1 from chat_messages where message_text like '%' || $1 || '%'`,
      [text],
    )
    expect(pushed).toEqual([])
  })
})

test('the figures tell of what customers began, and who answered it first', async () => {
  const figures = async () =>
    (await server.call<ChatFigures>('GET', '/staff/chat/figures?days=7', { as: ece })).body
  const before = await figures()
  const colleague = await server.signIn('staff')
  const { id } = await waiting()
  await waiting()
  await answer(id, 'Buyurun.', colleague)
  const after = await figures()
  expect([
    after.rounds - before.rounds,
    after.answered - before.answered,
    after.in_time - before.in_time,
  ]).toEqual([2, 1, 1])
  expect(after.people.find(({ staff_id }) => staff_id === colleague.userId)).toMatchObject({
    answered: 1,
    first_answer_minutes: 0,
  })
})

test('500 open conversations are paged through, each once, the newest message first', async () => {
  await query(
    server,
    `with people as (
       insert into profiles (phone, first_name) select '+9053' || n, 'Yığın' from generate_series(1, 500) n returning id
     ), talks as (
       insert into chat_conversations (customer_id, last_position, last_message_at, last_side)
       select id, 1, now() - random() * interval '30 days', 'customer' from people returning id
     ) insert into chat_messages (id, conversation_id, position, sender_type, message_text)
       select uuidv7(), id, 1, 'customer', 'Merhaba' from talks`,
    [],
  )
  const seen: InboxConversation[] = []
  for (let after = ''; ; ) {
    const page = await inbox(`kind=customer&search=yığın&limit=100${after && `&after=${after}`}`)
    seen.push(...page.items)
    if (page.next_cursor === null) break
    after = encodeURIComponent(page.next_cursor)
  }
  expect(seen).toHaveLength(500)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(500)
  const moments = seen.map(({ last_message_at }) => last_message_at ?? '')
  expect(moments).toEqual(moments.toSorted().reverse())
  expect((await counts('search=yığın')).open).toBeGreaterThan(99)
})
