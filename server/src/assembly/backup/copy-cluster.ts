/**
 * Copies the files of a PostgreSQL that is running. They change meanwhile; the write-ahead log of that time is copied too, and
 * the first start on the copy replays it. So the copy holds what was committed before its end, and no half transaction.
 */
import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Copier } from '#assembly/backup/copier.ts'
import type { EmbeddedCluster } from '#spine/database/embedded/cluster.ts'
import { connectAsSuperuser } from '#spine/database/embedded/superuser-connection.ts'

/** Folders whose contents belong to the running server only; the write-ahead log is added by itself. */
const emptyFolders =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//
const ownFiles =
  /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|t\d+_\d+.*|backup_label.*|tablespace_map.*|\.s\.PGSQL.*)$/
const controlFile = 'global/pg_control'

type Stopped = { label: string; lastSegment: string }

export async function copyCluster(cluster: EmbeddedCluster, copier: Copier): Promise<void> {
  const from = cluster.dataFolder
  const client = connectAsSuperuser(cluster.socketFolder, 'kervan backup')
  client.on('error', () => undefined) // the next statement fails and reports it
  await client.connect()
  try {
    // Holds the write-ahead log back from removal; it ends with the connection.
    const slot = `kervan_backup_${randomBytes(6).toString('hex')}`
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot])
    await client.query("select pg_backup_start('kervan', true)")
    await copier.addTree(
      from,
      'postgres',
      (path) => !emptyFolders.test(path) && !ownFiles.test(basename(path)) && path !== controlFile,
    )
    await copier.addBytes(await readSettled(join(from, controlFile)), join('postgres', controlFile))
    const { rows } = await client.query<Stopped>(
      'select labelfile as label, pg_walfile_name(lsn) as "lastSegment" from pg_backup_stop(false)',
    )
    const [stopped] = rows
    if (!stopped) throw new Error('PostgreSQL ended the backup without a label')
    await copier.addBytes(Buffer.from(stopped.label), 'postgres/backup_label')
    await copyLog(from, stopped, copier)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The segments from the beginning of the copy to its end. */
async function copyLog(from: string, { label, lastSegment }: Stopped, copier: Copier): Promise<void> {
  const [, firstSegment = ''] = /^START WAL LOCATION: .* \(file ([0-9A-F]{24})\)$/m.exec(label) ?? []
  const segments = (await readdir(join(from, 'pg_wal'))).filter(
    (name) => /^[0-9A-F]{24}$/.test(name) && name >= firstSegment && name <= lastSegment,
  )
  if (!segments.includes(firstSegment) || !segments.includes(lastSegment))
    throw new Error(`The write-ahead log from ${firstSegment} to ${lastSegment} is not complete`)
  for (const name of segments) await copier.addFile(join(from, 'pg_wal', name), join('postgres/pg_wal', name))
}

/** The server may be writing the file at this moment, so it is read until two readings agree. */
async function readSettled(path: string): Promise<Buffer> {
  let last = await readFile(path)
  for (;;) {
    await pause(5)
    const next = await readFile(path)
    if (next.equals(last)) return next
    last = next
  }
}
