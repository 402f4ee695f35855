/** Folders under construction: named after the process that writes them, renamed when complete, removed when abandoned. */
import { randomBytes } from 'node:crypto'
import { open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inspectProcess } from '#spine/database/embedded/process-state.ts'

export function temporaryName(target: string): string {
  return `${target}.new-${process.pid}-${randomBytes(4).toString('hex')}`
}

/** False when another process was first: its folder stays, and ours is removed. */
export async function renameIntoPlace(made: string, target: string): Promise<boolean> {
  try {
    await rename(made, target)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
    await rm(made, { recursive: true, force: true })
    return false
  }
  const parent = await open(dirname(target))
  await parent.sync().finally(() => parent.close())
  return true
}

/** Called only under the start lock, so a folder with our own pid is from an earlier process with the same pid. */
export async function removeAbandoned(target: string): Promise<void> {
  const pattern = /\.new-(\d+)-[0-9a-f]{8}$/
  for (const name of await readdir(dirname(target))) {
    const path = join(dirname(target), name)
    const maker = pattern.exec(name)?.[1]
    if (maker === undefined || !path.startsWith(`${target}.new-`)) continue
    if (Number(maker) !== process.pid && (await inspectProcess(Number(maker))) === 'running') continue
    await endWriters(path)
    await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  }
}

/** An initdb outlives the killed process that started it and would go on writing into the folder. */
async function endWriters(path: string): Promise<void> {
  if (process.platform !== 'linux') return
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const commandLine = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '')
    if (!commandLine.split('\0').includes(path)) continue
    try {
      process.kill(-Number(entry), 'SIGKILL')
    } catch {
      continue
    }
    for (let round = 0; round < 100 && (await inspectProcess(Number(entry))) === 'running'; round += 1) {
      await pause(10)
    }
  }
}
