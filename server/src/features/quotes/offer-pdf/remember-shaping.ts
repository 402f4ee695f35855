/**
 * Keeps the shaped words of all documents: choosing and placing the glyphs of a word takes most of the time of making a PDF, and most
 * words of an offer were in the one before. It leans on the inside of pdfmake; a test fails when an upgrade changes that.
 */
import { createRequire } from 'node:module'

type Run = { glyphs: unknown[]; positions: unknown[]; advanceWidth: number }
/** A font of one document: `font` is the parsed file, `layoutRun` shapes with it. */
type ParsedFont = { characterSet: readonly number[]; glyphForCodePoint(codePoint: number): unknown }
type Features = Record<string, boolean>
type DocumentFont = {
  font: ParsedFont
  scale: number
  layoutRun(text: string, features?: string[] | Features): Run
}
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

/**
 * Without the document, which would otherwise stay in memory. A glyph stands for the letters it was first met for, so each is met for
 * its own letter before any word is shaped: otherwise a document would depend on those before it.
 */
function shaperOf({ font, scale, layoutRun }: DocumentFont): DocumentFont {
  const own = font.characterSet.filter((codePoint) => !isPrivate(codePoint)).sort(commonFirst)
  for (const codePoint of own) font.glyphForCodePoint(codePoint)
  return { font, scale, layoutRun }
}

/** Alternative forms, such as digits of one width, have codes there too; they stand for what they are forms of. */
const isPrivate = (codePoint: number) => codePoint >= 0xe000 && codePoint <= 0xf8ff

/** Several characters may share a glyph, which then stands for the one that people type. */
const commonFirst = (one: number, other: number) => rarity(one) - rarity(other)

function rarity(codePoint: number): number {
  const isLatin = codePoint < 0x180
  const isSign = codePoint >= 0x2000 && codePoint < 0x2300
  return isLatin || isSign ? 0 : 1
}

/** pdfmake names features in a list. */
function shaped({ first, runs }: Shaper, text: string, features: string[] | Features = []): Run {
  const named = Array.isArray(features) ? Object.fromEntries(features.map((name) => [name, true])) : features
  const key = `${Object.keys(named).join()} ${text}`
  const known = runs.get(key)
  if (known) return known
  if (runs.size >= mostRuns) runs.clear()
  // What is typed is what is found: Inter would draw the x of 2x40 as a sign of multiplication.
  const run = first.layoutRun(text, { ...named, calt: false })
  runs.set(key, run)
  return run
}
