import { expect, test } from 'vitest'
import { messageMaxLength } from '#chat/chat.policy.ts'
import { formMessage, quoteLines, talkMessage } from '#luna/talk-message.ts'

test('a form is told with what was filled in', () => {
  const lines = quoteLines({
    mode: 'land',
    origin: 'Bursa',
    destination: 'Lyon',
    cargo_brief: '8 palet',
    incoterm: null,
    notes: '',
  })
  expect(formMessage('Teklif isteği', lines)).toBe(
    'Teklif isteği (Luna)\nTaşıma şekli: Kara/Express\nÇıkış yeri: Bursa\nVarış yeri: Lyon\nYük bilgisi: 8 palet',
  )
})

test('a long talk is told from its end and fits into a message', () => {
  const lines = Array.from({ length: 60 }, (_, place) => ({
    author: place % 2 === 0 ? ('person' as const) : ('luna' as const),
    text: `${place} ${'a'.repeat(200)}`,
  }))
  const text = talkMessage({ lines }, 'Defne Işık')
  expect(text.length).toBeLessThanOrEqual(messageMaxLength)
  expect(text).toMatch(/^Luna ile görüşme\n…\n/)
  expect(text).toContain('Luna: 59 ')
  expect(text).not.toContain(' 1 aaa')
})

test('one line that is longer than a message is cut', () => {
  const text = talkMessage({ lines: [{ author: 'person', text: 'b'.repeat(4_000) }] }, '')
  expect(text.length).toBeLessThanOrEqual(messageMaxLength)
  expect(text).toMatch(/^Luna ile görüşme\nSiz: bbb/)
})
