/** The beginning of a text, never cut in the middle of a surrogate pair. */
export function shortened(text: string, length: number): string {
  const cut = text.slice(0, length)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}
