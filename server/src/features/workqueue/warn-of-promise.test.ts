/** Before a promised price is late somebody is told, once for each promise. */
import { afterOfficeTime } from '@kervan/domain/company/office-time.ts'
import { dayInIstanbul, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { warnOfPromise } from '#features/workqueue/warn-of-promise.jobs.ts'
import { waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { query } from '#testing/sign-in.ts'
import { deedsOf, turn } from '#testing/switches.ts'
import { startTestServer } from '#testing/test-server.ts'

/** Its own: the job looks at everybody's work. */
const server = await startTestServer()
afterAll(() => server.close())
const { services } = server
const staff = await server.signIn('staff')
const customer = await wholeCustomer(server)

const minute = 60_000

/** Held by a colleague, and promised for so many minutes of the office from now. */
async function promised(minutes: number): Promise<string> {
  const { id } = await waitingRequest(server, customer)
  await turn(server, 'assign_requests', false)
  await query(server, 'update work_items set assigned_to = $2, due_at = $3 where request_id = $1', [
    id,
    staff.userId,
    (await officeTimeFromNow(minutes)).toISOString(),
  ])
  return id
}
async function officeTimeFromNow(minutes: number): Promise<Date> {
  const now = new Date()
  if (minutes < 0) return new Date(now.getTime() + minutes * minute)
  return afterOfficeTime(now, minutes * minute, await services.company.calendar())
}
const warnings = (requestId: string) =>
  query<{ user_id: string; title: string }>(
    server,
    `select n.user_id, n.title from staff_notifications n join work_items w on n.link = '/staff/work-queue/details/' || w.id
     where w.request_id = $1 and n.title = 'Söz verilen süre doluyor'`,
    [requestId],
  )

beforeEach(() => turn(server, 'warn_of_promise', true, { hours: 2 }))

test('who has it is told once, by two processes too, and again for another promise', async () => {
  const [soon, later, over] = [await promised(90), await promised(150), await promised(-5)]
  await Promise.all([warnOfPromise(services), warnOfPromise(services), warnOfPromise(services)])
  await warnOfPromise(services)
  expect(await warnings(soon)).toEqual([{ user_id: staff.userId, title: 'Söz verilen süre doluyor' }])
  expect(await warnings(later)).toEqual([])
  expect(await warnings(over)).toEqual([])
  expect(await deedsOf(server, 'warn_of_promise', soon)).toHaveLength(1)
  await query(server, 'update work_items set due_at = $2 where request_id = $1', [
    soon,
    (await officeTimeFromNow(60)).toISOString(),
  ])
  await warnOfPromise(services)
  expect(await warnings(soon)).toHaveLength(2)
})

test('what was once saved as hours of the clock is a day of the office at most', async () => {
  const [id, later] = [await promised(9 * 60), await promised(11 * 60)]
  await turn(server, 'warn_of_promise', true, { hours: 48 })
  await warnOfPromise(services)
  expect(await warnings(id)).toHaveLength(1)
  expect(await warnings(later)).toEqual([])
})

test('how long before is the admin’s choice', async () => {
  const id = await promised(200)
  await turn(server, 'warn_of_promise', true, { hours: 4 })
  await warnOfPromise(services)
  expect(await warnings(id)).toHaveLength(1)
})

test('switched off, nobody is told; what is already priced is no promise any more', async () => {
  await turn(server, 'warn_of_promise', false)
  const id = await promised(60)
  await warnOfPromise(services)
  expect(await warnings(id)).toEqual([])
  await turn(server, 'warn_of_promise', true)
  await query(server, `update requests set status = 'rejected' where id = $1`, [id])
  await warnOfPromise(services)
  expect(await warnings(id)).toEqual([])
})

test('of what somebody has only they hear; of what nobody has, or who is on leave, everybody does', async () => {
  const audienceOf = async (requestId: string) => {
    const rows = await query<{ audiences: string[] }>(
      server,
      `select o.audiences from outbox o join work_items w on w.id::text = o.data ->> 'work_item_id'
       where o.name = 'work_item.due_soon' and w.request_id = $1`,
      [requestId],
    )
    return rows.map(({ audiences }) => audiences)
  }
  const [held, free, away] = [await promised(60), await promised(60), await promised(60)]
  const ill = await server.signIn('staff')
  await query(server, 'update work_items set assigned_to = null where request_id = $1', [free])
  await query(server, 'update work_items set assigned_to = $2 where request_id = $1', [away, ill.userId])
  await query(server, 'insert into staff_profiles (id, absent_from, absent_until) values ($1, $2, $2)', [
    ill.userId,
    dayInIstanbul(new Date()),
  ])
  await warnOfPromise(services)
  expect(await audienceOf(held)).toEqual([[`user:${staff.userId}`]])
  expect(await audienceOf(free)).toEqual([['staff']])
  expect(await audienceOf(away)).toEqual([['staff']])
  const everybody = [staff.userId, ill.userId]
  const keptFor = async (id: string) => (await warnings(id)).map(({ user_id }) => user_id)
  expect(await keptFor(held)).toEqual([staff.userId])
  for (const id of [free, away]) expect(await keptFor(id)).toEqual(expect.arrayContaining(everybody))
})

test('the hours are those of the office: what is due after days off is warned of before them', async () => {
  const admin = await server.signIn('admin')
  const today = dayInIstanbul(new Date())
  for (const ahead of [0, 1, 2, 3])
    await server.call('PUT', `/company/holidays/${daysLater(today, ahead)}`, {
      as: admin,
      body: { name: 'Köprü günü', half: false },
    })
  expect((await officeTimeFromNow(60)).getTime() - Date.now()).toBeGreaterThan(3 * 24 * 60 * minute)
  const id = await promised(60)
  await warnOfPromise(services)
  expect(await warnings(id)).toHaveLength(1)
})
