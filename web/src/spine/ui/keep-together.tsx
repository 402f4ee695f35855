/** A text whose lines never end inside a code, a count or the word for e-mail, nor begin with a dash. */
import { createElement, Fragment } from 'react'

/** A code is capitals, a dash and figures, such as `AB-2026-17` or `AB-9F03`; a count is `2 × ` and what is counted. */
const wholes = /(\b[A-Z]{2,}(?:-[0-9A-F]+)+\b|\d+ × \S+|[Ee]-posta\S*)/

export function KeepTogether({ text }: { text: string }) {
  // The dash ends the line; it does not begin the next one.
  const parts = text.replaceAll(' – ', '\u00a0– ').split(wholes)
  // Handed over one by one, they need no keys: the same word may stand in a text twice.
  return createElement(Fragment, null, ...parts.map(part))
}

/** What was split at stands at every second place. */
function part(text: string, index: number) {
  return index % 2 === 1 ? <span className="whitespace-nowrap">{text}</span> : text
}
