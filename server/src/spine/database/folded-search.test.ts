import { expect, test } from 'vitest'
import { containing, containingWords } from '#spine/database/folded-search.ts'

test.each([
  ['mersin', ['%mersin%']],
  ['Mersin – HAMBURG', ['%mersin%', '%hamburg%']],
  ['mersin-hamburg', ['%mersin%', '%hamburg%']],
  ['TLP-2026-000123', ['%tlp%', '%2026%', '%000123%']],
  ['  İzmir,  Köln / Berlin ', ['%izmir%', '%koln%', '%berlin%']],
  ['%50_a\\b', ['%\\%50\\_a\\\\b%']],
  ['a b c d e f g h', ['%a%', '%b%', '%c%', '%d%', '%e%', '%f g h%']],
  ['–', ['%–%']],
])('%s is searched for word by word', (typed, patterns) => {
  expect(containingWords(typed)).toEqual(patterns)
})

test('a whole text is one pattern', () => {
  expect(containing('Mersin – Hamburg')).toBe('%mersin – hamburg%')
})
