/** Temporary folders and processes for the tests of the supervisor; all of them end with the test, also when it fails. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { inject, onTestFinished } from 'vitest'
import { type EmbeddedCluster, startEmbeddedCluster } from '#spine/database/embedded/cluster.ts'
import { findPostmaster, stopPostmaster } from '#spine/database/embedded/postmaster.ts'
import { connectAsSuperuser } from '#spine/database/embedded/superuser-connection.ts'

export async function scratchFolder(mode = 0o711): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kervan-embedded-'))
  await chmod(folder, mode)
  onTestFinished(async () => {
    await stopIfRunning(join(folder, 'postgres'))
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  })
  return folder
}

/** A folder with a stopped cluster whose database is migrated: making one takes most of a first start. */
export async function preparedFolder(): Promise<string> {
  const folder = await scratchFolder()
  await promisify(execFile)('cp', ['-a', inject('preparedCluster'), join(folder, 'postgres')])
  return folder
}

export async function stopIfRunning(dataFolder: string): Promise<void> {
  const running = await findPostmaster(dataFolder)
  if (running) await stopPostmaster(running.pid, dataFolder)
}

export async function startHere(folder: string, logger?: (line: string) => void): Promise<EmbeddedCluster> {
  const cluster = await startEmbeddedCluster({ folder, ...(logger ? { logger } : {}) })
  onTestFinished(() => cluster.stop())
  return cluster
}

export function spawnStart(folder: string, mode = 'wait'): ChildProcess {
  const script = fileURLToPath(new URL('./start-and-wait.ts', import.meta.url))
  const child = spawn(process.execPath, [script, folder, mode], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => killAndWait(child))
  return child
}

export async function readReport(
  child: ChildProcess,
): Promise<{ pid: number; adopted: boolean; socketFolder: string }> {
  if (!child.stdout) throw new Error('The process has no output to read')
  const [line] = await once(createInterface(child.stdout), 'line')
  return JSON.parse(String(line))
}

export async function killAndWait(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** As a power cut does; without it, what a killed process had started runs on to its end. */
export async function killWithChildren(child: ChildProcess): Promise<void> {
  const listed = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']).catch(() => ({ stdout: '' }))
  const rows = listed.stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  await killAndWait(child)
  for (const [pid, parent] of rows) {
    if (pid === undefined || parent !== child.pid) continue
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // It ended by itself.
    }
  }
}

export async function queryValues(socketFolder: string, statement: string): Promise<unknown[]> {
  const client = connectAsSuperuser(socketFolder, 'kervan test')
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows.map((row) => Object.values(row)[0])
  } finally {
    await client.end()
  }
}

export async function listTemporaryFolders(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.includes('.new-'))
}
