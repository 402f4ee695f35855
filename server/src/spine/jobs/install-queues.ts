/** Creates pg-boss's tables and our queues as the owner, so that the app's login may not create tables. */

import pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { DatabaseAccess } from '#spine/database/connect.ts'
import { deadLetterQueue, type Queue } from '#spine/jobs/job.ts'

const lock = "hashtext('kervan jobs')"

export async function installQueues(access: DatabaseAccess, queues: readonly Queue[]): Promise<void> {
  const guard = new pg.Client({ ...access.owner, application_name: 'kervan owner' })
  guard.on('error', () => undefined)
  await guard.connect()
  const boss = new PgBoss({
    ...(access.owner as object),
    schedule: false,
    supervise: false,
    max: 1,
    application_name: 'kervan owner',
  })
  boss.on('error', () => undefined) // start() rejects with it
  try {
    await guard.query(`select pg_advisory_lock(${lock})`)
    await boss.start()
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
    if (!known.has(deadLetterQueue))
      await boss.createQueue(deadLetterQueue, { retentionSeconds: 30 * 86_400 })
    for (const job of queues) {
      const options = {
        retryLimit: job.retries,
        retryDelay: job.retryDelay,
        retryBackoff: true,
        expireInSeconds: job.expireSeconds,
        heartbeatSeconds: 10,
        deadLetter: deadLetterQueue,
        deleteAfterSeconds: 7 * 86_400,
      }
      if (known.has(job.name)) await boss.updateQueue(job.name, options)
      else await boss.createQueue(job.name, options)
    }
    await guard.query(`
      grant usage on schema pgboss to kervan_system;
      grant select, insert, update, delete on all tables in schema pgboss to kervan_system;
      grant usage, select on all sequences in schema pgboss to kervan_system;
      grant execute on all functions in schema pgboss to kervan_system;
    `)
  } finally {
    await boss.stop({ graceful: false })
    await guard.end()
  }
}
