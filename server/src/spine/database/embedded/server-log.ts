/** PostgreSQL's log file beside its data: opened for appending, and rotated at a start when it has grown. */
import { constants } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import type { RunUser } from '#spine/database/embedded/run-user.ts'

/** Root must not follow a link into another file. */
const appendOnly = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW

const rotateBytes = 10 * 1024 * 1024

export type ServerLog = { fd: number; readTail(): Promise<string>; close(): Promise<void> }

export async function openServerLog(path: string, user: RunUser): Promise<ServerLog> {
  const size = (await stat(path).catch(() => undefined))?.size ?? 0
  if (size > rotateBytes) await rename(path, `${path}.1`)
  const file = await open(path, appendOnly, 0o600)
  if (user.switched) await file.chown(user.uid, user.gid)
  const startsAt = (await file.stat()).size
  return {
    fd: file.fd,
    close: () => file.close(),
    readTail: () => readTail(path, startsAt),
  }
}

/** Only what was written since `startsAt`, at most its last fifteen lines. */
export async function readTail(path: string, startsAt = 0): Promise<string> {
  const file = await open(path, 'r').catch(() => undefined)
  if (!file) return ''
  try {
    const { size } = await file.stat()
    const from = Math.max(startsAt, size - 8192)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.max(0, size - from)), 0, null, from)
    return buffer.toString('utf8', 0, bytesRead).trim().split('\n').slice(-15).join('\n')
  } finally {
    await file.close()
  }
}
