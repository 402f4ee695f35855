/** Visitors who write without signing in: they agree, get a cookie for their own conversation, and become leads where nobody has their contact. */
import { randomUUID } from 'node:crypto'
import { personHeader } from '@kervan/domain/access/roles.ts'
import { gateWords, guestConsent, sessionEndedWords } from '@kervan/domain/chat/chat.copy.ts'
import { guestDays } from '@kervan/domain/chat/chat.policy.ts'
import { describe, expect, test } from 'vitest'
import { forgetSilentGuests } from '#features/chat/forget-silent-guests.jobs.ts'
import { answeringStaff, chattingCustomer, chattingGuest, gate, textsOf } from '#testing/chat.ts'
import { handOver, testAddresses } from '#testing/hand-over-mail.ts'
import { rawMail } from '#testing/raw-mails.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'

const server = await sharedServer()

type Talk = { id: string; customer_id: string | null; guest_id: string }
const talkOf = async (name: string) =>
  (
    await query<Talk>(
      server,
      'select c.id, c.customer_id, c.guest_id from chat_conversations c join chat_guests g on g.id = c.guest_id where g.full_name = $1',
      [name],
    )
  )[0]

async function introduced(more: object = {}) {
  const name = `Ziyaretçi ${randomUUID()}`
  const guest = chattingGuest(server)
  expect((await guest.introduce({ full_name: name, ...more })).status).toBe(200)
  const talk = await talkOf(name)
  if (!talk) throw new Error('There is no conversation.')
  return { name, guest, talk }
}

describe('a talk that its guest deletes', () => {
  test('is gone for both sides with its notes and its work, and the cookie opens nothing', async () => {
    const { name, guest, talk } = await introduced()
    await guest.send('Kimliğim 12345678901, silin lütfen')
    const staff = answeringStaff(server, await server.signIn('staff'))
    await staff.send(talk.id, 'Elbette')
    const word = guest.browser.cookieHeader()
    expect((await guest.call('DELETE', '/chat')).body).toEqual({ removed: true })
    expect(await talkOf(name)).toBeUndefined()
    for (const table of ['chat_messages', 'chat_rounds', 'chat_positions', 'work_items'])
      expect(await query(server, `select from ${table} where conversation_id = $1`, [talk.id])).toEqual([])
    expect(await guest.state()).toMatchObject({ conversation: null, guest: null })
    expect(guest.browser.cookieHeader()).not.toBe(word)
    expect((await guest.call('DELETE', '/chat')).body).toEqual({ removed: false })
    expect((await guest.introduce()).status).toBe(200)
  })

  test('is a guest’s alone: a customer’s stays', async () => {
    const customer = chattingCustomer(server, await server.signIn('customer'))
    await customer.send('Merhaba')
    expect((await customer.call('DELETE', '/chat')).body).toEqual({ removed: false })
    expect((await customer.page()).items).toHaveLength(1)
  })
})

describe('the gate', () => {
  test('without it nothing is written or read', async () => {
    const guest = chattingGuest(server)
    expect(await guest.state()).toMatchObject({ conversation: null, guest: null })
    const sent = await guest.send('Merhaba')
    expect([sent.status, sent.body.code]).toEqual([403, 'NOT_INTRODUCED'])
    expect((await guest.call('GET', '/chat/messages')).status).toBe(403)
    expect(guest.browser.cookies.size).toBe(0)
  })

  test.each([
    [{ full_name: 'Al' }, gateWords.nameShort],
    [{ full_name: '' }, gateWords.nameMissing],
    [{ contact: '' }, gateWords.contactMissing],
    [{ contact: '12345' }, gateWords.contactWrong],
    [{ contact: 'ayse@' }, gateWords.contactWrong],
    [{ consent: false }, gateWords.consentMissing],
  ])('%j is refused in its own words', async (more, sentence) => {
    const { status, body } = await chattingGuest(server).introduce(more)
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(sentence)])
  })

  test('a text that has changed since is to be read again', async () => {
    const { status, body } = await chattingGuest(server).introduce({ consent_version: '2020-01-1' })
    expect([status, body.code]).toEqual([409, 'TEXT_CHANGED'])
  })

  test('gives a cookie whose token is not stored, and keeps what was agreed to', async () => {
    const { name, guest } = await introduced()
    const token = guest.browser.cookies.get('__Host-kervan-chat') ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    const [row] = await query<{ token_hash: string; consent_version: string }>(
      server,
      'select token_hash, consent_version from chat_guests where full_name = $1',
      [name],
    )
    expect(row?.consent_version).toBe(guestConsent.version)
    expect(row?.token_hash).not.toContain(token)
    // Introduced again, they go on where they were.
    await guest.send('ilk')
    await guest.introduce({ full_name: 'Başka Ad' })
    expect(textsOf(await guest.page())).toEqual(['ilk'])
    expect((await guest.state()).guest?.full_name).toBe(name)
  })
})

describe('whose conversation it is', () => {
  test('a contact that nobody has becomes a lead, by mail or by phone', async () => {
    const address = `${randomUUID()}@musteri.example`
    const { talk } = await introduced({ contact: address })
    const [lead] = await query(server, 'select email, lead_source, has_account from profiles where id = $1', [
      talk.customer_id,
    ])
    expect(lead).toEqual({ email: address, lead_source: 'chatbot', has_account: false })
    const phone = `05${Math.floor(1e8 + Math.random() * 9e8)}`
    const called = await introduced({ contact: phone })
    const [second] = await query(server, 'select phone, email from profiles where id = $1', [
      called.talk.customer_id,
    ])
    expect(second).toEqual({ phone, email: null })
    // The same number again, dialled differently, is no second lead.
    expect((await introduced({ contact: `+9${phone}` })).talk.customer_id).toBe(null)
  })

  test('whoever types a customer’s or a colleague’s address gets a conversation of their own', async () => {
    const address = `${randomUUID()}@musteri.example`
    const customer = await server.signIn('customer', address)
    const { guest, talk } = await introduced({ contact: address.toUpperCase().replace('İ', 'I') })
    expect(talk.customer_id).toBe(null)
    await server.call('POST', '/chat/messages', {
      as: customer,
      body: { id: randomUUID(), message_text: 'gerçek müşterinin sözü' },
    })
    expect(JSON.stringify(await guest.page())).not.toContain('gerçek müşterinin')
    expect((await introduced({ contact: 'biri@kervan.example' })).talk.customer_id).toBe(null)
  })

  test('once the lead signs in, only the account opens it: a stranger who typed the address is out', async () => {
    const address = `${randomUUID()}@musteri.example`
    const { guest, talk } = await introduced({ contact: address })
    await guest.send('aday yazdı')
    await query(server, 'update profiles set has_account = true where id = $1', [talk.customer_id])
    expect((await guest.send('hâlâ ben')).status).toBe(403)
    expect((await guest.call('GET', '/chat/messages')).status).toBe(403)
    expect(await guest.state()).toMatchObject({ conversation: null, guest: null })
  })
})

describe('whom we write to without being read', () => {
  const lastContact = async (customerId: string | null) =>
    (
      await query<{ at: string | null }>(
        server,
        'select last_contact_at::text as at from profiles where id = $1',
        [customerId],
      )
    )[0]?.at
  const forget = (customerId: string | null) =>
    query(server, 'update profiles set last_contact_at = null where id = $1', [customerId])
  const aPhone = () => `05${Math.floor(1e8 + Math.random() * 9e8)}`

  test('somebody without account and address was not spoken with, and the office is told so', async () => {
    const staff = answeringStaff(server, await server.signIn('staff'))
    const [lead] = await query<{ id: string }>(
      server,
      "insert into profiles (phone, first_name) values ($1, 'Aday') returning id",
      [aPhone()],
    )
    const { id, is_reachable } = await staff.begin(lead?.id ?? '')
    expect(is_reachable).toBe(false)
    expect((await staff.send(id, 'Merhaba')).status).toBe(201)
    expect(await lastContact(lead?.id ?? '')).toBe(null)
    await query(server, 'update profiles set email = $2 where id = $1', [
      lead?.id,
      `${randomUUID()}@musteri.example`,
    ])
    expect((await staff.get(id)).is_reachable).toBe(true)
    await staff.send(id, 'Artık e-posta da gider')
    expect(await lastContact(lead?.id ?? '')).not.toBe(null)
  })

  test('a guest with a number only is spoken with once they read it on our page', async () => {
    const staff = answeringStaff(server, await server.signIn('staff'))
    const { guest, talk } = await introduced({ contact: aPhone() })
    await guest.send('Fiyat alabilir miyim?')
    expect(await lastContact(talk.customer_id)).not.toBe(null)
    await forget(talk.customer_id)
    expect((await staff.get(talk.id)).is_reachable).toBe(false)
    await staff.send(talk.id, 'Elbette')
    await guest.seen({ delivered_position: 2 })
    expect(await lastContact(talk.customer_id)).toBe(null)
    await guest.seen({ read_position: 2 })
    expect(await lastContact(talk.customer_id)).not.toBe(null)
  })
})

describe('what a guest may', () => {
  test('write, read the answer, correct and take back; nothing of anybody else', async () => {
    const [one, other] = [await introduced(), await introduced()]
    const staff = answeringStaff(server, await server.signIn('staff'))
    const sent = await one.guest.send('Merhaba')
    expect([sent.body.sender_type, sent.body.sender_id, sent.body.sender_name]).toEqual([
      'guest',
      null,
      one.name,
    ])
    await staff.send(one.talk.id, 'Buyurun')
    expect(textsOf(await one.guest.page())).toEqual(['Merhaba', 'Buyurun'])
    expect((await one.guest.state()).conversation?.unread).toBe(1)
    expect((await one.guest.seen({ read_position: 2 })).body.customer.read_position).toBe(2)
    expect((await one.guest.edit(sent.body.id ?? '', 'Selam')).body.message_text).toBe('Selam')
    expect((await other.guest.edit(sent.body.id ?? '', 'x')).body.code).toBe('MESSAGE_NOT_FOUND')
    expect((await other.guest.page()).items).toEqual([])
    expect((await staff.get(one.talk.id)).name).toBe(one.name)
  })

  test('send no files, nor be sent any', async () => {
    const { guest, talk } = await introduced()
    const refused = await guest.send('ekte', { attachments: [randomUUID()] })
    expect([refused.status, refused.body.code]).toEqual([403, 'NO_FILES'])
    const staff = answeringStaff(server, await server.signIn('staff'))
    expect((await staff.send(talk.id, 'ekte', { attachments: [randomUUID()] })).body.code).toBe('NO_FILES')
  })

  test('write five messages a minute, and then hear in a sentence to wait', async () => {
    const { guest } = await introduced()
    const answers = []
    for (let turn = 0; turn < 7; turn += 1) answers.push(await guest.send(`m${turn}`))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429, 429])
    expect(answers.at(-1)?.body.message).toMatch(
      /^Çok hızlı yazıyorsunuz\. \d+ saniye bekleyip yeniden gönderin\.$/,
    )
  })

  test('not use somebody’s cookie that is cut, longer or guessed', async () => {
    const { guest } = await introduced()
    const token = guest.browser.cookies.get('__Host-kervan-chat') ?? ''
    for (const wrong of [token.slice(1), `${token}a`, 'a'.repeat(43), "' or 1=1 --".padEnd(43, 'a'), '%00']) {
      const thief = chattingGuest(server)
      thief.browser.cookies.set('__Host-kervan-chat', wrong)
      expect((await thief.send('içeri')).status).toBe(403)
    }
  })
})

describe('a guest who is nobody’s lead', () => {
  const silentFor = (days: number, ...ids: string[]) =>
    query(
      server,
      `update chat_conversations set last_message_at = now() - interval '${days} days' where id = any($1)`,
      [ids],
    )
  const left = async (...ids: string[]) =>
    (
      await query<{ message_text: string }>(
        server,
        'select message_text from chat_messages where conversation_id = any($1) order by created_at',
        [ids],
      )
    ).map(({ message_text }) => message_text)
  /** Somebody here has the address. */
  async function nobodysLead() {
    const address = `${randomUUID()}@musteri.example`
    await server.signIn('customer', address)
    return introduced({ contact: address })
  }

  test('is forgotten after a month of silence, however often they look; a lead’s conversation stays', async () => {
    const [unknown, lead] = [await nobodysLead(), await introduced()]
    await unknown.guest.send('unutulacak')
    await lead.guest.send('kalacak')
    const ids = [unknown.talk.id, lead.talk.id]
    await silentFor(guestDays - 1, ...ids)
    await forgetSilentGuests(server.services)
    expect(await left(...ids)).toHaveLength(2)
    await silentFor(guestDays + 1, ...ids)
    expect((await unknown.guest.state()).conversation?.id).toBe(unknown.talk.id)
    await forgetSilentGuests(server.services)
    expect(await left(...ids)).toEqual(['kalacak'])
    expect(await query(server, 'select from chat_guests where id = $1', [unknown.talk.guest_id])).toEqual([])
    expect(await unknown.guest.state()).toMatchObject({ conversation: null, guest: null })
  })

  test('is remembered from the last message of either side', async () => {
    const { guest, talk } = await nobodysLead()
    await guest.send('Merhaba')
    await silentFor(guestDays + 1, talk.id)
    await answeringStaff(server, await server.signIn('staff')).send(talk.id, 'Geç yanıtladık')
    await query(server, "update chat_guests set created_at = now() - interval '90 days' where id = $1", [
      talk.guest_id,
    ])
    await forgetSilentGuests(server.services)
    expect(await left(talk.id)).toEqual(['Merhaba', 'Geç yanıtladık'])
  })

  test('leaves no mail that was kept of the talk', async () => {
    const { talk } = await nobodysLead()
    const mail = rawMail({
      from: `${randomUUID()}@baskasi.example`,
      to: testAddresses.address('reply', talk.id) ?? '',
      text: 'Ben o değilim.',
    })
    await handOver(server, mail)
    const [kept] = await query<{ raw_key: string }>(
      server,
      'select raw_key from inbound_mails where conversation_id = $1',
      [talk.id],
    )
    expect(await server.services.files.exists(kept?.raw_key ?? '')).toBe(true)
    await query(
      server,
      "update chat_conversations set created_at = now() - interval '31 days' where id = $1",
      [talk.id],
    )
    await forgetSilentGuests(server.services)
    expect(await query(server, 'select from chat_conversations where id = $1', [talk.id])).toEqual([])
    expect(await server.services.files.exists(kept?.raw_key ?? '')).toBe(false)
  })
})

test('what is written on a customer’s page whose session has ended gets into no guest’s talk', async () => {
  const { guest } = await introduced()
  const customer = await server.signIn('customer')
  const asEnded = (method: string, path: string, body?: object) =>
    server.fetch(`/api${path}`, {
      method,
      headers: {
        cookie: guest.browser.cookieHeader(),
        [personHeader]: customer.userId,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  const refused = await asEnded('POST', '/chat/messages', { id: randomUUID(), message_text: 'benimki' })
  expect([refused.status, await refused.json()]).toEqual([
    401,
    expect.objectContaining({ code: 'UNAUTHORIZED', message: sessionEndedWords }),
  ])
  expect((await asEnded('GET', '/chat/messages')).status).toBe(401)
  expect((await asEnded('GET', '/chat')).status).toBe(401)
  expect((await asEnded('POST', '/chat/introduction', gate())).status).toBe(401)
  expect((await asEnded('DELETE', '/chat')).status).toBe(401)
  expect(textsOf(await guest.page())).toEqual([])
})

test('the form of a visitor without our fields is refused', async () => {
  const { status } = await chattingGuest(server).call('POST', '/chat/introduction', {
    ...gate(),
    contact: { $ne: 1 },
  })
  expect(status).toBe(400)
})
