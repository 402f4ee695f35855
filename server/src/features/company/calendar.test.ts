/** The office's calendar: delivered, corrected by admins only, and followed by what counts as urgent. */
import { afterOfficeTime, type OfficeCalendar } from '@kervan/domain/company/office-time.ts'
import { deliveredHolidays } from '@kervan/domain/company/public-holidays.ts'
import { dayInIstanbul, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { afterAll, expect, test } from 'vitest'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())
const [staff, admin] = [await server.signIn('staff'), await server.signIn('admin')]
const calendar = async () =>
  (await server.call<OfficeCalendar>('GET', '/company/calendar', { as: staff })).body

test('begins with the feasts as they were delivered', async () => {
  expect((await calendar()).holidays).toEqual(deliveredHolidays)
})

test('is corrected by an admin, and every change is audited', async () => {
  const day = '2031-01-24'
  const save = (name: string, half: boolean, as = admin) =>
    server.call('PUT', `/company/holidays/${day}`, { as, body: { name, half } })
  expect((await save('Ramazan Bayramı 1. gün', false, staff)).status).toBe(403)
  expect(await save('Ramazan Bayramı arifesi', true)).toMatchObject({
    status: 200,
    body: { day, half: true },
  })
  expect((await save('Ramazan Bayramı 1. gün', false)).status).toBe(200)
  expect((await calendar()).holidays.at(-1)).toEqual({ day, name: 'Ramazan Bayramı 1. gün', half: false })
  const remove = () => server.call('DELETE', `/company/holidays/${day}`, { as: admin })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  const audited = await query<{ action: string }>(
    server,
    "select action from audit_entries where subject_table = 'company_holidays' and actor_id = $1 order by id",
    [admin.userId],
  )
  expect(audited.map(({ action }) => action)).toEqual(['insert', 'update', 'delete'])
})

test('what is due in three office hours is urgent once the days until then are holidays', async () => {
  const now = new Date()
  const due = afterOfficeTime(now, 3 * 3_600_000, await calendar())
  const title = 'Takvimle acil olan iş'
  await query(
    server,
    "insert into work_items (kind, title, customer_name, due_at) values ('question', $1, 'Defne Işık', $2)",
    [title, due.toISOString()],
  )
  const read = async () => {
    const [list, counts] = await Promise.all([
      server.call<{ items: WorkItem[] }>('GET', `/work-items?search=takvimle`, { as: staff }),
      server.call<{ urgent: number }>('GET', '/work-items/counts?search=takvimle', { as: staff }),
    ])
    const urgent = await server.call<{ items: WorkItem[] }>(
      'GET',
      '/work-items?search=takvimle&priority=urgent&status=open',
      { as: staff },
    )
    return [list.body.items[0]?.priority, counts.body.urgent, urgent.body.items.length]
  }
  expect(await read()).toEqual(['medium', 0, 0])
  for (let day = dayInIstanbul(now); day <= dayInIstanbul(due); day = daysLater(day, 1))
    await server.call('PUT', `/company/holidays/${day}`, {
      as: admin,
      body: { name: 'İdari izin', half: false },
    })
  expect(await read()).toEqual(['urgent', 1, 1])
})
