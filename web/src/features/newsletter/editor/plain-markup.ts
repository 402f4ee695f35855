/**
 * What is pasted into a text, without what the page's content policy refuses: styles and handlers do nothing there, and already reading
 * them is told to the console, in a document of their own too. So they are taken out of the text, before anything reads it.
 */
const sheet = /<style\b[^>]*>[\s\S]*?(?:<\/style\s*>|$)/gi
const tag = /(<[a-z][^\s/>]*)((?:[^<>"']|"[^"]*"|'[^']*')*)(?=>)/gi
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?/g

export function plainMarkup(html: string): string {
  return html
    .replaceAll(sheet, '')
    .replaceAll(
      tag,
      (_, name: string, rest: string) =>
        name + rest.replaceAll(attribute, (whole, key: string) => (/^(?:style$|on)/i.test(key) ? '' : whole)),
    )
}
