/** Preparing a database: whole or not at all, by several processes at once, and made good by the next run when it was killed. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { ensureDatabase, prepareDatabase, withOwner } from '#assembly/prepare-database.ts'
import { type DatabaseAccess, embeddedAccess } from '#spine/database/connect.ts'
import { template } from '#testing/cluster.ts'
import { sized } from '#testing/size.ts'
import { freshDatabase } from '#testing/test-database.ts'

const made: DatabaseAccess[] = []

async function emptyDatabase(): Promise<DatabaseAccess> {
  const access = embeddedAccess(inject('socketFolder'), `test_${randomBytes(6).toString('hex')}`)
  await ensureDatabase(access)
  made.push(access)
  return access
}

afterAll(async () => {
  for (const { owner } of made)
    await withOwner({ ...owner, database: 'postgres' }, (client) =>
      client.query(`drop database ${owner.database} with (force)`),
    )
})

const describing = `
  select format('%s.%s %s %s', a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull) as line
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and a.attnum > 0 and not a.attisdropped
  union all select format('%s %s %s %s %s', tablename, policyname, cmd, qual, with_check) from pg_policies
  union all select format('%s %s', c.oid::regclass, (select string_agg(entry::text, ' ' order by entry::text) from unnest(c.relacl) entry)) from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
  union all select format('%s %s %s', c.oid::regclass, c.relrowsecurity, c.relforcerowsecurity) from pg_class c
    where c.relnamespace = 'public'::regnamespace
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select pg_get_constraintdef(oid) from pg_constraint where connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
  union all select pg_get_functiondef(oid) from pg_proc where pronamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and prokind = 'f' and probin is null
  union all select format('%s %s', name, hash) from migrations
  union all select format('queue %s', to_jsonb(q) - array['created_on', 'updated_on', 'maintain_on', 'monitor_on']) from pgboss.queue q
  union all select format('head %s', to_jsonb(h)) from outbox_head h`

async function describeDatabase({ owner }: DatabaseAccess): Promise<string[]> {
  return withOwner(owner, async (client) => {
    const { rows } = await client.query<{ line: string }>(describing)
    return rows.map((row) => row.line).sort()
  })
}

const undisturbed = await emptyDatabase()
const begun = performance.now()
await prepareDatabase(undisturbed)
/** How long a first start takes here: kills are spread over it. */
const wholeMs = performance.now() - begun
const expected = await describeDatabase(undisturbed)

test('a prepared database has tables, policies, triggers and queues, the same each time', async () => {
  expect(expected.length).toBeGreaterThan(200)
  expect(await describeDatabase(embeddedAccess(inject('socketFolder'), template))).toEqual(expected)
})

test('a second run changes nothing', async () => {
  const { access, drop } = await freshDatabase()
  expect(await prepareDatabase(access)).toEqual({ applied: [] })
  expect(await describeDatabase(access)).toEqual(expected)
  await drop()
})

test('five at once on one empty database: one migrates, the others find it done', async () => {
  const access = await emptyDatabase()
  const results = await Promise.all(Array.from({ length: 5 }, () => prepareDatabase(access)))
  expect(results.filter(({ applied }) => applied.length > 0)).toHaveLength(1)
  expect(await describeDatabase(access)).toEqual(expected)
})

test('two databases of one cluster can be prepared at once', async () => {
  const both = [await emptyDatabase(), await emptyDatabase()]
  await Promise.all(both.map(prepareDatabase))
  for (const access of both) expect(await describeDatabase(access)).toEqual(expected)
})

describe('a database that does not fit is left as it is', () => {
  test.each([
    [
      'a migration that was changed after it had run',
      "update migrations set hash = 'other' where name like '0001%'",
      'was changed after it had run',
    ],
    [
      'a database that is newer than the program',
      "insert into migrations (name, hash) values ('9999_later.sql', 'x')",
      'newer than this program: it has 9999_later.sql',
    ],
  ])('%s is refused', async (_, change, message) => {
    const { access, drop } = await freshDatabase()
    await withOwner(access.owner, (client) => client.query(change))
    const before = await describeDatabase(access)
    await expect(prepareDatabase(access)).rejects.toThrow(message)
    expect(await describeDatabase(access)).toEqual(before)
    await drop()
  })
})

test('what was loosened by hand is sealed again when the seal changes', async () => {
  const { access, drop } = await freshDatabase()
  await withOwner(access.owner, (client) =>
    client.query(`
      alter table users no force row level security;
      grant delete on users to kervan_customer;
      drop trigger audited on company;
      update migrations set hash = 'earlier' where name = 'seal.sql'`),
  )
  await prepareDatabase(access)
  expect(await describeDatabase(access)).toEqual(expected)
  await drop()
})

/** Random, but spread: one point in each slice of the whole. */
const points = (count: number) => Array.from({ length: count }, (_, slice) => (slice + Math.random()) / count)

describe('killed at any point, the next run completes', () => {
  test.each(points(sized(20, 2)))('connections ended in the middle of a first start: %#', async (point) => {
    const access = await emptyDatabase()
    const run = prepareDatabase(access).then(
      () => 'done',
      () => 'killed',
    )
    await wait(point * wholeMs)
    await withOwner({ ...access.owner, database: 'postgres' }, (client) => endAll(client, access))
    await run
    await prepareDatabase(access)
    expect(await describeDatabase(access)).toEqual(expected)
  })

  test.each(points(sized(20, 1)))('process killed in the middle of a first start: %#', async (point) => {
    const access = await emptyDatabase()
    const child = spawn(process.execPath, ['--input-type=module', '-e', preparing, JSON.stringify(access)], {
      cwd: join(import.meta.dirname, '..', '..'),
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const ended = once(child, 'exit')
    await Promise.race([once(child.stdout, 'data'), ended])
    await wait(point * wholeMs)
    child.kill('SIGKILL')
    await ended
    await prepareDatabase(access)
    expect(await describeDatabase(access)).toEqual(expected)
  })
})

const preparing = `
  import { prepareDatabase } from '${join(import.meta.dirname, 'prepare-database.ts')}'
  process.stdout.write('ready')
  await prepareDatabase(JSON.parse(process.argv[1]))
  setInterval(() => undefined, 1000)`

async function endAll(client: pg.Client, { owner }: DatabaseAccess): Promise<void> {
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    owner.database,
  ])
}
