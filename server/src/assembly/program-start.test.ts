/** Starting the program: a start that was killed at any point is completed by the next, and one that cannot go on says why. */
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { prepareDatabase, withOwner } from '#assembly/prepare-database.ts'
import { embeddedAccess } from '#spine/database/connect.ts'
import { findPostmaster } from '#spine/database/embedded/postmaster.ts'
import {
  listTemporaryFolders,
  preparedFolder,
  scratchFolder,
} from '#spine/database/embedded/testing/scratch-cluster.ts'
import { askForMail } from '#testing/mail-callers.ts'
import { freePort, launch, type Program } from '#testing/program.ts'
import { percentile, report, sized } from '#testing/size.ts'
import { momentOfStart } from '#testing/start-moments.ts'
import { emptyDatabase } from '#testing/test-database.ts'

const stopped = async (program: Program) => {
  program.signal('SIGTERM')
  return (await program.exit).code
}

test(
  'a first start that is killed at random points is completed by the next',
  async () => {
    const port = await freePort()
    const readyTimes: number[] = []
    for (let round = 0; round < sized(10, 1); round += 1) {
      const folder = await scratchFolder()
      const env = { KERVAN_DATA: folder }
      // First while PostgreSQL is being made, then at one of the later moments.
      for (const moment of [0, 1 + (round % 3)]) {
        const killed = launch({ port, env })
        await momentOfStart(moment, folder, killed)
        const postmaster = round % 2 ? await findPostmaster(join(folder, 'postgres')) : undefined
        await killed.kill()
        if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
      }
      const secret = await readFile(join(folder, 'app-secret'), 'utf8').catch(() => undefined)

      const next = launch({ port, env })
      readyTimes.push(await next.ready)
      const { owner } = embeddedAccess(join(folder, 'postgres'))
      expect(await censusOfStart(owner)).toEqual({ migrations: true, sealed: true, queues: true, people: 11 })
      if (secret) expect(await readFile(join(folder, 'app-secret'), 'utf8')).toBe(secret)
      expect(await askForMail(next.base, 'ilk@deneme.example', 'first-mail-of-all')).toMatchObject({
        status: 202,
      })
      expect(await stopped(next)).toBe(0)
      expect(await listTemporaryFolders(folder)).toEqual([])
    }
    report(`first starts killed twice: every next start ready, p95 ${percentile(readyTimes, 95)} ms`)
  },
  sized(1_800_000, 600_000),
)

async function censusOfStart(owner: ReturnType<typeof embeddedAccess>['owner']) {
  const files = (await readdir(new URL('../../migrations/', import.meta.url))).filter((name) =>
    /^\d{4}_/.test(name),
  )
  return withOwner(owner, async (client) => {
    const { rows } = await client.query(
      `select (select count(*)::int from migrations where name <> 'seal.sql') = $1 as migrations,
        (select count(*)::int from migrations where name = 'seal.sql') = 1 as sealed,
        (select count(*)::int from pgboss.queue where name in ('send-mail', 'sweep', 'dead-letters')) = 3 as queues,
        (select count(*)::int from users) as people`,
      [files.length],
    )
    return rows[0]
  })
}

test('a second start on the folder ends with the name of the holder, who is not disturbed', async () => {
  const env = { KERVAN_DATA: await preparedFolder() }
  const holder = launch({ port: await freePort(), env })
  await holder.ready
  const second = launch({ port: await freePort(), env })
  expect((await second.exit).code).toBe(1)
  expect(second.output()).toContain(`process ${holder.pid}`)
  expect(second.output()).not.toMatch(/^\s+at /m)
  expect(await askForMail(holder.base, 'rahat@deneme.example', 'undisturbed-key')).toMatchObject({
    status: 202,
  })
  expect(await stopped(holder)).toBe(0)
})

test('a port that is taken ends the start, says so, and leaves no PostgreSQL behind', async () => {
  const folder = await preparedFolder()
  const port = await freePort()
  const taken = createServer().listen(port, '127.0.0.1')
  onTestFinished(() => void taken.close())
  const program = launch({ port, env: { KERVAN_DATA: folder } })
  expect((await program.exit).code).toBe(1)
  expect(program.output()).toContain(`PORT: ${port}`)
  expect(program.output()).not.toMatch(/^\s+at /m)
  expect(await findPostmaster(join(folder, 'postgres'))).toBeUndefined()
})

test('DATABASE_URL: a PostgreSQL that is too old is refused before anything is written', async () => {
  const database = await emptyDatabase()
  onTestFinished(database.drop)
  const { owner } = database.access
  await withOwner(owner, (client) =>
    client.query(`
      create schema older;
      create function older.current_setting(name text) returns text language sql
        return case name when 'server_version_num' then '170006' when 'server_version' then '17.6' else pg_catalog.current_setting(name) end;
      alter database ${owner.database} set search_path = older, pg_catalog, public`),
  )
  await expect(prepareDatabase(database.access)).rejects.toThrow(
    'PostgreSQL 18 or newer is needed, this one is 17.6',
  )
  const tables = await withOwner(owner, (client) =>
    client.query("select from pg_class where relname = 'migrations'"),
  )
  expect(tables.rowCount).toBe(0)
})

test('DATABASE_URL that nobody answers ends the start without telling the password', async () => {
  const port = await freePort()
  const url = `postgres://kervan:cok-gizli@127.0.0.1:${port}/kervan`
  const program = launch({
    port: await freePort(),
    env: {
      DATABASE_URL: url,
      KERVAN_MODE: 'demo',
      KERVAN_DATA: await scratchFolder(),
      APP_SECRET: 'a secret for tests, at least 32 characters',
    },
  })
  expect((await program.exit).code).toBe(1)
  expect(program.output()).toMatch(/^DATABASE_URL: this PostgreSQL cannot be used: .*ECONNREFUSED.*\n?$/)
  expect(program.output()).not.toContain('cok-gizli')
})
