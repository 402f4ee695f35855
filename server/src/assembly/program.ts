/** The program: config → build → database → server, and the way back down on SIGTERM. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createClosing } from '#assembly/closing.ts'
import { makeDemoHistory } from '#assembly/demo/demo-history.ts'
import { makeDemoWorld } from '#assembly/demo/demo-world.ts'
import { blameDatabaseUrl, ensureDatabase, prepareDatabase } from '#assembly/prepare-database.ts'
import { builtWeb, startServer } from '#assembly/server.ts'
import { welcome } from '#assembly/welcome.ts'
import { seedPlaces } from '#features/places/seed-places.ts'
import { type Config, ConfigError, readConfig } from '#spine/config/config.ts'
import { createLog, type Log } from '#spine/config/log.ts'
import { createSecrets, loadOrCreateSecret, type Secrets } from '#spine/config/secrets.ts'
import { createDataDoor } from '#spine/database/act-as.ts'
import { createPool, type DatabaseAccess, embeddedAccess, givenAccess } from '#spine/database/connect.ts'
import { startEmbeddedCluster } from '#spine/database/embedded/cluster.ts'
import { ClusterHeldError, holdCluster } from '#spine/database/embedded/holder-lock.ts'

/** Draining may take this long; after that the process goes, since a supervisor would not wait forever either. */
const stopLimitMs = 15_000

const closing = createClosing()
let stopping = false

/** Closes what has been opened so far; a second signal changes nothing. */
async function stop(exitCode: number): Promise<void> {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), stopLimitMs).unref()
  await closing.all()
  process.exit(exitCode)
}

async function main(): Promise<void> {
  process.on('SIGTERM', () => stop(0))
  process.on('SIGINT', () => stop(0))
  const config = readConfig()
  const developing = process.argv.includes('--dev')
  if (!developing) await closing.finish(buildWebIfNeeded())
  const log = createLog(config.logLevel)
  const secrets = createSecrets(
    config.appSecret ?? (await loadOrCreateSecret(config.dataFolder).catch(blameDataFolder(config))),
  )
  const { access, notes } = await openDatabase(config, secrets, log)
  if (config.demoHistory) await closing.finish(tellDemoHistory(access, config, log))
  const webFolder = developing ? undefined : builtWeb
  await startServer({ config, secrets, access, log, webFolder, closing })
  process.stdout.write(`${welcome(config, notes)}\n`)
}

/** Before anybody is let in: the first page somebody sees has the past in it. */
async function tellDemoHistory(access: DatabaseAccess, config: Config, log: Log): Promise<void> {
  // One long transaction, which on a slow machine outlasts what a request may take.
  const login = { ...access.login, options: '-c transaction_timeout=0' }
  const pool = createPool({ ...access, login }, 1, (error) => log.warn({ err: error }, 'demo connection'))
  const { actAs } = createDataDoor(pool)
  try {
    await makeDemoWorld(actAs, config.staffEmailDomains)
    await seedPlaces(actAs)
    await makeDemoHistory(actAs, new Date())
  } finally {
    await pool.end()
  }
}

type OpenDatabase = { access: DatabaseAccess; notes: string[] }

async function openDatabase(config: Config, secrets: Secrets, log: Log): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const access = givenAccess(config.databaseUrl, secrets)
    await prepareDatabase(access).catch(blameDatabaseUrl)
    return { access, notes: [] }
  }
  const { cluster, hold } = await closing.finish(takeCluster(config, log)).catch(blameDataFolder(config))
  hold.lost.then(() => {
    if (stopping) return
    log.fatal('the embedded database went away')
    return stop(1)
  })
  const access = embeddedAccess(cluster.socketFolder)
  await ensureDatabase(access)
  await prepareDatabase(access)
  return { access, notes: cluster.notes }
}

async function takeCluster(config: Config, log: Log) {
  const cluster = await startEmbeddedCluster({
    folder: config.dataFolder,
    logger: (line) => log.info(line),
  })
  // If somebody else owns the folder, this throws before their PostgreSQL is ours to stop.
  const hold = await holdCluster({ socketFolder: cluster.socketFolder, folder: config.dataFolder })
  closing.add(cluster.stop)
  closing.add(hold.release)
  return { cluster, hold }
}

async function buildWebIfNeeded(): Promise<void> {
  const build = spawn(process.execPath, [join(builtWeb, '..', 'build.ts'), '--if-needed'], {
    stdio: 'inherit',
  })
  closing.add(() => build.kill())
  const [code] = await once(build, 'exit')
  if (code !== 0 && !stopping) throw new ConfigError('The web app could not be built; see above.')
}

const folderFaults = ['EEXIST', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENAMETOOLONG']

function blameDataFolder({ dataFolder }: Config) {
  return (error: NodeJS.ErrnoException): never => {
    if (!folderFaults.includes(error.code ?? '')) throw error
    throw new ConfigError(`KERVAN_DATA: ${dataFolder} cannot be used: ${error.message}`)
  }
}

main().catch((error: Error) => {
  if (stopping) return // what was being opened met what is being closed
  const expected = error instanceof ConfigError || error instanceof ClusterHeldError
  process.stderr.write(`${expected ? error.message : (error.stack ?? error.message)}\n`)
  return stop(1)
})
