/** Cuts Inter down to Latin with Turkish at the weights we use, once; the result is kept under `.cache/fonts`. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { mergeFonts } from './merge-fonts.ts'

const require = createRequire(import.meta.url)
const fontFolder = join(import.meta.dirname, '../.cache/fonts')
const mergingFile = join(import.meta.dirname, 'merge-fonts.ts')

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))
const latin = `${ascii}\u00a0çÇöÖüÜâÂîÎûÛéÉèêëáàäÄñßåÅøØæÆ£€§©®°±²³µ·×÷½¼¾«»–—‘’‚“”„•…‰−™ı`
const turkish = 'ğĞşŞİ₺'

/** The package ships its glyphs in two files; ours is one, so that no word is ever half in another font. */
const slices = [
  { source: 'inter-latin-wght-normal.woff2', text: latin },
  { source: 'inter-latin-ext-wght-normal.woff2', text: turkish },
] as const
const name = 'inter.woff2'
/** What browsers apply by themselves, and what our styles ask for. */
const shaping = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'clig', 'liga', 'rlig', 'rclt']
const keepFeatures = [...shaping, 'tnum', 'cv11', 'ss03']
const variationAxes = { wght: { min: 400, max: 700 } }

export async function ensureFont(): Promise<void> {
  await mkdir(fontFolder, { recursive: true })
  const target = join(fontFolder, name)
  // Beside the font lies the recipe it was cut by, so that a changed recipe cuts it anew.
  const parts = [slices, keepFeatures, variationAxes, await readFile(mergingFile, 'utf8')]
  const recipe = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  if ((await readFile(`${target}.recipe`, 'utf8').catch(() => '')) === recipe) return
  const merged = mergeFonts(await cut(slices[0]), await cut(slices[1]))
  const font = await subsetFont(merged, latin + turkish, { targetFormat: 'woff2', keepFeatures })
  // Written aside first, so that a killed build leaves no half font behind.
  await writeFile(`${target}.${process.pid}`, font)
  await rename(`${target}.${process.pid}`, target)
  await writeFile(`${target}.recipe`, recipe)
}

async function cut({ source, text }: (typeof slices)[number]): Promise<Buffer> {
  const original = await readFile(require.resolve(`@fontsource-variable/inter/files/${source}`))
  return await subsetFont(original, text, {
    targetFormat: 'truetype',
    variationAxes,
    keepFeatures,
  })
}
