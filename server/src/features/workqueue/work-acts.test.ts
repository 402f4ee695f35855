/** What staff do with work items: hand over, put off, weigh, note; and the history that it leaves. */
import { randomUUID } from 'node:crypto'
import type { WorkEvent } from '@kervan/domain/workqueue/work-acts.contract.ts'
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { expect, test } from 'vitest'
import { wakeWork } from '#features/workqueue/wake-work.jobs.ts'
import { eventually } from '#testing/eventually.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()
const [ece, deniz, third] = [
  await server.signIn('staff'),
  await server.signIn('staff'),
  await server.signIn('staff'),
]
const nameOf = async ({ userId }: SignedIn, name: string) =>
  query(server, 'update users set name = $2 where id = $1', [userId, name])
const mark = randomUUID().slice(0, 8)
const names = { ece: `Ece ${mark}`, deniz: `Deniz ${mark}` }
await nameOf(ece, names.ece)
await nameOf(deniz, names.deniz)

async function newItem(more: { due?: string; assignedTo?: string } = {}): Promise<string> {
  const [row] = await query<{ id: string }>(
    server,
    `insert into work_items (kind, title, customer_name, due_at, assigned_to)
     values ('question', 'Soru', 'Defne Işık', coalesce($1, now() + interval '20 days'), $2) returning id`,
    [more.due ?? null, more.assignedTo ?? null],
  )
  return row?.id ?? ''
}

type Answer = WorkItem & { code?: string; message?: string }
const act = (as: SignedIn, id: string, verb: string, body: object = {}) =>
  server.call<Answer>('POST', `/work-items/${id}/${verb}`, { as, body })
const historyOf = async (id: string) =>
  (await server.call<{ events: WorkEvent[] }>('GET', `/work-items/${id}/history`, { as: ece })).body.events
const kindsOf = async (id: string) => (await historyOf(id)).map(({ kind }) => kind)

test('work is handed over with a note: the colleague hears of it at once, and the history says who and to whom', async () => {
  const id = await newItem({ assignedTo: ece.userId })
  const tab = server.tabOf(deniz)
  await tab.connect()
  const { status, body } = await act(ece, id, 'hand-over', { to: deniz.userId, note: 'Yarın aranacak.' })
  expect({ status, to: body.assigned_to }).toEqual({ status: 200, to: deniz.userId })
  const news = await eventually('the news', () =>
    tab.arrivals.find(({ name }) => name === 'work_item.for_you'),
  )
  expect(news.data).toMatchObject({ work_item_id: id, reason: 'handed_over', by_name: names.ece })
  await tab.close()
  expect(await historyOf(id)).toMatchObject([
    { kind: 'handed_over', actor_name: names.ece, colleague_name: names.deniz, text: 'Yarın aranacak.' },
  ])
})

test('what a colleague holds is handed on only by naming them, and only to somebody who works here', async () => {
  const id = await newItem({ assignedTo: deniz.userId })
  expect(await act(ece, id, 'hand-over', { to: third.userId })).toMatchObject({
    status: 409,
    body: { code: 'HELD_BY_COLLEAGUE', message: `Bu işi ${names.deniz} üstlenmiş.` },
  })
  const customer = await server.signIn('customer')
  for (const to of [customer.userId, randomUUID()])
    expect(await act(ece, id, 'hand-over', { to, take_over_from: deniz.userId })).toMatchObject({
      status: 409,
      body: { code: 'NO_COLLEAGUE' },
    })
  const given = await act(ece, id, 'hand-over', { to: third.userId, take_over_from: deniz.userId })
  expect(given.body.assigned_to).toBe(third.userId)
  expect(await kindsOf(id)).toEqual(['handed_over'])
})

test('taking on and giving back leave their lines', async () => {
  const id = await newItem()
  await act(ece, id, 'assign', { take: true })
  await act(deniz, id, 'assign', { take: true, take_over_from: ece.userId })
  await act(deniz, id, 'assign', { take: false })
  expect(await historyOf(id)).toMatchObject([
    { kind: 'released', actor_name: names.deniz },
    { kind: 'taken', actor_name: names.deniz, colleague_name: names.ece },
    { kind: 'taken', actor_name: names.ece, colleague_name: '' },
  ])
})

test('what is put off is not among the open ones until its time has come, and is counted apart', async () => {
  const before = await countsOf()
  const id = await newItem({ assignedTo: ece.userId })
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  for (const until of [inDays(-1), inDays(61)])
    expect(await act(ece, id, 'snooze', { until })).toMatchObject({
      status: 409,
      body: { code: 'SNOOZE_RANGE' },
    })
  const until = inDays(2)
  expect((await act(ece, id, 'snooze', { until, note: 'Müşteri dönecek.' })).body.snoozed_until).toBe(until)
  const shown = async (filter: string) =>
    (
      await server.call<{ items: WorkItem[] }>(
        'GET',
        `/work-items?status=open&mine=true&limit=100${filter}`,
        {
          as: ece,
        },
      )
    ).body.items.some((item) => item.id === id)
  expect([await shown('&snoozed=false'), await shown('&snoozed=true'), await shown('')]).toEqual([
    false,
    true,
    true,
  ])
  const asleep = await countsOf()
  expect(asleep.snoozed - before.snoozed).toBe(1)
  expect(asleep.mine - before.mine).toBe(0)
  await query(server, "update work_items set snoozed_until = now() - interval '1 second' where id = $1", [id])
  expect(await shown('&snoozed=false')).toBe(true)
  expect((await countsOf()).mine - before.mine).toBe(1)
  await act(ece, id, 'snooze', { until })
  await act(ece, id, 'snooze', { until: null })
  expect(await kindsOf(id)).toEqual(['woken', 'snoozed', 'snoozed'])
})

test('what is put off can be sorted by when it comes back', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const mine = await server.signIn('staff')
  const ids = await Promise.all([1, 2, 3].map(() => newItem({ assignedTo: mine.userId })))
  for (const [at, days] of [3, 1, 2].entries())
    await act(mine, ids[at] ?? '', 'snooze', { until: inDays(days) })
  const sorted = async (sort: string) => {
    const { body } = await server.call<{ items: WorkItem[] }>(
      'GET',
      `/work-items?snoozed=true&mine=true&sort=${sort}`,
      { as: mine },
    )
    return body.items.map(({ id }) => ids.indexOf(id))
  }
  expect(await sorted('snoozed')).toEqual([1, 2, 0])
  expect(await sorted('-snoozed')).toEqual([0, 2, 1])
})

test('at its time it comes back by itself: open pages hear of it once, and its history says why', async () => {
  const [due, later] = [await newItem(), await newItem()]
  const putOff = (id: string, ago: string) =>
    query(server, 'update work_items set snoozed_until = now() - $2::interval where id = $1', [id, ago])
  await putOff(due, '1 second')
  await putOff(later, '-1 hour')
  const tab = server.tabOf(deniz)
  await tab.connect()
  const heard = (id: string) =>
    tab.arrivals.filter(({ data }) => (data as { work_item_id?: string }).work_item_id === id)
  await Promise.all([wakeWork(server.services), wakeWork(server.services)])
  await wakeWork(server.services)
  await eventually('the news', () => heard(due).length > 0)
  expect(heard(due)).toMatchObject([{ name: 'work_item.changed', data: { status: 'open', added: false } }])
  expect(heard(later)).toEqual([])
  await tab.close()
  expect(await historyOf(due)).toMatchObject([{ kind: 'woken', actor_name: '' }])
  expect(await kindsOf(later)).toEqual([])
})

async function countsOf() {
  const { body } = await server.call<{ snoozed: number; mine: number }>('GET', '/work-items/counts', {
    as: ece,
  })
  return body
}

test('a priority given by hand stays', async () => {
  const id = await newItem()
  expect((await act(ece, id, 'priority', { priority: 'low' })).body.priority).toBe('low')
  expect(await historyOf(id)).toMatchObject([{ kind: 'priority', priority: 'low' }])
  const late = await newItem({ due: new Date(Date.now() - 60_000).toISOString() })
  expect((await act(ece, late, 'priority', { priority: 'low' })).body.priority).toBe('urgent')
})

test('a note names colleagues with @, who hear of it once; nobody hears of their own', async () => {
  const id = await newItem()
  const tab = server.tabOf(deniz)
  await tab.connect()
  const text = `@${names.deniz} bakar mısınız? <b>@${names.ece}</b> @${names.deniz}`
  expect((await act(ece, id, 'notes', { text })).status).toBe(201)
  const heard = () => tab.arrivals.filter(({ name }) => name === 'work_item.for_you')
  await eventually('the news', () => heard().length > 0)
  expect(heard().map(({ data }) => data)).toMatchObject([{ reason: 'mentioned', text, by_name: names.ece }])
  await tab.close()
  expect(await historyOf(id)).toMatchObject([{ kind: 'note', text, actor_name: names.ece }])
  expect((await act(ece, id, 'notes', { text: '  ' })).status).toBe(400)
  expect((await act(ece, randomUUID(), 'notes', { text })).status).toBe(404)
  type Updates = { items: { name: string; data: { reason?: string } }[] }
  const isMentioned = async (as: SignedIn) => {
    const { body } = await server.call<Updates>('GET', '/staff/updates', { as })
    return body.items.some(({ data }) => data.reason === 'mentioned')
  }
  expect([await isMentioned(deniz), await isMentioned(third)]).toEqual([true, false])
})

test('done work is neither handed over nor put off', async () => {
  const id = await newItem()
  await act(ece, id, 'complete')
  for (const [verb, body] of [
    ['hand-over', { to: deniz.userId }],
    ['snooze', { until: new Date(Date.now() + 86_400_000).toISOString() }],
    ['priority', { priority: 'high' }],
  ] as const)
    expect(await act(ece, id, verb, body)).toMatchObject({ status: 409, body: { code: 'WORK_DONE' } })
  expect(await kindsOf(id)).toEqual(['completed'])
})

test('a colleague whose account is closed loses their open work to whoever takes it', async () => {
  const leaving = await server.signIn('staff')
  const [open, done] = [
    await newItem({ assignedTo: leaving.userId }),
    await newItem({ assignedTo: leaving.userId }),
  ]
  await act(leaving, done, 'complete')
  const admin = await server.signIn('admin')
  const closed = await server.call('POST', `/people/${leaving.userId}/disable`, { as: admin })
  expect(closed.status).toBe(200)
  const holders = await query(server, 'select assigned_to from work_items where id = any($1) order by id', [
    [open, done],
  ])
  expect(holders).toEqual([{ assigned_to: null }, { assigned_to: leaving.userId }])
  expect(await kindsOf(open)).toEqual(['account_closed'])
})
