/** The command that rebuilds the state of all shipments; run it while the program does not run, or with DATABASE_URL. */
import { createCleanup } from '#assembly/cleanup.ts'
import { openDatabase, type Say } from '#assembly/open-database.ts'
import { rebuildTracking } from '#features/tracking/rebuild-tracking.ts'
import type { Config } from '#spine/config/config.ts'
import { createDataDoor } from '#spine/database/act-as.ts'
import { createPool } from '#spine/database/connect.ts'
import { createEmit } from '#spine/database/outbox.ts'

export async function rebuildAllTracking(config: Config): Promise<string> {
  const say: Say = (line) => process.stdout.write(`${line}\n`)
  const cleanup = createCleanup()
  try {
    const access = await openDatabase(config, cleanup, say)
    const pool = createPool(access, 1, (error) => say(error.message))
    cleanup.add(() => pool.end())
    // What has changed is announced when the program runs again.
    const emit = createEmit(() => undefined)
    const { shipments, changed } = await rebuildTracking({ ...createDataDoor(pool), emit }, (done) =>
      say(`${done} shipments`),
    )
    return `${shipments} shipments were derived from their events; ${changed} said something else.`
  } finally {
    await cleanup.run()
  }
}
