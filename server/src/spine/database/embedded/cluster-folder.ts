/** Decides where the cluster's files and its socket are, so that the user PostgreSQL runs as can reach them. */
import { chmod, chown, lstat, mkdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ConfigError } from '#spine/config/config.ts'
import { socketName } from '#spine/database/embedded/postmaster.ts'
import {
  changeOwner,
  chooseRunUser,
  findBlockingFolder,
  type RunUser,
} from '#spine/database/embedded/run-user.ts'
import { shortHash } from '#spine/database/short-hash.ts'

export const systemFolder = '/var/lib/kervan'

export type ClusterLocation = {
  dataFolder: string
  socketFolder: string
  logFile: string
  user: RunUser
  notes: string[]
}

/** The longest socket path that the kernel takes. */
const longestSocketPath = 107

export async function locateCluster(folder: string): Promise<ClusterLocation> {
  const wanted = join(folder, 'postgres')
  const inSystem = join(systemFolder, shortHash(folder), 'postgres')
  const user = await chooseRunUser(wanted)
  const blocking = await findBlockingFolder(folder, user)
  const hasWanted = await exists(join(wanted, 'PG_VERSION'))
  if (blocking && (!user.switched || hasWanted)) {
    // Another folder would mean an empty database in place of the existing one.
    throw new ConfigError(
      `KERVAN_DATA: user ${user.uid} cannot enter ${blocking}, where PostgreSQL's files are: allow it (chmod o+x)`,
    )
  }
  // Existing files stay where they are, also when the wanted folder has become accessible since.
  const useSystemFolder =
    user.switched && !hasWanted && (blocking !== undefined || (await exists(join(inSystem, 'PG_VERSION'))))
  if (!useSystemFolder) return locationOf(wanted, user, [])
  await makeOpenFolder(systemFolder, 0o755)
  await makeOpenFolder(dirname(inSystem), 0o711)
  const reason = blocking
    ? `User ${user.uid} cannot enter ${blocking}`
    : 'They were placed there by an earlier start'
  return locationOf(inSystem, await chooseRunUser(inSystem), [
    `PostgreSQL's files are in ${inSystem}. ${reason}.`,
  ])
}

async function locationOf(dataFolder: string, user: RunUser, notes: string[]): Promise<ClusterLocation> {
  // A backup that root restored belongs to root; no server can be running on it yet.
  const owner = (await stat(dataFolder).catch(() => undefined))?.uid
  if (owner !== undefined && owner !== user.uid) await changeOwner(dataFolder, user)
  const socketFolder = fitsSocket(dataFolder) ? dataFolder : await makeShortSocketFolder(dataFolder, user)
  return { dataFolder, socketFolder, logFile: join(dirname(dataFolder), 'postgres.log'), user, notes }
}

function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(join(folder, socketName)) <= longestSocketPath
}

async function makeShortSocketFolder(dataFolder: string, user: RunUser): Promise<string> {
  for (const parent of new Set([tmpdir(), '/tmp'])) {
    const folder = join(parent, `kervan-${shortHash(dataFolder)}`)
    if (!fitsSocket(folder) || !(await exists(parent)) || (await findBlockingFolder(parent, user))) continue
    await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    // Anybody can write to the temp folder: another user may have created this one, to listen in our place.
    const found = await lstat(folder)
    if (!found.isDirectory() || (found.uid !== user.uid && found.uid !== process.getuid?.())) {
      throw new ConfigError(`${folder} is needed for PostgreSQL's socket but belongs to somebody else`)
    }
    await chmod(folder, 0o700)
    if (user.switched) await chown(folder, user.uid, user.gid)
    return folder
  }
  throw new ConfigError(
    `No folder is short enough for PostgreSQL's socket; choose a shorter KERVAN_DATA than ${dataFolder}`,
  )
}

async function makeOpenFolder(folder: string, mode: number): Promise<void> {
  if (await exists(folder)) return
  await mkdir(folder, { recursive: true })
  await chmod(folder, mode)
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}
