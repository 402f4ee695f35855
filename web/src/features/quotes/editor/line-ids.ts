/** The ids of a line's inputs on the page, to put the focus into one. */
export const lineInputId = (lineId: string, input: 'title' | 'price') => `line-${lineId}-${input}`

/** Once the line is drawn. */
export function focusLine(lineId: string, input: 'title' | 'price'): void {
  requestAnimationFrame(() => document.getElementById(lineInputId(lineId, input))?.focus())
}
