import { expect, test } from 'vitest'
import { awayWords, presenceWords } from '#features/chat/support-words.ts'

/** A Saturday evening in Istanbul. */
const now = new Date('2026-03-07T17:00:00Z')
const open = { is_open: true, back_at: null }
const nobody = { here: [], typing: [] }

test('outside support hours it says when we are back', () => {
  expect(awayWords({ is_open: false, back_at: '2026-03-08T06:00:00.000Z' }, now)).toBe(
    'Şu an çevrimdışıyız. Mesajınızı bırakın, yarın 09:00 itibarıyla dönüş yaparız.',
  )
  expect(awayWords({ is_open: false, back_at: '2026-03-09T06:00:00.000Z' }, now)).toContain('9 Mart 09:00')
  expect(awayWords({ is_open: false, back_at: null }, now)).toContain('en kısa sürede')
  expect(awayWords(open, now)).toBeUndefined()
  expect(awayWords(undefined, now)).toBeUndefined()
})

test('who is there counts more than the hours', () => {
  const closed = { is_open: false, back_at: null }
  expect(presenceWords({ here: ['Ece Yaman'], typing: ['Ece Yaman'] }, closed)).toBe('Yazıyor…')
  expect(presenceWords({ here: ['Ece Yaman'], typing: [] }, closed)).toBe('Çevrimiçi')
  expect(presenceWords(nobody, closed)).toBe('Şu an çevrimdışı')
  expect(presenceWords(nobody, open)).toBe('Destek saatleri içindeyiz')
})
