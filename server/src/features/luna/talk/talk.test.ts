/** What a talk with Luna leads to: requests, found shipments, leads and conversations, for customers and for guests. */
import { randomUUID } from 'node:crypto'
import type { TalkQuote, TalkTracking } from '@kervan/domain/luna/talk.contract.ts'
import { refValueHelp, registrationWords, talkWords } from '@kervan/domain/luna/talk.copy.ts'
import { describe, expect, test } from 'vitest'
import { answeringStaff, chattingCustomer, chattingGuest, type Refusal, textsOf } from '#testing/chat.ts'
import { makeGoods } from '#testing/customer-goods.ts'
import { wholeCustomer } from '#testing/orders.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'

const server = await sharedServer()

const quote = {
  mode: 'sea_fcl',
  origin: 'Mersin',
  destination: 'Hamburg, Almanya',
  cargo_brief: '20 palet karo',
}
const track = (ref_value: string, more: object = {}) => ({
  id: randomUUID(),
  ref_type: 'container',
  ref_value,
  ...more,
})
const registration = (more: object = {}) => ({
  first_name: 'Ayşe',
  last_name: 'Yılmaz',
  email: '',
  phone: '0532 111 22 33',
  company: 'Yılmaz Tekstil A.Ş.',
  company_type: 'company',
  position: 'İthalat',
  country: 'turkiye',
  city: 'Bursa',
  ...more,
})

async function guestOf(more: object = {}) {
  const guest = chattingGuest(server)
  const full_name = `Ziyaretçi ${randomUUID()}`
  expect((await guest.introduce({ full_name, ...more })).status).toBe(200)
  const [talk] = await query<{ id: string; customer_id: string | null }>(
    server,
    'select c.id, c.customer_id from chat_conversations c join chat_guests g on g.id = c.guest_id where g.full_name = $1',
    [full_name],
  )
  return { guest, conversationId: talk?.id ?? '', leadId: talk?.customer_id }
}

const workOf = (conversationId: string) =>
  query<{ description: string; status: string }>(
    server,
    'select description, status from work_items where conversation_id = $1',
    [conversationId],
  )

describe('the quote form', () => {
  test('of a customer becomes a request with the promise of a day', async () => {
    const person = await wholeCustomer(server)
    const { status, body } = await chattingCustomer(server, person).call<TalkQuote>(
      'POST',
      '/luna/quote-requests',
      { ...quote, incoterm: 'FCA', notes: 'Sabah yükleme' },
    )
    expect(status).toBe(201)
    expect(body.text).toContain(body.request?.number)
    const [row] = await query(
      server,
      `select form, status, title, shipment_type, origin_city, origin_country_code, destination_city, destination_country, description,
        cargo_details, round(extract(epoch from quote_due_at - created_at) / 3600)::int as hours from requests where id = $1`,
      [body.request?.id],
    )
    expect(row).toEqual({
      form: 'chat',
      status: 'pending',
      title: 'Deniz FCL: Mersin – Hamburg',
      shipment_type: 'sea',
      origin_city: 'Mersin',
      origin_country_code: 'TR',
      destination_city: 'Hamburg',
      destination_country: 'Almanya',
      description: '20 palet karo',
      cargo_details: { transport_mode: 'sea_fcl', incoterm: 'FCA', notes: 'Sabah yükleme' },
      hours: 24,
    })
    const work = await query(server, 'select kind from work_items where request_id = $1', [body.request?.id])
    expect(work).toEqual([{ kind: 'new_request' }])
  })

  test('waits for a complete profile', async () => {
    const person = await server.signIn('customer')
    const { status, body } = await chattingCustomer(server, person).call<Refusal>(
      'POST',
      '/luna/quote-requests',
      quote,
    )
    expect([status, body.code]).toEqual([409, 'PROFILE_INCOMPLETE'])
  })

  test('of a guest is work that staff see and answer in the conversation', async () => {
    const { guest, conversationId, leadId } = await guestOf()
    const { status, body } = await guest.call<TalkQuote>('POST', '/luna/quote-requests', quote)
    expect([status, body]).toEqual([201, { request: null, text: talkWords.quotePassedOn }])
    expect(leadId).toBeTruthy()
    expect(await workOf(conversationId)).toEqual([
      { description: expect.stringContaining('Teklif isteği (Luna)'), status: 'open' },
    ])
    const staff = answeringStaff(server, await server.signIn('staff'))
    const { items } = await staff.page(conversationId)
    expect(items.map(({ message_type, sender_type }) => [message_type, sender_type])).toEqual([
      ['luna', 'guest'],
    ])
    expect(items[0]?.message_text).toContain('Yük bilgisi: 20 palet karo')
    await staff.send(conversationId, 'Teklifinizi hazırlıyoruz.')
    expect(textsOf(await guest.page()).at(-1)).toBe('Teklifinizi hazırlıyoruz.')
    expect(await workOf(conversationId)).toEqual([expect.objectContaining({ status: 'done' })])
  })

  test.each([
    [{ origin: '' }, 'Çıkış yeri gereklidir.'],
    [{ cargo_brief: ' ' }, 'Yük bilgisi gereklidir.'],
    [{ mode: 'raft' }, 'Taşıma şekli gereklidir.'],
    [{ notes: 'a'.repeat(301) }, 'Notlar en fazla 300 karakter olabilir.'],
  ])('%j is refused in its own words', async (more, sentence) => {
    const { status, body } = await chattingGuest(server).call('POST', '/luna/quote-requests', {
      ...quote,
      ...more,
    })
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(sentence)])
  })
})

describe('the tracking form', () => {
  test('finds the own shipment and nobody else’s', async () => {
    const [own, other] = [await wholeCustomer(server), await wholeCustomer(server)]
    const { shipmentId } = await makeGoods(
      (text, values) => query(server, text, values),
      own.userId,
      randomUUID(),
    )
    const code = `CMR-${randomUUID().slice(0, 8)}`.toUpperCase()
    await query(server, 'update shipments set cmr_number = $2 where id = $1', [
      shipmentId,
      code.replace('-', ''),
    ])
    const form = track(code, { ref_type: 'cmr' })
    const found = await chattingCustomer(server, own).call<TalkTracking>('POST', '/luna/tracking', form)
    expect([found.body.outcome, found.body.shipments.map(({ id }) => id)]).toEqual(['found', [shipmentId]])
    const foreign = await chattingCustomer(server, other).call<TalkTracking>('POST', '/luna/tracking', form)
    expect(foreign.body).toMatchObject({ outcome: 'not_found', shipments: [], sample: null })
    const { guest } = await guestOf()
    const asked = await guest.call<TalkTracking>('POST', '/luna/tracking', track(code, { ref_type: 'cmr' }))
    expect(asked.body).toEqual({
      outcome: 'passed_on',
      text: talkWords.passedOn,
      shipments: [],
      sample: null,
    })
  })

  test('of a guest reaches the office once, with its note', async () => {
    const { guest, conversationId } = await guestOf()
    const form = track('MSCU0000000'.replace(/0$/, '6'), { ref_type: 'bill_of_lading', extra_note: 'Acil' })
    await guest.call('POST', '/luna/tracking', form)
    await guest.call('POST', '/luna/tracking', form)
    expect(textsOf(await guest.page())).toEqual([
      `Gönderi takibi (Luna)\nBL No: ${form.ref_value}\nEk not: Acil`,
    ])
    expect(await workOf(conversationId)).toHaveLength(1)
  })

  test('says what is wrong with a number, and knows the demo’s codes', async () => {
    const { guest } = await guestOf()
    const wrong = await guest.call<TalkTracking>('POST', '/luna/tracking', track('CSQU3054384'))
    expect(wrong.body.outcome).toBe('wrong_number')
    expect(wrong.body.text).not.toBe('')
    const sample = await guest.call<TalkTracking>('POST', '/luna/tracking', track('TEMU1234567'))
    expect(sample.body).toMatchObject({ outcome: 'sample', sample: { destination: 'Hamburg, Almanya' } })
    expect(textsOf(await guest.page())).toEqual([])
  })

  test.each(['12345', 'a'.repeat(19), 'AB 123456', 'ABC_1234'])('%s has not its form', async (ref_value) => {
    const { status, body } = await chattingGuest(server).call('POST', '/luna/tracking', track(ref_value))
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(refValueHelp)])
  })
})

describe('the registration', () => {
  test('completes the lead, and tells the office', async () => {
    const { guest, leadId } = await guestOf()
    const { status, body } = await guest.call('PUT', '/luna/registration', registration())
    expect([status, body]).toEqual([200, { done: true, message: registrationWords.done }])
    const [lead] = await query(
      server,
      'select first_name, company, company_type, position, country, city, phone from profiles where id = $1',
      [leadId],
    )
    expect(lead).toEqual({
      first_name: 'Ayşe',
      company: 'Yılmaz Tekstil A.Ş.',
      company_type: 'company',
      position: 'İthalat',
      country: 'Türkiye',
      city: 'Bursa',
      phone: '0532 111 22 33',
    })
    expect(textsOf(await guest.page()).at(-1)).toContain('Kayıt bilgileri (Luna)')
  })

  test('takes nobody else’s address, and does not say so', async () => {
    const email = `${randomUUID()}@musteri.example`
    await server.signIn('customer', email)
    const { guest, leadId } = await guestOf({ contact: `05${Math.floor(1e8 + Math.random() * 9e8)}` })
    const { status } = await guest.call('PUT', '/luna/registration', registration({ email, phone: '' }))
    expect(status).toBe(200)
    const [lead] = await query(server, 'select email from profiles where id = $1', [leadId])
    expect(lead).toEqual({ email: null })
  })

  test('is for guests who have introduced themselves', async () => {
    const stranger = await chattingGuest(server).call<Refusal>('PUT', '/luna/registration', registration())
    expect([stranger.status, stranger.body.code]).toEqual([403, 'NOT_INTRODUCED'])
    const missing = await chattingGuest(server).call(
      'PUT',
      '/luna/registration',
      registration({ company_type: '' }),
    )
    expect(JSON.stringify(missing.body)).toContain('Şirket türü gereklidir.')
  })
})

test('a talk is handed over once, as the customer’s own message that says where it comes from', async () => {
  const person = await wholeCustomer(server)
  const customer = chattingCustomer(server, person)
  const talk = {
    id: randomUUID(),
    lines: [
      { author: 'person', text: 'Konteynerim nerede?' },
      { author: 'luna', text: 'SH-1 numaralı gönderiniz yolda.' },
    ],
  }
  const sent = await Promise.all([1, 2].map(() => customer.call('POST', '/luna/hand-overs', talk)))
  expect(sent.map(({ status }) => status)).toEqual([201, 201])
  const { items } = await customer.page()
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ message_type: 'luna', sender_type: 'customer' })
  expect(items[0]?.message_text).toMatch(/^Luna ile görüşme\n.+: Konteynerim nerede\?\nLuna: SH-1/)
})
