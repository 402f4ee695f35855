/** What happened in the office: requests, the steps of quotes and what staff changed, by hour and newest first. */

import { dayInIstanbul, momentInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import type { Activity } from '@kervan/domain/workqueue/activity.contract.ts'
import { afterAll, expect, test } from 'vitest'
import { recentActivity } from '#features/workqueue/activity.ts'
import { system } from '#spine/database/act-as.ts'
import { quotedRequest, waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer()
const staff = await server.signIn('staff')
afterAll(() => server.close())

const recent = async (search = '') =>
  (await server.call<{ items: Activity[] }>('GET', `/staff/activity${search}`, { as: staff })).body.items
const hours = async () =>
  (await server.call<{ hours: number[] }>('GET', '/staff/activity-hours', { as: staff })).body.hours
const hourNow = () =>
  Math.floor((Date.now() - momentInIstanbul(dayInIstanbul(new Date())).getTime()) / 3_600_000)

test('a new request, a price and a change by staff are told newest first, with who and a way there', async () => {
  const customer = await wholeCustomer(server)
  const request = await waitingRequest(server, customer)
  const quoted = await quotedRequest(server, staff, customer)
  await server.call('PUT', `/customers/${customer.userId}`, {
    as: staff,
    body: {
      first_name: 'Defne',
      last_name: 'Işık',
      company: 'Örnek Tekstil',
      email: null,
      phone: '+90 532 000 00 02',
    },
  })
  const items = await recent()
  expect(items.map(({ at }) => at)).toEqual(
    items
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  expect(items).toContainEqual(
    expect.objectContaining({ title: 'Yeni talep', link: `/staff/requests?request=${request.id}` }),
  )
  expect(items).toContainEqual(
    expect.objectContaining({
      title: 'Teklif gönderildi',
      subject: quoted.quote_no,
      link: `/staff/quotes/${quoted.quote_id}`,
    }),
  )
})

test('the figures of the hours are those of the tables, and an hour shows what it counts', async () => {
  const before = await hours()
  expect(before).toHaveLength(24)
  const hour = hourNow()
  await waitingRequest(server, await wholeCustomer(server))
  const after = await hours()
  expect((after[hour] ?? 0) + (after[hour + 1] ?? 0)).toBeGreaterThan(
    (before[hour] ?? 0) + (before[hour + 1] ?? 0),
  )
  const [counted] = await query<{ count: number }>(
    server,
    `select ((select count(*) from requests where created_at >= $1) + (select count(*) from quote_events where created_at >= $1) +
      (select count(distinct (subject_table, subject_id, actor_id, date_trunc('minute', at))) from audit_entries where at >= $1 and actor_id is not null
        and subject_table in ('shipments', 'work_items', 'profiles', 'documents', 'company', 'users')))::int as count`,
    [momentInIstanbul(dayInIstanbul(new Date())).toISOString()],
  )
  expect(after.reduce((sum, count) => sum + count, 0)).toBe(counted?.count)
  const emptyHour = after.indexOf(0)
  expect(await recent(`?hour=${emptyHour}`)).toEqual([])
  expect((await recent(`?hour=${hour}`)).length).toBe(Math.min(20, after[hour] ?? 0))
})

test('after quiet weeks the last that happened is still told', async () => {
  await waitingRequest(server, await wholeCustomer(server))
  const toldAfter = (days: number) =>
    server.services.actAs(system, (tx) => recentActivity(tx, new Date(Date.now() + days * 86_400_000)))
  expect((await toldAfter(20)).map(({ title }) => title)).toContain('Yeni talep')
  expect(await toldAfter(40)).toEqual([])
})
