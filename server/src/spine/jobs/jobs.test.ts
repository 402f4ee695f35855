/** Jobs exist only with the work that queued them, are tried again, and are put aside when they never succeed. */
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { sweepJob } from '#assembly/sweep.jobs.ts'
import { createLog } from '#spine/config/log.ts'
import { system } from '#spine/database/act-as.ts'
import { installQueues } from '#spine/jobs/install-queues.ts'
import { defineJob } from '#spine/jobs/job.ts'
import { startJobs } from '#spine/jobs/start-jobs.ts'
import { eventually } from '#testing/eventually.ts'
import { sized } from '#testing/size.ts'
import { freshDoor } from '#testing/test-database.ts'

const failing = defineJob<{ number: number }>({
  name: 'test-failing',
  retries: 2,
  retryDelay: 1,
  expireSeconds: 60,
})
const shaky = defineJob<{ number: number }>({
  name: 'test-shaky',
  retries: 2,
  retryDelay: 1,
  expireSeconds: 60,
})
const quick = defineJob<{ number: number }>({
  name: 'test-quick',
  retries: 0,
  retryDelay: 1,
  expireSeconds: 60,
  workers: 4,
})

const door = await freshDoor()
await installQueues(door.access, [failing, shaky, quick])
const owner = new pg.Client(door.access.owner)
await owner.connect()
const jobs = await startJobs(door.access, createLog('silent'))
afterAll(async () => {
  await jobs.stop()
  await owner.end()
  await door.close()
})

const rows = async (statement: string) => (await owner.query<Record<string, unknown>>(statement)).rows

test('a job queued in work that fails does not exist', async () => {
  const attempt = door.actAs(system, async (tx) => {
    await jobs.enqueue(tx, quick, { number: 1 })
    throw new Error('changed my mind')
  })
  await expect(attempt).rejects.toThrow('changed my mind')
  expect(await rows(`select from pgboss.job where name = '${quick.name}'`)).toEqual([])
})

test('a guest’s work may queue a job, and each of many is worked once', async () => {
  const taken: number[] = []
  await jobs.work(quick, async ({ number }) => void taken.push(number))
  await door.actAs({ role: 'guest' }, (tx) => jobs.enqueue(tx, quick, { number: 0 }))
  await eventually('it is worked', () => taken.length === 1)
  const count = sized(2_000, 50)
  await door.actAs(system, async (tx) => {
    for (let number = 0; number < count; number += 1) await jobs.enqueue(tx, quick, { number })
  })
  await eventually('all are worked', () => taken.length === count + 1)
  expect(taken.sort((one, other) => one - other)).toEqual([
    0,
    ...Array.from({ length: count }, (_, number) => number),
  ])
})

test('a job that fails is tried again, and one that never succeeds is put aside with what it was to do', async () => {
  const tries = { failing: 0, shaky: 0 }
  await jobs.work(failing, async () => {
    tries.failing += 1
    throw new Error('never')
  })
  await jobs.work(shaky, async () => {
    tries.shaky += 1
    if (tries.shaky < 3) throw new Error('not yet')
  })
  await door.actAs(system, async (tx) => {
    await jobs.enqueue(tx, failing, { number: 7 })
    await jobs.enqueue(tx, shaky, { number: 8 })
  })
  const dead = await eventually(
    'it is put aside',
    async () => (await rows("select data from pgboss.job where name = 'dead-letters'"))[0],
    60_000,
    100,
  )
  expect(dead).toMatchObject({ data: { number: 7 } })
  expect(tries.failing).toBe(3)
  await eventually(
    'the other one succeeded',
    async () => {
      const [row] = await rows(`select state from pgboss.job where name = '${shaky.name}'`)
      return row?.state === 'completed'
    },
    30_000,
  )
  expect(tries.shaky).toBe(3)
  await eventually(
    'the figure for the alarm counts it',
    async () => (await jobs.deadLetters()) === 1,
    60_000,
    500,
  )
})

test('the sweep is on the clock, once, however often the program starts', async () => {
  await jobs.work(sweepJob, async () => undefined)
  const second = await startJobs(door.access, createLog('silent'))
  await second.work(sweepJob, async () => undefined)
  expect(await rows('select name, cron, timezone from pgboss.schedule')).toEqual([
    { name: 'sweep', cron: '20 3 * * *', timezone: 'Europe/Istanbul' },
  ])
  await second.stop()
})
