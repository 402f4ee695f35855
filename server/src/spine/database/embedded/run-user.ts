/** Which system user PostgreSQL runs as, and which folders that user can enter. */
import { chown, lstat, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ConfigError } from '#spine/config/config.ts'

export type RunUser = { uid: number; gid: number; switched: boolean }

/** PostgreSQL refuses to run as root; `nobody` exists everywhere and needs no entry in the user database. */
const nobody = 65534

/** A cluster that already belongs to somebody keeps its owner, so that root and that owner can both start it. */
export async function chooseRunUser(dataFolder: string): Promise<RunUser> {
  const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  const existing = await stat(dataFolder).catch(() => undefined)
  if (own.uid === 0) {
    if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid, switched: true }
    return { uid: nobody, gid: nobody, switched: true }
  }
  if (existing && existing.uid !== own.uid) {
    throw new ConfigError(
      `KERVAN_DATA: ${dataFolder} belongs to user ${existing.uid}, but this process runs as user ${own.uid}: start it as that user or as root`,
    )
  }
  return { ...own, switched: false }
}

export function spawnIdentity(user: RunUser): { uid?: number; gid?: number } {
  return user.switched ? { uid: user.uid, gid: user.gid } : {}
}

/** The outermost folder on the way to `path` that the user cannot enter; supplementary groups are dropped at spawn. */
export async function findBlockingFolder(path: string, user: RunUser): Promise<string | undefined> {
  const ancestors: string[] = []
  for (let current = path; ; current = dirname(current)) {
    ancestors.unshift(current)
    if (current === dirname(current)) break
  }
  for (const folder of ancestors) {
    const { uid, gid, mode } = await stat(folder)
    const enterBit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & enterBit) === 0) return folder
  }
  return undefined
}

/** The folder itself comes last: while it belongs to root, the next start repeats an interrupted change. */
export async function changeOwner(path: string, user: RunUser): Promise<void> {
  if (!user.switched) return
  const entry = await lstat(path)
  if (entry.isSymbolicLink()) return
  if (entry.isDirectory()) {
    for (const name of await readdir(path)) await changeOwner(join(path, name), user)
  }
  if (entry.uid !== user.uid || entry.gid !== user.gid) await chown(path, user.uid, user.gid)
}
