/** Coming back after long: what is still there is replayed, what is not, or too much, means fetching everything anew. */
import { expect, test } from 'vitest'
import { withOwner } from '#assembly/prepare-database.ts'
import { sweep } from '#assembly/sweep.jobs.ts'
import { system } from '#spine/database/act-as.ts'
import { pruneOutbox } from '#spine/database/outbox.ts'
import { eventually } from '#testing/eventually.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { createTab } from '#testing/tab.ts'
import { somethingHappened } from '#testing/test-events.ts'

const server = await sharedServer()

const ask = <Row extends object>(statement: string, values: unknown[] = []) =>
  withOwner(server.access.owner, async (owner) => (await owner.query<Row>(statement, values)).rows)

async function writeMany(count: number, audience = 'inbox'): Promise<void> {
  const before = await last()
  await ask(
    `insert into outbox (name, audiences, data)
     select $1, array[$2], jsonb_build_object('entity', 1, 'number', number) from generate_series(1, $3::int) number`,
    [somethingHappened.name, audience, count],
  )
  await eventually('all have a position', async () => (await last()) === before + count)
}

async function last(): Promise<number> {
  return Number((await ask<{ last: string }>('select last from outbox_head'))[0]?.last)
}

/** A tab that says it has seen everything up to this position. */
async function resumeAfter(position: number) {
  const tab = createTab(() => server.live(`audience=inbox&after=${position}`))
  return { tab, hello: await tab.connect() }
}

test('exactly as many missed events as the replay allows are replayed, in order, and one more means refetch', async () => {
  const start = await last()
  await writeMany(5_001)
  const end = await last()
  await eventually('this process has read them', async () => {
    const fresh = createTab(() => server.live('audience=inbox'))
    const { position } = await fresh.connect()
    await fresh.close()
    return position === end
  })

  const enough = await resumeAfter(start + 1)
  expect(enough.hello).toEqual({ type: 'hello', position: start + 1, refetch: false })
  await eventually('all were replayed', () => enough.tab.arrivals.length === 5_000)
  expect(enough.tab.arrivals.map((event) => event.position)).toEqual(
    Array.from({ length: 5_000 }, (_, index) => start + 2 + index),
  )

  const tooMuch = await resumeAfter(start)
  expect(tooMuch.hello).toEqual({ type: 'hello', position: end, refetch: true })
  await writeMany(1)
  await eventually(
    'both hear what is new',
    () => enough.tab.position() === end + 1 && tooMuch.tab.position() === end + 1,
  )
  expect(tooMuch.tab.arrivals).toHaveLength(1)
  await Promise.all([enough.tab.close(), tooMuch.tab.close()])
})

test('a position that was never given means refetch, and what follows is still heard', async () => {
  const end = await last()
  const { tab, hello } = await resumeAfter(end + 1_000)
  expect(hello).toMatchObject({ refetch: true, position: end })
  await writeMany(1)
  await eventually('the next event is heard', () => tab.arrivals.length === 1)
  await tab.close()
})

test('the sweep keeps seven days; who saw less refetches, who saw all of what is gone resumes', async () => {
  const start = await last()
  await writeMany(10)
  await ask("update outbox set at = now() - interval '7 days 1 minute' where position <= $1", [start + 6])
  await ask("update outbox set at = now() - interval '6 days 23 hours' where position > $1", [start + 6])
  // An old row that has no position yet is not the sweep's to take; until the commit nobody else can give it one.
  const stuck = await server.services.actAs(system, async (tx) => {
    await tx.asSystem(
      `insert into outbox (name, audiences, data, at) values ('test.stuck', '{nodes}', '{}', now() - interval '8 days')`,
      [],
    )
    await pruneOutbox(tx, 7, 1_000)
    return tx.asSystem("delete from outbox where name = 'test.stuck' returning position", [])
  })
  expect(stuck).toEqual([{ position: null }])
  await sweep(server.services.actAs, server.services.config.keepDays)
  const rows = await ask<{ position: number }>('select position::int from outbox where position > $1', [
    start,
  ])
  expect(rows.length).toBeGreaterThanOrEqual(4)
  expect(rows.every(({ position }) => position > start + 6)).toBe(true)
  expect(await ask('select pruned::int from outbox_head')).toEqual([{ pruned: start + 6 }])

  const tooOld = await resumeAfter(start + 5)
  expect(tooOld.hello.refetch).toBe(true)
  const inTime = await resumeAfter(start + 6)
  expect(inTime.hello.refetch).toBe(false)
  await eventually('the rest was replayed', () => inTime.tab.arrivals.length === 4)
  await sweep(server.services.actAs, server.services.config.keepDays)
  expect(await ask('select pruned::int from outbox_head')).toEqual([{ pruned: start + 6 }])
  await Promise.all([tooOld.tab.close(), inTime.tab.close()])
})

test('the sweep takes what has served its time and leaves the rest', async () => {
  await ask(`insert into idempotency_keys (scope, key, request_hash, created_at) values
    ('test', 'old', 'x', now() - interval '32 days'), ('test', 'young', 'x', now() - interval '30 days')`)
  await ask(`insert into limits (key, points, expire) values
    ('test:old', 1, extract(epoch from now()) * 1000 - 1000), ('test:young', 1, extract(epoch from now()) * 1000 + 60000)`)
  await ask(`insert into mails (recipient, outcome, settled_at) values
    ('old@test.example', 'sent', now() - interval '31 days'), ('young@test.example', 'sent', now() - interval '29 days'),
    ('waiting@test.example', 'waiting', null)`)
  await sweep(server.services.actAs, server.services.config.keepDays)
  const left = await ask(`
    select key as what from idempotency_keys where scope = 'test'
    union all select key from limits where key like 'test:%'
    union all select recipient from mails where recipient like '%@test.example' order by what`)
  expect(left).toEqual(
    ['test:young', 'waiting@test.example', 'young', 'young@test.example'].map((what) => ({ what })),
  )
})
