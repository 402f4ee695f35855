/** Supervises the embedded PostgreSQL: creates it on the first start, starts or adopts it, and stops it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, realpath, stat } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ConfigError } from '#spine/config/config.ts'
import { type Binaries, findBinaries } from '#spine/database/embedded/binaries.ts'
import { type ClusterLocation, locateCluster, systemFolder } from '#spine/database/embedded/cluster-folder.ts'
import { bareEnvironment, createClusterIfMissing } from '#spine/database/embedded/create-cluster.ts'
import { DamagedDataError, reasonOfFailure } from '#spine/database/embedded/damaged-data.ts'
import { clearStaleLocks, findPostmaster, stopPostmaster } from '#spine/database/embedded/postmaster.ts'
import { spawnIdentity } from '#spine/database/embedded/run-user.ts'
import { openServerLog, readTail, type ServerLog } from '#spine/database/embedded/server-log.ts'
import { acquireStartLock } from '#spine/database/embedded/start-lock.ts'
import { answersQueries, isListening } from '#spine/database/embedded/superuser-connection.ts'

export type EmbeddedCluster = {
  socketFolder: string
  dataFolder: string
  pid: number
  adopted: boolean
  /** Sentences for the start message. */
  notes: string[]
  stop(): Promise<void>
}

type Running = { pid: number; socketFolder: string; adopted: boolean }

type StartOptions = {
  folder: string
  /** Refuses a folder without a database instead of making one. */
  mustExist?: boolean
  extraSettings?: Record<string, string>
  logger?: (line: string) => void
}

/** Recovery after a crash replays the write-ahead log, which may take long. */
const readyLimitMs = 60_000

export async function startEmbeddedCluster(options: StartOptions): Promise<EmbeddedCluster> {
  if (process.platform === 'win32') {
    throw new ConfigError(
      'The embedded PostgreSQL does not run on Windows: set DATABASE_URL to a PostgreSQL 18 or newer',
    )
  }
  if (options.mustExist) await refuseMissing(options.folder)
  const folder = await openFolder(options.folder)
  const lock = await acquireStartLock(folder)
  try {
    const place = await locateCluster(folder)
    const binaries = await findBinaries(place.user, systemFolder)
    if (options.mustExist) await refuseMissing(join(place.dataFolder, 'PG_VERSION'))
    const created = await createClusterIfMissing(place.dataFolder, binaries.initdb, place.user)
    if (created) options.logger?.(`PostgreSQL cluster created in ${place.dataFolder}`)
    const running = (await adoptRunning(place)) ?? (await startServer(place, binaries, options))
    options.logger?.(`PostgreSQL ${running.adopted ? 'adopted' : 'started'}, pid ${running.pid}`)
    return describe(running, place, [...place.notes, ...binaries.notes])
  } finally {
    await lock.release()
  }
}

/** A folder that root makes can be entered by PostgreSQL's user, whatever the umask. */
export async function openFolder(folder: string): Promise<string> {
  if (!(await stat(folder).catch(() => undefined))) {
    await mkdir(folder, { recursive: true })
    if (process.getuid?.() === 0) await chmod(folder, 0o711)
  }
  return realpath(folder)
}

async function refuseMissing(path: string): Promise<void> {
  if (await stat(path).catch(() => undefined)) return
  throw new ConfigError(`KERVAN_DATA: there is no database here, ${path} does not exist`)
}

function describe(running: Running, place: ClusterLocation, notes: string[]): EmbeddedCluster {
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= stopPostmaster(running.pid, place.dataFolder)
    return stopping
  }
  return { ...running, dataFolder: place.dataFolder, notes, stop }
}

/** A killed Kervan leaves its PostgreSQL serving; one that is still starting, recovering or stopping is waited for. */
async function adoptRunning(place: ClusterLocation): Promise<Running | undefined> {
  for (const deadline = Date.now() + readyLimitMs; Date.now() < deadline; await pause(20)) {
    const found = await findPostmaster(place.dataFolder)
    if (!found) {
      if (!(await isListening(place.socketFolder))) return undefined
      continue
    }
    for (const socketFolder of new Set([found.socketFolder ?? place.socketFolder, place.socketFolder])) {
      if (await answersQueries(socketFolder)) return { pid: found.pid, socketFolder, adopted: true }
    }
  }
  if (await findPostmaster(place.dataFolder)) {
    const reason = reasonOfFailure(await readTail(place.logFile))
    throw new DamagedDataError(`PostgreSQL runs on ${place.dataFolder} but does not become ready: ${reason}`)
  }
  throw new ConfigError(
    `A PostgreSQL that cannot be seen from here, perhaps in another container, serves ${place.dataFolder}`,
  )
}

async function startServer(
  place: ClusterLocation,
  binaries: Binaries,
  options: StartOptions,
): Promise<Running> {
  for (const removed of await clearStaleLocks(place.dataFolder, place.socketFolder)) {
    options.logger?.(`Stale lock file removed: ${removed}`)
  }
  const log = await openServerLog(place.logFile, place.user)
  try {
    const child = spawn(
      binaries.postgres,
      ['-D', place.dataFolder, ...settings(place, options.extraSettings)],
      {
        ...spawnIdentity(place.user),
        cwd: '/',
        env: bareEnvironment,
        detached: true,
        stdio: ['ignore', log.fd, log.fd],
      },
    )
    await once(child, 'spawn')
    child.unref()
    return await untilReady(child, place, log)
  } finally {
    await log.close()
  }
}

async function untilReady(child: ChildProcess, place: ClusterLocation, log: ServerLog): Promise<Running> {
  const pid = child.pid ?? 0
  for (const deadline = Date.now() + readyLimitMs; Date.now() < deadline; await pause(20)) {
    if (hasEnded(child)) return adoptConcurrentStart(place, log)
    const answers = await answersQueries(place.socketFolder).catch(async (error: Error) => {
      await stopPostmaster(pid, place.dataFolder)
      throw error
    })
    if (!answers) continue
    const serving = await findPostmaster(place.dataFolder)
    if (serving?.pid === pid) return { pid, socketFolder: place.socketFolder, adopted: false }
  }
  // Left running: it may be recovering, and the next start waits for it again.
  throw new ConfigError(
    `PostgreSQL (pid ${pid}) is not ready after ${readyLimitMs / 1000} s; start again to wait longer:\n${await log.readTail()}`,
  )
}

/** Where there is no start lock, ours may have ended because another start was first; then its server is used. */
async function adoptConcurrentStart(place: ClusterLocation, log: ServerLog): Promise<Running> {
  const running = await adoptRunning(place)
  if (running) return running
  throw new DamagedDataError(
    `PostgreSQL cannot start on ${place.dataFolder}: ${reasonOfFailure(await log.readTail())}`,
  )
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** An eighth of the memory: lists in an order of their own read pages from all over a table. */
function cacheMegabytes(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  return Math.min(1_024, Math.max(128, Math.trunc(memory / 8 / 1024 ** 2)))
}

function settings(place: ClusterLocation, extra: Record<string, string> = {}): string[] {
  const values = {
    max_connections: '200',
    shared_buffers: `${cacheMegabytes()}MB`,
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...extra,
    // Reachable through a private socket only, whatever the configuration files say.
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: `"${place.socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
