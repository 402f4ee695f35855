/** Tables as spreadsheet programs save them as text: rows of cells between semicolons, commas or tabs, quoted where needed (RFC 4180). */

/** A quote that somebody forgot to close does not swallow the rest of the file. */
const longestQuoted = 10_000

/** `text` is the row as it stands in the file. */
export type DelimitedRow = { line: number; text: string; cells: string[] }

/** Excel's first line, which names the separator and is no row. */
const namedSeparator = /^"?sep=([;,\t|])"?[^\S\r\n]*(?:\r\n|\r|\n|$)/i

/** Blank lines are none. `line` is where the row begins in the file, from 1. */
export function* delimitedRows(text: string): Generator<DelimitedRow> {
  const whole = text.replace(/^\ufeff/, '')
  const named = namedSeparator.exec(whole)
  const separator = named?.[1] ?? separatorOf(whole)
  let [position, line] = named ? [named[0].length, 2] : [0, 1]
  while (position < whole.length) {
    const row = readRow(whole, position, separator)
    const text = whole.slice(position, row.end)
    if (row.cells.some((cell) => cell !== '')) yield { line, text: text.trimEnd(), cells: row.cells }
    line += linesIn(text)
    position = row.end
  }
}

/** The sign that stands most often in the first line, outside of quotes. */
export function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1)
  const bare = first.replace(/"[^"]*"/g, '')
  const counts = [';', '\t', ','].map((sign) => ({ sign, count: bare.split(sign).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ';'
}

function readRow(text: string, start: number, separator: string): { cells: string[]; end: number } {
  const cells: string[] = []
  let position = start
  for (;;) {
    const quoted = text[position] === '"' ? readQuoted(text, position) : undefined
    const from = quoted?.end ?? position
    const end = endOfCell(text, from, separator)
    cells.push(((quoted?.text ?? '') + text.slice(from, end)).trim())
    if (text[end] !== separator) return { cells, end: afterLineEnd(text, end) }
    position = end + 1
  }
}

/** Two quotes inside are one. Nothing where it is not closed. */
function readQuoted(text: string, start: number): { text: string; end: number } | undefined {
  let close = text.indexOf('"', start + 1)
  const isInside = () => close >= 0 && close - start <= longestQuoted
  while (isInside() && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  if (!isInside()) return undefined
  return { text: text.slice(start + 1, close).replaceAll('""', '"'), end: close + 1 }
}

function endOfCell(text: string, from: number, separator: string): number {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return end
}

const afterLineEnd = (text: string, end: number): number =>
  text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1

function linesIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0
}
