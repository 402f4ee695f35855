/** The first characters of a text, never half of one: a sign of two units that does not fit is left out. */
export function shortened(text: string, length: number): string {
  const cut = text.slice(0, length)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}
