/** `npm run backup`: database, files and secret of the data folder, while the server runs or not, whole or not at all. */
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { type Copier, createCopier } from '#assembly/backup/copier.ts'
import { copyCluster } from '#assembly/backup/copy-cluster.ts'
import { writeManifest } from '#assembly/backup/manifest.ts'
import { sizeOf } from '#assembly/backup/run-command.ts'
import { type Config, ConfigError } from '#spine/config/config.ts'
import { type EmbeddedCluster, startEmbeddedCluster } from '#spine/database/embedded/cluster.ts'
import { ClusterInUseError, lockCluster } from '#spine/database/embedded/cluster-lock.ts'
import {
  removeAbandoned,
  renameIntoPlace,
  temporaryName,
} from '#spine/database/embedded/temporary-folders.ts'

export async function makeBackup(
  config: Config,
  given: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  const madeAt = new Date()
  const elsewhere = notIncluded(config)
  if (config.databaseUrl && config.s3Url)
    throw new ConfigError(['There is nothing to back up in the data folder.', ...elsewhere].join('\n'))
  const target = await chooseTarget(config, given, madeAt)
  const unfinished = temporaryName(target)
  await mkdir(unfinished, { mode: 0o700 })
  try {
    const copier = createCopier(unfinished, signal)
    await copyParts(config, copier)
    const manifest = await writeManifest(copier, { madeAt, database: !config.databaseUrl })
    if (!(await renameIntoPlace(unfinished, target))) throw new ConfigError(`${target} exists already`)
    return [
      `Backup made in ${target}: ${sizeOf(manifest)}, ${((Date.now() - madeAt.getTime()) / 1000).toFixed(1)} s.`,
      `To restore it: npm run restore ${target}`,
      ...elsewhere,
    ].join('\n')
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function chooseTarget(config: Config, given: string | undefined, madeAt: Date): Promise<string> {
  const time = madeAt.toISOString().slice(0, 19).replaceAll(':', '-')
  const target = resolve(given ?? join(`${config.dataFolder}-backups`, time))
  if (!relative(config.dataFolder, target).startsWith('..'))
    throw new ConfigError(`${target} is inside the data folder: choose a folder outside of it`)
  if (await stat(target).catch(() => undefined))
    throw new ConfigError(`${target} exists already: choose another folder`)
  const parent = dirname(target)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  for (const name of await readdir(parent)) {
    const [, killed] = /^(.+)\.new-\d+-[0-9a-f]{8}$/.exec(name) ?? []
    if (killed) await removeAbandoned(join(parent, killed))
  }
  return target
}

async function copyParts(config: Config, copier: Copier): Promise<void> {
  const { dataFolder } = config
  const copyFiles = () =>
    config.s3Url
      ? undefined
      : copier.addTree(join(dataFolder, 'files'), 'files', (path) => !path.startsWith('.incoming'))
  await copier.addFile(join(dataFolder, 'app-secret'), 'app-secret')
  // Before the database and after it: a row's file may be removed later than the row, and is there before it.
  await copyFiles()
  if (config.databaseUrl) return
  await withCluster(dataFolder, (cluster) => copyCluster(cluster, copier))
  await copyFiles()
}

/** Without a running server PostgreSQL is started for the backup alone; the lock stops a server from starting meanwhile. */
async function withCluster(folder: string, work: (cluster: EmbeddedCluster) => Promise<void>): Promise<void> {
  const cluster = await startEmbeddedCluster({ folder, mustExist: true })
  const hold = await lockCluster({ socketFolder: cluster.socketFolder, folder, waitMs: 0 }).catch(
    (error: unknown) => {
      if (!(error instanceof ClusterInUseError)) throw error
    },
  )
  try {
    await work(cluster)
  } finally {
    if (hold) {
      await cluster.stop()
      await hold.release()
    }
  }
}

function notIncluded({ databaseUrl, s3Url, appSecret }: Config): string[] {
  return [
    ...(databaseUrl
      ? [
          'The database of DATABASE_URL is not included: save it with pg_dump --format=custom (back with pg_restore) or pg_basebackup, before the files, so that no row lacks its file.',
        ]
      : []),
    ...(s3Url
      ? ['The files of S3_URL are not included: save the bucket with the tools of its provider.']
      : []),
    ...(appSecret ? ['APP_SECRET is not included: a restored installation needs the same one.'] : []),
  ]
}
