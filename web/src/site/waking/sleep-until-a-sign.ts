/** A rendered page needs no script to be read: the app is fetched at the first sign of a visitor, and what they did meanwhile is done then. */
import { heldAct } from '#site/waking/held-act.ts'

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const
const anywhere = { capture: true, passive: true } as const
const patienceMs = 2_000

/** `load` settles when the app has taken over the page. Answers with a way to wake it without a sign. */
export function sleepUntilASign(load: () => Promise<unknown>): () => void {
  let waking = false
  const wake = () => {
    if (waking) return
    waking = true
    layOutAll()
    load().then(awake, () => {
      // The next sign tries again; whoever waits for an answer is not left to themselves.
      waking = false
      if (act.isHeld()) setTimeout(wake, patienceMs)
    })
  }
  const act = heldAct(wake)
  const awake = () => {
    for (const sign of signs) removeEventListener(sign, wake, anywhere)
    act.release()
  }
  for (const sign of signs) addEventListener(sign, wake, anywhere)
  return wake
}

/** From now on the page is as high as it is: whoever scrolls, or jumps to a section, gets where they want. */
export function layOutAll(): void {
  document.documentElement.dataset.stirred = ''
}
