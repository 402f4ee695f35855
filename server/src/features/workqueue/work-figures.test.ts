/** The queue as a calendar, and what was promised and kept: counted in SQL beside it. */
import type { Promises, WorkDay } from '@kervan/domain/workqueue/work-figures.contract.ts'
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { expect, test } from 'vitest'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'

const server = await sharedServer()
const staff = await server.signIn('staff')

const add = (title: string, due: string, more: { assignedTo?: string; snoozed?: boolean } = {}) =>
  query(
    server,
    `insert into work_items (kind, title, customer_name, due_at, assigned_to, snoozed_until)
     values ('question', $1, 'Defne Işık', $2, $3, case when $4 then now() + interval '1 day' end)`,
    [title, due, more.assignedTo ?? null, more.snoozed ?? false],
  )
const calendar = async (more = '') =>
  server.call<{ days: WorkDay[] }>('GET', `/work-items/calendar?from=2098-03-01&to=2098-03-31${more}`, {
    as: staff,
  })

test('a day of the calendar is one in Istanbul: its first items by name, the others counted, what is put off not at all', async () => {
  for (let hour = 0; hour < 7; hour += 1) await add(`İş ${hour}`, `2098-03-05T0${hour + 1}:00:00Z`)
  await add('Gece yarısından sonra', '2098-03-05T21:30:00Z', { assignedTo: staff.userId })
  await add('Ertelenen', '2098-03-05T08:00:00Z', { snoozed: true })
  const { body } = await calendar()
  expect(body.days.map(({ day, total, items }) => [day, total, items.map(({ title }) => title)])).toEqual([
    ['2098-03-05', 7, ['İş 0', 'İş 1', 'İş 2', 'İş 3', 'İş 4']],
    ['2098-03-06', 1, ['Gece yarısından sonra']],
  ])
  expect((await calendar('&mine=true')).body.days.map(({ day }) => day)).toEqual(['2098-03-06'])
  const listed = await server.call<{ items: WorkItem[] }>(
    'GET',
    '/work-items?status=open&snoozed=false&due_on=2098-03-05&limit=100',
    { as: staff },
  )
  expect(listed.body.items).toHaveLength(7)
})

test('a calendar of more than six weeks is refused', async () => {
  const { status } = await server.call('GET', '/work-items/calendar?from=2098-03-01&to=2098-04-30', {
    as: staff,
  })
  expect(status).toBe(400)
})

test('a promise is kept by what is done in time; what closes by itself is nobody’s', async () => {
  const person = await server.signIn('staff')
  await query(
    server,
    `insert into work_items (kind, title, customer_name, due_at, status, done_at, done_by)
     select kind, 'Söz', 'Defne Işık', now() - due, 'done', now() - done, case when is_own then $1::uuid end
     from (values ('question', interval '1 hour', interval '2 hours', true), ('question', interval '2 hours', interval '1 hour', true),
       ('revision', interval '1 day', interval '3 days', true), ('revision', interval '1 day', interval '3 days', false),
       ('revision', interval '1 day', interval '20 days', true)) as work (kind, due, done, is_own)`,
    [person.userId],
  )
  const read = async (days: number) => {
    const { body } = await server.call<Promises>('GET', `/work-items/promises?days=${days}`, { as: staff })
    return body.rows
      .filter(({ person_id }) => person_id === person.userId)
      .map(({ kind, kept, missed }) => [kind, kept, missed])
  }
  expect(await read(7)).toEqual([
    ['question', 1, 1],
    ['revision', 1, 0],
  ])
  expect(await read(30)).toContainEqual(['revision', 2, 0])
})

test('what is open past its time is a promise not kept, whoever has it; what was closed with a reason is none that was', async () => {
  const person = await server.signIn('staff')
  const read = async () => {
    const { body } = await server.call<Promises>('GET', '/work-items/promises?days=7', { as: staff })
    return body.rows
  }
  const counted = (rows: Promises['rows'], id: string | null) =>
    rows
      .filter(({ person_id, kind }) => person_id === id && ['expiring_quote', 'follow_up'].includes(kind))
      .map(({ kind, kept, missed, closed }) => [kind, kept, missed, closed])
  const addDue = async (kind: string, due: string, assignedTo: string | null = person.userId) => {
    const [row] = await query<{ id: string }>(
      server,
      `insert into work_items (kind, title, customer_name, due_at, assigned_to, snoozed_until)
       values ($1, 'Söz', 'Defne Işık', now() + $2::interval, $3, now() + interval '1 day') returning id`,
      [kind, due, assignedTo],
    )
    return row?.id
  }
  const close = (id: string | undefined, reason: string) =>
    server.call('POST', `/work-items/${id}/complete`, { as: person, body: { reason } })
  await addDue('expiring_quote', '-1 day')
  await addDue('expiring_quote', '-40 days')
  await addDue('expiring_quote', '-1 hour', null)
  await addDue('expiring_quote', '1 hour')
  await close(await addDue('expiring_quote', '1 hour'), 'Müşteri vazgeçti.')
  await close(await addDue('expiring_quote', '-1 hour'), 'Geç kaldık.')
  await close(await addDue('follow_up', '1 hour'), '')
  // It says why it closed, and was done.
  await query(
    server,
    `insert into work_items (kind, title, customer_name, due_at, status, done_at, done_by, closed_because)
     values ('follow_up', 'Söz', 'Defne Işık', now() + interval '1 day', 'done', now(), $1, 'Görüşüldü.')`,
    [person.userId],
  )
  const rows = await read()
  expect(counted(rows, person.userId)).toEqual([
    ['expiring_quote', 0, 3, 1],
    ['follow_up', 2, 0, 0],
  ])
  expect(counted(rows, null)).toEqual([['expiring_quote', 0, 1, 0]])
})
