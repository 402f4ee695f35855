/** Lets one Kervan at a time use the cluster, by an advisory lock that ends with its connection. */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { connectAsSuperuser } from '#spine/database/embedded/superuser-connection.ts'

/** "kervan" in ASCII; any fixed number does, as long as it never changes. */
const lockKey = 0x6b_65_72_76_61_6e

/** The backend of a killed predecessor may need a moment to notice. */
const usualWaitMs = 2000

export class ClusterInUseError extends Error {
  holder: { pid: number; since: string }

  constructor(folder: string, holder: { pid: number; since: string }) {
    super(`${folder} is in use by another Kervan: process ${holder.pid}, running since ${holder.since}`)
    this.name = 'ClusterInUseError'
    this.holder = holder
  }
}

export async function lockCluster(options: {
  socketFolder: string
  folder: string
  waitMs?: number
}): Promise<{ release(): Promise<void>; lost: Promise<void> }> {
  const client = connectAsSuperuser(
    options.socketFolder,
    `kervan pid=${process.pid} since=${new Date().toISOString()}`,
  )
  let released = false
  const lost = new Promise<void>((resolve) => {
    const report = () => {
      if (!released) resolve()
    }
    client.on('error', report).on('end', report)
  })
  const release = async () => {
    if (released) return
    released = true
    await client.end().catch(() => {})
  }
  try {
    await client.connect()
    await takeLock(client, options.folder, options.waitMs ?? usualWaitMs)
  } catch (error) {
    await release()
    throw error
  }
  return { release, lost }
}

async function takeLock(client: pg.Client, folder: string, waitMs: number): Promise<void> {
  for (const deadline = Date.now() + waitMs; ; await pause(50)) {
    const answer = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lockKey])
    if (answer.rows[0]?.held) return
    if (Date.now() < deadline) continue
    const holder = await findHolder(client)
    if (holder) throw new ClusterInUseError(folder, holder)
  }
}

/** Undefined when the holder ended between the attempt and this query. */
async function findHolder(client: pg.Client): Promise<{ pid: number; since: string } | undefined> {
  const { rows } = await client.query<{ application_name: string; backend_start: Date }>(
    `select activity.application_name, activity.backend_start
       from pg_locks lock join pg_stat_activity activity on activity.pid = lock.pid
      where lock.locktype = 'advisory' and lock.granted and lock.objsubid = 1
        and (lock.classid::bigint << 32 | lock.objid::bigint) = $1
        and lock.database = (select oid from pg_database where datname = current_database())`,
    [lockKey],
  )
  const row = rows[0]
  if (!row) return undefined
  const [, pid, since] = /pid=(\d+) since=(\S+)/.exec(row.application_name) ?? []
  return { pid: Number(pid ?? 0), since: since ?? row.backend_start.toISOString() }
}
