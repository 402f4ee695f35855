/** The database for a command that runs while the program does not: given, or the one in the data folder. */
import type { createCleanup } from '#assembly/cleanup.ts'
import { ensureDatabase, prepareDatabase } from '#assembly/prepare-database.ts'
import type { Config } from '#spine/config/config.ts'
import { createSecrets, loadOrCreateSecret } from '#spine/config/secrets.ts'
import { type DatabaseAccess, embeddedAccess, givenAccess } from '#spine/database/connect.ts'
import { startEmbeddedCluster } from '#spine/database/embedded/cluster.ts'
import { lockCluster } from '#spine/database/embedded/cluster-lock.ts'

export type Say = (line: string) => unknown

export async function openDatabase(
  config: Config,
  cleanup: ReturnType<typeof createCleanup>,
  say: Say,
): Promise<DatabaseAccess> {
  const secrets = createSecrets(config.appSecret ?? (await loadOrCreateSecret(config.dataFolder)))
  if (config.databaseUrl) {
    const access = givenAccess(config.databaseUrl, secrets)
    await prepareDatabase(access)
    return access
  }
  say(`The database in ${config.dataFolder} is being prepared.`)
  const cluster = await startEmbeddedCluster({ folder: config.dataFolder, logger: () => undefined })
  const hold = await lockCluster({ socketFolder: cluster.socketFolder, folder: config.dataFolder })
  cleanup.add(cluster.stop)
  cleanup.add(hold.release)
  const access = embeddedAccess(cluster.socketFolder)
  await ensureDatabase(access)
  await prepareDatabase(access)
  return access
}
