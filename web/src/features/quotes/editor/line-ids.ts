/** Where the focus goes on the page of a quote: into an input of a line that was added, or past one that was removed. */
export const lineInputId = (lineId: string, input: 'title' | 'price') => `line-${lineId}-${input}`

/** Once the line is drawn. */
export function focusLine(lineId: string, input: 'title' | 'price'): void {
  requestAnimationFrame(() => document.getElementById(lineInputId(lineId, input))?.focus())
}

/** A removed line takes the focus with it: the next line's button, or the one that adds a line, gets it. */
export function focusAfterRemoval(button: HTMLElement): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-removes-line], [data-adds-line]')]
  buttons[buttons.indexOf(button) + 1]?.focus({ preventScroll: true })
}
