/** Starting, restarting, adopting and recovering the embedded PostgreSQL. */
import { mkdir, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { findPostmaster } from '#spine/database/embedded/postmaster.ts'
import { isPostgresOn } from '#spine/database/embedded/process-state.ts'
import {
  killAndWait,
  killWithChildren,
  listTemporaryFolders,
  preparedFolder,
  queryValues,
  readReport,
  scratchFolder,
  spawnStart,
  startHere,
} from '#spine/database/embedded/testing/scratch-cluster.ts'
import { sized } from '#testing/size.ts'

test('a first start creates a cluster without network access, and a restart finds its data', async () => {
  const folder = await scratchFolder()
  const first = await startHere(folder)
  expect(first).toMatchObject({ adopted: false, notes: [], dataFolder: join(folder, 'postgres') })
  expect(await queryValues(first.socketFolder, 'show listen_addresses')).toEqual([''])
  expect(await queryValues(first.socketFolder, 'show fsync')).toEqual(['on'])
  expect(await queryValues(first.socketFolder, `select lower('İ') || lower('I')`)).toEqual(['ii'])
  expect((await stat(first.dataFolder)).mode & 0o777).toBe(0o700)
  await queryValues(first.socketFolder, 'create table cargo as select generate_series(1, 1000) as number')
  await first.stop()
  await first.stop()
  expect(await isPostgresOn(first.pid, first.dataFolder)).toBe(false)

  const again = await startHere(folder)
  expect(again.adopted).toBe(false)
  expect(await queryValues(again.socketFolder, 'select count(*)::int from cargo')).toEqual([1000])
})

test('a server whose owner was killed is adopted with nothing lost, and can be stopped', async () => {
  const folder = await preparedFolder()
  const owner = spawnStart(folder)
  const report = await readReport(owner)
  await queryValues(report.socketFolder, 'create table cargo as select generate_series(1, 1000) as number')
  await killAndWait(owner)

  const cluster = await startHere(folder)
  expect(cluster).toMatchObject({ adopted: true, pid: report.pid })
  expect(await queryValues(cluster.socketFolder, 'select count(*)::int from cargo')).toEqual([1000])
  await cluster.stop()
  expect(await findPostmaster(cluster.dataFolder)).toBeUndefined()
  expect((await startHere(folder)).adopted).toBe(false)
})

test('a server that is just stopping is waited for and started again', async () => {
  const folder = await preparedFolder()
  const first = await startHere(folder)
  process.kill(first.pid, 'SIGINT')
  const second = await startHere(folder)
  await pause(100)
  expect(await queryValues(second.socketFolder, 'select 1')).toEqual([1])
  expect(second.pid).not.toBe(first.pid)
})

test('a killed server recovers every committed row', async () => {
  const folder = await preparedFolder()
  const first = await startHere(folder)
  await queryValues(first.socketFolder, 'create table cargo (number int)')
  for (let number = 0; number < 10; number += 1) {
    await queryValues(first.socketFolder, `insert into cargo values (${number})`)
  }
  process.kill(first.pid, 'SIGKILL')
  const second = await startHere(folder)
  expect(second.adopted).toBe(false)
  expect(await queryValues(second.socketFolder, 'select count(*)::int from cargo')).toEqual([10])
})

test('starts killed at any moment do not hinder the next', async () => {
  const folder = await scratchFolder()
  for (const [round, earliestMs] of sized([100, 250, 250, 400, 550, 700], [250, 400, 550]).entries()) {
    const attempt = spawnStart(folder)
    await pause(earliestMs + Math.random() * 150)
    await (round % 2 === 0 ? killAndWait(attempt) : killWithChildren(attempt))
  }
  const cluster = await startHere(folder)
  expect(await queryValues(cluster.socketFolder, 'select count(*)::int from pg_database')).toEqual([3])
  expect(await listTemporaryFolders(folder)).toEqual([])
})

test('of two first starts at once one creates the cluster and the other adopts it', async () => {
  const folder = await scratchFolder()
  const reports = await Promise.all([spawnStart(folder), spawnStart(folder)].map(readReport))
  expect(reports.map((report) => report.adopted).sort()).toEqual([false, true])
  expect(reports[0]?.pid).toBe(reports[1]?.pid)
  expect(await listTemporaryFolders(folder)).toEqual([])
})

test('a folder with other files is refused and left alone', async () => {
  const folder = await scratchFolder()
  await mkdir(join(folder, 'postgres'))
  await writeFile(join(folder, 'postgres', 'letter.txt'), 'keep me')
  await expect(startHere(folder)).rejects.toThrow('not those of a PostgreSQL cluster')
  expect((await stat(join(folder, 'postgres', 'letter.txt'))).size).toBe(7)
})

test('a start that fails reports the reason, and a log that has grown is rotated', async () => {
  const folder = await preparedFolder()
  await writeFile(join(folder, 'postgres.log'), '')
  await truncate(join(folder, 'postgres.log'), 11 * 1024 * 1024)
  await writeFile(join(folder, 'postgres', 'postgresql.conf'), 'no_such_setting = 1\n')
  await expect(startHere(folder)).rejects.toThrow('no_such_setting')
  expect((await stat(join(folder, 'postgres.log.1'))).size).toBe(11 * 1024 * 1024)
  expect((await stat(join(folder, 'postgres.log'))).size).toBeLessThan(10_000)
})
