/** How to connect to the database: as its owner, who migrates, and with the app's own login for everything else. */
import pg from 'pg'
import type { Secrets } from '#spine/config/secrets.ts'
import { loginRole } from '#spine/database/roles.ts'

export type DatabaseAccess = {
  owner: pg.ClientConfig
  login: pg.ClientConfig
  loginPassword: string | undefined
}

const embeddedDatabase = 'kervan'

export function embeddedAccess(socketFolder: string, database: string = embeddedDatabase): DatabaseAccess {
  // Given explicitly, so that PGPORT and PGSSLMODE of the operator's shell have no effect.
  const place = { host: socketFolder, port: 5432, ssl: false, database }
  return {
    owner: { ...place, user: 'postgres' },
    login: { ...place, user: loginRole },
    loginPassword: undefined,
  }
}

/** On a given PostgreSQL the app's login gets a password that only the app's secret yields. */
export function givenAccess(databaseUrl: string, secrets: Secrets): DatabaseAccess {
  const loginPassword = secrets.key('database login').toString('base64url')
  const login = new URL(databaseUrl)
  login.username = loginRole
  login.password = loginPassword
  return { owner: { connectionString: databaseUrl }, login: { connectionString: login.href }, loginPassword }
}

export function createPool(access: DatabaseAccess, size: number, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    // For a whole batch. A little above the server's own limit: for a server that does not answer at all.
    query_timeout: 6_000,
    ...access.login,
    application_name: 'kervan',
    max: size,
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  } as pg.PoolConfig)
  pool.on('error', onError)
  // The pool listens to idle connections only; without a listener one that breaks while in use would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** A connection that has the system's role from the start: for the flusher, the feed and the job queue. */
export function asSystemSession(access: DatabaseAccess, name: string, options = ''): pg.ClientConfig {
  return {
    ...access.login,
    application_name: `kervan ${name}`,
    connectionTimeoutMillis: 5_000,
    options: `-c role=kervan_system -c statement_timeout=60s -c transaction_timeout=0 ${options}`.trim(),
  }
}

/** A connection for short statements of many actors; each takes its actor's role for itself. */
export function asSharedSession(access: DatabaseAccess): pg.ClientConfig {
  return {
    ...access.login,
    application_name: 'kervan shared',
    connectionTimeoutMillis: 5_000,
    query_timeout: 6_000,
  }
}
