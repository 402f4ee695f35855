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
