/** A box that nobody wrote down is named, with who tells of it; one that is written is not. */
import { expect, test } from 'vitest'
import { unwrittenBoxes } from '#tracking/unwritten-boxes.ts'

const [written, unknown] = ['CSQU3054383', 'KVNU1234564']
const told = (container_number: string, source: 'dcsa' | 'driver' = 'dcsa') => ({ container_number, source })

test('each box that is not written is named once', () => {
  const events = [told(written), told(''), told(unknown, 'driver'), told(unknown)]
  expect(unwrittenBoxes(events, [written])).toEqual([{ number: unknown, source: 'driver', told: 2 }])
  expect(unwrittenBoxes(events, [written, unknown])).toEqual([])
})
