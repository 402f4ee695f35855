/** `npm run restore`: puts a backup into an empty data folder, whole or not at all. */
import { chmod, mkdir, readdir, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { createCopier, inParallel } from '#assembly/backup/copier.ts'
import { type Manifest, readManifest, verifyBackup } from '#assembly/backup/manifest.ts'
import { sizeOf } from '#assembly/backup/run-command.ts'
import { type Config, ConfigError } from '#spine/config/config.ts'
import { openFolder } from '#spine/database/embedded/cluster.ts'
import { locateCluster } from '#spine/database/embedded/cluster-folder.ts'
import { findPostmaster } from '#spine/database/embedded/postmaster.ts'
import { acquireStartLock } from '#spine/database/embedded/start-lock.ts'
import {
  removeAbandoned,
  renameIntoPlace,
  temporaryName,
} from '#spine/database/embedded/temporary-folders.ts'

export async function restoreBackup(
  config: Config,
  given: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  if (!given) throw new ConfigError('Which backup? npm run restore <folder of the backup>')
  const backup = resolve(given)
  const manifest = await readManifest(backup)
  if (manifest.database !== !config.databaseUrl) {
    throw new ConfigError(
      manifest.database
        ? `${backup} holds an embedded database, but DATABASE_URL is set: unset it`
        : `${backup} holds no database: restore that with its own tools and set DATABASE_URL`,
    )
  }
  const folder = await openFolder(config.dataFolder)
  const lock = await acquireStartLock(folder)
  try {
    const outside = manifest.database ? await findPlaceOutside(folder) : undefined
    await refuseOccupied(folder, outside)
    await verifyBackup(backup, manifest, signal)
    await putInPlace({ backup, manifest, folder, outside, signal })
  } finally {
    await lock.release()
  }
  return `Restored into ${folder}: the backup of ${manifest.made_at}, ${sizeOf(manifest)}.\nNow: npm start`
}

/** Where PostgreSQL's files go when its user cannot enter the data folder. */
async function findPlaceOutside(folder: string): Promise<string | undefined> {
  const { dataFolder } = await locateCluster(folder)
  return relative(folder, dataFolder).startsWith('..') ? dataFolder : undefined
}

async function refuseOccupied(folder: string, outside: string | undefined): Promise<void> {
  const running = await findPostmaster(outside ?? join(folder, 'postgres'))
  if (running) {
    throw new ConfigError(
      `A server is running on ${folder} (PostgreSQL is process ${running.pid}): stop it first`,
    )
  }
  for (const path of outside ? [folder, outside] : [folder]) {
    const present: string[] = await readdir(path).catch(() => [])
    if (present.length > 0)
      throw new ConfigError(
        `${path} is not empty: move it away first, for example with mv ${path} ${path}.old`,
      )
  }
}

type Placing = {
  backup: string
  manifest: Manifest
  folder: string
  outside: string | undefined
  signal: AbortSignal
}

async function putInPlace({ backup, manifest, folder, outside, signal }: Placing): Promise<void> {
  const made = temporaryName(folder)
  const database = outside ? temporaryName(outside) : join(made, 'postgres')
  for (const target of outside ? [folder, outside] : [folder]) await removeAbandoned(target)
  try {
    await copyBack({ backup, manifest, signal }, made, (path) => !isDatabase(path))
    if (manifest.database) await copyBack({ backup, manifest, signal }, database, isDatabase)
    // PostgreSQL's own user must be able to enter it.
    await chmod(made, 0o711)
    if (outside) await replaceEmpty(database, outside)
    await replaceEmpty(made, folder).catch(async (error: unknown) => {
      if (outside) await rm(outside, { recursive: true, force: true })
      throw error
    })
  } catch (error) {
    for (const path of [made, database]) await rm(path, { recursive: true, force: true })
    throw error
  }
}

const isDatabase = (path: string) => path === 'postgres' || path.startsWith('postgres/')

async function copyBack(
  { backup, manifest, signal }: Pick<Placing, 'backup' | 'manifest' | 'signal'>,
  target: string,
  isWanted: (path: string) => boolean,
): Promise<void> {
  const copier = createCopier(target, signal)
  // Without the first part of the path where the database has a folder of its own.
  const inside = (path: string) => (isDatabase(path) ? relative('postgres', path) : path)
  await mkdir(target, { mode: 0o700 })
  for (const path of manifest.folders.filter(isWanted)) await copier.addFolder(inside(path))
  await inParallel(
    manifest.files.filter(({ path }) => isWanted(path)),
    async ({ path, sha256 }) => {
      await copier.addFile(join(backup, path), inside(path))
      if (copier.files.get(inside(path))?.sha256 !== sha256)
        throw new ConfigError(`${backup} is damaged: ${path} is not what was written`)
    },
  )
  await copier.syncFolders()
}

async function replaceEmpty(made: string, target: string): Promise<void> {
  const placed = await renameIntoPlace(made, target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EBUSY') throw error
    throw new ConfigError(
      `${target} is a mount and cannot be replaced: set KERVAN_DATA to a folder inside it`,
    )
  })
  if (!placed) throw new ConfigError(`${target} is no longer empty: something else has written to it`)
}
