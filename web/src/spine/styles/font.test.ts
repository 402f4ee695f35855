import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { ensureFont } from '../../../font.ts'

const require = createRequire(import.meta.url)
const ours = join(import.meta.dirname, '../../../../.cache/fonts/inter.woff2')
const theirs = (slice: string) =>
  require.resolve(`@fontsource-variable/inter/files/inter-${slice}-wght-normal.woff2`)

/** The outline and width of one letter of a font at one weight, cut out in the same steps as our font. */
async function drawing(file: string, letter: string, weight: number): Promise<string[]> {
  const settings = { targetFormat: 'truetype', keepFeatures: [] } as const
  const cut = await subsetFont(await readFile(file), letter, {
    ...settings,
    variationAxes: { wght: { min: 400, max: 700 } },
  })
  const font = await subsetFont(cut, letter, { ...settings, variationAxes: { wght: weight } })
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => font.subarray(12 + index * 16))
    .filter((entry) => ['glyf', 'hmtx'].includes(entry.toString('latin1', 0, 4)))
    .map((entry) => font.subarray(entry.readUInt32BE(8)).toString('hex', 0, entry.readUInt32BE(12)))
}

test.each([
  ['latin', 'aıçÖW8€'],
  ['latin-ext', 'ğĞşŞİ₺'],
])('the one font draws letters as the slice %s of the original does', async (slice, letters) => {
  await ensureFont()
  for (const letter of letters)
    for (const weight of [400, 650]) {
      const drawn = await drawing(ours, letter, weight)
      expect(drawn).toHaveLength(2)
      expect(drawn, `${letter} ${weight}`).toEqual(await drawing(theirs(slice), letter, weight))
    }
})
