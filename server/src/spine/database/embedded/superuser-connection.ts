/** Connections to the cluster's maintenance database as its superuser, for the supervisor only. */
import { connect } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { DamagedDataError, describeDamage } from '#spine/database/embedded/damaged-data.ts'
import { socketName } from '#spine/database/embedded/postmaster.ts'

export function connectAsSuperuser(socketFolder: string, applicationName: string): pg.Client {
  return new pg.Client({
    host: socketFolder,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    application_name: applicationName,
    connectionTimeoutMillis: 5000,
  })
}

/** Throws when PostgreSQL runs but cannot read its own files: waiting would not help. */
export async function answersQueries(socketFolder: string): Promise<boolean> {
  const client = connectAsSuperuser(socketFolder, 'kervan start')
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    const damage = describeDamage(error)
    if (damage) throw new DamagedDataError(damage, { cause: error })
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Whether a server listens, also one that is starting or stopping. */
export function isListening(socketFolder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(join(socketFolder, socketName))
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
