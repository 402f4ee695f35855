/** A rendered page needs no script to be read: the app is fetched at the first sign of a visitor. */
import { captured } from '#assembly/pages/site/waking/until-taken-over.ts'

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const

export function sleepUntilASign(wake: () => void): void {
  for (const sign of signs) addEventListener(sign, wake, { ...captured, passive: true })
}

/** The first screen is there: what lies below it may take its place. */
export function showAll(): void {
  document.documentElement.dataset.painted = ''
}

/** From now on the page is as high as it is: whoever scrolls, or jumps to a section, gets where they want. */
export function layOutAll(): void {
  document.documentElement.dataset.stirred = ''
}
