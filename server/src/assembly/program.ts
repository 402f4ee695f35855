/** The program: reads the config, builds the web app, opens the database and starts the server; stops on SIGTERM. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createCleanup } from '#assembly/cleanup.ts'
import { createDemoAutomations } from '#assembly/demo/automations/demo-automations.ts'
import { createDemoChanges } from '#assembly/demo/demo-changes.ts'
import { createDemoDocuments } from '#assembly/demo/demo-documents.ts'
import { createDemoHistory } from '#assembly/demo/demo-history.ts'
import { createDemoMarket } from '#assembly/demo/demo-market.ts'
import { createDemoNewsletter } from '#assembly/demo/demo-newsletter.ts'
import { createDemoPhotos } from '#assembly/demo/demo-photos.ts'
import { createDemoRates } from '#assembly/demo/demo-rates.ts'
import { createDemoReceivedMail } from '#assembly/demo/demo-received-mail.ts'
import { createDemoWorld } from '#assembly/demo/demo-world.ts'
import { withPatientLogin } from '#assembly/demo/patient-login.ts'
import { noteContents, refuseDamagedFolder } from '#assembly/folder-contents.ts'
import { createFileStore } from '#assembly/outside-services.ts'
import { blameDatabaseUrl, ensureDatabase, prepareDatabase, withOwner } from '#assembly/prepare-database.ts'
import { builtWeb, startServer } from '#assembly/server.ts'
import { welcomeMessage } from '#assembly/welcome-message.ts'
import { seedPlaces } from '#features/places/seed-places.ts'
import { type Config, ConfigError, readConfig } from '#spine/config/config.ts'
import { createLog, type Log } from '#spine/config/log.ts'
import { createSecrets, loadOrCreateSecret, type Secrets } from '#spine/config/secrets.ts'
import { createDataDoor } from '#spine/database/act-as.ts'
import { createPool, type DatabaseAccess, embeddedAccess, givenAccess } from '#spine/database/connect.ts'
import { startEmbeddedCluster } from '#spine/database/embedded/cluster.ts'
import { ClusterInUseError, lockCluster } from '#spine/database/embedded/cluster-lock.ts'
import { DamagedDataError, describeDamage } from '#spine/database/embedded/damaged-data.ts'
import { readEveryTable } from '#spine/database/read-tables.ts'

/** A stop takes no longer than this, since a supervisor would not wait forever either. */
const stopLimitMs = 15_000

const cleanup = createCleanup()
let stopping = false

/** A second signal changes nothing. */
async function stop(exitCode: number): Promise<void> {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), stopLimitMs).unref()
  await cleanup.run()
  process.exit(exitCode)
}

async function main(): Promise<void> {
  process.on('SIGTERM', () => stop(0))
  process.on('SIGINT', () => stop(0))
  const config = readConfig()
  await refuseDamagedFolder(config)
  const isDevelopment = process.argv.includes('--dev')
  if (!isDevelopment && !config.builtElsewhere) await cleanup.finish(buildWebIfNeeded())
  const log = createLog(config.logLevel)
  const secrets = createSecrets(
    config.appSecret ?? (await loadOrCreateSecret(config.dataFolder).catch(blameDataFolder(config))),
  )
  const webFolder = isDevelopment ? undefined : (config.builtElsewhere ?? builtWeb)
  const notes = await serve(config, secrets, log, webFolder).catch(blameDamage(config))
  process.stdout.write(`${welcomeMessage(config, notes)}\n`)
}

async function serve(
  config: Config,
  secrets: Secrets,
  log: Log,
  webFolder: string | undefined,
): Promise<string[]> {
  const { access, notes } = await openDatabase(config, secrets, log)
  if (config.demoHistory) await cleanup.finish(prepareDemo(access, config, log))
  // The folder is ours alone, so what is unfinished in it was left by a kill.
  if (!config.databaseUrl && !config.s3Url) await (await createFileStore(config)).removeAbandoned(0)
  await startServer({ config, secrets, access, log, webFolder, cleanup })
  await noteContents(config).catch((error: Error) => log.warn({ err: error }, 'data folder'))
  return notes
}

/** Before the server listens, so that the first page already shows the history. */
async function prepareDemo(access: DatabaseAccess, config: Config, log: Log): Promise<void> {
  const pool = createPool(withPatientLogin(access), 1, (error) => log.warn({ err: error }, 'demo connection'))
  const { actAs } = createDataDoor(pool)
  try {
    await createDemoWorld(actAs, config.staffEmailDomains)
    await seedPlaces(actAs)
    await createDemoRates(actAs, new Date())
    await createDemoMarket(actAs, new Date())
    const files = await createFileStore(config)
    if (await createDemoHistory(actAs, new Date())) {
      await createDemoChanges(actAs, new Date())
      await createDemoAutomations(actAs, new Date())
      await createDemoNewsletter(actAs, new Date())
      await createDemoPhotos({ actAs, files })
      await createDemoReceivedMail({ actAs, files })
    }
    await createDemoDocuments({ actAs, files })
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
  const { cluster, hold } = await cleanup.finish(takeCluster(config, log)).catch(blameDataFolder(config))
  hold.lost.then(() => {
    if (stopping) return
    log.fatal('the embedded database went away')
    return stop(1)
  })
  const access = embeddedAccess(cluster.socketFolder)
  await ensureDatabase(access)
  // First, so that nothing is written to a database that is damaged.
  await withOwner(access.owner, readEveryTable)
  await prepareDatabase(access)
  return { access, notes: cluster.notes }
}

async function takeCluster(config: Config, log: Log) {
  const cluster = await startEmbeddedCluster({
    folder: config.dataFolder,
    logger: (line) => log.info(line),
  })
  // Throws if another program uses the folder, before its PostgreSQL is added to the cleanup.
  const hold = await lockCluster({ socketFolder: cluster.socketFolder, folder: config.dataFolder })
  cleanup.add(cluster.stop)
  cleanup.add(hold.release)
  return { cluster, hold }
}

async function buildWebIfNeeded(): Promise<void> {
  const build = spawn(process.execPath, [join(builtWeb, '..', 'build.ts'), '--if-needed'], {
    stdio: 'inherit',
  })
  cleanup.add(() => build.kill())
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

function blameDamage({ databaseUrl }: Config) {
  return (error: Error): never => {
    const damage = databaseUrl ? undefined : describeDamage(error)
    if (!damage) throw error
    throw new DamagedDataError(damage, { cause: error })
  }
}

const plainErrors = [ConfigError, ClusterInUseError, DamagedDataError]

main().catch((error: Error) => {
  if (stopping) return // a start that was interrupted by a stop fails
  const expected = plainErrors.some((kind) => error instanceof kind)
  process.stderr.write(`${expected ? error.message : (error.stack ?? error.message)}\n`)
  return stop(1)
})
