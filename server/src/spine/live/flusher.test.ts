/** Positions are given to what has committed, by one process at a time, and nothing is lost when that one goes. */
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '#spine/config/log.ts'
import { system } from '#spine/database/act-as.ts'
import { asSystemSession } from '#spine/database/connect.ts'
import { createEmit } from '#spine/database/outbox.ts'
import { startFeed } from '#spine/live/feed.ts'
import { type Flusher, flushedChannel, startFlusher, writtenChannel } from '#spine/live/flusher.ts'
import { eventually } from '#testing/eventually.ts'
import { freshDoor } from '#testing/test-database.ts'
import { type Happening, somethingHappened } from '#testing/test-events.ts'

const log = createLog('silent')
let door: Awaited<ReturnType<typeof freshDoor>>
let owner: pg.Client
const flushers: Flusher[] = []

beforeEach(async () => {
  door = await freshDoor()
  owner = new pg.Client(door.access.owner)
  await owner.connect()
})
afterEach(async () => {
  await Promise.all(flushers.splice(0).map((flusher) => flusher.stop()))
  await owner.end()
  await door.close()
})

function start(name = 'flusher'): Flusher {
  const flusher = startFlusher(asSystemSession(door.access, name), log)
  flushers.push(flusher)
  return flusher
}

function write(number: number, wake: () => void = () => undefined) {
  return door.actAs(system, (tx) => createEmit(wake)(tx, somethingHappened, ['staff'], { entity: 1, number }))
}

async function placed(): Promise<number[]> {
  const { rows } = await owner.query<{ number: number }>(
    "select (data->>'number')::int as number from outbox where position is not null order by position",
  )
  return rows.map((row) => row.number)
}

const lockHolder = `
  select activity.pid, activity.application_name as name from pg_locks lock join pg_stat_activity activity using (pid)
  where lock.locktype = 'advisory' and lock.granted and activity.application_name like 'kervan flusher%'
    and activity.datname = current_database()`

async function holder(): Promise<{ pid: number; name: string }> {
  return eventually('somebody gives positions', async () => (await owner.query(lockHolder)).rows[0])
}

test('a transaction that commits late is not lost: its events come after those that were faster', async () => {
  const flusher = start()
  const slow = new pg.Client(asSystemSession(door.access, 'slow writer'))
  await slow.connect()
  const insert = 'insert into outbox (name, audiences, data) values ($1, $2, $3)'
  await slow.query('begin')
  await slow.query(insert, [somethingHappened.name, ['staff'], { entity: 1, number: 1 }])
  await write(2, flusher.wake)
  await write(3, flusher.wake)
  await eventually('the fast ones are placed', async () => (await placed()).length === 2)
  await slow.query('commit')
  await slow.end()
  await eventually('the late one is placed', async () => (await placed()).length === 3)
  expect(await placed()).toEqual([2, 3, 1])
})

test('rolled-back work gets no position', async () => {
  const flusher = start()
  const attempt = door.actAs(system, async (tx) => {
    await createEmit(flusher.wake)(tx, somethingHappened, ['staff'], { entity: 1, number: 1 })
    throw new Error('changed my mind')
  })
  await expect(attempt).rejects.toThrow('changed my mind')
  await write(2, flusher.wake)
  await eventually('the other one is placed', async () => (await placed()).length === 1)
  expect(await placed()).toEqual([2])
})

test('when the holder’s connection is cut, it or another goes on, without a gap and without a second copy', async () => {
  start('flusher one')
  start('flusher two')
  const before = await holder()
  for (let number = 1; number <= 200; number += 1) {
    await write(number, flushers[number % 2]?.wake)
    if (number % 50 === 25) await owner.query('select pg_terminate_backend($1)', [(await holder()).pid])
  }
  await eventually('all are placed', async () => (await placed()).length === 200)
  expect(await placed()).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
  const { rows } = await owner.query(
    'select count(distinct position)::int as distinct, max(position)::int as last from outbox',
  )
  expect(rows[0]).toEqual({ distinct: 200, last: 200 })
  expect((await holder()).pid).not.toBe(before.pid)
})

test('when the holder stops, the other takes over', async () => {
  const one = start('flusher one')
  await holder()
  const two = start('flusher two')
  await write(1, one.wake)
  await eventually('the first is placed', async () => (await placed()).length === 1)
  await one.stop()
  await write(2, two.wake)
  await eventually('the second is placed', async () => (await placed()).length === 2)
  expect((await holder()).name).toBe('kervan flusher two')
})

test('a waiting process wakes the holder, and neither sends anything while nothing happens', async () => {
  start('flusher one')
  await holder()
  const standby = start('flusher two')
  const heard: string[] = []
  owner.on('notification', ({ channel }) => heard.push(channel))
  await owner.query(`listen ${writtenChannel}`)
  await owner.query(`listen ${flushedChannel}`)
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  heard.length = 0
  await write(1, standby.wake)
  await eventually('it is placed', async () => (await placed()).length === 1)
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect(heard.filter((channel) => channel === flushedChannel)).toHaveLength(1)
  expect(heard.filter((channel) => channel === writtenChannel).length).toBeLessThanOrEqual(2)
})

test('a feed whose connection is cut again and again hands on every event once and in order', async () => {
  const flusher = start()
  const feed = await startFeed(asSystemSession(door.access, 'feed'), log)
  const seen: number[] = []
  feed.onEvent((event) => seen.push((event.data as Happening).number))
  const cutAll = `select pg_terminate_backend(pid) from pg_stat_activity
                  where application_name = 'kervan feed' and datname = current_database()`
  for (let number = 1; number <= 300; number += 1) {
    await write(number, flusher.wake)
    if (number % 60 === 30) {
      await owner.query(cutAll)
      // Handshakes ask at the same moment; together they must not leave a second connection behind.
      await Promise.allSettled([feed.head(), feed.head(), feed.between(0, 10, ['staff'], 5)])
    }
  }
  await eventually('all have been handed on', () => seen.length >= 300)
  expect(seen).toEqual(Array.from({ length: 300 }, (_, index) => index + 1))
  const { rows } = await owner.query(
    "select count(*)::int as count from pg_stat_activity where application_name = 'kervan feed' and datname = current_database()",
  )
  expect(rows[0]).toEqual({ count: 1 })
  await feed.stop()
})
