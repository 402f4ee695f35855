/** One throw-away PostgreSQL for all test files, with a migrated template that each file copies in a fraction of a second. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureDatabase, prepareDatabase } from '#assembly/prepare-database.ts'
import { embeddedAccess } from '#spine/database/connect.ts'
import { startEmbeddedCluster } from '#spine/database/embedded/cluster.ts'

export const template = 'kervan_template'

declare module 'vitest' {
  interface ProvidedContext {
    socketFolder: string
  }
}

export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'kervan-test-'))
  await chmod(folder, 0o711) // PostgreSQL's own user must be able to enter it
  // Nothing here must survive a power cut; durability is tested on clusters of their own.
  const cluster = await startEmbeddedCluster({
    folder,
    extraSettings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  })
  const access = embeddedAccess(cluster.socketFolder, template)
  await ensureDatabase(access)
  await prepareDatabase(access)
  project.provide('socketFolder', cluster.socketFolder)
  return async () => {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
