/** The program: config → build → database → server, and the way back down on SIGTERM. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Config, ConfigError, readConfig } from '#config.ts'
import { type DatabaseAccess, embeddedAccess, givenAccess } from '#database/connect.ts'
import { startEmbeddedCluster } from '#database/embedded/cluster.ts'
import { ClusterHeldError, holdCluster } from '#database/embedded/holder-lock.ts'
import { ensureDatabase, prepareDatabase } from '#database/prepare.ts'
import { createLog, type Log } from '#log.ts'
import { createSecrets, keptSecret, type Secrets } from '#secrets.ts'
import { builtWeb, startServer } from '#server.ts'
import { welcome } from '#welcome.ts'

/** Draining may take this long; after that the process goes, since a supervisor would not wait forever either. */
const stopLimitMs = 15_000

const opened: (() => Promise<void>)[] = []
/** A step that must not be left in its middle: what it starts would outlive us. */
let underWay: Promise<unknown> = Promise.resolve()
let stopping = false

/** Closes what has been opened so far, last first; a second signal changes nothing. */
async function stop(exitCode: number): Promise<void> {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), stopLimitMs).unref()
  await underWay.catch(() => undefined)
  for (const close of opened.reverse()) await close()
  process.exit(exitCode)
}

async function main(): Promise<void> {
  const config = readConfig()
  const developing = process.argv.includes('--dev')
  if (!developing) await buildWebIfNeeded()
  process.on('SIGTERM', () => stop(0))
  process.on('SIGINT', () => stop(0))
  const log = createLog(config.logLevel)
  const secrets = createSecrets(config.appSecret ?? (await keptSecret(config.dataFolder)))
  const { access, notes } = await openDatabase(config, secrets, log)
  const server = await startServer({
    config,
    secrets,
    access,
    log,
    webFolder: developing ? undefined : builtWeb,
  })
  opened.push(server.stop)
  process.stdout.write(`${welcome(config, notes)}\n`)
}

type OpenDatabase = { access: DatabaseAccess; notes: string[] }

async function openDatabase(config: Config, secrets: Secrets, log: Log): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const access = givenAccess(config.databaseUrl, secrets)
    await prepareDatabase(access)
    return { access, notes: [] }
  }
  const taking = takeCluster(config, log)
  underWay = taking
  const { cluster, hold } = await taking
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
  opened.push(cluster.stop, hold.release)
  return { cluster, hold }
}

async function buildWebIfNeeded(): Promise<void> {
  const build = spawn(process.execPath, [join(builtWeb, '..', 'build.ts'), '--if-needed'], {
    stdio: 'inherit',
  })
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new ConfigError('The web app could not be built; see above.')
}

main().catch((error: Error) => {
  if (stopping) return // what was being opened met what is being closed
  const expected = error instanceof ConfigError || error instanceof ClusterHeldError
  process.stderr.write(`${expected ? error.message : (error.stack ?? error.message)}\n`)
  return stop(1)
})
