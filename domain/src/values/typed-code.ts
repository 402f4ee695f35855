/** Normalises typed codes: without spaces and dashes, in capitals, with every Turkish `i` as `I`. */
const separators = /[\s\p{Pd}\p{Cf}._/]|\u2212|\u0307/gu

export function plainCode(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(separators, '')
      .replace(/[ıİ]/g, 'I')
      // Only ASCII, since upper-casing could turn a foreign letter into a valid one.
      .replace(/[a-z]/g, (letter) => letter.toUpperCase())
  )
}

export function foreignCharacter(code: string): string | undefined {
  return /[^A-Z0-9]/u.exec(code)?.[0]
}
