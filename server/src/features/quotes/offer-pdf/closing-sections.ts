/**
 * The end of an offer: scope, terms, notes, bank accounts, the link to the live offer, and room for signatures. Where it does not fit below
 * the price it begins a page, unless it is long: nobody is asked to sign a page that says nothing.
 */
import type { Company } from '@kervan/domain/company/company.contract.ts'
import { type OfferSheet, sheetWords } from '@kervan/domain/quotes/offer-sheet.ts'
import type { Content } from '#features/quotes/offer-pdf/document-parts.ts'
import { hairline, heightOf, section, words } from '#features/quotes/offer-pdf/document-styles.ts'
import { type Breaks, partnerOf } from '#features/quotes/offer-pdf/page-breaks.ts'

const qrSize = 68
const gap = 24
const pointWidth = 14
/** Longer ones get the whole width. */
const shortNotes = 400

export function closingSections(
  sheet: OfferSheet,
  company: Company,
  address: string,
  { width, height, breaks }: { width: number; height: number; breaks: Breaks },
): Content {
  const half = (width - gap) / 2
  const list = (name: string, heading: string, parts: Content[]) =>
    parts.length > 0 ? [section(name, heading, parts, breaks)] : []
  const bullets = (name: string, heading: string, texts: readonly string[]) =>
    list(
      name,
      heading,
      points(name, texts, half, () => '•'),
    )
  const notes = list('notes', sheetWords.notes, paragraphs('notes', sheet.notes))
  const areShort = sheet.notes.length <= shortNotes
  const terms = points('terms', sheet.terms, half, (place) => `${place + 1}.`)
  const accounts = company.bank_lines.map((line, place) => words(line, 'small', markOf('bank', place)))
  // Each column goes on over the pages by itself.
  const scope: Content = {
    columns: [
      {
        width: half,
        stack: [
          ...bullets('included', sheetWords.included, sheet.included),
          ...bullets('out-of-scope', sheetWords.outOfScope, sheet.out_of_scope),
        ],
      },
      {
        width: half,
        stack: [
          ...list('terms', sheetWords.terms, terms),
          ...(areShort ? notes : []),
          ...list('bank', sheetWords.bankLines, accounts),
        ],
      },
    ],
    columnGap: gap,
  }
  const end = [signatures(company, sheet, address, width), liveOffer(address)]
  return areShort && surelyFits(sheet, company, half, height)
    ? { stack: [scope, ...end], unbreakable: true }
    : { stack: [scope, ...(areShort ? [] : notes), { stack: end, unbreakable: true }] }
}

const smallLine = heightOf(8) + 1
/** Of a heading with the space around it, and of the signatures with two lines of the address. */
const [headingHeight, endHeight] = [heightOf(8.5) + 14, qrSize + 18 + 2 * heightOf(7.5)]
/** Of a letter, which few are wider than; even if all were, less than the page would be filled. */
const [letterWidth, mostOfPage] = [5.5, 0.65]

/** What is kept on one page must fit there whatever is written in it: by a careful guess. */
function surelyFits(
  { included, out_of_scope, terms, notes }: OfferSheet,
  { bank_lines }: Company,
  width: number,
  height: number,
): boolean {
  const heightOfAll = (texts: readonly string[]) =>
    texts
      .flatMap((text) => text.split('\n'))
      .reduce((sum, line) => sum + Math.ceil((line.length * letterWidth + 1) / (width - pointWidth)), 0) *
      smallLine +
    headingHeight
  const left = heightOfAll(included) + heightOfAll(out_of_scope)
  const right = heightOfAll(terms) + heightOfAll([notes]) + heightOfAll(bank_lines)
  return Math.max(left, right) + endHeight < mostOfPage * height
}

/** The first is the partner of its heading. */
const markOf = (name: string, place: number) => (place === 0 ? { mark: partnerOf(name) } : {})

function paragraphs(name: string, text: string): Content[] {
  return text ? text.split('\n').map((line, place) => words(line, 'small', markOf(name, place))) : []
}

function points(
  name: string,
  texts: readonly string[],
  width: number,
  pointOf: (place: number) => string,
): Content[] {
  return texts.map((text, place) => ({
    columns: [
      words(pointOf(place), 'small', { width: pointWidth, ...markOf(name, place) }),
      words(text, 'small', { width: width - pointWidth }),
    ],
    columnGap: 0,
    margin: [0, 0, 0, 1],
  }))
}

/** With the code of the same address, so that paper leads back to the offer. */
function signatures(
  company: Company,
  { parties: [customer] }: OfferSheet,
  address: string,
  width: number,
): Content {
  const third = (width - qrSize - 2 * gap) / 2
  const place = (name: string, note: string): Content => ({
    width: third,
    stack: [
      words(name, undefined, { bold: true }),
      words(note, 'label'),
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: third, y2: 0, lineWidth: 0.6, lineColor: hairline }],
        margin: [0, 36, 0, 0],
      },
    ],
  })
  return {
    columns: [
      place(company.name, sheetWords.offeredBy),
      place(customer?.name ?? '', sheetWords.acceptedBy),
      { qr: address, fit: qrSize, eccLevel: 'L', width: qrSize },
    ],
    columnGap: gap,
    margin: [0, 14, 0, 0],
  }
}

/** Below its code. */
function liveOffer(address: string): Content {
  return words(`${sheetWords.liveOffer}: ${address}`, 'label', {
    link: address,
    alignment: 'right',
    margin: [0, 4, 0, 0],
  })
}
