/**
 * The list, inside the data folder, of what it holds. Without it a start would silently make a new secret, an empty file store or
 * an empty database in place of one that was lost.
 */
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#spine/config/config.ts'
import { DamagedDataError } from '#spine/database/embedded/damaged-data.ts'

const shortestSecret = 32

/** What is in the folder under these settings; the rest is given by a setting or stored elsewhere. */
function partsOf(config: Config): string[] {
  return [
    ...(config.appSecret ? [] : ['app-secret']),
    ...(config.databaseUrl ? [] : ['postgres']),
    ...(config.s3Url ? [] : ['files']),
  ]
}

export async function refuseDamagedFolder(config: Config): Promise<void> {
  const listed = await readList(config)
  for (const part of partsOf(config)) {
    const path = join(config.dataFolder, part)
    const found = await stat(path).catch(() => undefined)
    if (!found && listed.includes(part)) throw new DamagedDataError(`${path} is missing`)
    if (!found) continue
    const isSecret = part === 'app-secret'
    if (isSecret ? !found.isFile() : !found.isDirectory())
      throw new DamagedDataError(`${path} is not a ${isSecret ? 'file' : 'folder'}`)
    if (isSecret && found.size < shortestSecret) throw new DamagedDataError(`${path} is cut short`)
  }
}

/** After a start: what is there now must be there the next time. */
export async function noteContents(config: Config): Promise<void> {
  const { dataFolder, s3Url } = config
  if (!s3Url) await mkdir(join(dataFolder, 'files'), { recursive: true, mode: 0o700 })
  const present: string[] = []
  // PostgreSQL's files may be outside, where its user can reach them.
  for (const part of partsOf(config)) {
    if (await stat(join(dataFolder, part)).catch(() => undefined)) present.push(part)
  }
  if (present.join() === (await readList(config)).join()) return
  const unfinished = `${listFile(config)}.${process.pid}`
  await writeFile(unfinished, `${present.join('\n')}\n`, { mode: 0o600, flush: true })
  await rename(unfinished, listFile(config))
}

const listFile = (config: Config) => join(config.dataFolder, 'contents')

async function readList(config: Config): Promise<string[]> {
  const text = await readFile(listFile(config), 'utf8').catch(() => '')
  return text.split('\n').filter(Boolean)
}
