/** Cuts Inter down to Latin with Turkish at the weights we use, once; the result is kept under `.cache/fonts`. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const fontFolder = join(import.meta.dirname, '../.cache/fonts')

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))
const latin = `${ascii}\u00a0çÇöÖüÜâÂîÎûÛéÉèêëáàäÄñßåÅøØæÆ£€§©®°±²³µ·×÷½¼¾«»–—‘’‚“”„•…‰−™ı`
const turkish = 'ğĞşŞİ₺'

/** Two files, because the package ships its glyphs in two; the browser takes both for any Turkish page. */
const cuts = [
  { name: 'inter-latin.woff2', source: 'inter-latin-wght-normal.woff2', text: latin },
  { name: 'inter-turkish.woff2', source: 'inter-latin-ext-wght-normal.woff2', text: turkish },
]

export async function ensureFonts(): Promise<void> {
  await mkdir(fontFolder, { recursive: true })
  await Promise.all(cuts.map(cutFont))
}

async function cutFont({ name, source, text }: (typeof cuts)[number]): Promise<void> {
  const target = join(fontFolder, name)
  // Beside each font lies the recipe it was cut by, so that a changed recipe cuts it anew.
  const recipe = createHash('sha256').update(`${source} ${text} 400-700`).digest('hex')
  if ((await readFile(`${target}.recipe`, 'utf8').catch(() => '')) === recipe) return
  const original = await readFile(require.resolve(`@fontsource-variable/inter/files/${source}`))
  const cut = await subsetFont(original, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  })
  // Written aside first, so that a killed build leaves no half font behind.
  await writeFile(`${target}.${process.pid}`, cut)
  await rename(`${target}.${process.pid}`, target)
  await writeFile(`${target}.recipe`, recipe)
}
