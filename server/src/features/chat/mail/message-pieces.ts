/** A long text as several messages: cut between paragraphs, lines or words where it can be, never inside a letter. */

/** Beyond these the rest is left out, and the last one says so. */
const mostPieces = 10
const rest = '\n[Devamı çok uzun olduğu için alınmadı.]'

export function piecesOf(text: string, longest: number): string[] {
  const pieces: string[] = []
  let left = text.trim()
  while (left.length > longest && pieces.length < mostPieces - 1) {
    const end = cutAt(left, longest)
    pieces.push(left.slice(0, end).trimEnd())
    left = left.slice(end).trimStart()
  }
  if (left.length > longest) left = left.slice(0, longest - rest.length).toWellFormed() + rest
  return left ? [...pieces, left] : pieces
}

/** Not so early that a piece would be short. */
function cutAt(text: string, longest: number): number {
  for (const mark of ['\n\n', '\n', ' ']) {
    const at = text.lastIndexOf(mark, longest)
    if (at > longest / 2) return at
  }
  const last = text.charCodeAt(longest - 1)
  return last >= 0xd800 && last < 0xdc00 ? longest - 1 : longest
}
