/** A postal code belongs to a town: once another town is chosen or typed, the code of the one before goes. */
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import { useRef } from 'react'

export function useCodeOfTown(town: string) {
  const before = useRef(town)
  return {
    /** Whoever comes to the field has this town. */
    noteTown: () => {
      before.current = town
    },
    /** While there was no town the code is of the one that comes. */
    isOther: (next: string) =>
      before.current.trim() !== '' && foldTurkish(before.current.trim()) !== foldTurkish(next.trim()),
  }
}
