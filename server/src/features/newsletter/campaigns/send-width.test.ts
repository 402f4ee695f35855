import { expect, test } from 'vitest'
import { createSendWidth } from '#features/newsletter/campaigns/send-width.ts'

/** Sends to a server that answers so many in a second with so many at once; returns how many went at once, from the thousandth mail on. */
function widths(perSecond: (width: number) => number): Map<number, number> {
  let now = 0
  const width = createSendWidth(4, () => now)
  let flying = 0
  const seen = Array.from({ length: 6_000 }, () => {
    for (; flying < width.most(); flying += 1) width.start()
    now += 1_000 / perSecond(flying)
    width.end()
    flying -= 1
    return width.most()
  })
  return new Map(
    [...Map.groupBy(seen.slice(1_000), (each) => each)].map(([each, times]) => [each, times.length / 5_000]),
  )
}

test('a server that is far away gets as many at once as there are connections', () => {
  const seen = widths((width) => width * 10)
  expect(seen.get(4)).toBeGreaterThan(0.85)
  expect(seen.has(5)).toBe(false)
})

test('a server that takes so many a second however many come gets one at a time', () => {
  const seen = widths(() => 200)
  expect(seen.get(1)).toBeGreaterThan(0.85)
  expect(seen.has(0)).toBe(false)
})

test('where a second one at once helps and a third does not, there are mostly two', () => {
  expect(widths((width) => Math.min(width, 2) * 500).get(2)).toBeGreaterThan(0.75)
})

test('a server that becomes another is found out', () => {
  let mails = 0
  const seen = widths((width) => (mails++ < 1_000 ? 200 : width * 10))
  expect(seen.get(4)).toBeGreaterThan(0.6)
})

test('what the server could answer is told apart from how long we take between mails', () => {
  let now = 0
  const width = createSendWidth(1, () => now)
  for (let mail = 0; mail < 200; mail += 1) {
    width.start()
    now += 2
    width.end()
    now += 20
  }
  expect(width.answeredIn(100)).toBe(50)
})
