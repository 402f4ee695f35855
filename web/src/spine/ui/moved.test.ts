import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moved, shiftOf } from '#spine/ui/moved.ts'

test('an entry is moved, the others keep their order, and each row gives way to exactly where it ends up', () => {
  const places = fc.integer({ min: 1, max: 12 }).chain((length) => {
    const place = fc.nat(length - 1)
    return fc.tuple(fc.constant(length), place, place)
  })
  fc.assert(
    fc.property(places, ([length, from, to]) => {
      const list = Array.from({ length }, (_, index) => index)
      const after = moved(list, from, to)
      expect(after[to]).toBe(from)
      expect(after.filter((entry) => entry !== from)).toEqual(list.filter((entry) => entry !== from))
      for (const entry of list)
        if (entry !== from) expect(after.indexOf(entry)).toBe(entry + shiftOf(entry, from, to))
    }),
  )
})
