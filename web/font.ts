/** Cuts Inter down to the letters and weights that our pages use, into `.cache/fonts`. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const fontFolder = join(import.meta.dirname, '../.cache/fonts')

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))
/** By the files of the package; `styles/font.css` says which of the two draws a letter. */
const letters = {
  latin: `${ascii}\u00a0çÇöÖüÜâÂîÎûÛéÉèêëáàäÄñßåÅøØæÆ£€§©®°±²³µ·×÷½¼¾«»–—‘’‚“”„•…‰−™ı`,
  'latin-ext': 'ğĞşŞİ₺',
}

export async function cutFonts(): Promise<void> {
  await mkdir(fontFolder, { recursive: true })
  for (const [part, text] of Object.entries(letters)) {
    const source = require.resolve(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`)
    const font = await subsetFont(await readFile(source), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 700 } },
    })
    // Written aside first: another build may be reading the old one.
    const target = join(fontFolder, `inter-${part}.woff2`)
    await writeFile(`${target}.${process.pid}`, font)
    await rename(`${target}.${process.pid}`, target)
  }
}
