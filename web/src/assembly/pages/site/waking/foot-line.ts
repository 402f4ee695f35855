/** One line that floats at the foot of the screen (`spine/styles/foundation.css`) and moves nothing. It stands outside the root, whose nodes are React’s. */

const id = 'foot-line'
export function showLine(text: string): void {
  let line = document.getElementById(id)
  if (!line) {
    line = Object.assign(document.createElement('p'), { id })
    line.setAttribute('role', 'status')
    document.body.append(line)
  }
  // Said once, however often it is shown.
  if (line.textContent !== text) line.textContent = text
}

export function isLineShown(): boolean {
  return document.getElementById(id) !== null
}

export function hideLine(): void {
  document.getElementById(id)?.remove()
}
