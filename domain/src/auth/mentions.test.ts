import { expect, test } from 'vitest'
import { mentionedIn, openMention } from '#auth/mentions.ts'

const colleagues = [
  { id: 'ece', full_name: 'Ece Yaman' },
  { id: 'ece2', full_name: 'Ece Yamanlı' },
  { id: 'isil', full_name: 'Işıl Çağ' },
  { id: 'nameless', full_name: '' },
]

test.each([
  ['@Ece Yaman bakar mısın', ['ece']],
  ['@Ece Yamanlı bakar mısın', ['ece2']],
  ['@ışıl çağ, @ECE YAMAN', ['isil', 'ece']],
  ['bilgi@Ece Yaman', []],
  ['@Ece Yaman @Ece Yaman', ['ece']],
  ['@Ecem ve @', []],
])('%s', (text, ids) => expect(mentionedIn(text, colleagues)).toEqual(ids))

test('suggests behind an @ that begins a word, as long as a name may follow', () => {
  expect(openMention('Merhaba @Ec', 11)).toEqual({ from: 8, typed: 'Ec' })
  expect(openMention('Merhaba @', 9)).toEqual({ from: 8, typed: '' })
  expect(openMention('a@b', 3)).toBeUndefined()
  expect(openMention('@Ece, sonra', 11)).toBeUndefined()
  expect(openMention('Merhaba', 7)).toBeUndefined()
})
