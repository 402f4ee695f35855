/** A text in small plain letters, each at its own place: what is found there is found at the same place of the text. Without zod. */
const others: Record<string, string> = { ı: 'i', ø: 'o', ł: 'l', đ: 'd', ß: 's', æ: 'a', œ: 'o', '×': 'x' }

export function foldInPlace(text: string): string {
  let folded = ''
  for (let index = 0; index < text.length; index += 1) folded += foldLetter(text.charAt(index))
  return folded
}

const known = new Map<string, string>()

function foldLetter(letter: string): string {
  const remembered = known.get(letter)
  if (remembered !== undefined) return remembered
  const plain = letter.normalize('NFKD').charAt(0).toLowerCase().charAt(0)
  const folded =
    others[plain] ?? (/['’‘`´′]/.test(letter) ? "'" : /[–—−→]/.test(letter) ? '-' : plain || letter)
  known.set(letter, folded)
  return folded
}
