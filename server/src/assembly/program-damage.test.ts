/** A damaged data folder ends the start with one sentence, and nothing is made in place of what is missing. */
import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withOwner } from '#assembly/prepare-database.ts'
import { embeddedAccess } from '#spine/database/connect.ts'
import { findPostmaster } from '#spine/database/embedded/postmaster.ts'
import { preparedFolder } from '#spine/database/embedded/testing/scratch-cluster.ts'
import { freePort, launch } from '#testing/program.ts'

test('what is missing or damaged is named with the command that restores; put back, it starts', async () => {
  const folder = await preparedFolder()
  const cluster = join(folder, 'postgres')
  const port = await freePort()
  const start = () => launch({ port, env: { KERVAN_DATA: folder } })
  const startAndStop = async (meanwhile = async () => {}) => {
    const program = start()
    await program.ready
    await meanwhile()
    program.signal('SIGTERM')
    expect((await program.exit).code).toBe(0)
  }
  let usersFile = ''
  await startAndStop(async () => {
    const where = "select pg_relation_filepath('users') as path"
    await withOwner(embeddedAccess(cluster).owner, async (owner) => {
      usersFile = (await owner.query<{ path: string }>(where)).rows[0]?.path ?? ''
    })
  })

  for (const [part, says] of [
    ['postgres', `${cluster} is missing`],
    [join('postgres', usersFile), `table users: could not open file "${usersFile}"`],
  ] as const) {
    await rename(join(folder, part), join(folder, 'away'))
    const before = await readdir(folder)
    const program = start()
    expect((await program.exit).code).toBe(1)
    expect(program.output()).toMatch(
      /^The data folder is damaged or cannot be used: .+ npm run restore <backup>\n$/,
    )
    expect(program.output()).toContain(says)
    expect(await readdir(folder)).toEqual(before)
    expect(await findPostmaster(cluster)).toBeUndefined()
    await rename(join(folder, 'away'), join(folder, part))
  }
  await startAndStop()
}, 600_000)
