/**
 * HTML that staff paste, made safe by writing it anew: it is read as a tree of known elements and known attributes, and only
 * what was understood is written, with every text and value escaped. What is read wrongly shows as text; it never runs. Without zod.
 */
import { imageAddress } from '#newsletter/mail-address.ts'
import { escaped } from '#newsletter/mail-markup.ts'

/** What becomes of addresses and texts while the markup is written. */
export type MarkupWriter = {
  text: (text: string) => string
  link: (address: string) => string | undefined
  siteUrl: string
}

export type Node = string | Element
export type Element = { tag: string; attributes: ReadonlyMap<string, string>; children: Node[] }

const kept = new Set(
  'a b blockquote br center code div em font h1 h2 h3 h4 h5 h6 hr i img li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
)
const empty = new Set(['br', 'hr', 'img'])
/** With all that they hold; what stands in any other unknown element is kept. */
const dropped = new Set(
  'applet audio base button canvas embed form frame frameset head iframe input link math meta noembed noframes noscript object option script select style svg template textarea title video xmp plaintext'.split(
    ' ',
  ),
)
const neverClosed = new Set(['base', 'embed', 'frame', 'input', 'link', 'meta'])
const attributes = new Set(
  'align alt bgcolor border cellpadding cellspacing color colspan dir height href lang role rowspan scope src start style title type valign width'.split(
    ' ',
  ),
)
const styleProperties =
  /^(?:background-color|border(?:-(?:top|right|bottom|left|color|style|width|radius|collapse|spacing))*|color|display|font(?:-(?:family|size|style|weight))?|height|letter-spacing|line-height|list-style-type|margin(?:-\w+)?|max-width|min-width|padding(?:-\w+)?|text-align|text-decoration|vertical-align|width)$/
/** Colours, lengths, words and lists of fonts: nothing that names an address or calls a function but `rgb`. */
const styleValue = /^(?:[\w#%.,\s'"!-]|rgba?\([\d.,%\s/]+\)|hsla?\([\w.,%\s/]+\))+$/
/** Deeper than any mail needs, and shallow enough for every reader of it. */
const mostDepth = 60

const remembered = new Map<string, Node[]>()

/** The tree of what is kept. The last few are remembered: a campaign writes the same block for each recipient. */
export function readMarkup(markup: string): Node[] {
  const known = remembered.get(markup)
  if (known) return known
  const tree = readTree(markup)
  if (remembered.size >= 50) remembered.clear()
  remembered.set(markup, tree)
  return tree
}

export function writeMarkup(nodes: readonly Node[], writer: MarkupWriter): string {
  return nodes
    .map((node) => (typeof node === 'string' ? escaped(writer.text(node)) : element(node, writer)))
    .join('')
}

function element(node: Element, writer: MarkupWriter): string {
  const written = [...node.attributes]
    .map(([name, value]) => attribute(node.tag, name, value, writer))
    .filter((text) => text !== undefined)
  const open = `<${[node.tag, ...written].join(' ')}>`
  return empty.has(node.tag) ? open : `${open}${writeMarkup(node.children, writer)}</${node.tag}>`
}

function attribute(tag: string, name: string, value: string, writer: MarkupWriter): string | undefined {
  const safe = safeValue(tag, name, value, writer)
  return safe === undefined ? undefined : `${name}="${escaped(safe)}"`
}

function safeValue(tag: string, name: string, value: string, writer: MarkupWriter): string | undefined {
  if (!attributes.has(name)) return undefined
  if (name === 'href') return tag === 'a' ? writer.link(value) : undefined
  if (name === 'src') return tag === 'img' ? imageAddress(value, writer.siteUrl) : undefined
  if (name === 'style') return safeStyle(value)
  if (name === 'alt' || name === 'title') return writer.text(value)
  return /^[\w#%.,\s-]*$/.test(value) ? value : undefined
}

function safeStyle(style: string): string | undefined {
  const declarations = style
    .split(';')
    .map((declaration) => declaration.split(/:(.*)/s, 2).map((part) => part.trim()))
    .filter(
      ([property = '', value = '']) =>
        styleProperties.test(property.toLowerCase()) && value.length <= 200 && styleValue.test(value),
    )
    .map(([property = '', value]) => `${property.toLowerCase()}:${value}`)
  return declarations.length > 0 ? declarations.join(';') : undefined
}

const token =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<\/([a-z][^\s/>]*)[^>]*(?:>|$)|<([a-z][^\s/>]*)((?:[^<>"']|"[^"]*"|'[^']*')*)(?:>|$)/gi

function readTree(markup: string): Node[] {
  const root: Element = { tag: '', attributes: new Map(), children: [] }
  const open: Element[] = [root]
  let inside: string | undefined
  let position = 0
  const say = (text: string) => {
    if (inside === undefined && text !== '') open.at(-1)?.children.push(decoded(text))
  }
  for (const found of markup.matchAll(token)) {
    say(markup.slice(position, found.index))
    position = found.index + found[0].length
    const [, closing, opening, rest = ''] = found
    if (closing !== undefined) {
      const name = closing.toLowerCase()
      if (inside === name) inside = undefined
      else if (inside === undefined) close(open, name)
    } else if (opening !== undefined && inside === undefined) {
      const name = opening.toLowerCase()
      if (dropped.has(name)) {
        if (!neverClosed.has(name) && !rest.trimEnd().endsWith('/')) inside = name
      } else if (kept.has(name)) begin(open, { tag: name, attributes: readAttributes(rest), children: [] })
    }
  }
  say(markup.slice(position))
  return root.children
}

function begin(open: Element[], node: Element): void {
  open.at(-1)?.children.push(node)
  if (!empty.has(node.tag) && open.length < mostDepth) open.push(node)
}

/** An end without a beginning is passed over; what was left open inside ends with it. */
function close(open: Element[], name: string): void {
  const at = open.findLastIndex(({ tag }) => tag === name)
  if (at > 0) open.length = at
}

function readAttributes(text: string): Map<string, string> {
  const found = text.matchAll(/([a-z][\w:-]*)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/gi)
  return new Map(
    [...found]
      .map(
        ([, name = '', value = '']) =>
          [name.toLowerCase(), decoded(value.replace(/^(["'])([\s\S]*)\1$/, '$2'))] as const,
      )
      .filter(([name]) => attributes.has(name)),
  )
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** To be escaped again when it is written. */
function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));?/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    const visible = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return visible ? String.fromCodePoint(code) : ''
  })
}

/** Whether it chooses colours, which were chosen for a white page. */
export function hasOwnColours(nodes: readonly Node[]): boolean {
  return nodes.some(
    (node) =>
      typeof node !== 'string' &&
      (node.attributes.has('bgcolor') ||
        node.attributes.has('color') ||
        /(?:^|[;\s-])(?:background-)?color\s*:/i.test(node.attributes.get('style') ?? '') ||
        hasOwnColours(node.children)),
  )
}
