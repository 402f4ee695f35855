/**
 * Keeps the shaped words of all documents: choosing and placing the glyphs of a word takes most of the time of making a PDF, and most
 * words of an offer were in the one before. It leans on the inside of pdfmake; a test fails when an upgrade changes that.
 */
import { createRequire } from 'node:module'

type Run = { glyphs: unknown[]; positions: unknown[]; advanceWidth: number }
/** A font of one document: `font` is the parsed file, `layoutRun` shapes with it. */
type DocumentFont = { font: object; scale: number; layoutRun(text: string, features?: string[]): Run }
type DocumentClass = {
  prototype: { provideFont(family: string, bold: boolean, italics: boolean): DocumentFont }
}
type Shaper = { first: DocumentFont; runs: Map<string, Run> }

/** About 20 MB; more than the words of many offers. */
const mostRuns = 20_000

export function rememberShaping(): void {
  const require = createRequire(import.meta.url)
  const { prototype }: DocumentClass = require('pdfmake/js/PDFDocument.js').default
  const { provideFont } = prototype
  const shapers = new Map<string, Shaper>()
  const known = new WeakSet<DocumentFont>()
  prototype.provideFont = function (family, bold, italics) {
    const font = provideFont.call(this, family, bold, italics)
    if (known.has(font)) return font
    known.add(font)
    const name = `${family} ${bold} ${italics}`
    const shaper = shapers.get(name) ?? { first: shaperOf(font), runs: new Map() }
    shapers.set(name, shaper)
    font.layoutRun = (text, features) => shaped(shaper, text, features)
    return font
  }
}

/** Without the document, which would otherwise stay in memory. */
function shaperOf({ font, scale, layoutRun }: DocumentFont): DocumentFont {
  return { font, scale, layoutRun }
}

function shaped({ first, runs }: Shaper, text: string, features: string[] = []): Run {
  const key = `${features.join()} ${text}`
  const known = runs.get(key)
  if (known) return known
  if (runs.size >= mostRuns) runs.clear()
  const run = first.layoutRun(text, features)
  runs.set(key, run)
  return run
}
