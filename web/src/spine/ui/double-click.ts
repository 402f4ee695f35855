/**
 * The rule of every button and link: the second click of a double click does nothing. It is meant for what the first one pressed,
 * and not for what has come under the pointer since. Fields are left alone.
 */
type Click = Pick<MouseEvent, 'detail' | 'timeStamp' | 'clientX' | 'clientY'> & { pointerType?: string }

const fields = 'input, select, textarea, label, [role=checkbox], [role=radio], [role=switch]'
const doubleTapMs = 350
const doubleTapPixels = 24

/** Browsers count the clicks of a mouse; some count no taps. */
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
