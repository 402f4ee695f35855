/** Makes typed text safe inside our own sentences: one line, no marks that change the reading direction, limited length. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are exactly what is removed
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

export function plainLine(text: string, longest: number): string {
  const letters = [...text.replace(directionMarks, '').replace(controlCharacters, ' ').trim()]
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : letters.join('')
}
