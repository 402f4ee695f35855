/** What Luna suggests to the office is true, is done once when accepted, can be undone, and stays away when dismissed. */
import type { Assignments, WorkflowAnalysis, WorkflowState } from '@kervan/domain/luna/workflow.contract.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

/** Their own: who is here and what they have to do is counted. Two processes of one office on one database. */
const server = await startTestServer()
const other = await startTestServer({ access: server.access })
afterAll(async () => {
  await other.stop()
  await server.close()
})
const customer = await wholeCustomer(server)
const [staff, admin] = [await server.signIn('staff'), await server.signIn('admin')]

type Person = { id: string; name: string }
const people = await query<Person>(server, 'select id, name from representatives order by rank')
const [first, second, third] = people as [Person, Person, Person]
const away = (id: string, isAway: boolean) =>
  query(
    server,
    `insert into staff_profiles (id, absent_from, absent_until) values ($1, $2, $2)
     on conflict (id) do update set absent_from = excluded.absent_from, absent_until = excluded.absent_until`,
    [id, isAway ? new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10) : null],
  )

beforeEach(async () => {
  await query(server, "update representatives set specialties = '{}'")
  await query(server, 'update profiles set assigned_to = null where id = $1', [customer.userId])
  await query(server, `update work_items set status = 'done', done_at = now() where status = 'open'`)
  await query(server, 'delete from workflow_decisions')
  await query(server, 'update automation_rules set is_active = true where builtin is not null')
  for (const { id } of people) await away(id, false)
})

type Work = { due?: string; holder?: string; snoozed?: string; count?: number }
/** Made past the API: who sends them does not matter here. */
const work = async ({ due = '3 days', holder, snoozed, count = 1 }: Work = {}) =>
  (
    await query<{ id: string }>(
      server,
      `insert into work_items (kind, title, customer_name, due_at, assigned_to, snoozed_until)
       select 'demo_request', 'İş ' || n, 'Defne Işık', now() + $1::interval, $2, now() + $3::interval
       from generate_series(1, $4) n returning id`,
      [due, holder ?? null, snoozed ?? null, count],
    )
  ).map(({ id }) => id)
const holderOf = async (id: string) =>
  (
    await query<{ assigned_to: string | null }>(server, 'select assigned_to from work_items where id = $1', [
      id,
    ])
  )[0]?.assigned_to
const loads = () =>
  query<{ assigned_to: string; count: number }>(
    server,
    `select assigned_to, count(*)::int as count from work_items where status = 'open' and assigned_to is not null group by 1`,
  )

const analyse = async () => {
  const { status, body } = await server.call<WorkflowAnalysis>('GET', '/luna/workflow', { as: staff })
  expect(status).toBe(200)
  return body
}
const keys = async (tab: 'immediate_actions' | 'optimizations' | 'automation_suggestions') =>
  (await analyse()).luna_insights[tab].map(({ key }) => key)
const answer = (key: string, how: 'accepted' | 'dismissed', as = staff) =>
  server.call<{ decision_id: string; count: number }>('POST', '/luna/workflow/suggestions', {
    as,
    body: { key, answer: how },
  })
const undo = (id: string, as = staff) =>
  server.call<{ undone: number; kept: number }>('POST', `/luna/workflow/decisions/${id}/undo`, { as })
const assign = async (of = server) =>
  (await of.call<Assignments>('POST', '/luna/workflow/assignments', { as: staff })).body

test('the counters are those of the queue, and the score follows from them', async () => {
  await query(server, "update work_items set done_by = null where status = 'done'")
  await work({ count: 6, holder: first.id })
  await work({ count: 2 })
  await work({ count: 2, due: '-1 hour', holder: first.id })
  await work({ snoozed: '1 day' })
  const { analysis, luna_insights } = await analyse()
  expect(analysis).toMatchObject({ total_items: 10, pending_items: 2, urgent_items: 2, overdue_items: 2 })
  expect(luna_insights).toMatchObject({ luna_score: 100 - 18 - 8, workflow_health: 'good' })
})

test('given away by two processes at once, each piece goes to one, fairly, and none to who is away', async () => {
  await away(second.id, true)
  const ids = await work({ count: 31 })
  const all = await Promise.all([assign(), assign(other), assign(), assign(other)])
  const given = all.flatMap(({ assignments }) => assignments.map(({ work_item_id }) => work_item_id))
  expect(given.toSorted()).toEqual(ids.toSorted())
  const counts = await loads()
  expect(counts.map(({ assigned_to }) => assigned_to).toSorted()).toEqual([first.id, third.id].toSorted())
  expect(Math.abs((counts[0]?.count ?? 0) - (counts[1]?.count ?? 0))).toBeLessThanOrEqual(1)
})

test('undone, all of it is free again but for what somebody has taken on since', async () => {
  const [one = '', two = '', three = ''] = await work({ count: 3 })
  const { decision_id } = await assign()
  await query(server, 'update work_items set assigned_to = $2 where id = $1', [two, staff.userId])
  expect((await undo(decision_id ?? '')).body).toEqual({ undone: 2, kept: 1 })
  expect(await Promise.all([one, two, three].map(holderOf))).toEqual([null, staff.userId, null])
  const again = await undo(decision_id ?? '')
  expect(again).toMatchObject({ status: 409, body: { code: 'ALREADY_UNDONE' } })
})

test('much of it is given away bit by bit, and undone as one', async () => {
  await work({ count: 120 })
  const { assignments, decision_id } = await assign()
  expect(assignments).toHaveLength(120)
  expect(Math.max(...(await loads()).map(({ count }) => count))).toBe(40)
  expect((await undo(decision_id ?? '')).body).toEqual({ undone: 120, kept: 0 })
  expect(await loads()).toEqual([])
})

test('urgent work that nobody has is suggested with why; accepted by two at once it is given once', async () => {
  const [id = ''] = await work({ due: '-2 hours' })
  const key = `assign_urgent:${id}`
  const { immediate_actions } = (await analyse()).luna_insights
  expect(immediate_actions).toMatchObject([
    { key, severity: 'high', text: `İşi ${first.name} üstlensin.`, why: [{ label: 'Süresi geçti' }, {}] },
  ])
  const answers = await Promise.all([answer(key, 'accepted'), answer(key, 'accepted')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await holderOf(id)).toBe(first.id)
  const [done] = answers.filter(({ status }) => status === 200)
  await undo(done?.body.decision_id ?? '')
  expect(await holderOf(id)).toBeNull()
})

test('a promise that is about to be missed is said before, and who has it is told', async () => {
  const [id = ''] = await work({ due: '5 minutes', holder: second.id })
  const key = `remind_holder:${id}`
  const [warning] = (await analyse()).luna_insights.immediate_actions
  expect(warning).toMatchObject({ key, kind: 'remind_holder' })
  expect(warning?.title).toMatch(/^Sözün süresi .* doluyor: İş 1$/)
  const { body } = await answer(key, 'accepted')
  const priority = () => query(server, 'select priority from work_items where id = $1', [id])
  expect(await priority()).toEqual([{ priority: 'urgent' }])
  const told = await query(
    server,
    `select user_id from staff_notifications where link = '/staff/work-queue/details/' || $1`,
    [id],
  )
  expect(told).toEqual([{ user_id: second.id }])
  await undo(body.decision_id)
  expect(await priority()).toEqual([{ priority: 'medium' }])
})

test('a promise that will probably be missed is said days before, where the prediction beats the usual', async () => {
  await query(server, 'update profiles set assigned_to = $2 where id = $1', [customer.userId, second.id])
  const { id } = await waitingRequest(server, customer)
  const [item] = await query<{ id: string }>(
    server,
    `update work_items set due_at = now() + interval '3 days', priority = 'medium' where request_id = $1 returning id`,
    [id],
  )
  const foretold = (likelihood: number, verdict: string) =>
    query(
      server,
      `insert into predictions (kind, backtest, items, computed_at) values ('promises_missed', $1, $2, now())
       on conflict (kind) do update set backtest = excluded.backtest, items = excluded.items`,
      [
        JSON.stringify({ learned: 300, tried: 120, score: 0.1, naive: 0.2, verdict }),
        JSON.stringify([{ key: id, likelihood, expected: null, why: 'o gün iş çoktu (artırıyor)' }]),
      ],
    )
  await foretold(0.7, 'not_better')
  expect(await keys('immediate_actions')).toEqual([])
  await foretold(0.4, 'better')
  expect(await keys('immediate_actions')).toEqual([])
  await foretold(0.7, 'better')
  const [warning] = (await analyse()).luna_insights.immediate_actions
  expect(warning).toMatchObject({
    key: `remind_holder:${item?.id}`,
    title: expect.stringMatching(/^Söz kaçabilir: TLP-/),
    why: [{ value: '%70; o gün iş çoktu (artırıyor)', sample: 120 }, {}, { value: second.name }],
  })
  expect((await answer(warning?.key ?? '', 'accepted')).body.count).toBe(1)
  expect(await query(server, 'select priority from work_items where id = $1', [item?.id])).toEqual([
    { priority: 'urgent' },
  ])
  expect(await keys('immediate_actions')).toEqual([])
  await query(server, 'delete from predictions')
})

test('what is dismissed is not suggested again, and comes back when that is undone', async () => {
  const [id = ''] = await work({ due: '-2 hours' })
  const { body } = await answer(`assign_urgent:${id}`, 'dismissed')
  expect(await keys('immediate_actions')).toEqual([])
  expect(await answer(`assign_urgent:${id}`, 'accepted')).toMatchObject({ status: 409 })
  await undo(body.decision_id)
  expect(await keys('immediate_actions')).toEqual([`assign_urgent:${id}`])
})

test('uneven work, work of who is away and work that sleeps too long can be put right and back', async () => {
  await work({ count: 9, holder: first.id })
  await work({ count: 1, holder: second.id, due: '2 days' })
  await work({ count: 1, holder: third.id, due: '2 days' })
  const [asleep = ''] = await work({ holder: second.id, due: '1 day', snoozed: '2 days' })
  const found = await keys('optimizations')
  expect(found).toEqual([`balance_load:${first.id}:${third.id}`, `wake_earlier:${asleep}`])
  const balanced = await answer(found[0] ?? '', 'accepted')
  expect(balanced.body.count).toBe(4)
  expect(await loads()).toEqual(
    expect.arrayContaining([
      { assigned_to: first.id, count: 5 },
      { assigned_to: third.id, count: 5 },
    ]),
  )
  await undo(balanced.body.decision_id)
  expect(await loads()).toEqual(expect.arrayContaining([{ assigned_to: first.id, count: 9 }]))
  const woken = await answer(`wake_earlier:${asleep}`, 'accepted')
  const until = () =>
    query<{ asleep: boolean }>(
      server,
      'select snoozed_until is not null as asleep from work_items where id = $1',
      [asleep],
    )
  expect(await until()).toEqual([{ asleep: false }])
  await undo(woken.body.decision_id)
  expect(await until()).toEqual([{ asleep: true }])
  await away(first.id, true)
  const standIn = (await keys('optimizations')).find((key) => key.startsWith('stand_in:'))
  const stoodIn = await answer(standIn ?? '', 'accepted')
  expect(stoodIn.body.count).toBe(9)
  expect((await loads()).map(({ assigned_to }) => assigned_to)).not.toContain(first.id)
  await undo(stoodIn.body.decision_id)
  expect(await loads()).toEqual(expect.arrayContaining([{ assigned_to: first.id, count: 9 }]))
})

test('auto mode is the assignment rule itself: only an admin switches it, and what it gives can be undone', async () => {
  const mode = (wanted: string, as = admin) =>
    server.call<WorkflowState>('PUT', '/luna/workflow/mode', { as, body: { mode: wanted } })
  expect(await mode('manual', staff)).toMatchObject({ status: 403 })
  expect((await mode('manual')).body.mode).toBe('manual')
  const [rule] = await query<{ id: string; is_active: boolean }>(
    server,
    "select id, is_active from automation_rules where builtin = 'assign_requests'",
  )
  expect(rule?.is_active).toBe(false)
  const late = await waitingRequest(server, customer)
  const holder = async (request: string) =>
    (
      await query<{ id: string; assigned_to: string | null }>(
        server,
        'select id, assigned_to from work_items where request_id = $1',
        [request],
      )
    )[0]
  expect((await mode('auto')).body.mode).toBe('auto')
  const { id } = await waitingRequest(server, customer)
  await eventually('it is assigned', async () => ((await holder(id))?.assigned_to ?? null) !== null)
  expect((await holder(late.id))?.assigned_to).toBeNull()
  const item = (await holder(id))?.id ?? ''
  expect((await analyse()).rule_assignments).toMatchObject([{ work_item_id: item }])
  const undone = await server.call('POST', `/luna/workflow/assignments/${item}/undo`, { as: staff })
  expect(undone).toMatchObject({ status: 200, body: { undone: 1 } })
  expect((await holder(id))?.assigned_to).toBeNull()
  const twice = await server.call('POST', `/luna/workflow/assignments/${item}/undo`, { as: staff })
  expect(twice).toMatchObject({ status: 409, body: { code: 'NOTHING_LEFT' } })
})

test('a rule that is off although it had work is suggested; only an admin accepts, and it goes off again when undone', async () => {
  const [rule] = await query<{ id: string }>(
    server,
    "update automation_rules set is_active = false where builtin = 'warn_of_promise' returning id",
  )
  await query(
    server,
    `insert into work_items (kind, title, customer_name, due_at, status, done_at, done_by)
     select 'new_request', 'x', 'x', now() - interval '1 day', 'done', now() - interval '1 hour', $1 from generate_series(1, 4)`,
    [staff.userId],
  )
  const key = `switch_on:${rule?.id}`
  expect(await keys('automation_suggestions')).toEqual([key])
  expect(await answer(key, 'accepted')).toMatchObject({ status: 403, body: { code: 'ADMIN_NEEDED' } })
  const isOn = () => query(server, "select is_on from automation_switches where job = 'warn_of_promise'")
  const { body } = await answer(key, 'accepted', admin)
  expect(await isOn()).toEqual([{ is_on: true }])
  expect(await undo(body.decision_id)).toMatchObject({ status: 403 })
  expect(await undo(body.decision_id, admin)).toMatchObject({ status: 200 })
  expect(await isOn()).toEqual([{ is_on: false }])
})

test('paused is paused for everybody, and the recommendation is made of what is known', async () => {
  const put = await server.call<WorkflowState>('PUT', '/luna/workflow/status', {
    as: staff,
    body: { status: 'paused' },
  })
  expect(put.body).toMatchObject({ status: 'paused' })
  const state = await other.call<WorkflowState>('GET', '/luna/workflow/state', { as: admin })
  expect(state.body.status).toBe('paused')
  await work({ due: '-1 hour', holder: first.id, count: 2 })
  const { body } = await server.call('POST', '/luna/workflow/recommendation', { as: staff, body: {} })
  expect(body).toMatchObject({
    luna_recommendation: 'Önce süresi geçen 2 işi ele alın.',
    tab: 'immediate_actions',
    may_be_refined: false,
  })
})
