/** Prepares a database for this version of the program. Can be killed at any point and run by several processes at once. */
import pg from 'pg'
import { queues } from '#assembly/jobs.ts'
import { ConfigError } from '#spine/config/config.ts'
import type { DatabaseAccess } from '#spine/database/connect.ts'
import { describeDamage } from '#spine/database/embedded/damaged-data.ts'
import { migrate } from '#spine/database/migrate.ts'
import { ensureRoles } from '#spine/database/roles.ts'
import { isUnavailable } from '#spine/database/unavailable.ts'
import { installQueues } from '#spine/jobs/install-queues.ts'

const oldestServer = 180_000

export async function prepareDatabase(access: DatabaseAccess): Promise<{ applied: string[] }> {
  return withOwner(access.owner, async (owner) => {
    await checkVersion(owner)
    await ensureRoles(owner, access.loginPassword)
    const result = await migrate(owner)
    await installQueues(access, queues)
    return result
  })
}

export async function ensureDatabase(access: DatabaseAccess): Promise<void> {
  const { database } = access.owner
  await withOwner({ ...access.owner, database: 'postgres' }, async (maintenance) => {
    const { rowCount } = await maintenance.query('select from pg_database where datname = $1', [database])
    if (!rowCount) await maintenance.query(`create database ${database}`)
  })
}

export async function withOwner<T>(
  config: pg.ClientConfig,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> {
  const owner = new pg.Client({
    ...config,
    application_name: 'kervan owner',
    connectionTimeoutMillis: 10_000,
  })
  owner.on('error', () => undefined) // the next query fails and reports it
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

async function checkVersion(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ number: string; name: string }>(
    "select current_setting('server_version_num') as number, current_setting('server_version') as name",
  )
  const [version] = rows
  if (Number(version?.number) < oldestServer) {
    throw new ConfigError(`DATABASE_URL: PostgreSQL 18 or newer is needed, this one is ${version?.name}`)
  }
}

// Wrong password or user, no such database, too few rights.
const settingsFault = /^(28...|3D000|42501)$/

/** Reports a PostgreSQL that cannot be reached, read or used as an error of its setting. */
export function blameDatabaseUrl(error: Error & { code?: string }): never {
  const isOutside = isUnavailable(error) || settingsFault.test(error.code ?? '') || describeDamage(error)
  if (error instanceof ConfigError || !isOutside) throw error
  throw new ConfigError(`DATABASE_URL: this PostgreSQL cannot be used: ${error.message || error.code}`)
}
