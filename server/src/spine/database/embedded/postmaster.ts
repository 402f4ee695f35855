/** Finds and stops the PostgreSQL that runs on a data folder, and removes stale lock files. */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ConfigError } from '#spine/config/config.ts'
import { countAttached, inspectProcess, isPostgresOn } from '#spine/database/embedded/process-state.ts'

export const socketName = '.s.PGSQL.5432'

type LockFile = { pid: number; socketFolder: string | undefined; segmentId: number | undefined }

async function readLockFile(path: string): Promise<LockFile | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const lines = text.split('\n')
  const segment = Number(lines[6]?.trim().split(/\s+/)[1])
  return {
    // A single-user session writes its id with a minus.
    pid: Math.abs(Number.parseInt(lines[0] ?? '', 10)) || 0,
    socketFolder: lines[4] || undefined,
    segmentId: Number.isInteger(segment) ? segment : undefined,
  }
}

/** The server that runs on the folder now; its socket folder is unknown in the first moments of its start. */
export async function findPostmaster(
  dataFolder: string,
): Promise<{ pid: number; socketFolder: string | undefined } | undefined> {
  const lock = await readLockFile(join(dataFolder, 'postmaster.pid'))
  if (!lock || !(await isPostgresOn(lock.pid, dataFolder))) return undefined
  return { pid: lock.pid, socketFolder: lock.socketFolder }
}

/**
 * PostgreSQL clears the locks of a process that is gone, but not of one that only seems alive: a zombie that nobody
 * reaps, or another program under a reused pid. Call only under the start lock, while no postmaster runs.
 */
export async function clearStaleLocks(dataFolder: string, socketFolder: string): Promise<string[]> {
  await waitForOrphans(dataFolder)
  const removed: string[] = []
  for (const path of [join(dataFolder, 'postmaster.pid'), join(socketFolder, `${socketName}.lock`)]) {
    const lock = await readLockFile(path)
    if (!lock) continue
    const state = lock.pid > 0 ? await inspectProcess(lock.pid) : 'zombie'
    if (state === 'gone' || (await isPostgresOn(lock.pid, dataFolder))) continue
    await rm(path, { force: true })
    removed.push(path)
  }
  return removed
}

/** Backends of a killed postmaster end by themselves; a new server beside them would destroy the data. */
async function waitForOrphans(dataFolder: string): Promise<void> {
  const segmentId = (await readLockFile(join(dataFolder, 'postmaster.pid')))?.segmentId
  if (segmentId === undefined) return
  for (const deadline = Date.now() + 15_000; (await countAttached(segmentId)) > 0; await pause(10)) {
    if (Date.now() > deadline) {
      throw new ConfigError(
        `Processes of a PostgreSQL that was killed still use ${dataFolder}; end them and start again`,
      )
    }
  }
}

/** A fast shutdown; an immediate one when that takes too long, from which the next start recovers. */
export async function stopPostmaster(pid: number, dataFolder: string): Promise<void> {
  for (const [signal, timeoutMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    if (!(await isPostgresOn(pid, dataFolder))) return
    signalIfThere(pid, signal)
    for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await pause(10)) {
      if (!(await isPostgresOn(pid, dataFolder))) return
    }
  }
  throw new Error(`PostgreSQL (pid ${pid}) on ${dataFolder} does not stop`)
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
