/** What passes the sockets of the chat: who hears of whom, and that no word of a message is in it. */
import { randomUUID } from 'node:crypto'
import type { LiveMessage } from '@kervan/domain/live/live-messages.ts'
import { expect, onTestFinished, test } from 'vitest'
import { answeringStaff, chattingCustomer, chattingGuest } from '#testing/chat.ts'
import { eventually } from '#testing/eventually.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'

const server = await sharedServer()

/** A socket that keeps everything it is sent. */
async function listen(asked: string, headers: Record<string, string>) {
  const socket = server.live(asked, headers)
  const heard: LiveMessage[] = []
  socket.on('message', (data) => heard.push(JSON.parse(String(data)) as LiveMessage))
  const status = await new Promise<number>((resolve) => {
    socket.on('open', () => resolve(101))
    socket.on('unexpected-response', (_, answer) => resolve(answer.statusCode ?? 0))
    socket.on('error', () => resolve(0))
  })
  onTestFinished(() => socket.terminate())
  if (status === 101)
    await eventually('it is greeted', async () => heard.some(({ type }) => type === 'hello'))
  const of = (conversation: string) => heard.filter((each) => JSON.stringify(each).includes(conversation))
  return { status, heard, of }
}

test('a message is heard of by its own two sides only, by ids and positions', async () => {
  const [a, b, colleague] = [
    await server.signIn('customer'),
    await server.signIn('customer'),
    await server.signIn('staff'),
  ]
  const [ears, others, office] = await Promise.all(
    [a, b, colleague].map(({ surface, headers }) => listen(`surface=${surface}`, headers)),
  )
  const word = `gizli-${randomUUID()}`
  const sent = await chattingCustomer(server, a).send(word)
  const talk = sent.body.conversation_id ?? ''
  await answeringStaff(server, colleague).send(talk, `${word} cevap`)
  await eventually('both sides have heard of both', async () =>
    [ears, office].every(
      (side) =>
        side?.of(talk).filter((each) => 'name' in each && each.name === 'chat.message_written').length === 2,
    ),
  )
  expect(others?.of(talk)).toEqual([])
  for (const side of [ears, others, office]) expect(JSON.stringify(side?.heard)).not.toContain(word)
  const kept = await query(server, 'select from outbox where data::text like $1', [`%${word}%`])
  expect(kept).toEqual([])
})

test('a guest hears of their own conversation by their cookie, and of nothing else', async () => {
  const [one, other] = [chattingGuest(server), chattingGuest(server)]
  const stateOf = async (guest: typeof one) => (await guest.introduce()).body.conversation?.id ?? ''
  const [own, foreign] = [await stateOf(one), await stateOf(other)]
  expect((await listen('audience=chat', {})).status).toBe(401)
  expect((await listen('audience=chat', { cookie: '__Host-kervan-chat=x' })).status).toBe(401)
  const ears = await listen('audience=chat', { cookie: one.browser.cookieHeader() })
  expect(ears.status).toBe(101)
  const staff = answeringStaff(server, await server.signIn('staff'))
  await staff.send(foreign, 'ötekine')
  await staff.send(own, 'size')
  await eventually('it is heard', async () => ears.of(own).length > 0)
  const events = ears.heard.filter(({ type }) => type === 'event')
  expect(events.every((each) => JSON.stringify(each).includes(own))).toBe(true)
})

test('that somebody types is told to the other side and to colleagues, and stored nowhere', async () => {
  const [a, b, colleague] = [
    await server.signIn('customer'),
    await server.signIn('customer'),
    await server.signIn('staff'),
  ]
  const customer = chattingCustomer(server, a)
  const talk = (await customer.send('Merhaba')).body.conversation_id ?? ''
  const [ears, others, office] = await Promise.all(
    [a, b, colleague].map(({ surface, headers }) => listen(`surface=${surface}`, headers)),
  )
  const signals = (side: typeof ears) => side?.of(talk).filter(({ type }) => type === 'signal') ?? []
  const before = await query<{ count: number }>(server, 'select count(*)::int as count from outbox')
  expect((await customer.call('POST', '/chat/presence', { state: 'typing' })).status).toBe(200)
  await eventually('the office sees it', async () => signals(office).length === 1)
  expect(signals(office)[0]).toMatchObject({
    name: 'chat.presence',
    data: { conversation_id: talk, side: 'customer', state: 'typing', person_id: null },
  })
  await server.call('POST', `/staff/chat/conversations/${talk}/presence`, {
    as: colleague,
    body: { state: 'typing', asks: true },
  })
  await eventually('the customer sees it', async () => signals(ears).length === 2)
  expect(signals(ears)[1]).toMatchObject({ data: { side: 'staff', person_id: colleague.userId, asks: true } })
  expect(signals(others)).toEqual([])
  expect(await query(server, 'select count(*)::int as count from outbox')).toEqual(before)
})
