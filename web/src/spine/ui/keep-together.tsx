/** A text whose lines never end inside a number, a count of containers, a lane's first half or the word for e-mail. */
import { createElement, Fragment } from 'react'

const wholes = /((?:TLP|KRV)-\d{4}-\d+|SH-[0-9A-F]+|\d+ × \S+|e-posta\S*)/i

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
