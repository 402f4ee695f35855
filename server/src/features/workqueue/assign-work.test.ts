/** New requests are given away once, fairly, and never to who is away; switched off, nobody gets anything. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createAssignRequests } from '#features/workqueue/assign-requests.jobs.ts'
import { assignWork } from '#features/workqueue/assign-work.ts'
import { system } from '#spine/database/act-as.ts'
import { eventually } from '#testing/eventually.ts'
import { waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { query } from '#testing/sign-in.ts'
import { deedsOf, turn } from '#testing/switches.ts'
import { startTestServer } from '#testing/test-server.ts'

/** Its own: who is here and what they have to do is counted. */
const server = await startTestServer()
afterAll(() => server.close())
const { services } = server
const customer = await wholeCustomer(server)
const signal = new AbortController().signal

type Person = { id: string; name: string }
const people = await query<Person>(server, 'select id, name from representatives order by rank')
const [first, second, third] = people as [Person, Person, Person]
const known = (id: string, specialties: string[]) =>
  query(server, 'update representatives set specialties = $2 where id = $1', [id, specialties])
const away = (id: string, isAway: boolean) =>
  query(
    server,
    `insert into staff_profiles (id, absent_from, absent_until) values ($1, $2, $2)
     on conflict (id) do update set absent_from = excluded.absent_from, absent_until = excluded.absent_until`,
    [id, isAway ? new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10) : null],
  )

beforeEach(async () => {
  await turn(server, 'assign_requests', true)
  await query(server, 'update profiles set assigned_to = null where id = $1', [customer.userId])
  await query(server, `update work_items set status = 'done', done_at = now() where status = 'open'`)
  for (const { id } of people) {
    await known(id, [])
    await away(id, false)
  }
})

const holderOf = async (requestId: string) => {
  const [item] = await query<{ id: string; assigned_to: string | null }>(
    server,
    'select id, assigned_to from work_items where request_id = $1',
    [requestId],
  )
  return item
}
/** Items that nobody has, made past the API: who sends them does not matter here. */
const unheld = async (count: number) => {
  const rows = await query<{ id: string }>(
    server,
    `insert into work_items (kind, title, customer_name, due_at)
     select 'demo_request', 'İş ' || n, 'Defne Işık', now() + interval '1 day' from generate_series(1, $1) n returning id`,
    [count],
  )
  return rows.map(({ id }) => id)
}
const assign = (ids: string[]) => services.actAs(system, (tx) => assignWork(tx, services, ids))
const loads = () =>
  query<{ assigned_to: string; count: number }>(
    server,
    `select assigned_to, count(*)::int as count from work_items where status = 'open' and assigned_to is not null group by 1`,
  )

test('a new request that nobody has goes to who knows ships, who is told, and the rule says so once', async () => {
  await known(third.id, ['Deniz yolu'])
  const { id } = await waitingRequest(server, customer)
  await eventually('it is assigned', async () => (await holderOf(id))?.assigned_to === third.id)
  const item = await holderOf(id)
  const [event, ...more] = await query<{ kind: string; actor_id: null; colleague_id: string }>(
    server,
    'select kind, actor_id, colleague_id from work_item_events where work_item_id = $1',
    [item?.id ?? ''],
  )
  expect(event).toEqual({ kind: 'assigned', actor_id: null, colleague_id: third.id })
  expect(more).toEqual([])
  const told = await query(
    server,
    `select user_id, title from staff_notifications where link = '/staff/work-queue/details/' || $1`,
    [item?.id ?? ''],
  )
  expect(told).toEqual([{ user_id: third.id, title: 'Size bir iş atandı' }])
  // A repeat of the job finds nothing to do.
  await createAssignRequests(services)({ request_id: id }, signal)
  expect(await deedsOf(server, 'assign_requests', id)).toMatchObject([{ key: item?.id, to: third.name }])
})

test('a customer’s own representative keeps it while they are here, and is stood in for while they are away', async () => {
  await query(server, 'update profiles set assigned_to = $2 where id = $1', [customer.userId, first.id])
  const here = await waitingRequest(server, customer)
  await createAssignRequests(services)({ request_id: here.id }, signal)
  expect((await holderOf(here.id))?.assigned_to).toBe(first.id)
  expect(await deedsOf(server, 'assign_requests', here.id)).toEqual([])
  await away(first.id, true)
  const meanwhile = await waitingRequest(server, customer)
  await eventually('somebody else has it', async () =>
    [second.id, third.id].includes((await holderOf(meanwhile.id))?.assigned_to ?? ''),
  )
})

test('switched off, it waits for somebody to take it', async () => {
  await turn(server, 'assign_requests', false)
  const { id } = await waitingRequest(server, customer)
  await createAssignRequests(services)({ request_id: id }, signal)
  expect((await holderOf(id))?.assigned_to).toBeNull()
  expect(await deedsOf(server, 'assign_requests', id)).toEqual([])
})

test('given away by several at once, each piece goes to one, and nobody has two more than another', async () => {
  const ids = await unheld(31)
  const halves = [ids, ids.toReversed(), ids.slice(0, 20), ids.slice(11)]
  const given = await Promise.all(halves.map(assign))
  expect(
    given
      .flat()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ids.toSorted())
  const counts = (await loads()).map(({ count }) => count)
  expect(counts).toHaveLength(people.length)
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
})

test('who is away gets nothing; where all representatives are, a colleague does', async () => {
  await away(second.id, true)
  await assign(await unheld(10))
  expect((await loads()).map(({ assigned_to }) => assigned_to)).not.toContain(second.id)
  await away(first.id, true)
  await away(third.id, true)
  const [last] = await assign(await unheld(1))
  expect(people.map(({ id }) => id)).not.toContain(last?.to.id)
})

test('work that is done, or that somebody here has, stays as it is', async () => {
  const [done = '', held = ''] = await unheld(2)
  await query(server, `update work_items set status = 'done', done_at = now() where id = $1`, [done])
  await query(server, 'update work_items set assigned_to = $2 where id = $1', [held, second.id])
  expect(await assign([done, held])).toEqual([])
})
