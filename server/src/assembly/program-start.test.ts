/** D03 and the doors to the data folder: a start that was killed at any point is made good by the next one. */
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { prepareDatabase, withOwner } from '#assembly/prepare-database.ts'
import { embeddedAccess } from '#spine/database/connect.ts'
import { findPostmaster } from '#spine/database/embedded/postmaster.ts'
import { listLeftovers, scratchFolder } from '#spine/database/embedded/testing/scratch-cluster.ts'

import { askForMail } from '#testing/mail-callers.ts'
import { freePort, launch, type Program } from '#testing/program.ts'
import { percentile, sized } from '#testing/size.ts'
import { emptyDatabase, givenUrl } from '#testing/test-database.ts'

const stopped = async (program: Program) => {
  program.signal('SIGTERM')
  return (await program.exit).code
}

test(
  'D03: a first start that is killed at a random point is completed by the next',
  async () => {
    const port = await freePort()
    const measured = launch({ port, env: { KERVAN_DATA: await scratchFolder() } })
    const firstStart = await measured.ready
    expect(await stopped(measured)).toBe(0)

    const kills = sized(20, 2)
    const readyTimes: number[] = []
    for (let round = 0; round < kills; round += 1) {
      const folder = await scratchFolder()
      const env = { KERVAN_DATA: folder }
      const killed = launch({ port, env })
      // Spread over the whole start, and past it.
      await pause(((round + Math.random()) / kills) * firstStart * 1.1)
      const postmaster = round % 4 === 3 ? await findPostmaster(join(folder, 'postgres')) : undefined
      await killed.kill()
      if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
      const secret = await readFile(join(folder, 'app-secret'), 'utf8').catch(() => undefined)

      const next = launch({ port, env })
      readyTimes.push(await next.ready)
      const { owner } = embeddedAccess(join(folder, 'postgres'))
      expect(await censusOfStart(owner)).toEqual({ migrations: true, sealed: true, queues: true, people: 5 })
      if (secret) expect(await readFile(join(folder, 'app-secret'), 'utf8')).toBe(secret)
      expect(await askForMail(next.base, 'ilk@deneme.example', 'first-mail-of-all')).toMatchObject({
        status: 202,
      })
      expect(await stopped(next)).toBe(0)
      expect(await listLeftovers(folder)).toEqual([])
    }
    console.log(
      `D03: ${kills} kills during a first start of ${Math.round(firstStart)} ms: every next start completed, ready p95 ${percentile(readyTimes, 95)} ms`,
    )
  },
  sized(900_000, 200_000),
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
  const env = { KERVAN_DATA: await scratchFolder() }
  const holder = launch({ port: await freePort(), env })
  await holder.ready
  const second = launch({ port: await freePort(), env })
  const { code, afterMs } = await second.exit
  expect(code).toBe(1)
  expect(second.output()).toContain(`process ${holder.pid}`)
  expect(second.output()).not.toMatch(/^\s+at /m)
  expect(await askForMail(holder.base, 'rahat@deneme.example', 'undisturbed-key')).toMatchObject({
    status: 202,
  })
  expect(await stopped(holder)).toBe(0)
  console.log(`Second start: refused after ${Math.round(afterMs)} ms, naming process ${holder.pid}`)
}, 60_000)

test('a port that is taken ends the start, says so, and leaves no PostgreSQL behind', async () => {
  const folder = await scratchFolder()
  const port = await freePort()
  const taken = createServer().listen(port, '127.0.0.1')
  onTestFinished(() => void taken.close())
  const program = launch({ port, env: { KERVAN_DATA: folder } })
  expect((await program.exit).code).toBe(1)
  expect(program.output()).toContain(`PORT: ${port}`)
  expect(program.output()).not.toMatch(/^\s+at /m)
  expect(await findPostmaster(join(folder, 'postgres'))).toBeUndefined()
}, 60_000)

test('DATABASE_URL: two processes start at once on one empty database and both serve it', async () => {
  const database = await emptyDatabase()
  onTestFinished(database.drop)
  const env = {
    DATABASE_URL: givenUrl(database.access),
    KERVAN_MODE: 'demo',
    KERVAN_DATA: await scratchFolder(),
    APP_SECRET: 'a secret for tests, at least 32 characters',
  }
  const programs = [launch({ port: await freePort(), env }), launch({ port: await freePort(), env })]
  const readyTimes = await Promise.all(programs.map((program) => program.ready))
  const answers = await Promise.all(
    programs.map((program) => askForMail(program.base, 'ortak@deneme.example', 'the-same-key-on-both')),
  )
  expect(answers[0]).toMatchObject({ status: 202 })
  expect(answers[1]).toEqual(answers[0])
  expect(await Promise.all(programs.map(stopped))).toEqual([0, 0])
  const again = launch({ port: await freePort(), env })
  const restart = await again.ready
  expect(await stopped(again)).toBe(0)
  console.log(
    `DATABASE_URL: two first starts at once ready in ${readyTimes.map(Math.round).join(' and ')} ms, a restart in ${Math.round(restart)} ms`,
  )
}, 90_000)

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
}, 60_000)
