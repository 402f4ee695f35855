/** The copy of PostgreSQL's programs for a user who cannot reach the installed ones. */
import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { copyBinaries, findBinaries } from '#spine/database/embedded/binaries.ts'
import { findBlockingFolder } from '#spine/database/embedded/run-user.ts'
import { listTemporaryFolders, scratchFolder } from '#spine/database/embedded/testing/scratch-cluster.ts'

test('two copies at once result in one complete folder that every user can run', async () => {
  const systemFolder = await scratchFolder()
  const anyUser = { uid: 0, gid: 0, switched: false }
  const installed = dirname(dirname((await findBinaries(anyUser, systemFolder)).postgres))
  const [first, second] = await Promise.all([1, 2].map(() => copyBinaries(installed, systemFolder)))
  expect(first).toBe(second)
  const program = join(String(first), 'bin', 'postgres')
  expect((await promisify(execFile)(program, ['--version'])).stdout).toContain('18.')
  expect(
    await findBlockingFolder(dirname(program), { uid: 54321, gid: 54321, switched: true }),
  ).toBeUndefined()
  expect(await listTemporaryFolders(systemFolder)).toEqual([])
})
