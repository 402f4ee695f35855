/** Codes as people type them: without spaces and dashes, in capitals, with every Turkish `i` read as `I`. */
const separators = /[\s\p{Pd}\p{Cf}._/]|\u2212|\u0307/gu

export function plainCode(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(separators, '')
      .replace(/[ıİ]/g, 'I')
      // Only ASCII: upper-casing anything else could turn a foreign letter into one of ours.
      .replace(/[a-z]/g, (letter) => letter.toUpperCase())
  )
}

export function foreignCharacter(code: string): string | undefined {
  return /[^A-Z0-9]/u.exec(code)?.[0]
}
