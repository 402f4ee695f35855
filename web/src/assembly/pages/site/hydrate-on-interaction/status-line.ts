/** One line that floats at the foot of the screen (`styles/foundation.css`) and moves nothing. It lies outside the root, whose nodes are React’s. */

const id = 'status-line'

export function showStatus(text: string): void {
  let line = document.getElementById(id)
  if (!line) {
    line = Object.assign(document.createElement('p'), { id })
    line.setAttribute('role', 'status')
    document.body.append(line)
  }
  // Screen readers announce it once, however often it is shown.
  if (line.textContent !== text) line.textContent = text
}

export function isStatusShown(): boolean {
  return document.getElementById(id) !== null
}

export function hideStatus(): void {
  document.getElementById(id)?.remove()
}
