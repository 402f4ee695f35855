/** A tagged template that escapes every value put into it, so that text can never become markup. */
const markup = Symbol('markup')

/** Only `html` can make these; neither text nor parsed JSON has the symbol. */
export type Html = { readonly [markup]: string }
type HtmlValue = string | number | Html | readonly Html[] | undefined

export function html(pieces: TemplateStringsArray, ...values: HtmlValue[]): Html {
  const filled = pieces.map((piece, position) => piece + toMarkup(values[position]))
  return { [markup]: filled.join('') }
}

export function htmlText(content: Html): string {
  return content[markup]
}

function toMarkup(value: HtmlValue): string {
  if (value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value))
  if (markup in value) return value[markup]
  return value.map(htmlText).join('')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For markup that is not written with `html`, such as XML. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** An address that is safe in `href`: http or https only. */
export function webAddress(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:')
    throw new Error(`Only http and https addresses may be linked, not ${JSON.stringify(url.slice(0, 80))}.`)
  return parsed.href
}
