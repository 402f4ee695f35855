/** A second version of the built site, as if its code had changed: every file has another name, and all that name it follow. */
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const built = join(import.meta.dirname, '../web/dist')
const hashed = /-([\w-]{7,8})\.(js|css|woff2|svg)$/
const text = /\.(m?js|css|json|html|svg|webmanifest)$/

export type Build = { folder: string; files: ReadonlySet<string> }

/** The names of its files, by which the code of a page tells which version it is of. */
export async function firstBuild(): Promise<Build> {
  return { folder: built, files: new Set(await assetsOf(built)) }
}

export async function makeSecondBuild(folder: string): Promise<Build> {
  await rm(folder, { recursive: true, force: true })
  // What is packed would have to be packed anew; it is served as it is then.
  await cp(built, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  const names = new Map<string, string>()
  for (const name of await assetsOf(folder)) {
    const other = name.replace(hashed, (_, hash: string, ending: string) => `-${reversed(hash)}.${ending}`)
    if (other !== name) names.set(name, other)
  }
  const isTold = new RegExp(`[\\w.-]+${hashed.source.replace('$', '')}`, 'g')
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    if (text.test(entry.name)) {
      const content = await readFile(path, 'utf8')
      const changed = content.replace(isTold, (name) => names.get(name) ?? name)
      if (changed !== content) await writeFile(path, changed)
    }
    const other = names.get(entry.name)
    if (other && entry.parentPath.endsWith('client/assets')) await rename(path, join(entry.parentPath, other))
  }
  return { folder, files: new Set(await assetsOf(folder)) }
}

const reversed = (hash: string) => [...hash].reverse().join('')

async function assetsOf(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'client/assets'))
  return names.filter((name) => hashed.test(name))
}
