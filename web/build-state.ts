/** Says whether the built site in `web/dist` belongs to the sources as they are now. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
export const distFolder = join(import.meta.dirname, 'dist')
export const stateFile = 'build.json'

const sources = [
  'web/src',
  'web/public',
  'domain/src',
  'package-lock.json',
  'web/package.json',
  'web/index.html',
  'web/desk.html',
]
const buildFiles = [
  'barrel-plugin.ts',
  'build.ts',
  'build-desk.ts',
  'build-site.ts',
  'build-state.ts',
  'chunks.ts',
  'contract-plugin.ts',
  'inline-script-plugin.ts',
  'facades.ts',
  'font.ts',
  'kept-code.ts',
  'route-tables-plugin.ts',
  'pdf-files-plugin.ts',
  'plain-import-plugin.ts',
  'strict-style-plugin.ts',
  'vite.config.ts',
]

export async function sourcesHash(): Promise<string> {
  const listed = [...sources, ...buildFiles.map((name) => `web/${name}`)]
  const files = (await Promise.all(listed.map((path) => filesUnder(join(root, path))))).flat()
  const hash = createHash('sha256')
  for (const file of files.filter((path) => !/\.test\.tsx?$/.test(path)).sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(await readFile(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/** True as well after a killed build: the state is the last thing a build writes. */
export async function needsBuild(): Promise<boolean> {
  const state = await readFile(join(distFolder, stateFile), 'utf8').catch(() => '{}')
  return (JSON.parse(state) as { sources?: string }).sources !== (await sourcesHash())
}

async function filesUnder(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null)
  if (!entries) return [path]
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
