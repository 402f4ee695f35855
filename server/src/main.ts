/** `npm start`: config → build → database → server, and the way back down on SIGTERM. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Config, ConfigError, readConfig } from '#config.ts'
import { embeddedAccess, givenAccess } from '#database/connect.ts'
import { startEmbeddedCluster } from '#database/embedded/cluster.ts'
import { ClusterHeldError, holdCluster } from '#database/embedded/holder-lock.ts'
import { ensureDatabase, prepareDatabase } from '#database/prepare.ts'
import { createLog, type Log } from '#log.ts'
import { createSecrets, keptSecret, type Secrets } from '#secrets.ts'
import { builtWeb, startServer } from '#server.ts'
import { welcome } from '#welcome.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Draining may take this long; after that the process goes, since a supervisor would not wait forever either. */
const stopLimitMs = 15_000

async function main(): Promise<void> {
  const config = readConfig()
  const developing = process.argv.includes('--dev')
  if (!developing) await buildWebIfNeeded()
  const log = createLog(config.logLevel)
  const secrets = createSecrets(config.appSecret ?? (await keptSecret(config.dataFolder)))
  const database = await openDatabase(config, secrets, log)
  const server = await startServer({
    config,
    secrets,
    access: database.access,
    log,
    webFolder: developing ? undefined : builtWeb,
  }).catch(async (error: Error) => {
    await database.close()
    throw error
  })
  say(welcome(config, database.notes))

  let stopping = false
  const stop = async (exitCode: number) => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), stopLimitMs).unref()
    await server.stop()
    await database.close()
    process.exit(exitCode)
  }
  process.on('SIGTERM', () => stop(0))
  process.on('SIGINT', () => stop(0))
  database.lost?.then(() => {
    if (stopping) return
    log.fatal('the embedded database went away')
    return stop(1)
  })
}

type OpenDatabase = {
  access: ReturnType<typeof embeddedAccess>
  notes: string[]
  lost?: Promise<void>
  close(): Promise<void>
}

async function openDatabase(config: Config, secrets: Secrets, log: Log): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const access = givenAccess(config.databaseUrl, secrets)
    await prepareDatabase(access)
    return { access, notes: [], close: async () => undefined }
  }
  const cluster = await startEmbeddedCluster({ folder: config.dataFolder, logger: (line) => log.info(line) })
  const hold = await holdCluster({
    socketFolder: cluster.socketFolder,
    folder: config.dataFolder,
  }).catch(async (error: Error) => {
    // Somebody else owns the folder: their PostgreSQL is left alone.
    if (!(error instanceof ClusterHeldError)) await cluster.stop()
    throw error
  })
  const access = embeddedAccess(cluster.socketFolder)
  const close = async () => {
    await hold.release()
    await cluster.stop()
  }
  try {
    await ensureDatabase(access)
    await prepareDatabase(access)
  } catch (error) {
    await close()
    throw error
  }
  return { access, notes: cluster.notes, lost: hold.lost, close }
}

async function buildWebIfNeeded(): Promise<void> {
  const build = spawn(process.execPath, [join(builtWeb, '..', 'build.ts'), '--if-needed'], {
    stdio: 'inherit',
  })
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new ConfigError('The web app could not be built; see above.')
}

main().catch((error: Error) => {
  const expected = error instanceof ConfigError || error instanceof ClusterHeldError
  process.stderr.write(`${expected ? error.message : (error.stack ?? error.message)}\n`)
  process.exit(1)
})
