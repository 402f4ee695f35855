/** Something that the palette can do without finding a record: going to a page or beginning something new. */
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'

export type PaletteAction = {
  key: string
  label: string
  to: string /** Other words by which it is found. */
  also?: string
}

/** Those in which every typed word occurs. */
export function actionsFor(actions: readonly PaletteAction[], typed: string): PaletteAction[] {
  const words = foldTurkish(typed).split(/\s+/).filter(Boolean)
  return actions.filter(({ label, also = '' }) => {
    const text = foldTurkish(`${label} ${also}`)
    return words.every((word) => text.includes(word))
  })
}
