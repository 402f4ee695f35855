/** What the inbox reads out of a mail's plain text. */

/** A six-digit code that stands alone on its line. */
export function codeIn(text: string): string | null {
  return /^[^\S\n]*(\d{6})[^\S\n]*$/m.exec(text)?.[1] ?? null
}

type TextPiece = { text: string; link: boolean; at: number }

/** Cuts a text into plain pieces and web addresses; a closing dot or bracket is not part of an address. */
export function linkPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let at = 0
  for (const match of text.matchAll(/https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g)) {
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), link: false, at })
    pieces.push({ text: match[0], link: true, at: match.index })
    at = match.index + match[0].length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), link: false, at })
  return pieces
}
