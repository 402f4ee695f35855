/** Text that does not wrap inside a code, a count, a date or the word for e-mail, and never begins a line with a dash. */
import { createElement, Fragment } from 'react'

const months = 'Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık'
/** A code is capitals, a dash and figures, such as `AB-2026-17` or `AB-9F03`; a count is `2 × ` and what is counted, or a figure and its unit. */
const unbreakable = new RegExp(
  `(\\b[A-Z]{2,}(?:-[0-9A-F]+)+\\b|\\d+ × \\S+|\\b\\d{1,2} (?:${months})(?: \\d{4})?|\\b\\d[\\d.,]* (?:palet|parça|gün|saat|kg|m³)|[Ee]-posta\\S*)`,
)

export function NonBreakingText({ text }: { text: string }) {
  const parts = text.replaceAll(' – ', '\u00a0– ').split(unbreakable)
  // Passed as separate arguments they need no keys, which repeated words could not provide.
  return createElement(Fragment, null, ...parts.map(part))
}

/** `split` with a capturing group puts the matches at the odd positions. */
function part(text: string, index: number) {
  return index % 2 === 1 ? <span className="whitespace-nowrap">{text}</span> : text
}
