/** People's own words among ours: on one line, readable from left to right, and not without end. */

/** Control characters, and marks that turn the reading direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are exactly what must go
const unwanted = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g
const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

export function plainLine(text: string, longest: number): string {
  const letters = [...text.replace(turning, '').replace(unwanted, ' ').trim()]
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : letters.join('')
}
