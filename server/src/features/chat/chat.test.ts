/** A customer and the office write to each other. */
import { randomUUID } from 'node:crypto'
import { chatProblems, messageWords } from '@kervan/domain/chat/chat.copy.ts'
import { messageMaxLength } from '@kervan/domain/chat/chat.policy.ts'
import { describe, expect, test } from 'vitest'
import { answeringStaff, chattingCustomer, textsOf } from '#testing/chat.ts'
import { makeGoods } from '#testing/customer-goods.ts'
import { pdfOfSize } from '#testing/sample-files.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import { upload } from '#testing/uploads.ts'

const server = await sharedServer()

async function pair() {
  const [person, colleague] = [await server.signIn('customer'), await server.signIn('staff')]
  return {
    person,
    colleague,
    customer: chattingCustomer(server, person),
    staff: answeringStaff(server, colleague),
  }
}

const conversationOf = async (customerId: string) =>
  (
    await query<{ id: string; status: string; waiting: boolean; last_position: number }>(
      server,
      'select id, status, waiting_since is not null as waiting, last_position from chat_conversations where customer_id = $1',
      [customerId],
    )
  )[0]

describe('sending', () => {
  test('the first message opens the conversation; both sides read the same in the same order', async () => {
    const { person, customer, staff } = await pair()
    expect(await customer.state()).toMatchObject({ conversation: null, guest: null })
    expect((await customer.page()).items).toEqual([])
    const first = await customer.send('Merhaba')
    expect([first.status, first.body.position, first.body.sender_type]).toEqual([201, 1, 'customer'])
    const { id } = await staff.begin(person.userId)
    expect(id).toBe(first.body.conversation_id)
    await staff.send(id, 'Size nasıl yardımcı olabilirim?')
    await customer.send('Konteynerim nerede?')
    const texts = ['Merhaba', 'Size nasıl yardımcı olabilirim?', 'Konteynerim nerede?']
    const [own, office] = [await customer.page(), await staff.page(id)]
    expect([textsOf(own), textsOf(office)]).toEqual([texts, texts])
    expect(own.items.map(({ position }) => position)).toEqual([1, 2, 3])
    expect([own.has_more, own.last_position]).toEqual([false, 3])
  })

  test('what is sent again, since the answer got lost, is written once and answered as the first time', async () => {
    const { customer } = await pair()
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => customer.send('Bir kez', { id })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.position}`))).toEqual(
      new Set([`201 ${id} 1`]),
    )
    expect(textsOf(await customer.page())).toEqual(['Bir kez'])
  })

  test('an id that somebody else has used says nothing of their message', async () => {
    const [one, other] = [await pair(), await pair()]
    const id = randomUUID()
    await one.customer.send('gizli söz', { id })
    const taken = await other.customer.send('benim sözüm', { id })
    expect([taken.status, taken.body.code]).toEqual([409, 'ID_TAKEN'])
    expect(JSON.stringify(taken.body)).not.toContain('gizli')
    // Nor may the other side take one over.
    const [{ id: conversation } = { id: '' }] = [await conversationOf(one.person.userId)]
    expect((await one.staff.send(conversation, 'yerine', { id })).status).toBe(409)
  })

  test('many at once get places without a gap, whoever writes', async () => {
    const { person, customer, staff } = await pair()
    const { id } = await staff.begin(person.userId)
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        turn % 2 ? customer.send(`m${turn}`) : staff.send(id, `p${turn}`),
      ),
    )
    const { items } = await customer.page()
    expect(items.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1))
  })

  test('nothing, and too much, is refused with a sentence', async () => {
    const { customer } = await pair()
    for (const text of ['', '   ', '\u200b\u200b']) {
      const { status, body } = await customer.send(text)
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toContain(messageWords.empty)
    }
    const long = await customer.send('x'.repeat(messageMaxLength + 1))
    expect([long.status, JSON.stringify(long.body)]).toEqual([
      400,
      expect.stringContaining('En fazla 4.000 karakter.'),
    ])
    expect((await customer.send('ü'.repeat(messageMaxLength))).status).toBe(201)
    expect((await customer.send('x'.repeat(10_240))).status).toBe(400)
  })

  test('hostile text comes back as it is, without marks that turn the reading direction', async () => {
    const { person, customer, staff } = await pair()
    const { id } = await staff.begin(person.userId)
    const texts = [
      '<script>alert(1)</script><img src=x onerror=alert(1)>',
      'javascript:alert(1) data:text/html,<b>x</b>',
      "'; drop table chat_messages; --",
      '{{constructor.constructor("return 1")()}} #{1+1} %s %n',
      'مرحبا بالعالم שלום',
      '👩‍👩‍👧‍👦🇹🇷 Z̷̡͔͎a̶l̵g̸o̴',
    ]
    for (const text of texts) expect((await customer.send(text)).body.message_text).toBe(text)
    expect(textsOf(await staff.page(id))).toEqual(texts)
    const turned = await customer.send('fatura\u202efdp.exe\u2066')
    expect(turned.body.message_text).toBe('faturafdp.exe')
    expect((await customer.send('a\u0000b')).status).toBe(400)
  })
})

describe('what a message is about', () => {
  test('is one’s own request, quote or shipment, and carries its number', async () => {
    const { person, customer } = await pair()
    const goods = await makeGoods(
      (text, values) => query(server, text, values),
      person.userId,
      `k${Date.now()}`,
    )
    const [talk] = await query<{ count: number }>(
      server,
      'select count(*)::int as count from chat_conversations where customer_id = $1',
      [person.userId],
    )
    expect(talk?.count).toBe(1)
    const sent = await customer.send('Bu ne zaman gelir?', {
      about: { kind: 'shipment', id: goods.shipmentId },
    })
    expect(sent.body.about).toEqual({ kind: 'shipment', id: goods.shipmentId, number: goods.shipmentNumber })
    for (const kind of ['request', 'quote'] as const) {
      const id = kind === 'request' ? goods.requestId : goods.quoteId
      expect((await customer.send('Peki bu?', { about: { kind, id } })).body.about?.kind).toBe(kind)
    }
    // A draft is no offer yet.
    const draft = await customer.send('Ya bu?', { about: { kind: 'quote', id: goods.draftQuoteId } })
    expect([draft.status, draft.body.code]).toEqual([422, 'UNKNOWN_ABOUT'])
    const other = await pair()
    const foreign = await other.customer.send('Bu benim mi?', {
      about: { kind: 'request', id: goods.requestId },
    })
    expect([foreign.status, foreign.body.code]).toEqual([422, 'UNKNOWN_ABOUT'])
    expect((await other.customer.page()).items).toEqual([])
  })
})

describe('reading', () => {
  test('from the end backwards, and after what one has', async () => {
    const { person, customer, staff } = await pair()
    const { id } = await staff.begin(person.userId)
    for (let turn = 1; turn <= 25; turn += 1) await customer.send(`m${turn}`)
    const end = await staff.page(id, '?limit=10')
    expect([end.items[0]?.position, end.items.at(-1)?.position, end.has_more]).toEqual([16, 25, true])
    const before = await staff.page(id, '?limit=20&before=16')
    expect([before.items[0]?.position, before.items.at(-1)?.position, before.has_more]).toEqual([
      1,
      15,
      false,
    ])
    const after = await customer.page('?after=22&limit=2')
    expect([after.items.map(({ position }) => position), after.has_more]).toEqual([[23, 24], true])
    expect((await customer.page('?after=25')).items).toEqual([])
  })

  test('positions only grow, never beyond the last message, and what was read was received', async () => {
    const { person, customer, staff } = await pair()
    const { id } = await staff.begin(person.userId)
    for (const text of ['bir', 'iki', 'üç']) await staff.send(id, text)
    expect((await customer.state()).conversation?.unread).toBe(3)
    expect((await customer.seen({ delivered_position: 3 })).body.customer).toEqual({
      delivered_position: 3,
      read_position: 0,
    })
    expect((await customer.seen({ read_position: 2 })).body.customer.read_position).toBe(2)
    expect((await customer.seen({ read_position: 1, delivered_position: 1 })).body.customer).toEqual({
      delivered_position: 3,
      read_position: 2,
    })
    expect((await customer.seen({ read_position: 99 })).body.customer).toEqual({
      delivered_position: 3,
      read_position: 3,
    })
    expect((await customer.state()).conversation?.unread).toBe(0)
    // The office sees it, and has itself read nothing.
    const { seen } = await staff.page(id)
    expect([seen.customer.read_position, seen.staff.read_position]).toEqual([3, 0])
    await staff.seen(id, { read_position: 3 })
    expect((await customer.page()).seen.staff).toEqual({ delivered_position: 3, read_position: 3 })
  })
})

describe('correcting and taking back', () => {
  test('one’s own within five minutes, marked on both sides', async () => {
    const { person, customer, staff } = await pair()
    const { id: conversation } = await staff.begin(person.userId)
    const { body } = await customer.send('yanlış bir söz')
    const edited = await customer.edit(body.id ?? '', 'doğru')
    expect([edited.status, edited.body.message_text, edited.body.edited_at !== null]).toEqual([
      200,
      'doğru',
      true,
    ])
    const removed = await customer.remove(body.id ?? '')
    expect([removed.status, removed.body.message_text, removed.body.deleted_at !== null]).toEqual([
      200,
      '',
      true,
    ])
    // The same wish again changes nothing.
    expect((await customer.remove(body.id ?? '')).status).toBe(200)
    expect((await customer.edit(body.id ?? '', 'geri')).body.code).toBe('TOO_LATE')
    const [seen] = (await staff.page(conversation)).items
    expect([seen?.message_text, seen?.deleted_at !== null]).toEqual(['', true])
    expect(
      await query(server, "select from chat_messages where message_text like '%yanlış bir söz%'"),
    ).toEqual([])
  })

  test('not somebody else’s, and not later', async () => {
    const { person, customer, staff } = await pair()
    const { id: conversation } = await staff.begin(person.userId)
    const [mine, theirs] = [await customer.send('benim'), await staff.send(conversation, 'ofisin')]
    expect((await customer.edit(theirs.body.id ?? '', 'x')).body.code).toBe('NOT_YOURS')
    expect((await staff.remove(mine.body.id ?? '')).body.code).toBe('NOT_YOURS')
    const colleague = answeringStaff(server, await server.signIn('staff'))
    expect((await colleague.edit(theirs.body.id ?? '', 'x')).body.code).toBe('NOT_YOURS')
    const stranger = (await pair()).customer
    await stranger.send('ben de buradayım')
    expect((await stranger.edit(mine.body.id ?? '', 'x')).body.code).toBe('MESSAGE_NOT_FOUND')
    await query(server, "update chat_messages set created_at = now() - interval '6 minutes' where id = $1", [
      mine.body.id,
    ])
    const late = await customer.edit(mine.body.id ?? '', 'geç')
    expect([late.status, late.body.code, late.body.message]).toEqual([
      409,
      'TOO_LATE',
      chatProblems.TOO_LATE.message,
    ])
  })
})

describe('files', () => {
  test('an upload becomes a document that both sides open; sent again it is one', async () => {
    const { person, customer, staff } = await pair()
    const file = await upload(server, pdfOfSize(2_000), { as: person })
    const id = randomUUID()
    const send = () => customer.send('Faturam ekte', { id, attachments: [file.body.id] })
    const [first, again] = [await send(), await send()]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(first.body.attachments).toMatchObject([{ document_id: file.body.id, file_name: 'fatura.pdf' }])
    expect(again.body.attachments).toEqual(first.body.attachments)
    const { id: conversation } = await staff.begin(person.userId)
    expect((await staff.page(conversation)).items[0]?.attachments[0]?.document_id).toBe(file.body.id)
    const opened = await server.fetch(`/api/documents/${file.body.id}/file?surface=portal`, { as: person })
    expect(opened.status).toBe(200)
    const stranger = await server.signIn('customer')
    expect(
      (await server.fetch(`/api/documents/${file.body.id}/file?surface=portal`, { as: stranger })).status,
    ).toBe(404)
    // Only a file, without a word.
    const other = await upload(server, pdfOfSize(2_001), { as: person })
    expect((await customer.send('', { attachments: [other.body.id] })).status).toBe(201)
  })

  test('a file from us is told of with its message, and not once more as a document', async () => {
    const { person, colleague, staff } = await pair()
    const { id } = await staff.begin(person.userId)
    const file = await upload(server, pdfOfSize(2_000), { as: colleague })
    expect((await staff.send(id, 'Teklif ekte', { attachments: [file.body.id] })).status).toBe(201)
    expect(await query(server, 'select kind from notifications where user_id = $1', [person.userId])).toEqual(
      [],
    )
  })

  test('somebody else’s upload is nobody’s, and the message is not written', async () => {
    const { customer } = await pair()
    const stranger = await server.signIn('customer')
    const file = await upload(server, pdfOfSize(2_000), { as: stranger })
    const sent = await customer.send('Bu benim', { attachments: [file.body.id] })
    expect([sent.status, sent.body.code]).toEqual([422, 'UNKNOWN_UPLOAD'])
    expect((await customer.page()).items).toEqual([])
  })

  test('a wrong file of ours is gone with its message, from the customer’s documents too', async () => {
    const { person, colleague, staff } = await pair()
    const { id } = await staff.begin(person.userId)
    const file = await upload(server, pdfOfSize(2_000), { as: colleague })
    const { body } = await staff.send(id, 'Teklif ekte', { attachments: [file.body.id] })
    const open = () => server.fetch(`/api/documents/${file.body.id}/file?surface=portal`, { as: person })
    expect((await open()).status).toBe(200)
    expect((await staff.remove(body.id ?? '')).status).toBe(200)
    expect((await open()).status).toBe(404)
  })

  test('a file of one’s own stays among the documents when its message is taken back', async () => {
    const { person, customer } = await pair()
    const file = await upload(server, pdfOfSize(2_000), { as: person })
    const { body } = await customer.send('ekte', { attachments: [file.body.id] })
    await customer.remove(body.id ?? '')
    const { status } = await server.fetch(`/api/documents/${file.body.id}/file?surface=portal`, {
      as: person,
    })
    expect(status).toBe(200)
  })

  test('the document of a message that was taken back is no longer shown there', async () => {
    const { person, customer } = await pair()
    const file = await upload(server, pdfOfSize(2_000), { as: person })
    const { body } = await customer.send('ekte', { attachments: [file.body.id] })
    await customer.remove(body.id ?? '')
    expect((await customer.page()).items[0]?.attachments).toEqual([])
  })
})

describe('rounds and work', () => {
  const workOf = (conversationId: string) =>
    query<{ status: string; kind: string; assigned_to: string | null; done_by: string | null; due: boolean }>(
      server,
      'select status, kind, assigned_to, done_by, due_at > now() as due from work_items where conversation_id = $1 order by id',
      [conversationId],
    )

  test('an unanswered message is one piece of work, which ends with the answer', async () => {
    const { person, colleague, customer, staff } = await pair()
    await query(server, 'update profiles set assigned_to = $2 where id = $1', [
      person.userId,
      colleague.userId,
    ])
    await customer.send('Merhaba')
    await customer.send('Orada mısınız?')
    const found = await conversationOf(person.userId)
    expect(found).toMatchObject({ status: 'active', waiting: true })
    expect(await workOf(found?.id ?? '')).toEqual([
      { status: 'open', kind: 'unanswered_message', assigned_to: colleague.userId, done_by: null, due: true },
    ])
    await staff.send(found?.id ?? '', 'Buradayız.')
    expect(await workOf(found?.id ?? '')).toMatchObject([{ status: 'done', done_by: colleague.userId }])
    expect((await conversationOf(person.userId))?.waiting).toBe(false)
    await customer.send('Teşekkürler, bir soru daha')
    expect(await workOf(found?.id ?? '')).toMatchObject([{ status: 'done' }, { status: 'open' }])
  })

  test('a closed conversation is opened again by the next message, in a round of its own', async () => {
    const { person, customer, staff } = await pair()
    await customer.send('İlk soru')
    const { id } = (await conversationOf(person.userId)) ?? { id: '' }
    await staff.send(id, 'Cevabı')
    await query(server, "update chat_conversations set status = 'closed' where id = $1", [id])
    await query(server, 'update chat_rounds set closed_at = now() where conversation_id = $1', [id])
    await customer.send('İkinci soru')
    expect((await conversationOf(person.userId))?.status).toBe('active')
    const rounds = await query<{ answered: boolean; closed: boolean; opened_by: string }>(
      server,
      'select first_answered_at is not null as answered, closed_at is not null as closed, opened_by from chat_rounds where conversation_id = $1 order by id',
      [id],
    )
    expect(rounds).toEqual([
      { answered: true, closed: true, opened_by: 'customer' },
      { answered: false, closed: false, opened_by: 'customer' },
    ])
  })

  test('whoever writes was spoken with', async () => {
    const { person, customer } = await pair()
    await customer.send('Merhaba')
    const [profile] = await query(
      server,
      'select last_contact_at is not null as spoken from profiles where id = $1',
      [person.userId],
    )
    expect(profile).toEqual({ spoken: true })
  })
})

test.each(['older', 'newer'])(
  'records that are merged keep both conversations, and staff write where the customer reads: of an %s one of a lead',
  async (age) => {
    const { person, customer, staff } = await pair()
    if (age === 'newer') await customer.send('hesabımdan')
    const [lead] = await query<{ id: string }>(
      server,
      "insert into profiles (phone, first_name) values ('5551112233', 'Aday') returning id",
    )
    const other = await staff.begin(lead?.id ?? '')
    await staff.send(other.id, 'adaya yazılan')
    if (age === 'older') await customer.send('hesabımdan')
    const merge = await server.call<{ id: string }>('POST', '/customer-merges', {
      as: await server.signIn('admin'),
      body: { keep: person.userId, remove: lead?.id },
    })
    expect(merge.status).toBeLessThan(300)
    expect(textsOf(await customer.page())).toEqual(['hesabımdan'])
    expect(await staff.get(other.id)).toMatchObject({ customer_id: person.userId, is_current: false })
    expect((await staff.begin(person.userId)).is_current).toBe(true)
    const lost = await staff.send(other.id, 'buraya yazılmaz')
    expect([lost.status, lost.body.code]).toEqual([409, 'MERGED'])
    expect((await staff.begin(person.userId)).id).not.toBe(other.id)
  },
)
