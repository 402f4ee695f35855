/** Mail that is handed to a server: answers become messages, once; bounces reach what was sent; nothing else is taken for a customer's words. */
import { randomUUID } from 'node:crypto'
import type { MessagePage } from '@kervan/domain/chat/chat-message.ts'
import { mostAnswersPerHour } from '@kervan/domain/chat/inbound-mail.ts'
import type { QuoteMail } from '@kervan/domain/quotes/quote-mail.ts'
import type { ReceivedMail } from '@kervan/domain/workqueue/work-acts.contract.ts'
import { describe, expect, test } from 'vitest'
import { rawMailKey } from '#features/chat/mail/keep-for-staff.ts'
import { sweepInboundMails } from '#features/chat/mail/sweep-inbound-mails.jobs.ts'
import { newId } from '#spine/database/new-id.ts'
import { signMail } from '#spine/mail/inbound/mail-signature.ts'
import { replyMarker } from '#spine/mail/inbound/own-words.ts'
import { eventually } from '#testing/eventually.ts'
import { handOver, testAddresses } from '#testing/hand-over-mail.ts'
import { waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { quoteDesk } from '#testing/quotes.ts'
import { bounceMail, type RawMail, rawMail } from '#testing/raw-mails.ts'
import { sampleFile } from '#testing/sample-files.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import { testSecrets } from '#testing/test-server.ts'

const server = await sharedServer()
const staff = await server.signIn('staff')

/** A customer to whom staff have written. */
async function spokenWith() {
  const email = `${randomUUID()}@musteri.example`
  const customer = await server.signIn('customer', email)
  const begun = await server.call<{ id: string }>('POST', '/staff/chat/conversations', {
    as: staff,
    body: { customer_id: customer.userId },
  })
  const conversationId = begun.body.id
  await server.call('POST', `/staff/chat/conversations/${conversationId}/messages`, {
    as: staff,
    body: { id: newId(), message_text: 'Konteyner limana girdi.' },
  })
  const to = testAddresses.address('reply', conversationId) ?? ''
  return {
    customer,
    email,
    conversationId,
    answer: (mail: RawMail = {}) => rawMail({ from: email, to, ...mail }),
  }
}
const messagesOf = async (customer: Awaited<ReturnType<typeof spokenWith>>['customer']) =>
  (await server.call<MessagePage>('GET', '/chat/messages', { as: customer })).body.items
const outcomesFrom = async (sender: string) =>
  (
    await query<{ outcome: string }>(
      server,
      'select outcome from inbound_mails where sender = $1 order by id',
      [sender],
    )
  ).map(({ outcome }) => outcome)
const workFrom = (sender: string) =>
  query<{ title: string; description: string; customer_id: string | null; status: string }>(
    server,
    "select title, description, customer_id, status from work_items where kind = 'inbound_mail' and email = $1",
    [sender],
  )

describe('an answer', () => {
  test('becomes a message of its conversation, without what it quotes', async () => {
    const { customer, email, answer } = await spokenWith()
    const text = `Teşekkürler.\n\nKervan Lojistik <bilgi@kervan.example>, 18 Kas 2026 Çar, 14:30 tarihinde şunu yazdı:\n\n> ${replyMarker}.\n> Konteyner limana girdi.`
    expect(await handOver(server, answer({ text }))).toBe(201)
    const [, last] = await messagesOf(customer)
    expect(last).toMatchObject({
      message_text: 'Teşekkürler.',
      message_type: 'mail',
      sender_type: 'customer',
      sender_id: customer.userId,
      position: 2,
    })
    expect(await outcomesFrom(email)).toEqual(['message'])
    expect(await workFrom(email)).toEqual([])
  })

  test('that is handed over again, or by two at once, is one message', async () => {
    const { customer, answer } = await spokenWith()
    const raw = answer({ text: 'Bir kez.' })
    const relayed = Buffer.concat([
      Buffer.from('Received: from a by b; Wed, 18 Nov 2026 14:31:00 +0300\r\n'),
      raw,
    ])
    await Promise.all([raw, raw, relayed, raw].map((mail) => handOver(server, mail)))
    await handOver(server, relayed)
    expect((await messagesOf(customer)).map(({ message_text }) => message_text)).toEqual([
      'Konteyner limana girdi.',
      'Bir kez.',
    ])
  })

  test('in the same words and on another day is another message', async () => {
    const { customer, answer } = await spokenWith()
    await handOver(server, answer({ text: 'Tamam.' }))
    await handOver(server, answer({ text: 'Tamam.' }))
    expect(await messagesOf(customer)).toHaveLength(3)
  })

  test('has read what it answers', async () => {
    const { conversationId, answer } = await spokenWith()
    await query(server, 'insert into chat_notices (conversation_id, mailed_position) values ($1, 1)', [
      conversationId,
    ])
    await handOver(server, answer())
    const positions = await query(
      server,
      "select read_position from chat_positions where conversation_id = $1 and side = 'customer'",
      [conversationId],
    )
    expect(positions).toEqual([{ read_position: 1 }])
  })

  test('brings its files, and says which could not be taken', async () => {
    const { customer, answer } = await spokenWith()
    const attachments = [
      { name: 'Fatura.pdf', type: 'application/pdf', content: sampleFile('.pdf') },
      { name: 'sahte.pdf', type: 'application/pdf', content: Buffer.from('MZ\x90\0 bir program') },
      { name: 'kur.exe', type: 'application/octet-stream', content: Buffer.from('MZ') },
    ]
    expect(await handOver(server, answer({ text: 'Ekte.', attachments }))).toBe(201)
    const [, last] = await messagesOf(customer)
    expect(last?.message_text).toBe('Ekte.\n\n[Alınamayan ekler: sahte.pdf, kur.exe]')
    expect(last?.attachments.map(({ file_name }) => file_name)).toEqual(['Fatura.pdf'])
    const [file] = last?.attachments ?? []
    const answerFile = await server.fetch(`/api/documents/${file?.document_id}/file`, { as: customer })
    expect(Buffer.from(await answerFile.arrayBuffer()).equals(sampleFile('.pdf'))).toBe(true)
  })

  test('that is long is several messages, in order, and none of it is lost', async () => {
    const { customer, answer } = await spokenWith()
    const text = Array.from({ length: 1_500 }, (_, at) => `kelime${at}`).join(' ')
    await handOver(server, answer({ text }))
    const [, ...written] = await messagesOf(customer)
    expect(written.length).toBeGreaterThan(2)
    expect(written.map(({ message_text }) => message_text).join(' ')).toBe(text)
  })

  test('opens a conversation again that was closed, and waits for an answer', async () => {
    const { conversationId, answer } = await spokenWith()
    await query(server, "update chat_conversations set status = 'closed' where id = $1", [conversationId])
    await handOver(server, answer())
    const [conversation] = await query(
      server,
      'select status, waiting_since is not null as waits from chat_conversations where id = $1',
      [conversationId],
    )
    expect(conversation).toEqual({ status: 'active', waits: true })
  })
})

describe('is no message', () => {
  test('an answer from another address: staff read it under its own sender', async () => {
    const { customer, answer } = await spokenWith()
    const sender = `${randomUUID()}@baska.example`
    expect(await handOver(server, answer({ from: sender, text: 'Teslim adresini değiştirin.' }))).toBe(201)
    expect(await messagesOf(customer)).toHaveLength(1)
    expect(await outcomesFrom(sender)).toEqual(['foreign'])
    expect(await workFrom(sender)).toMatchObject([
      { customer_id: customer.userId, description: expect.stringContaining('Teslim adresini değiştirin.') },
    ])
  })

  test.each([
    ['out of office', { headers: ['Auto-Submitted: auto-replied'] }, 'automatic'],
    ['a receipt', { headers: ['Return-Path: <>'] }, 'automatic'],
    [
      'a mail that wanders',
      { headers: Array.from({ length: 31 }, (_, at) => `Received: from a${at} by b`) },
      'loop',
    ],
  ])('%s', async (_, mail, outcome) => {
    const { customer, email, answer } = await spokenWith()
    expect(await handOver(server, answer(mail))).toBe(201)
    expect(await messagesOf(customer)).toHaveLength(1)
    expect(await outcomesFrom(email)).toEqual([outcome])
    expect(await workFrom(email)).toEqual([])
  })

  test('our own mail, come back: by its sender or by its Message-ID', async () => {
    const { customer, conversationId, email } = await spokenWith()
    const to = testAddresses.address('reply', conversationId) ?? ''
    const { email: own } = await server.services.company.get()
    await handOver(server, rawMail({ from: own, to, subject: conversationId }))
    await handOver(server, rawMail({ from: to, to, subject: conversationId }))
    const [sent] = await query<{ id: string }>(
      server,
      "insert into mails (id, recipient, outcome, settled_at) values (uuidv7(), $1, 'sent', now()) returning id",
      [email],
    )
    const looped = rawMail({ from: email, to })
      .toString()
      .replace(/Message-ID: <.*>/, `Message-ID: <${sent?.id}@kervan.example>`)
    await handOver(server, Buffer.from(looped))
    expect(await messagesOf(customer)).toHaveLength(1)
    expect(await outcomesFrom(email)).toEqual(['loop'])
  })

  test('what comes after as many answers in an hour as nobody writes: staff read it', async () => {
    const { customer, email, conversationId, answer } = await spokenWith()
    await query(
      server,
      `insert into inbound_mails (fingerprint, outcome, sender, conversation_id)
       select uuidv7()::text, 'message', 'x@y.example', $1 from generate_series(1, ${mostAnswersPerHour})`,
      [conversationId],
    )
    await handOver(server, answer({ text: 'Bir daha.' }))
    expect(await messagesOf(customer)).toHaveLength(1)
    expect(await workFrom(email)).toMatchObject([{ description: expect.stringContaining('Bir daha.') }])
  })

  test('an answer with a token of nobody', async () => {
    const sender = `${randomUUID()}@musteri.example`
    await handOver(server, rawMail({ from: sender, to: testAddresses.address('reply', randomUUID()) ?? '' }))
    expect(await outcomesFrom(sender)).toEqual(['unknown'])
  })
})

describe('mail that answers nothing', () => {
  test('is work for staff, one item per sender, with the whole mail kept', async () => {
    const sender = `${randomUUID()}@yeni.example`
    const attachments = [{ name: 'liste.xlsx', type: 'application/zip', content: Buffer.from('PK') }]
    await handOver(
      server,
      rawMail({ from: `Yeni Firma <${sender}>`, subject: 'Fiyat soruyoruz', attachments }),
    )
    await handOver(server, rawMail({ from: sender, subject: 'Bir şey daha', text: '24 palet.' }))
    const [item, ...more] = await workFrom(sender)
    expect(more).toEqual([])
    expect(item).toMatchObject({ title: 'E-posta: Fiyat soruyoruz', status: 'open', customer_id: null })
    expect(item?.description).toContain('liste.xlsx')
    expect(item?.description).toContain('24 palet.')
    const [kept] = await query<{ raw_key: string }>(
      server,
      'select raw_key from inbound_mails where sender = $1',
      [sender],
    )
    expect(await server.services.files.exists(kept?.raw_key ?? '')).toBe(true)
  })

  test('its item lists the mails, and each is downloaded as it came, by staff alone', async () => {
    const { customer, conversationId, answer } = await spokenWith()
    const sender = `${randomUUID()}@baskasi.example`
    const raw = answer({ from: sender, subject: 'Ynt: "Konteyner"\r\nX-Kotu: 1' })
    await handOver(server, raw)
    const [item] = await query<{ id: string }>(server, 'select id from work_items where email = $1', [sender])
    const { body } = await server.call<{ items: ReceivedMail[] }>('GET', `/work-items/${item?.id}/mails`, {
      as: staff,
    })
    expect(body.items).toMatchObject([
      { sender, outcome: 'foreign', conversation_id: conversationId, is_kept: true },
    ])
    const file = (as: { headers: Record<string, string> } | undefined, surface: string) =>
      fetch(`${server.base}/api/inbound-mails/${body.items[0]?.id}/file?surface=${surface}`, {
        headers: as?.headers ?? {},
      })
    const saved = await file(staff, 'office')
    expect(Buffer.from(await saved.arrayBuffer()).equals(raw)).toBe(true)
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z0-9._-]+\.eml"; /)
    expect(saved.headers.get('content-security-policy')).toContain('sandbox')
    expect(saved.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await file(customer, 'portal')).status).toBe(404)
    expect((await file(undefined, 'office')).status).toBe(401)
  })

  test('what cannot be read is kept as it came', async () => {
    const headers = Array.from({ length: 20_000 }, (_, at) => `X-${at}: ${'a'.repeat(40)}`)
    const raw = rawMail({ headers })
    expect(await handOver(server, raw)).toBe(201)
    expect(await handOver(server, raw)).toBe(201)
    const rows = await query<{ fingerprint: string }>(
      server,
      "select fingerprint from inbound_mails where outcome = 'unreadable'",
    )
    expect(rows).toHaveLength(1)
    expect(await server.services.files.exists(rawMailKey(rows[0]?.fingerprint ?? ''))).toBe(true)
  })

  test('is forgotten with its file after its time', async () => {
    const sender = `${randomUUID()}@yeni.example`
    await handOver(server, rawMail({ from: sender }))
    const [kept] = await query<{ raw_key: string }>(
      server,
      "update inbound_mails set received_at = now() - interval '401 days' where sender = $1 returning raw_key",
      [sender],
    )
    await sweepInboundMails(server.services)
    expect(await outcomesFrom(sender)).toEqual([])
    expect(await server.services.files.exists(kept?.raw_key ?? '')).toBe(false)
  })
})

describe('word of an undelivered mail', () => {
  /** An offer that its server has taken. */
  async function sentOffer() {
    const customer = await wholeCustomer(server)
    const request = await waitingRequest(server, customer)
    const desk = quoteDesk(server, staff)
    const { body } = await desk.create({ request_id: request.id })
    const { quote } = (await desk.save(body.id, { fields: { notes: { from: '', to: 'Not' } } })).body
    const to = `${randomUUID()}@musteri.example`
    await server.call('POST', `/staff/quotes/${quote.id}/send`, {
      as: staff,
      body: { version: quote.version, to: [to] },
    })
    const mailId = await eventually('the offer is sent', async () => {
      const [mail] = await query<{ id: string }>(
        server,
        "select id from mails where recipient = $1 and outcome = 'sent'",
        [to],
      )
      return mail?.id
    })
    const read = async () =>
      (await server.call<{ mails: QuoteMail[] }>('GET', `/staff/quotes/${quote.id}/mails`, { as: staff }))
        .body.mails[0]
    return { quote, to, mailId, read }
  }
  const workOf = (quoteId: string) =>
    query(server, "select status, description from work_items where quote_id = $1 and kind = 'mail_failed'", [
      quoteId,
    ])

  test('reaches the quote, once: its mail has failed, and somebody has to see to it', async () => {
    const { quote, to, mailId, read } = await sentOffer()
    expect(await read()).toMatchObject({ state: 'sent' })
    const address = testAddresses.address('bounce', mailId) ?? ''
    expect(await handOver(server, bounceMail({ to: address, recipient: to }))).toBe(201)
    expect(await handOver(server, bounceMail({ to: address, recipient: to }))).toBe(201)
    expect(await read()).toMatchObject({
      state: 'failed',
      outcomes: [{ address: to, state: 'failed', reason: expect.stringContaining('User unknown') }],
    })
    expect(await workOf(quote.id)).toMatchObject([
      { status: 'open', description: expect.stringContaining('User unknown') },
    ])
    expect(await query(server, 'select outcome, sealed from mails where id = $1', [mailId])).toEqual([
      { outcome: 'bounced', sealed: null },
    ])
  })

  test('is understood by the Message-ID of the mail that it returns', async () => {
    const { mailId, read } = await sentOffer()
    await handOver(server, bounceMail({ messageId: `${mailId}@kervan.example` }))
    expect(await read()).toMatchObject({ state: 'failed' })
  })

  test('a delay, an out-of-office note to where such word goes, and word of somebody else’s mail change nothing', async () => {
    const { mailId, read } = await sentOffer()
    const to = testAddresses.address('bounce', mailId) ?? ''
    await handOver(server, bounceMail({ to, action: 'delayed', status: '4.4.1' }))
    await handOver(
      server,
      rawMail({ to, subject: 'Ofis dışındayım', headers: ['Auto-Submitted: auto-replied'] }),
    )
    await handOver(server, bounceMail({ messageId: `${randomUUID()}@kervan.example` }))
    expect(await read()).toMatchObject({ state: 'sent' })
  })

  test('without a report, as old servers write it', async () => {
    const { mailId, read } = await sentOffer()
    const to = testAddresses.address('bounce', mailId) ?? ''
    await handOver(server, rawMail({ to, from: 'MAILER-DAEMON@x.example', subject: 'failure notice' }))
    expect(await read()).toMatchObject({ state: 'failed', reason: expect.stringContaining('failure notice') })
  })
})

describe('what nobody has signed with our key', () => {
  test('is not taken', async () => {
    const { customer, answer } = await spokenWith()
    const raw = answer()
    const key = testSecrets.key('inbound mail')
    expect(await handOver(server, raw, null)).toBe(401)
    expect(await handOver(server, raw, signMail(raw, Buffer.from('a key of somebody else')))).toBe(401)
    expect(await handOver(server, raw, signMail(Buffer.from('x'), key))).toBe(401)
    expect(await handOver(server, raw, signMail(raw, key, Date.now() - 600_000))).toBe(401)
    expect(await messagesOf(customer)).toHaveLength(1)
  })

  test('nor is what is larger than any mail', async () => {
    expect(await handOver(server, Buffer.alloc(25 * 1024 ** 2 + 1, 'a'))).toBe(413)
  })
})
