/** Finds the code in whatever was typed, pasted or filled in: "482 913" and "Kodunuz: 482913." give the same digits. */
export function codeFromText(text: string, length: number): string {
  const plain = text.normalize('NFKC')
  const whole = wholeCode(length).exec(plain)?.[0] ?? plain
  return whole.replace(/[^0-9]/g, '').slice(0, length)
}

/** Whether a text holds a whole code, so that pasting it means all of it and not an insertion. */
export function holdsCode(text: string, length: number): boolean {
  return codeFromText(text, length).length === length
}

/** Exactly so many digits, however they are spaced; a longer number beside it, such as a telephone's, is another thing. */
function wholeCode(length: number): RegExp {
  return new RegExp(`(?<![0-9])[0-9](?:[\\s-]?[0-9]){${length - 1}}(?![0-9])`)
}
