/** The program with its demo world on a database of its own, to be killed and started again. */
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { scratchFolder } from '#spine/database/embedded/testing/scratch-cluster.ts'
import { freePort, launch } from '#testing/program.ts'
import { freshDatabase, givenUrl } from '#testing/test-database.ts'

export async function killableProgram(settings: Record<string, string> = {}) {
  const database = await freshDatabase()
  onTestFinished(database.drop)
  const env = {
    DATABASE_URL: givenUrl(database.access),
    KERVAN_MODE: 'demo',
    KERVAN_DATA: await scratchFolder(),
    APP_SECRET: 'a secret for tests, at least 32 characters',
    ...settings,
  }
  const port = await freePort()
  const owner = new pg.Client(database.access.owner)
  await owner.connect()
  onTestFinished(() => owner.end())
  return {
    database,
    owner,
    async start() {
      const program = launch({ port, env })
      await program.ready
      return program
    },
  }
}
