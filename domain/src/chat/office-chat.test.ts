import { expect, test } from 'vitest'
import { conversationEventKinds, conversationEventText, durationWords } from '#chat/office-chat.ts'

test.each([
  [0, '< 1 dk.'],
  [-5, '< 1 dk.'],
  [25, '25 dk.'],
  [60, '1 sa.'],
  [185, '3 sa. 5 dk.'],
])('%i minutes read %s', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words)
})

test('what was done with a conversation is a sentence, also where nobody is named', () => {
  for (const kind of conversationEventKinds)
    expect(conversationEventText(kind, { actor_name: '', colleague_name: '' })).toMatch(/^\p{Lu}.{10,}$/u)
  const told = { actor_name: 'Ece Yaman', colleague_name: 'Deniz Aksoy' }
  expect(conversationEventText('handed_over', told)).toBe(
    'Ece Yaman konuşmayı Deniz Aksoy adlı meslektaşına devretti',
  )
  expect(conversationEventText('reopened', { ...told, actor_name: '' })).toBe('Yeni mesajla yeniden açıldı')
})
