import { expect, test } from 'vitest'
import { isSecondClick } from '#spine/ui/double-click.ts'

const first = { detail: 1, timeStamp: 1000, clientX: 100, clientY: 100 }
const tap = { ...first, pointerType: 'touch' }

test('the browser counts the clicks of a mouse; two single clicks are two', () => {
  expect(isSecondClick({ ...first, detail: 2 }, first)).toBe(true)
  expect(isSecondClick({ ...first, timeStamp: 1100 }, first)).toBe(false)
  expect(isSecondClick(first, null)).toBe(false)
})

test('a key pressed again is meant again', () => {
  expect(isSecondClick({ ...first, detail: 0, timeStamp: 1100 }, { ...first, detail: 0 })).toBe(false)
})

test('two taps at one place are one, unless time has passed or the finger has moved', () => {
  expect(isSecondClick({ ...tap, timeStamp: 1200, clientX: 110 }, tap)).toBe(true)
  expect(isSecondClick({ ...tap, timeStamp: 1400 }, tap)).toBe(false)
  expect(isSecondClick({ ...tap, timeStamp: 1200, clientX: 180 }, tap)).toBe(false)
})
