/** Gives each file of an archive a name of its own: `fatura (2).pdf` for the second. */
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'

/** Disks that do not tell capital letters apart unpack both. */
export function distinctNames(): (name: string) => string {
  const taken = new Set<string>()
  return (name) => {
    const dot = name.lastIndexOf('.')
    for (let turn = 1; ; turn += 1) {
      const tried = turn === 1 ? name : `${name.slice(0, dot)} (${turn})${name.slice(dot)}`
      const folded = foldTurkish(tried)
      if (taken.has(folded)) continue
      taken.add(folded)
      return tried
    }
  }
}
