/** News for one person: on their pages, on their devices and by mail, as they want it, and for nobody else. */
import { randomUUID } from 'node:crypto'
import type { Notification } from '@kervan/domain/notifications/notifications.contract.ts'
import { notificationAdded, notificationsChanged } from '@kervan/domain/notifications/notifications.events.ts'
import {
  type RequestChange,
  requestAnalysed,
  requestChanged,
} from '@kervan/domain/requests/requests.events.ts'
import { shipmentChanged } from '@kervan/domain/shipments/shipments.events.ts'
import { plainEvent } from '@kervan/domain/tracking/told-message.ts'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { notifyOfRequest, notifyOfShipment } from '#features/notifications/notify-customer.ts'
import { recordEvents } from '#features/tracking/record-events.ts'
import { system } from '#spine/database/act-as.ts'
import { newId } from '#spine/database/new-id.ts'
import type { QueueMail } from '#spine/mail/send-mail.jobs.ts'
import { eventually } from '#testing/eventually.ts'
import { quotedRequest, wholeCustomer } from '#testing/orders.ts'
import { createBrowserKeys, startPushService } from '#testing/push-service.ts'
import { quickForm } from '#testing/request-forms.ts'
import { mailsTo, query } from '#testing/sign-in.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'

/** Takes pushes and, at /sms, short messages. */
const outside = await startPushService()
const [, host] = outside.base.split('//')
const server = await startTestServer({ env: { SMS_URL: `http://kervan:gizli@${host}/sms` } })
const staff = await server.signIn('staff')
afterAll(async () => {
  await server.close()
  await outside.close()
})

const call = <Body>(as: SignedIn, method: string, path: string, body?: object) =>
  server.call<Body>(method, path, { as, ...(body && { body }) })
const listed = async (as: SignedIn) =>
  (await call<{ items: Notification[] }>(as, 'GET', '/notifications')).body.items
const unread = async (as: SignedIn) =>
  (await call<{ unread: number; offers: Notification[] }>(as, 'GET', '/notifications/unread')).body
const wish = (as: SignedIn, wanted: object) =>
  call(as, 'PUT', '/notification-preferences', {
    email: true,
    sms: true,
    push: true,
    eta_change_hours: 24,
    ...wanted,
  })
const emailOf = async ({ userId }: SignedIn) =>
  (await query<{ email: string }>(server, 'select email from profiles where id = $1', [userId]))[0]?.email ??
  ''
const jobsOf = (as: SignedIn) =>
  query<{ state: string }>(
    server,
    `select state from pgboss.job where name in ('deliver-notification', 'text-phone')
     and (data->>'notification_id')::uuid in (select id from notifications where user_id = $1)`,
    [as.userId],
  )

/** Lets one browser of theirs be woken, and says what it was shown. */
async function device(as: SignedIn, path = `/push/${as.userId}`) {
  const { keys, open } = createBrowserKeys()
  const endpoint = `${outside.base}${path}`
  const { status } = await call(as, 'POST', '/push-subscriptions', { endpoint, keys })
  expect(status).toBe(200)
  const shown = () =>
    outside.arrived.flatMap((pushed) =>
      pushed.path === path ? [JSON.parse(open(pushed.body)) as Record<string, string>] : [],
    )
  return { endpoint, keys, shown }
}
const messagesTo = (phone: string) =>
  outside.arrived
    .filter(({ path }) => path === '/sms')
    .map(({ body }) => JSON.parse(body.toString()) as { to: string; text: string })
    .filter(({ to }) => to === phone)

async function tabOf(person: SignedIn) {
  const tab = server.tabOf(person)
  await tab.connect()
  return tab
}

let serial = 0
/** Somebody with a phone number of their own. */
async function customer() {
  const person = await wholeCustomer(server)
  serial += 1
  const phone = `+90532000${String(serial).padStart(4, '0')}`
  await query(server, 'update profiles set phone = $2 where id = $1', [person.userId, phone])
  return { ...person, phone }
}

/** A request without a history, written past the product. */
const bareRequest = ({ userId }: SignedIn, id: string = userId) =>
  query(
    server,
    `insert into requests (id, number, customer_id, form, title, shipment_type, quote_due_at, created_by)
     values ($1::uuid, ($1::uuid)::text, $2, 'quick', 'x', 'sea', now(), $2) on conflict do nothing`,
    [id, userId],
  )

const announceRequest = async (
  person: SignedIn,
  change: RequestChange,
  { request_id = person.userId, ...more }: { request_id?: string; [field: string]: unknown } = {},
) => {
  const { userId } = person
  await bareRequest(person, request_id)
  await server.services.actAs(system, (tx) =>
    server.services.emit(tx, requestChanged, [`user:${userId}`], {
      request_id,
      number: 'TLP-2026-000123',
      title: 'Mersin – Hamburg',
      change,
      status: 'pending',
      customer_id: userId,
      customer_name: '',
      quote_amount: null,
      quote_currency: null,
      ...more,
    }),
  )
}

describe('a new offer', () => {
  test('is on the page at once, on the device and on the phone, and nobody else’s', async () => {
    const [person, other] = [await customer(), await customer()]
    const browser = await device(person)
    const [theirs, others] = [await tabOf(person), await tabOf(other)]
    const request = await quotedRequest(server, staff, person)

    const added = await eventually('the news', () =>
      theirs.arrivals.find(({ name }) => name === notificationAdded.name),
    )
    const { offers } = await unread(person)
    const [offer, ...more] = offers
    expect(more).toEqual([])
    expect(offer).toMatchObject({
      kind: 'offer',
      title: 'Teklif Hazır',
      link: `/dashboard?view=quotes&quote=${request.quote_id}`,
      request_id: request.id,
      quote_amount: '1250.00',
      quote_currency: 'EUR',
      read_at: null,
    })
    expect(offer?.message).toBe(
      `İzmir – Münih, 12 palet · ${request.quote_no} · Toplam fiyat sevkiyatın tamamı içindir.`,
    )
    expect(added.data).toMatchObject({ notification_id: offer?.id, quote_amount: '1250.00' })

    const [shown] = await eventually('the push', () => browser.shown().length === 1 && browser.shown())
    expect(shown).toEqual({
      title: 'Teklif Hazır',
      body: `${offer?.message} · 1.250,00\u00a0€`,
      tag: offer?.id,
      link: offer?.link,
    })
    const [sms] = await eventually('the short message', () => {
      const sent = messagesTo(person.phone)
      return sent.length === 1 && sent
    })
    expect(sms?.text).toMatch(/^Kervan Lojistik: Teklif Hazır\. .+ 1\.250,00\u00a0€$/)

    expect(await listed(other)).toEqual([])
    expect(others.arrivals.map(({ name }) => name)).not.toContain(notificationAdded.name)
    await Promise.all([theirs.close(), others.close()])
  })

  test('whose short message may have arrived is sent once more, half an hour later', async () => {
    const person = await customer()
    outside.answers.status = 0
    onTestFinished(() => {
      outside.answers.status = 201
    })
    await quotedRequest(server, staff, person)
    const laterTexts = () =>
      query<{ data: { again?: true }; minutes: number }>(
        server,
        `select data, round(extract(epoch from start_after - created_on) / 60)::int as minutes from pgboss.job
         where name = 'text-phone' and state = 'created'
           and start_after > created_on and (data->>'notification_id')::uuid in (select id from notifications where user_id = $1)`,
        [person.userId],
      )
    const later = await eventually('the second try', async () => {
      const waiting = await laterTexts()
      return waiting.length > 0 && waiting
    })
    expect(later).toMatchObject([{ data: { again: true }, minutes: 30 }])
    expect(messagesTo(person.phone)).toHaveLength(1)
  })

  test('reaches nobody through a channel they have turned off', async () => {
    const person = await customer()
    const browser = await device(person)
    expect((await wish(person, { sms: false, push: false, email: false })).status).toBe(200)
    await quotedRequest(server, staff, person)
    expect((await unread(person)).offers).toHaveLength(1)
    expect(await jobsOf(person)).toEqual([])
    expect(browser.shown()).toEqual([])
  })

  test('announced by work that is rolled back does not exist', async () => {
    const person = await customer()
    await device(person)
    const work = server.services.actAs(system, async (tx) => {
      await server.services.emit(tx, requestAnalysed, [`user:${person.userId}`], {
        request_id: person.userId,
        number: 'TLP-2026-000001',
        customer_id: person.userId,
      })
      throw new Error('undone')
    })
    await expect(work).rejects.toThrow('undone')
    expect(await listed(person)).toEqual([])
    expect(await jobsOf(person)).toEqual([])
  })
})

describe('what a customer does themselves', () => {
  test('is in the list and confirmed by mail, and no device rings for it', async () => {
    const person = await customer()
    const browser = await device(person)
    const request = await quotedRequest(server, staff, person)
    await eventually('the offer’s push', () => browser.shown().length === 1)
    const approved = await call(person, 'POST', `/requests/${request.id}/approve`, {
      quote_id: request.quote_id,
    })
    expect(approved.status).toBe(200)
    expect((await listed(person)).map(({ kind, title }) => [kind, title])).toEqual([
      ['request', 'Teklif onaylandı, sevkiyat süreci başlıyor'],
      ['offer', 'Teklif Hazır'],
    ])
    const mail = await eventually('the confirmation', async () =>
      (await mailsTo(server, await emailOf(person))).find(({ subject }) => subject.includes('onaylandı')),
    )
    expect(mail.subject).toBe(
      `Teklif onaylandı, sevkiyat süreci başlıyor · ${request.number} · İzmir – Münih, 12 palet`,
    )
    expect(mail.text).toContain(`${request.number} · İzmir – Münih, 12 palet`)
    expect(mail.text).toContain('Gönderiniz hazırlanmaya başladı; her adımı panelden izleyebilirsiniz.')
    expect(mail.text).not.toMatch(/başlatılacak|numaralı talebinizin/)
    expect(mail.text).toContain(`/dashboard?view=requests&request=${request.id}`)
    expect(browser.shown()).toHaveLength(1)
  })

  test('every change has its words, an edit has none, and people’s words stay words', async () => {
    const person = await customer()
    const title = '<b>Mersin</b>\r\nBcc: kurban@musteri.example \u202eters'
    for (const change of ['created', 'edited', 'rejected', 'revised'] as const)
      await announceRequest(person, change, { title })
    const rows = await listed(person)
    expect(rows.map((row) => row.title)).toEqual([
      'Revize talebiniz alındı',
      'Teklif reddedildi',
      'Talep oluşturuldu',
    ])
    expect(rows[2]?.message).toBe(
      '<b>Mersin</b> Bcc: kurban@musteri.example ters · TLP-2026-000123 numaralı talebiniz kaydedildi',
    )
  })
})

describe('a shipment', () => {
  const change = (
    person: SignedIn,
    shipment_id: string,
    status: 'customs',
    kind: 'status' | 'eta' | 'delay',
    flags: { eta_moved?: boolean; delay_began?: boolean } = {},
  ) =>
    server.services.actAs(system, async (tx) => {
      await tx.asSystem('update shipments set status = $2 where id = $1', [shipment_id, status])
      await server.services.emit(tx, shipmentChanged, ['staff'], {
        shipment_id,
        shipment_number: 'SH-00000001',
        customer_id: person.userId,
        status,
        change: kind,
        ...flags,
      })
    })

  test('that moves on is announced with its state, by push, SMS and mail; a new estimate is not', async () => {
    const person = await customer()
    const browser = await device(person)
    const [row] = await query<{ id: string }>(
      server,
      "insert into shipments (shipment_number, customer_id, title, shipment_type) values ($2, $1, 'Mersin – Hamburg', 'sea') returning id",
      [person.userId, `SH-${person.userId.slice(-8)}`],
    )
    const id = row?.id ?? ''
    await change(person, id, 'customs', 'eta')
    await change(person, id, 'customs', 'delay')
    expect(await listed(person)).toEqual([])
    await change(person, id, 'customs', 'status')
    expect(await listed(person)).toMatchObject([
      {
        kind: 'shipment',
        title: 'Gönderiniz gümrükte',
        message: `Mersin – Hamburg · SH-${person.userId.slice(-8)}`,
        link: `/shipment-tracking?shipment=${id}`,
      },
    ])
    await eventually(
      'push and SMS',
      () => browser.shown().length === 1 && messagesTo(person.phone).length === 1,
    )
    const mail = await eventually('the mail', async () => (await mailsTo(server, await emailOf(person)))[0])
    expect(mail.subject).toBe(`Gönderiniz gümrükte · SH-${person.userId.slice(-8)} · Mersin – Hamburg`)

    await query(
      server,
      "update shipments set delayed = true, delay_reason = 'Liman yoğunluğu' where id = $1",
      [id],
    )
    await wish(person, { email: false })
    await change(person, id, 'customs', 'delay')
    expect((await listed(person))[0]).toMatchObject({
      title: 'Gönderiniz gecikti',
      message: `Mersin – Hamburg · SH-${person.userId.slice(-8)}. Neden: Liman yoğunluğu`,
    })
    expect(await mailsTo(server, await emailOf(person))).toHaveLength(1)
  })

  test('that moves on and is late from then on is announced as both, each once', async () => {
    const person = await customer()
    const number = `SH-${person.userId.slice(-8)}`
    const [row] = await query<{ id: string }>(
      server,
      `insert into shipments (shipment_number, customer_id, title, shipment_type, status, promised_at)
       values ($2, $1, 'Mersin – Hamburg', 'sea', 'preparing', '2026-03-17') returning id`,
      [person.userId, number],
    )
    const told = {
      ...plainEvent,
      source: 'dcsa',
      told_at: '2026-03-04T08:00:00.000Z',
      place_name: 'Mersin',
    } as const
    const events = [
      { ...told, source_event_id: 'left', kind: 'departed', happened_at: '2026-03-04T08:00:00.000Z' },
      {
        ...told,
        source_event_id: 'due',
        kind: 'delivered',
        certainty: 'estimated',
        happened_at: '2026-03-25T08:00:00.000Z',
        place_name: 'Hamburg',
        reason: 'Liman yoğunluğu',
      },
    ] as const
    const { services } = server
    for (let times = 0; times < 2; times += 1)
      await services.actAs(system, (tx) => recordEvents(tx, services, row?.id ?? '', [...events]))
    const rows = await listed(person)
    expect(rows.map(({ title }) => title).sort()).toEqual(['Gönderiniz gecikti', 'Gönderiniz yola çıktı'])
    expect(rows.find(({ title }) => title === 'Gönderiniz gecikti')?.message).toBe(
      `Mersin – Hamburg · ${number}. Neden: Liman yoğunluğu. Beklenen varış 25 Mart 2026`,
    )
  })
})

describe('an arrival that moves', () => {
  const moved = async (
    person: SignedIn,
    id: string,
    days: number,
    change: 'eta' | 'delay' | 'status' = 'eta',
  ) =>
    server.services.actAs(system, async (tx) => {
      await tx.asSystem(
        `update shipments set eta = '2099-03-01'::timestamptz + $2 * interval '1 day' where id = $1`,
        [id, days],
      )
      await server.services.emit(tx, shipmentChanged, ['staff'], {
        shipment_id: id,
        shipment_number: 'SH-00000001',
        customer_id: person.userId,
        status: 'in_transit',
        change,
        eta_moved: true,
      })
    })
  const promised = async (person: SignedIn, delayed = false) => {
    const [row] = await query<{ id: string }>(
      server,
      `insert into shipments (shipment_number, customer_id, title, shipment_type, status, promised_at, delayed)
       values ($2, $1, 'Mersin – Hamburg', 'sea', 'in_transit', '2099-03-01', $3) returning id`,
      [person.userId, `SH-${randomUUID()}`, delayed],
    )
    return row?.id ?? ''
  }
  const titles = async (person: SignedIn) => (await listed(person)).map(({ title }) => title)

  test('is told once, when it has moved as far as its customer wants to know', async () => {
    const person = await customer()
    const id = await promised(person)
    await moved(person, id, 0.9)
    expect(await titles(person)).toEqual([])
    await moved(person, id, 1.1)
    expect((await listed(person))[0]?.message).toContain('Beklenen varış 2 Mart 2099')
    await moved(person, id, 1.1)
    await moved(person, id, 1.9)
    expect(await titles(person)).toEqual(['Varış günü değişti'])
    await moved(person, id, 0.1)
    expect(await titles(person)).toEqual(['Varış günü değişti', 'Varış günü değişti'])
  })

  test('is told from six hours on, or never, as its customer wants', async () => {
    const [curious, calm] = [await customer(), await customer()]
    await wish(curious, { eta_change_hours: 6 })
    await wish(calm, { eta_change_hours: 0 })
    for (const person of [curious, calm]) await moved(person, await promised(person), 0.3)
    await moved(calm, await promised(calm), 30)
    expect(await titles(curious)).toEqual(['Varış günü değişti'])
    expect(await titles(calm)).toEqual([])
  })

  test('and makes it late is told as one thing', async () => {
    const person = await customer()
    const id = await promised(person, true)
    await moved(person, id, 5, 'delay')
    expect(await titles(person)).toEqual(['Gönderiniz gecikti'])
    expect((await listed(person))[0]?.message).toContain('Beklenen varış 6 Mart 2099')
    await moved(person, id, 5.5)
    expect(await titles(person)).toHaveLength(1)
  })
})

describe('a mail about a request or a shipment', () => {
  test('names it, so that the office hears when the mail does not arrive', async () => {
    const person = await customer()
    const request = await quotedRequest(server, staff, person)
    await call(person, 'POST', `/requests/${request.id}/approve`, { quote_id: request.quote_id })
    const [row] = await query<{ id: string; title: string }>(
      server,
      "update shipments set status = 'customs' where request_id = $1 returning id, title",
      [request.id],
    )
    const facts = { number: request.number, title: row?.title ?? '', customer_id: person.userId }
    const queued: Parameters<QueueMail>[1][] = []
    const queueMail: QueueMail = async (_, mail) => String(queued.push(mail))
    const services = { ...server.services, queueMail }
    await server.services.actAs(system, async (tx) => {
      const priced = { customer_name: '', quote_amount: null, quote_currency: null }
      await notifyOfRequest(
        tx,
        { ...facts, ...priced, request_id: request.id, change: 'approved', status: 'approved' },
        services,
      )
      const moved = { shipment_id: row?.id ?? '', shipment_number: '', customer_id: person.userId }
      await notifyOfShipment(tx, { ...moved, status: 'customs', change: 'status' }, services)
    })
    const matter = { ...facts, request_id: request.id }
    expect(queued.map((mail) => mail.matter)).toEqual([matter, matter])
    // One that staff have begun without a request is announced by itself.
    const [own] = await query<{ id: string; shipment_number: string }>(
      server,
      `insert into shipments (shipment_number, customer_id, title, shipment_type, status)
        values ('SH-' || right($1::text, 12), $1::uuid, 'Bursa – Münih', 'land', 'customs') returning id, shipment_number`,
      [person.userId],
    )
    await server.services.actAs(system, (tx) => {
      const moved = { shipment_id: own?.id ?? '', shipment_number: '', customer_id: person.userId }
      return notifyOfShipment(tx, { ...moved, status: 'customs', change: 'status' }, services)
    })
    expect(queued.at(-1)?.matter).toEqual({
      ...{ request_id: null, number: own?.shipment_number, title: 'Bursa – Münih' },
      customer_id: person.userId,
    })
  })
})

describe('reading', () => {
  test('an offer that was answered, or replaced by another, no longer waits', async () => {
    const person = await customer()
    const offered = async () => (await unread(person)).offers.map((offer) => offer.quote_amount)
    await announceRequest(person, 'quoted', { quote_amount: '1.00', quote_currency: 'EUR' })
    await announceRequest(person, 'quoted', { quote_amount: '2.00', quote_currency: 'EUR' })
    expect(await offered()).toEqual(['2.00'])
    await announceRequest(person, 'approved')
    expect(await offered()).toEqual([])
  })

  test('what somebody has done themselves is listed, but is no news to them', async () => {
    const person = await customer()
    const sent = { as: person, body: quickForm(), headers: { 'idempotency-key': randomUUID() } }
    expect((await server.call('POST', '/quick-requests', sent)).status).toBe(201)
    expect((await listed(person)).map(({ title }) => title)).toEqual(['Talep oluşturuldu'])
    expect((await unread(person)).unread).toBe(0)
  })

  test('one, dismissing one and reading all count down, and other tabs follow', async () => {
    const [person, other] = [await customer(), await customer()]
    for (const amount of ['1.00', '2.00', '3.00', '4.00'])
      await announceRequest(person, 'quoted', {
        request_id: randomUUID(),
        quote_amount: amount,
        quote_currency: 'TRY',
      })
    const tab = await tabOf(person)
    const { unread: before, offers } = await unread(person)
    expect(before).toBe(4)
    expect(offers.map((offer) => offer.quote_amount)).toEqual(['4.00', '3.00', '2.00', '1.00'])
    const [first, second] = offers.map(({ id }) => id)

    const read = (as: SignedIn, id: string | undefined, verb: string) =>
      call<{ unread: number }>(as, 'POST', `/notifications/${id}/${verb}`)
    expect((await read(other, first, 'read')).status).toBe(404)
    expect((await read(other, first, 'dismiss')).status).toBe(404)
    expect((await read(staff, first, 'read')).status).toBe(404)
    expect((await read(person, first, 'read')).body).toEqual({ unread: 3 })
    expect((await read(person, first, 'read')).body).toEqual({ unread: 3 })
    expect((await read(person, second, 'dismiss')).body).toEqual({ unread: 2 })
    expect((await read(person, second, 'dismiss')).body).toEqual({ unread: 2 })
    expect((await unread(person)).offers.map((offer) => offer.quote_amount)).toEqual(['2.00', '1.00'])
    expect((await call(person, 'POST', '/notifications/read-all')).body).toEqual({ unread: 0 })
    expect(await unread(person)).toEqual({ unread: 0, offers: [], unread_messages: 0 })
    await eventually(
      'each change once',
      () => tab.arrivals.filter(({ name }) => name === notificationsChanged.name).length === 3,
    )
    await tab.close()

    type Page = { items: Notification[]; next_cursor: string | null }
    const page = (await call<Page>(person, 'GET', '/notifications?limit=3')).body
    const rest = (await call<Page>(person, 'GET', `/notifications?limit=3&after=${page.next_cursor}`)).body
    expect([...page.items, ...rest.items].map((row) => row.quote_amount)).toEqual([
      '4.00',
      '3.00',
      '2.00',
      '1.00',
    ])
    expect(rest.next_cursor).toBeNull()
  })
})

describe('a device', () => {
  test('that has withdrawn is forgotten; one whose service is down is tried again', async () => {
    const person = await customer()
    const browser = await device(person)
    outside.answers.status = 503
    await wish(person, { sms: false })
    await announceRequest(person, 'quoted', { quote_amount: '1.00', quote_currency: 'EUR' })
    await eventually('the first try has failed', async () => (await jobsOf(person))[0]?.state === 'retry')
    outside.answers.status = 410
    await query(
      server,
      "update pgboss.job set start_after = now() where name = 'deliver-notification' and state = 'retry'",
    )
    type Wishes = { push_devices: number; sms_available: boolean; push_key: string; sms: boolean }
    const wishes = async () => (await call<Wishes>(person, 'GET', '/notification-preferences')).body
    await eventually('it is forgotten', async () => (await wishes()).push_devices === 0)
    outside.answers.status = 201
    expect(browser.shown()).toHaveLength(2)
    expect(await wishes()).toMatchObject({ sms_available: true, sms: false })
    expect(Buffer.from((await wishes()).push_key, 'base64url')).toHaveLength(65)
  })

  test('that keeps failing is left alone for a while, and rings for no analysis', async () => {
    const person = await customer()
    await device(person)
    await wish(person, { sms: false })
    await bareRequest(person)
    const analysed = { request_id: person.userId, number: 'TLP-2026-000001', customer_id: person.userId }
    await server.services.actAs(system, (tx) =>
      server.services.emit(tx, requestAnalysed, [`user:${person.userId}`], analysed),
    )
    expect(await jobsOf(person)).toEqual([])
    expect(await listed(person)).toMatchObject([
      { title: 'AI Analizi', message: expect.stringMatching(/^Analiz Tamamlandı: TLP-2026-000001 /) },
    ])
    outside.answers.status = 403
    const text = 'select failures from push_subscriptions where user_id = $1'
    const failures = async () =>
      (await query<{ failures: number }>(server, text, [person.userId]))[0]?.failures
    for (const count of [1, 2, 3]) {
      await announceRequest(person, 'quoted', { quote_amount: '1.00', quote_currency: 'EUR' })
      await eventually('it has failed again', async () => (await failures()) === count)
    }
    outside.answers.status = 201
    await announceRequest(person, 'quoted', { quote_amount: '2.00', quote_currency: 'EUR' })
    expect(await jobsOf(person)).toHaveLength(3)
  })

  test('is no longer woken once the session it was turned on in has ended', async () => {
    const person = await customer()
    await device(person)
    const devices = () => query(server, 'select from push_subscriptions where user_id = $1', [person.userId])
    expect(await devices()).toHaveLength(1)
    expect((await call(person, 'POST', '/session/end')).status).toBe(200)
    expect(await devices()).toEqual([])
  })

  test('passes to the person who turns it on last, and leaves with its owner only', async () => {
    const [before, after] = [await customer(), await customer()]
    const { endpoint } = await device(before, '/push/shared')
    await device(after, '/push/shared')
    const text = 'select user_id from push_subscriptions where endpoint = $1'
    const owners = async () =>
      (await query<{ user_id: string }>(server, text, [endpoint])).map(({ user_id }) => user_id)
    expect(await owners()).toEqual([after.userId])
    await call(before, 'POST', '/push-subscriptions/remove', { endpoint })
    expect(await owners()).toEqual([after.userId])
    await call(after, 'POST', '/push-subscriptions/remove', { endpoint })
    expect(await owners()).toEqual([])
  })

  test('is refused where we would never send, and no more than five are stored', async () => {
    const person = await customer()
    const { keys } = createBrowserKeys()
    const refused = [
      'http://10.0.0.5/a',
      'https://169.254.169.254/a',
      'http://push.example/a',
      'https://intranet/a',
    ]
    for (const endpoint of refused)
      expect((await call(person, 'POST', '/push-subscriptions', { endpoint, keys })).status).toBe(400)
    const broken = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
    const endpoint = 'https://push.example/a'
    expect((await call(person, 'POST', '/push-subscriptions', { endpoint, keys: broken })).status).toBe(400)
    await Promise.all(
      Array.from({ length: 8 }, (_, count) =>
        call(person, 'POST', '/push-subscriptions', { endpoint: `${endpoint}${count}`, keys }),
      ),
    )
    await call(person, 'POST', '/push-subscriptions', { endpoint, keys })
    const stored = await query(server, 'select from push_subscriptions where user_id = $1', [person.userId])
    expect(stored).toHaveLength(5)
  })
})

test('what the office has written and its customer has not read is counted beside their notifications', async () => {
  const [person, other] = [await server.signIn('customer'), await server.signIn('customer')]
  const messages = async (as: SignedIn) =>
    (await call<{ unread_messages: number }>(as, 'GET', '/notifications/unread')).body.unread_messages
  const write = (path: string, as: SignedIn) =>
    call<{ position: number; conversation_id: string }>(as, 'POST', path, {
      id: newId(),
      message_text: 'Merhaba',
    })
  const { body: own } = await write('/chat/messages', person)
  const address = `/staff/chat/conversations/${own.conversation_id}/messages`
  await write(address, staff)
  const { body: last } = await write(address, staff)
  expect(await messages(person)).toBe(2)
  expect(await messages(other)).toBe(0)
  expect(await messages(staff)).toBe(0)
  await call(person, 'POST', '/chat/seen', { read_position: last.position })
  expect(await messages(person)).toBe(0)
})
