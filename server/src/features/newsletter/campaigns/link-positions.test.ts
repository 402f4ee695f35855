import { expect, test } from 'vitest'
import { linkPositions } from '#features/newsletter/campaigns/link-positions.ts'

const links = (urls: string) => [...urls].map((url, index) => ({ index, url }))
const known = (urls: string) => [...urls].map((url, position) => ({ url, position }))

test.each([
  ['a first mail is numbered by the places of its links', 'aba', '', [0, 1, 2]],
  ['the same mail again has the same numbers', 'aba', 'aba', [0, 1, 2]],
  ['what has moved keeps its number', 'cab', 'abc', [2, 0, 1]],
  ['what is new gets one that nobody has had', 'axb', 'abc', [0, 3, 1]],
  ['the same address once more is another link', 'aab', 'ab', [0, 2, 1]],
])('%s', (_, now, before, positions) => {
  expect(linkPositions(links(now), known(before))).toEqual(positions)
})
