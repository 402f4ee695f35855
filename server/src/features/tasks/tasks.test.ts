/** Long work: its progress reaches its person and nobody else, and it can be cancelled, repeated, dismissed and swept. */
import { Readable } from 'node:stream'
import type { Task } from '@kervan/domain/tasks/tasks.contract.ts'
import { expect, test } from 'vitest'
import { fileKeyOf } from '#features/tasks/run-task.jobs.ts'
import { startTask } from '#features/tasks/start-task.ts'
import { sweepTasks } from '#features/tasks/sweep-tasks.jobs.ts'
import { defineTaskKind, type TaskKind } from '#features/tasks/task-kind.ts'
import { eventually } from '#testing/eventually.ts'
import { downloadFile, taskBecomes, tasksOf } from '#testing/list-exports.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()
const { services } = server

/** Work whose end the test decides; it counts how often it has begun. */
const begun = new Map<string, number>()
const gates = new Map<string, PromiseWithResolvers<void>>()
const kind = defineTaskKind<{ name: string; fails?: number }>({
  name: 'test-work',
  mostUnfinished: 2,
  parse: (input) => input as { name: string; fails?: number },
  async run({ input: { name, fails = 0 }, signal, report }) {
    const tries = (begun.get(name) ?? 0) + 1
    begun.set(name, tries)
    if (tries <= fails) throw new Error('not yet')
    report(3, 10)
    await Promise.race([gates.get(name)?.promise, untilAborted(signal)])
    signal.throwIfAborted()
    report(10, 10)
    return { name: 'Çıktı.txt', type: 'text/plain', body: Readable.from([`made by ${name}`]) }
  },
})
;(services.taskKinds as Map<string, TaskKind>).set(kind.name, kind)

const untilAborted = (signal: AbortSignal) =>
  new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))

let number = 0
async function startWork(person: SignedIn, more: { fails?: number } = {}) {
  number += 1
  const name = `work-${number}`
  gates.set(name, Promise.withResolvers())
  const actor = { role: person.role, userId: person.userId, sessionId: person.sessionId }
  const task = await services.actAs(actor, (tx) =>
    startTask(services, tx, { userId: person.userId, kind, title: name, input: { name, ...more } }),
  )
  return { id: task.id, name, finish: () => gates.get(name)?.resolve() }
}
const act = (person: SignedIn, id: string, verb: string) =>
  server.call<Task & { code?: string }>('POST', `/tasks/${id}/${verb}`, { as: person })

test('a person follows their work in every tab, to its file', async () => {
  const person = await server.signIn('customer')
  const tab = server.tabOf(person)
  await tab.connect()
  const work = await startWork(person)
  const running = await eventually('its progress is shown', async () =>
    (await tasksOf(server, person)).find((task) => task.done === 3),
  )
  expect(running).toMatchObject({ id: work.id, state: 'running', total: 10, file_name: null })
  expect((await downloadFile(server, person, work.id)).status).toBe(404)
  work.finish()
  const done = await taskBecomes(server, person, work.id, ['done'])
  expect(done).toMatchObject({ done: 10, total: 10, file_name: 'Çıktı.txt' })
  const file = await downloadFile(server, person, work.id)
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename="cikti.txt"; filename*=UTF-8''%C3%87%C4%B1kt%C4%B1.txt`,
  )
  expect(await file.text()).toBe(`made by ${work.name}`)
  const states = () =>
    tab.arrivals.filter(({ name }) => name === 'task.changed').map(({ data }) => (data as Task).state)
  await eventually('the tab has heard of its end', () => states().includes('done'))
  expect(states()[0]).toBe('waiting')
  tab.close()
})

test('of another person’s work nothing can be seen, fetched or changed', async () => {
  const [owner, stranger] = [await server.signIn('staff'), await server.signIn('admin')]
  const work = await startWork(owner)
  expect(await tasksOf(server, stranger)).toEqual([])
  for (const verb of ['cancel', 'retry', 'dismiss'])
    expect((await act(stranger, work.id, verb)).status).toBe(404)
  work.finish()
  await taskBecomes(server, owner, work.id, ['done'])
  expect((await downloadFile(server, stranger, work.id)).status).toBe(404)
  expect((await server.fetch(`/api/tasks/${work.id}/file?surface=office`)).status).toBe(401)
  expect((await server.fetch('/api/tasks/garbage/file?surface=office', { as: owner })).status).toBe(404)
  expect((await downloadFile(server, owner, work.id)).status).toBe(200)
})

test('work that waits or runs can be cancelled, and repeated from its beginning', async () => {
  const person = await server.signIn('staff')
  const work = await startWork(person)
  await taskBecomes(server, person, work.id, ['running'])
  expect((await act(person, work.id, 'dismiss')).body.code).toBe('TASK_UNFINISHED')
  expect((await act(person, work.id, 'retry')).body.code).toBe('TASK_NOT_REPEATABLE')
  expect((await act(person, work.id, 'cancel')).body.state).toBe('cancelled')
  expect((await act(person, work.id, 'cancel')).body.state).toBe('cancelled')
  expect((await act(person, work.id, 'retry')).body).toMatchObject({ state: 'waiting', done: 0 })
  await eventually('it runs again', () => begun.get(work.name) === 2)
  work.finish()
  expect(await taskBecomes(server, person, work.id, ['done'])).toMatchObject({ error: '' })
  // The run that was cancelled has ended without a word.
  const [row] = await query<{ run: number }>(server, 'select run from tasks where id = $1', [work.id])
  expect(row?.run).toBe(2)
})

test('cancelled work stops by itself', async () => {
  const person = await server.signIn('staff')
  const work = await startWork(person)
  await taskBecomes(server, person, work.id, ['running'])
  await act(person, work.id, 'cancel')
  await eventually('no job is left', async () => {
    const left = await query(
      server,
      "select from pgboss.job where name = 'run-task' and data->>'task_id' = $1 and state in ('created', 'active', 'retry')",
      [work.id],
    )
    return left.length === 0
  })
  expect(await tasksOf(server, person)).toMatchObject([{ state: 'cancelled', file_name: null }])
})

test('work that fails is tried again; what always fails says so and can be repeated', async () => {
  const person = await server.signIn('staff')
  const shaky = await startWork(person, { fails: 1 })
  shaky.finish()
  await taskBecomes(server, person, shaky.id, ['done'])
  const hopeless = await startWork(person, { fails: 4 })
  hopeless.finish()
  const failed = await taskBecomes(server, person, hopeless.id, ['failed'])
  expect(failed.error).toMatch(/^İş tamamlanamadı\./)
  expect((await act(person, hopeless.id, 'retry')).status).toBe(200)
  await taskBecomes(server, person, hopeless.id, ['done'])
})

test('a person may have so much unfinished and no more', async () => {
  const person = await server.signIn('staff')
  const works = [await startWork(person), await startWork(person)]
  await expect(startWork(person)).rejects.toThrow('Süren işleriniz var')
  for (const { finish } of works) finish()
})

test('what is dismissed is gone from the list, and swept with its file; so is what is a day old', async () => {
  const person = await server.signIn('staff')
  const works = [await startWork(person), await startWork(person)]
  for (const { id, finish } of works) {
    finish()
    await taskBecomes(server, person, id, ['done'])
  }
  const [dismissed, old] = works.map(({ id }) => id) as [string, string]
  expect((await act(person, dismissed, 'dismiss')).status).toBe(200)
  expect((await tasksOf(server, person)).map(({ id }) => id)).toEqual([old])
  expect((await downloadFile(server, person, dismissed)).status).toBe(404)
  await sweepTasks(services)
  expect(await services.files.exists(fileKeyOf(dismissed))).toBe(false)
  expect(await services.files.exists(fileKeyOf(old))).toBe(true)
  await query(server, "update tasks set finished_at = now() - interval '25 hours' where id = $1", [old])
  await sweepTasks(services)
  expect(await services.files.exists(fileKeyOf(old))).toBe(false)
  expect(await tasksOf(server, person)).toEqual([])
})

test('work whose job was lost ends as failed', async () => {
  const person = await server.signIn('staff')
  await query(
    server,
    `insert into tasks (user_id, kind, title, input, state, updated_at)
     values ($1, 'test-work', 'x', '{}', 'running', now() - interval '3 hours')`,
    [person.userId],
  )
  await sweepTasks(services)
  expect(await tasksOf(server, person)).toMatchObject([
    { state: 'failed', error: 'İş yarıda kaldı. Yeniden deneyin.' },
  ])
})
