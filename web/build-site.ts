/** Builds the site into `web/dist`: the browser's bundle, then the renderer of the public pages. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, mergeConfig, type UserConfig } from 'vite'
import { buildDesk } from './build-desk.ts'
import { distFolder, sourcesHash, stateFile } from './build-state.ts'
import { chunkGroups, filesOfSources } from './chunks.ts'
import { removeFacades } from './facades.ts'
import { keptCode } from './kept-code.ts'
import { viteSettings } from './vite.config.ts'

process.env.NODE_ENV = 'production'
const cacheFolder = join(import.meta.dirname, '../.cache')
const asidePrefix = 'web-build-'

export async function buildSite(): Promise<void> {
  const started = performance.now()
  const sources = await sourcesHash()
  // Built aside and moved into place at the end, so that a running server never serves half a site.
  const aside = join(cacheFolder, `${asidePrefix}${process.pid}`)
  await removeAbandoned()
  await mkdir(aside, { recursive: true })
  const settings = await viteSettings()
  const client = join(aside, 'client')
  await build(mergeConfig(settings, browserBuild(client)))
  const document = join(client, 'index.html')
  const manifest = join(client, '.vite', 'manifest.json')
  const gone = await removeFacades(join(client, 'assets'))
  const sourcesOfFiles = JSON.parse(await readFile(manifest, 'utf8'))
  const built = {
    template: await readFile(document, 'utf8'),
    files: filesOfSources(sourcesOfFiles, gone),
  }
  await build(mergeConfig(settings, prerenderBuild(join(aside, 'prerender'), built)))
  const code = await keptCode(sourcesOfFiles, join(client, 'assets'))
  await writeFile(join(client, 'code.json'), JSON.stringify(code))
  await buildDesk(settings, join(aside, 'desk.html'))
  await rm(document)
  await rm(join(client, '.vite'), { recursive: true })
  await compressFolder(client)
  await writeFile(join(aside, stateFile), JSON.stringify({ sources }))
  await moveIntoPlace(aside)
  console.log(`Site built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** Two starts may build at once: the second puts its own, equal site in place of the first. */
async function moveIntoPlace(aside: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    await rm(distFolder, { recursive: true, force: true })
    try {
      return await rename(aside, distFolder)
    } catch (error) {
      if (tries === 5) throw error
    }
  }
}

/** Clears away what killed builds left behind. */
async function removeAbandoned(): Promise<void> {
  const names = await readdir(cacheFolder).catch(() => [])
  for (const name of names.filter((each) => each.startsWith(asidePrefix))) {
    if (isRunning(Number(name.slice(asidePrefix.length)))) continue
    await rm(join(cacheFolder, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function browserBuild(outDir: string): UserConfig {
  // Every first load names all pages' files: what tells two versions of one apart is as short as it may be.
  const output = { codeSplitting: { groups: chunkGroups }, chunkFileNames: 'assets/[name]-[hash:7].js' }
  return {
    configFile: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, manifest: true, rolldownOptions: { output } },
  } as UserConfig
}

type Built = { template: string; files: Record<string, string[]> }

function prerenderBuild(outDir: string, { template, files }: Built): UserConfig {
  return {
    configFile: false,
    logLevel: 'warn',
    define: {
      __TEMPLATE__: JSON.stringify(template),
      __FILES__: JSON.stringify(files),
      'process.env.NODE_ENV': '"production"',
    },
    // Bundled whole: the file then runs anywhere, and React in its production form.
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: 'src/assembly/prerender.tsx',
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  } as UserConfig
}

async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const texts = entries.filter((entry) => entry.isFile() && /\.(m?js|css|svg|txt|json)$/.test(entry.name))
  await Promise.all(
    texts.map(async (entry) => {
      const file = join(entry.parentPath, entry.name)
      const content = await readFile(file)
      if (content.length < 1024) return
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, options))
    }),
  )
}
