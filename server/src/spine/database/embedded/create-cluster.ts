/** Creates the cluster's files on the first start, completely or not at all. */
import { spawn } from 'node:child_process'
import { chown, mkdir, readdir, rm } from 'node:fs/promises'
import { ConfigError } from '#spine/config/config.ts'
import { DamagedDataError } from '#spine/database/embedded/damaged-data.ts'
import { type RunUser, spawnIdentity } from '#spine/database/embedded/run-user.ts'
import {
  removeAbandoned,
  renameIntoPlace,
  temporaryName,
} from '#spine/database/embedded/temporary-folders.ts'

/** The builtin locale: under a Turkish one lower('I') becomes ı, which breaks addresses and codes. */
const initdbArguments = [
  '--auth-local=trust',
  '--auth-host=reject',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--username=postgres',
  '--no-instructions',
]

/** Nothing of our own environment: it holds secrets, and PG* variables would change what PostgreSQL does. */
export const bareEnvironment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' }

export async function createClusterIfMissing(
  dataFolder: string,
  initdb: string,
  user: RunUser,
): Promise<boolean> {
  await removeAbandoned(dataFolder)
  const present: string[] = await readdir(dataFolder).catch(() => [])
  if (present.includes('PG_VERSION')) return false
  if (present.length > 0) {
    throw new DamagedDataError(
      `${dataFolder} holds files, but not those of a PostgreSQL cluster: PG_VERSION is missing`,
    )
  }
  const temporary = temporaryName(dataFolder)
  await mkdir(temporary, { mode: 0o700 })
  try {
    if (user.switched) await chown(temporary, user.uid, user.gid)
    await runInitdb(initdb, temporary, user)
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    throw error
  }
  return renameIntoPlace(temporary, dataFolder)
}

function runInitdb(initdb: string, folder: string, user: RunUser): Promise<void> {
  return new Promise((resolve, reject) => {
    // Detached: its own process group, by which an abandoned one is ended with all its children.
    const child = spawn(initdb, [...initdbArguments, '-D', folder], {
      ...spawnIdentity(user),
      cwd: '/',
      env: bareEnvironment,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else
        reject(new ConfigError(`KERVAN_DATA: initdb failed for ${folder} (code ${code}): ${output.trim()}`))
    })
  })
}
