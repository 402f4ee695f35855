/** Finds codes and links in the plain text of a mail. */

/** A six-digit code alone on its line. */
export function codeIn(text: string): string | null {
  return /^[^\S\n]*(\d{6})[^\S\n]*$/m.exec(text)?.[1] ?? null
}

type TextPiece = { text: string; link: boolean; at: number }

/** Splits a text into plain pieces and URLs; a closing dot or bracket is not part of a URL. */
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
