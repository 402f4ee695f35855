/** A customer who is away is told of what staff wrote: once on their devices, once by mail, and not at all once they have read it. */
import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { noteFailedMail } from '#features/chat/mail/note-failed-mail.ts'
import { createTellUnread } from '#features/chat/mail/tell-unread.jobs.ts'
import { system } from '#spine/database/act-as.ts'
import { newId } from '#spine/database/new-id.ts'
import { answeringStaff, chattingGuest } from '#testing/chat.ts'
import { eventually } from '#testing/eventually.ts'
import { handOver, testAddresses } from '#testing/hand-over-mail.ts'
import { bounceMail, rawMail } from '#testing/raw-mails.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { freshAddress, mailsTo, query } from '#testing/sign-in.ts'

const server = await sharedServer()
const staff = await server.signIn('staff')
const tell = createTellUnread(server.services)
const never = new AbortController().signal

async function conversation() {
  const email = `${randomUUID()}@musteri.example`
  const customer = await server.signIn('customer', email)
  const { body } = await server.call<{ id: string }>('POST', '/staff/chat/conversations', {
    as: staff,
    body: { customer_id: customer.userId },
  })
  const id = body.id
  const say = async (message_text: string) =>
    (
      await server.call<{ position: number; id: string }>(
        'POST',
        `/staff/chat/conversations/${id}/messages`,
        {
          as: staff,
          body: { id: newId(), message_text },
        },
      )
    ).body
  const answer = (message_text: string) =>
    server.call('POST', '/chat/messages', { as: customer, body: { id: newId(), message_text } })
  const read = (read_position: number) =>
    server.call('POST', '/chat/seen', { as: customer, body: { read_position } })
  const due = (position: number, step: 'device' | 'mail' = 'mail') =>
    tell({ conversation_id: id, position, step }, never)
  const queued = async () => (await query(server, 'select from mails where recipient = $1', [email])).length
  const notices = () =>
    query<{ title: string; message: string; read: boolean }>(
      server,
      "select title, message, read_at is not null as read from notifications where user_id = $1 and kind = 'message' order by id",
      [customer.userId],
    )
  return { id, email, customer, say, answer, read, due, queued, notices }
}
const longAgo = (id: string) =>
  query(
    server,
    "update chat_notices set mailed_at = now() - interval '16 minutes' where conversation_id = $1",
    [id],
  )

describe('by mail', () => {
  test('once it is quiet, all in one, with the conversation so far, and it can be answered', async () => {
    const { id, email, say, answer, due, queued } = await conversation()
    await answer('Konteyner nerede?')
    const first = await say('Merhaba, bakıyorum.')
    const second = await say('Mersin’de. <b>Cuma</b> çıkıyor.')
    await due(first.position)
    expect(await queued()).toBe(0)
    await due(second.position)
    const mail = await eventually('the mail', async () => (await mailsTo(server, email))[0])
    expect(mail.subject).toBe('Deneme Kişi size yazdı')
    for (const words of ['Konteyner nerede?', 'Merhaba, bakıyorum.', 'Mersin’de. <b>Cuma</b> çıkıyor.'])
      expect(mail.text).toContain(words)
    expect(mail.text.indexOf('Konteyner nerede?')).toBeLessThan(mail.text.indexOf('bakıyorum'))
    expect(mail.html).not.toContain('<b>Cuma')
    expect(mail.can_reply).toBe(true)
    const [stored] = await query<{ reply_to: string }>(
      server,
      'select reply_to from inbox_mails where id = $1',
      [mail.id],
    )
    expect(testAddresses.idIn('reply', [stored?.reply_to ?? ''])).toBe(id)
  })

  test('one, however often and by however many its time is noticed', async () => {
    const { say, due, queued } = await conversation()
    const { position } = await say('Merhaba')
    await Promise.all(Array.from({ length: 6 }, () => due(position)))
    await due(position)
    expect(await queued()).toBe(1)
  })

  test('none of what was read meanwhile, or taken back, or of the customer’s own', async () => {
    const one = await conversation()
    const { position } = await one.say('Merhaba')
    await one.read(position)
    await one.due(position)
    const other = await conversation()
    const taken = await other.say('Yanlış')
    await server.call('DELETE', `/staff/chat/messages/${taken.id}`, { as: staff })
    await other.due(taken.position)
    const last = await conversation()
    await last.answer('Kimse yok mu?')
    await last.due(1)
    expect([await one.queued(), await other.queued(), await last.queued()]).toEqual([0, 0, 0])
  })

  test('of what is written after a mail the next one tells, not sooner than a quarter of an hour later', async () => {
    const { id, say, due, queued } = await conversation()
    await due((await say('Bir')).position)
    const { position } = await say('İki')
    await due(position)
    expect(await queued()).toBe(1)
    const again = await query<{ minutes: number }>(
      server,
      `select floor(extract(epoch from start_after - now()) / 60)::int as minutes from pgboss.job
       where name = 'tell-unread' and data ->> 'conversation_id' = $1 and start_after > now() + interval '6 minutes'`,
      [id],
    )
    expect(again).toEqual([{ minutes: 14 }])
    await longAgo(id)
    await due(position)
    await due(position)
    expect(await queued()).toBe(2)
  })

  test('none to somebody who wants no mail', async () => {
    const { customer, say, due, queued } = await conversation()
    await query(
      server,
      'insert into notification_preferences (user_id, email, sms, push) values ($1, false, false, false)',
      [customer.userId],
    )
    await due((await say('Merhaba')).position)
    expect(await queued()).toBe(0)
  })

  test('answered, the answer is in the conversation and what was mailed is read', async () => {
    const { id, email, customer, say, due } = await conversation()
    await due((await say('Cuma uygun mu?')).position)
    await handOver(
      server,
      rawMail({ from: email, to: testAddresses.address('reply', id) ?? '', text: 'Uygun.' }),
    )
    const { body } = await server.call<{
      items: { message_text: string }[]
      seen: { customer: { read_position: number } }
    }>('GET', '/chat/messages', { as: customer })
    expect(body.items.map(({ message_text }) => message_text)).toEqual(['Cuma uygun mu?', 'Uygun.'])
    expect(body.seen.customer.read_position).toBe(1)
  })
})

test('a guest’s mail that comes back stands in their conversation, unlike one that may have arrived, for the office alone', async () => {
  const email = freshAddress()
  const { userId } = await server.signIn('customer', email)
  const guest = chattingGuest(server)
  await guest.introduce({ contact: email })
  const id = (await guest.state()).conversation?.id ?? ''
  // Whose the address was has another one now: it is the guest's as far as anybody knows.
  for (const relation of ['profiles', 'users'])
    await query(server, `update ${relation} set email = $2 where id = $1`, [userId, freshAddress()])
  const { body: said } = await answeringStaff(server, staff).send(id, 'Merhaba')
  await tell({ conversation_id: id, position: said.position ?? 0, step: 'mail' }, never)
  const mailId = await eventually('the mail is sent', async () => {
    const sent =
      "select id from mails where recipient = $1 and outcome = 'sent' and matter ->> 'conversation_id' = $2"
    return (await query<{ id: string }>(server, sent, [email, id]))[0]?.id
  })
  const uncertain = { to: email, reason: '', uncertain: true }
  await server.services.actAs(system, (tx) => noteFailedMail(tx, server.services.emit, id, uncertain))
  const returned = bounceMail({ to: testAddresses.address('bounce', mailId) ?? '', recipient: email })
  for (let time = 0; time < 2; time += 1) await handOver(server, returned)
  const { body } = await server.call<{ entries: { event: string; text: string }[] }>(
    'GET',
    `/staff/chat/conversations/${id}/trail`,
    { as: staff },
  )
  expect(body.entries.filter(({ event }) => event === 'mail_failed')).toMatchObject([
    { text: expect.stringMatching(new RegExp(`^${email}: .*User unknown`)) },
  ])
  expect(JSON.stringify(await guest.page())).not.toContain('User unknown')
})

test('a guest who typed somebody’s address has nothing mailed there, and whoever has it writes into no talk of theirs', async () => {
  const email = freshAddress()
  await server.signIn('customer', email)
  const guest = chattingGuest(server)
  await guest.introduce({ contact: email })
  await guest.send('Ben oyum')
  const id = (await guest.state()).conversation?.id ?? ''
  const { body: said } = await answeringStaff(server, staff).send(id, 'Merhaba')
  await tell({ conversation_id: id, position: said.position ?? 0, step: 'mail' }, never)
  const unread = "select from mails where recipient = $1 and matter ->> 'conversation_id' = $2"
  expect(await query(server, unread, [email, id])).toEqual([])
  const to = testAddresses.address('reply', id) ?? ''
  await handOver(server, rawMail({ from: email, to, text: 'Bu benim yazım değil.' }))
  expect(JSON.stringify(await guest.page())).not.toContain('benim yazım')
  const kept = await query<{ outcome: string }>(
    server,
    'select outcome from inbound_mails where conversation_id = $1',
    [id],
  )
  expect(kept).toEqual([{ outcome: 'foreign' }])
})

describe('while they have a page open', () => {
  const openPage = async ({ surface, headers }: { surface: string; headers: Record<string, string> }) => {
    const socket = server.live(`surface=${surface}`, headers)
    onTestFinished(() => socket.terminate())
    await new Promise((resolve) => socket.on('message', resolve))
    return socket
  }
  const again = (id: string) =>
    query<{ step: string }>(
      server,
      `select data ->> 'step' as step from pgboss.job where name = 'tell-unread' and data ->> 'conversation_id' = $1
         and start_after > now() order by start_after`,
      [id],
    )

  test('neither mail nor device tells them; both are looked after again, and once they are away they are told', async () => {
    const { id, customer, say, due, queued, notices } = await conversation()
    const page = await openPage(customer)
    const { position } = await say('Merhaba')
    await query(server, "delete from pgboss.job where data ->> 'conversation_id' = $1", [id])
    await due(position, 'device')
    await due(position)
    expect([await queued(), await notices()]).toEqual([0, []])
    expect((await again(id)).map(({ step }) => step)).toEqual(['device', 'mail'])
    page.terminate()
    await eventually('the page is gone', async () => !(await server.services.isHere(customer.userId)))
    await due(position, 'device')
    await due(position)
    expect([await queued(), (await notices()).length]).toEqual([1, 1])
  })

  test('but not for ever: after an hour nobody sits at that page', async () => {
    const { id, customer, say, due, queued } = await conversation()
    await openPage(customer)
    const { position } = await say('Merhaba')
    await query(
      server,
      "update chat_messages set created_at = created_at - interval '61 minutes' where conversation_id = $1",
      [id],
    )
    await due(position)
    expect(await queued()).toBe(1)
  })
})

describe('on their devices', () => {
  test('once until they have looked', async () => {
    const { say, due, read, notices } = await conversation()
    const first = await say('Merhaba')
    await Promise.all([due(first.position, 'device'), due(first.position, 'device')])
    await due((await say('Orada mısınız?')).position, 'device')
    expect(await notices()).toEqual([{ title: 'Deneme Kişi size yazdı', message: 'Merhaba', read: false }])
    await read(2)
    expect(await notices()).toMatchObject([{ read: true }])
    const { position } = await say('Bir haber var')
    await due(position, 'device')
    expect(await notices()).toMatchObject([{ read: true }, { message: 'Bir haber var', read: false }])
  })

  test('of what was corrected or taken back since, only what is left', async () => {
    const { say, due, notices } = await conversation()
    const { id, position } = await say('Navlun 1.850 EUR')
    await due(position, 'device')
    const message = `/staff/chat/messages/${id}`
    await server.call('PUT', message, { as: staff, body: { message_text: 'Navlun 2.150 EUR' } })
    expect(await notices()).toMatchObject([{ message: 'Navlun 2.150 EUR', read: false }])
    await server.call('DELETE', message, { as: staff })
    expect(await notices()).toMatchObject([{ message: 'Mesaj silindi', read: false }])
  })

  test('not of what they have read', async () => {
    const { say, due, read, notices } = await conversation()
    const { position } = await say('Merhaba')
    await read(position)
    await due(position, 'device')
    expect(await notices()).toEqual([])
  })
})

test('every message of staff is looked after twice, none of a customer', async () => {
  const { id, say, answer } = await conversation()
  await answer('Merhaba')
  await say('Merhaba')
  const jobs = await query<{ step: string; seconds: number }>(
    server,
    `select data ->> 'step' as step, round(extract(epoch from start_after - created_on))::int as seconds from pgboss.job
     where name = 'tell-unread' and data ->> 'conversation_id' = $1 order by start_after`,
    [id],
  )
  expect(jobs).toEqual([
    { step: 'device', seconds: 6 },
    { step: 'mail', seconds: 60 },
  ])
})
