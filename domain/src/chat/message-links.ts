/** Finds the web addresses in a message. Only `http` and `https` become links; everything else stays text, and every letter is shown as written. */
export type TextPart = { text: string; href: string | null }

/** Ends at spaces, quotes and brackets of markup, and at marks that turn the direction of the text, which could show another address than is opened. */
const address = /https?:\/\/[^\s<>"'`\\“”„«»’\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]+/giu
const endOfSentence = /[.,;:!?…]$/u
const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let read = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = withoutSentence(found)
    // Inside a word, as in `xhttp://`, it is none.
    if (!isPlainAddress(shown) || /[\p{L}\p{N}]/u.test(text[index - 1] ?? '')) continue
    if (index > read) parts.push({ text: text.slice(read, index), href: null })
    parts.push({ text: shown, href: shown })
    read = index + shown.length
  }
  if (read < text.length) parts.push({ text: text.slice(read), href: null })
  return parts
}

/** What ends a sentence, or a bracket around the address, is not part of it; a bracket that was opened inside is. */
function withoutSentence(found: string): string {
  let shown = found
  for (;;) {
    const last = shown.at(-1) ?? ''
    const opening = brackets[last]
    const isUnpaired = opening !== undefined && count(shown, last) > count(shown, opening)
    if (!isUnpaired && !endOfSentence.test(last)) return shown
    shown = shown.slice(0, -1)
  }
}

const count = (text: string, letter: string) => text.split(letter).length - 1

/** One without a host leads nowhere; a name in front of the host (`https://bank.example@other.example`) hides where it leads. */
function isPlainAddress(text: string): boolean {
  const [, host = ''] = /^https?:\/\/([^/?#]*)/iu.exec(text) ?? []
  return /[\p{L}\p{N}]/u.test(host) && !host.includes('@')
}
