/**
 * Ignores the second click of a double click on buttons and links: it was meant for what the first click hit, not for what
 * has appeared under the pointer since. Form fields are not affected.
 */
type Click = Pick<MouseEvent, 'detail' | 'timeStamp' | 'clientX' | 'clientY'> & { pointerType?: string }

const fields = 'input, select, textarea, label, [role=checkbox], [role=radio], [role=switch]'
const doubleTapMs = 350
const doubleTapPixels = 24

/** Browsers count mouse clicks in `detail`; some do not count taps. */
export function isSecondClick(click: Click, before: Click | null): boolean {
  if (click.detail > 1) return true
  if (!before || click.pointerType !== 'touch') return false
  const distance = Math.hypot(click.clientX - before.clientX, click.clientY - before.clientY)
  return click.timeStamp - before.timeStamp < doubleTapMs && distance < doubleTapPixels
}

let before: Click | null = null

function ignoreSecondClick(event: MouseEvent): void {
  const isSecond = isSecondClick(event, before)
  before = event
  if (!isSecond || (event.target instanceof Element && event.target.closest(fields))) return
  event.preventDefault()
  event.stopPropagation()
}

if (typeof document !== 'undefined') document.addEventListener('click', ignoreSecondClick, true)
