/** Clusters with damaged files are refused in one sentence that says what is damaged and how to restore, and are left as they are. */
import { chmod, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startEmbeddedCluster } from '#spine/database/embedded/cluster.ts'
import { DamagedDataError, describeDamage, reasonOfFailure } from '#spine/database/embedded/damaged-data.ts'
import { findPostmaster } from '#spine/database/embedded/postmaster.ts'
import { preparedFolder } from '#spine/database/embedded/testing/scratch-cluster.ts'

async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true })
}

test.each<[string, (cluster: string) => Promise<unknown>, RegExp]>([
  ['PG_VERSION is gone', (cluster) => rm(join(cluster, 'PG_VERSION')), /PG_VERSION is missing/],
  ['PG_VERSION is garbled', (cluster) => writeFile(join(cluster, 'PG_VERSION'), '\0\0\0'), /PG_VERSION/],
  ['the control file is cut', (cluster) => truncate(join(cluster, 'global/pg_control'), 100), /pg_control/],
  [
    'the control file is garbled',
    (cluster) => writeFile(join(cluster, 'global/pg_control'), Buffer.alloc(8192, 7)),
    /control file|incompatible/,
  ],
  ['the control file is gone', (cluster) => rm(join(cluster, 'global/pg_control')), /pg_control/],
  ['the write-ahead log is gone', (cluster) => emptyFolder(join(cluster, 'pg_wal')), /checkpoint record/],
  ['the folder of the log is gone', (cluster) => rm(join(cluster, 'pg_wal'), { recursive: true }), /pg_wal/],
  [
    'the list of databases is gone',
    (cluster) => rename(join(cluster, 'global/1262'), join(cluster, 'global/gone')),
    /could not open file "global\/1262"/,
  ],
  ['everybody may read it', (cluster) => chmod(cluster, 0o755), /permissions/],
])('%s', async (_, damage, says) => {
  const folder = await preparedFolder()
  const cluster = join(folder, 'postgres')
  await damage(cluster)
  const databases = await readdir(join(cluster, 'base'))
  const refusal: unknown = await startEmbeddedCluster({ folder }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(DamagedDataError)
  const { message } = refusal as DamagedDataError
  expect(message).toMatch(says)
  expect(message).toMatch(/^The data folder is damaged or cannot be used: [^\n]+ npm run restore <backup>$/)
  expect(await findPostmaster(cluster)).toBeUndefined()
  expect(await readdir(join(cluster, 'base'))).toEqual(databases)
  expect((await readdir(folder)).filter((name) => !name.startsWith('postgres.log'))).toEqual(['postgres'])
})

test('the reason of a failed start is its last fatal message, with the setting that is wrong', () => {
  const log = `2026-01-01 00:00:00.000 UTC [7] LOG:  unrecognized configuration parameter "x" in file "c" line 1
2026-01-01 00:00:00.000 UTC [7] FATAL:  configuration file "c" contains errors`
  expect(reasonOfFailure(log)).toBe(
    'unrecognized configuration parameter "x" in file "c" line 1: configuration file "c" contains errors',
  )
  const wal = `[8] PANIC:  could not locate a valid checkpoint record at 0/1
[9] FATAL:  the database system is starting up`
  expect(reasonOfFailure(wal)).toBe('could not locate a valid checkpoint record at 0/1')
  expect(reasonOfFailure('')).toBe('it ended without a message')
})

test('damage is told from a database that is away, busy or used wrongly', () => {
  const failed = (code: string, message: string) => Object.assign(new Error(message), { code })
  expect(describeDamage(failed('XX001', 'invalid page in block 0'))).toBe('invalid page in block 0')
  expect(
    describeDamage(
      new Error('Failed query', { cause: failed('42501', 'could not open file "base/1/2": x') }),
    ),
  ).toBe('could not open file "base/1/2": x')
  expect(describeDamage(failed('ECONNREFUSED', 'connect ECONNREFUSED'))).toBeUndefined()
  expect(
    describeDamage(failed('53000', 'could not open file "base/1/2": Too many open files')),
  ).toBeUndefined()
  expect(describeDamage(failed('57P03', 'the database system is starting up'))).toBeUndefined()
  expect(describeDamage(failed('42501', 'permission denied for table users'))).toBeUndefined()
})
