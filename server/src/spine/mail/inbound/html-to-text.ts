/** The words of an HTML mail, for mails that carry no plain text. In one pass over the text, whatever it holds; nothing of it is run. */

/** What begins a line of its own. */
const blocks = new Set(
  'address article aside blockquote br center dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
)
/** Read by programs, not by people. */
const hidden = new Set(['head', 'script', 'style', 'title', 'template', 'noscript'])

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  deg: '°',
  times: '×',
  ccedil: 'ç',
  Ccedil: 'Ç',
  gbreve: 'ğ',
  Gbreve: 'Ğ',
  inodot: 'ı',
  imath: 'ı',
  Idot: 'İ',
  ouml: 'ö',
  Ouml: 'Ö',
  scedil: 'ş',
  Scedil: 'Ş',
  uuml: 'ü',
  Uuml: 'Ü',
  acirc: 'â',
  icirc: 'î',
  ucirc: 'û',
}

/** Of a quotation every line begins with «> », as in plain text. */
export function htmlToText(html: string): string {
  const lines = ['']
  let quotes = 0
  const write = (text: string) => {
    lines[lines.length - 1] += text
  }
  const breakLine = () => lines.push('> '.repeat(quotes))
  let position = 0
  while (position < html.length) {
    const open = html.indexOf('<', position)
    const end = open < 0 ? html.length : open
    if (end > position) write(entitiesRead(html.slice(position, end)).replace(/\s+/g, ' '))
    if (open < 0) break
    const tag = readTag(html, open)
    position = tag.end
    if (tag.name === 'blockquote') quotes = Math.min(Math.max(quotes + (tag.closes ? -1 : 1), 0), 9)
    if (hidden.has(tag.name) && !tag.closes) position = endOf(html, tag.name, position)
    else if (blocks.has(tag.name)) breakLine()
    else if (tag.name === 'td' || tag.name === 'th') write(' ')
  }
  return lines
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

type Tag = { name: string; closes: boolean; end: number }

function readTag(html: string, open: number): Tag {
  if (html.startsWith('<!--', open)) return { name: '', closes: false, end: after(html, '-->', open + 4) }
  const closes = html[open + 1] === '/'
  const begin = closes ? open + 2 : open + 1
  const [name = ''] = /^[a-z][a-z0-9]*/i.exec(html.slice(begin, begin + 16)) ?? []
  return { name: name.toLowerCase(), closes, end: after(html, '>', begin) }
}

/** What is never closed goes to the end. */
function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found < 0 ? html.length : found + mark.length
}

function endOf(html: string, name: string, from: number): number {
  for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2))
    if (html.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return after(html, '>', at)
  return html.length
}

function entitiesRead(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
