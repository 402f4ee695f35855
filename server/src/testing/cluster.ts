/** One throw-away PostgreSQL for all test files, with a migrated template that each file copies in a fraction of a second. */
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { prepareDatabase, withOwner } from '#assembly/prepare-database.ts'
import { embeddedAccess } from '#spine/database/connect.ts'
import { startEmbeddedCluster } from '#spine/database/embedded/cluster.ts'

export const template = 'kervan'
/** `TEST_LOCALE=tr-TR` runs the tests on databases that sort and fold the Turkish way; by default on those of the embedded cluster. */
export const testLocale = process.env.TEST_LOCALE ?? ''
export const inLocale = (locale: string) => (locale ? `locale_provider icu icu_locale '${locale}'` : '')

declare module 'vitest' {
  interface ProvidedContext {
    socketFolder: string
    /** A stopped cluster with a migrated database, to be copied by tests that start one of their own. */
    preparedCluster: string
    /** Where the servers of the tests keep their files. */
    dataFolders: string
  }
}

export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'kervan-test-'))
  await chmod(folder, 0o711) // PostgreSQL's own user must be able to enter it
  // Nothing here must survive a power cut; durability is tested on clusters of their own.
  const extraSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const preparing = await startEmbeddedCluster({ folder: join(folder, 'prepared'), extraSettings })
  const access = embeddedAccess(preparing.socketFolder, template)
  await withOwner({ ...access.owner, database: 'postgres' }, (owner) =>
    owner.query(`create database ${template} template template0 ${inLocale(testLocale)}`),
  )
  await prepareDatabase(access)
  await preparing.stop()
  await promisify(execFile)('cp', ['-a', preparing.dataFolder, join(folder, 'postgres')])
  const cluster = await startEmbeddedCluster({ folder, extraSettings })
  project.provide('socketFolder', cluster.socketFolder)
  project.provide('preparedCluster', preparing.dataFolder)
  project.provide('dataFolders', join(folder, 'data'))
  return async () => {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
