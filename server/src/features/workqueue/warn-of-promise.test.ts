/** Before a promised price is late somebody is told, once for each promise. */
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

/** Held by a colleague, and promised for so many minutes from now. */
async function promised(minutes: number): Promise<string> {
  const { id } = await waitingRequest(server, customer)
  await turn(server, 'assign_requests', false)
  await query(
    server,
    `update work_items set assigned_to = $2, due_at = now() + make_interval(mins => $3) where request_id = $1`,
    [id, staff.userId, minutes],
  )
  return id
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
  await query(server, `update work_items set due_at = now() + interval '1 hour' where request_id = $1`, [
    soon,
  ])
  await warnOfPromise(services)
  expect(await warnings(soon)).toHaveLength(2)
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
