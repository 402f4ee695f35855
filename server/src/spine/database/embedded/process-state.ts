/** What the operating system says about a process id: running, dead but not reaped, or gone. */
import { execFile } from 'node:child_process'
import { readFile, readlink, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { promisify } from 'node:util'

export type ProcessState = 'running' | 'zombie' | 'gone'

/** Not by kill(pid, 0), which also succeeds for zombies. */
export async function inspectProcess(pid: number): Promise<ProcessState> {
  const letter = process.platform === 'linux' ? await readStateLetter(pid) : (await readPs(pid)).trim()[0]
  if (letter === undefined) return 'gone'
  return letter === 'Z' || letter === 'X' ? 'zombie' : 'running'
}

async function readStateLetter(pid: number): Promise<string | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The program's name is in parentheses and may itself contain any character.
  return text.slice(text.lastIndexOf(')') + 2)[0]
}

async function readPs(pid: number): Promise<string> {
  const answer = await promisify(execFile)('ps', ['-ww', '-o', 'state=,command=', '-p', String(pid)]).catch(
    () => undefined,
  )
  return answer?.stdout ?? ''
}

/** Whether a running process is a PostgreSQL whose data is in this folder. */
export async function isPostgresOn(pid: number, dataFolder: string): Promise<boolean> {
  if ((await inspectProcess(pid)) !== 'running') return false
  if (process.platform !== 'linux') {
    const commandLine = await readPs(pid)
    return commandLine.includes('postgres') && commandLine.includes(dataFolder)
  }
  const program = await readlink(`/proc/${pid}/exe`).catch(() => undefined)
  // A reinstalled package leaves the running program behind as a deleted file.
  if (program && basename(program.replace(/ \(deleted\)$/, '')) !== 'postgres') return false
  const workFolder = await stat(`/proc/${pid}/cwd`).catch(() => undefined)
  const expected = await stat(dataFolder).catch(() => undefined)
  if (workFolder && expected) return workFolder.ino === expected.ino && workFolder.dev === expected.dev
  // In a container root may not read another user's links in /proc, but everybody may read the arguments.
  const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
  return basename(words[0] ?? '') === 'postgres' && words.includes(dataFolder)
}

/** How many processes are attached to a System V memory segment: PostgreSQL's own sign that a backend still lives. */
export async function countAttached(segmentId: number): Promise<number> {
  const table = await readFile('/proc/sysvipc/shm', 'utf8').catch(() => '')
  const row = table.split('\n').find((line) => line.trim().split(/\s+/)[1] === String(segmentId))
  return Number(row?.trim().split(/\s+/)[6] ?? 0)
}
