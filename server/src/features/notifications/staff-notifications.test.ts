/** News for staff: whom it concerns is told once, everybody where it is nobody's, and by mail who wants it so. */
import { randomUUID } from 'node:crypto'
import { notificationsChanged } from '@kervan/domain/notifications/notifications.events.ts'
import type {
  StaffNotification,
  StaffNotificationPreferences,
} from '@kervan/domain/notifications/staff-notifications.contract.ts'
import { customerMailFailed } from '@kervan/domain/quotes/quotes.events.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { sendStaffDigests } from '#features/notifications/staff-digest.jobs.ts'
import { system } from '#spine/database/act-as.ts'
import { eventually } from '#testing/eventually.ts'
import { quotedRequest, waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { freshAddress, mailsTo, query } from '#testing/sign-in.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'

const server = await startTestServer()
const [holder, colleague, admin] = [
  await server.signIn('staff'),
  await server.signIn('staff'),
  await server.signIn('admin'),
]
afterAll(() => server.close())

type Counts = { total: number; unread: number; request: number; quote: number; system: number }
const listed = async (as: SignedIn, search = '') =>
  (
    await server.call<{ items: StaffNotification[] }>('GET', `/staff/notifications?limit=100${search}`, {
      as,
    })
  ).body.items
const counts = async (as: SignedIn) =>
  (await server.call<Counts>('GET', '/staff/notification-counts', { as })).body
const read = (as: SignedIn, id: string) =>
  server.call<Counts>('POST', `/staff/notifications/${id}/read`, { as })
const everything: StaffNotificationPreferences = { request: true, quote: true, system: true, digest: 'off' }
const prefer = (as: SignedIn, wanted: Partial<StaffNotificationPreferences>) =>
  server.call('PUT', '/staff/notification-preferences', { as, body: { ...everything, ...wanted } })
const about = (items: StaffNotification[], id: string) => items.filter(({ link }) => link.includes(id))

async function customerOf(representative: SignedIn | null) {
  const customer = await wholeCustomer(server)
  await query(server, 'update profiles set assigned_to = $2 where id = $1', [
    customer.userId,
    representative?.userId ?? null,
  ])
  return customer
}

describe('a new request', () => {
  test('is told to the representative of its customer, and to nobody else', async () => {
    const { id } = await waitingRequest(server, await customerOf(holder))
    const [told, ...more] = about(await listed(holder), id)
    expect(more).toEqual([])
    expect(told).toMatchObject({
      type: 'request',
      title: expect.stringContaining('Yeni talep'),
      link: `/staff/requests?request=${id}`,
      read_at: null,
    })
    for (const other of [colleague, admin]) expect(about(await listed(other), id)).toEqual([])
  })

  test('is told to all where nobody looks after the customer, or only somebody who has left', async () => {
    const gone = await server.signIn('staff')
    await query(server, 'update users set disabled_at = now() where id = $1', [gone.userId])
    for (const representative of [null, gone]) {
      const { id } = await waitingRequest(server, await customerOf(representative))
      for (const member of [holder, colleague, admin])
        expect(about(await listed(member), id), member.userId).toHaveLength(1)
    }
  })

  test('is told only if it is written', async () => {
    const before = await counts(holder)
    const customer = await customerOf(holder)
    await expect(
      server.services.actAs(system, async (tx) => {
        await server.services.emit(tx, customerMailFailed, ['staff'], {
          request_id: null,
          number: 'TLP-2026-000123',
          title: 'x',
          customer_id: customer.userId,
          reason: 'x',
        })
        throw new Error('not this time')
      }),
    ).rejects.toThrow('not this time')
    expect(await counts(holder)).toEqual(before)
  })
})

test('an answer to a price is told to who priced it too, and a price to nobody', async () => {
  const customer = await customerOf(holder)
  const request = await quotedRequest(server, colleague, customer)
  for (const member of [holder, colleague]) expect(about(await listed(member), request.id)).toEqual([])
  const body = { quote_id: request.quote_id }
  const { status } = await server.call('POST', `/requests/${request.id}/approve`, { as: customer, body })
  expect(status).toBe(200)
  for (const member of [holder, colleague])
    expect(
      about(await listed(member, '&type=quote'), request.id).map(({ title }) => title),
      member.userId,
    ).toEqual([expect.stringContaining('Teklif onaylandı')])
})

test('work that is nobody’s is told to all, and what a member does to no one but the others', async () => {
  const email = freshAddress()
  const body = { full_name: 'Defne Işık', email, company: `Firma ${randomUUID()}` }
  expect((await server.call('POST', '/demo-requests', { body })).status).toBe(201)
  for (const member of [holder, colleague, admin])
    expect(
      (await listed(member, '&type=request')).filter(({ message }) => message.includes(body.company)),
    ).toHaveLength(1)
})

test('who does not want a type is not told of it', async () => {
  expect((await prefer(holder, { request: false })).status).toBe(200)
  const customer = await customerOf(holder)
  const { id } = await waitingRequest(server, customer)
  expect(about(await listed(holder), id)).toEqual([])
  await prefer(holder, {})
  const { id: next } = await waitingRequest(server, customer)
  expect(about(await listed(holder), next)).toHaveLength(1)
})

test('is read once, by its own reader, whose other tabs hear it; the counts are those of the table', async () => {
  const { id } = await waitingRequest(server, await customerOf(holder))
  const [told] = about(await listed(holder), id)
  if (!told) throw new Error('Nothing was told.')
  const tab = server.tabOf(holder)
  await tab.connect()
  expect((await read(colleague, told.id)).status).toBe(404)
  const before = await counts(holder)
  expect((await read(holder, told.id)).body.unread).toBe(before.unread - 1)
  expect((await read(holder, told.id)).body.unread).toBe(before.unread - 1)
  await eventually('the other tab', () => tab.arrivals.find(({ name }) => name === notificationsChanged.name))
  expect(await listed(holder, '&unread=true')).not.toContainEqual(expect.objectContaining({ id: told.id }))
  const [inTable] = await query<Counts>(
    server,
    `select count(*)::int as total, count(*) filter (where read_at is null)::int as unread,
      count(*) filter (where type = 'request')::int as request, count(*) filter (where type = 'quote')::int as quote,
      count(*) filter (where type = 'system')::int as system from staff_notifications where user_id = $1`,
    [holder.userId],
  )
  expect(await counts(holder)).toEqual(inTable)
  const { body } = await server.call<Counts>('POST', '/staff/notifications/read-all', { as: holder })
  expect(body.unread).toBe(0)
  expect((await counts(colleague)).unread).toBeGreaterThan(0)
})

describe('the digest', () => {
  const digests = async (as: SignedIn) => {
    const [user] = await query<{ email: string }>(server, 'select email from users where id = $1', [
      as.userId,
    ])
    return (await mailsTo(server, user?.email ?? '')).filter(({ subject }) => /yeni bildirim/.test(subject))
  }
  const hourAgo = (as: SignedIn) =>
    query(
      server,
      "update staff_notification_preferences set digested_at = digested_at - interval '2 days' where user_id = $1",
      [as.userId],
    )

  test('has what came since it was asked for and is unread, once, also when the job runs twice at the same time', async () => {
    const member = await server.signIn('staff')
    const customer = await customerOf(member)
    await waitingRequest(server, customer)
    await prefer(member, { digest: 'hourly' })
    const [first, second] = [await waitingRequest(server, customer), await waitingRequest(server, customer)]
    const [seen] = about(await listed(member), second.id)
    await read(member, seen?.id ?? '')
    await hourAgo(member)
    await Promise.all([sendStaffDigests(server.services), sendStaffDigests(server.services)])
    const [mail, ...more] = await eventually('the digest', async () => {
      const mails = await digests(member)
      return mails.length > 0 && mails
    })
    expect(more).toEqual([])
    expect(mail?.subject).toBe('1 yeni bildiriminiz var')
    expect(about(await listed(member), first.id)).toHaveLength(1)
    await hourAgo(member)
    await sendStaffDigests(server.services)
    const [{ count } = { count: 0 }] = await query<{ count: number }>(
      server,
      'select count(*)::int from staff_notifications where user_id = $1 and mailed_at is not null',
      [member.userId],
    )
    expect(count).toBe(1)
    expect(await digests(member)).toHaveLength(1)
  })

  test('comes to who wants it daily in the morning, and not before', async () => {
    const member = await server.signIn('staff')
    await prefer(member, { digest: 'daily' })
    await waitingRequest(server, await customerOf(member))
    await hourAgo(member)
    // Seven and nine o'clock in Istanbul.
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    await query(server, 'update staff_notification_preferences set digested_at = $2 where user_id = $1', [
      member.userId,
      `${day}T04:00:00Z`,
    ])
    const mailed = async () =>
      (
        await query<{ id: string }>(
          server,
          'select id from staff_notifications where user_id = $1 and mailed_at is not null',
          [member.userId],
        )
      ).length
    await sendStaffDigests(server.services, new Date(`${day}T04:30:00Z`))
    expect(await mailed()).toBe(0)
    await sendStaffDigests(server.services, new Date(`${day}T06:00:00Z`))
    expect(await mailed()).toBe(1)
  })

  test.each([
    ['Europe/Istanbul', '05:00'],
    ['Asia/Dubai', '04:00'],
    ['Europe/Berlin', '06:00'],
  ])('is daily by the morning of the time zone of its reader: %s', async (time_zone, morning) => {
    const member = await server.signIn('staff')
    const profile = {
      full_name: 'Ece Yaman',
      phone: '',
      signature: '',
      absent_from: null,
      absent_until: null,
    }
    const saved = await server.call('PUT', '/staff/profile', { as: member, body: { ...profile, time_zone } })
    expect(saved.status).toBe(200)
    await prefer(member, { digest: 'daily' })
    await waitingRequest(server, await customerOf(member))
    // In summer Berlin is two hours ahead of UTC.
    const at = (time: string) => new Date(`2099-07-07T${time}:00Z`)
    await query(server, 'update staff_notification_preferences set digested_at = $2 where user_id = $1', [
      member.userId,
      '2099-07-06T12:00:00Z',
    ])
    const mailed = async () =>
      (
        await query(server, 'select from staff_notifications where user_id = $1 and mailed_at is not null', [
          member.userId,
        ])
      ).length
    await sendStaffDigests(server.services, new Date(at(morning).getTime() - 60_000))
    expect(await mailed()).toBe(0)
    await sendStaffDigests(server.services, at(morning))
    expect(await mailed()).toBe(1)
  })

  test('that breaks off before its mail is queued is sent by the next run', async () => {
    const member = await server.signIn('staff')
    await prefer(member, { digest: 'hourly' })
    await waitingRequest(server, await customerOf(member))
    await hourAgo(member)
    const broken = {
      ...server.services,
      queueMail: async () => {
        throw new Error('killed')
      },
    }
    await expect(sendStaffDigests(broken)).rejects.toThrow('killed')
    expect(await digests(member)).toEqual([])
    await sendStaffDigests(server.services)
    await eventually('the digest', async () => (await digests(member)).length === 1)
  })
})
