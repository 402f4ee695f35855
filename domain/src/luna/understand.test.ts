/** Luna understands Turkish as people type it: with suffixes, without diacritics, with typing errors. */
import { expect, test } from 'vitest'
import { understand } from '#luna/understand.ts'
import { utterances } from '#testing/luna-utterances.ts'
import { utterancesApart } from '#testing/luna-utterances-apart.ts'

test.each([
  ['those her words were chosen by', utterances],
  ['those kept apart', utterancesApart],
])('of %s she understands at least 95 of 100', (_, said) => {
  const misunderstood = said.filter(([text, meant]) => understand(text).intent !== meant)
  expect(said.length).toBeGreaterThanOrEqual(60)
  expect(misunderstood.length, misunderstood.map(([text]) => text).join('\n')).toBeLessThanOrEqual(
    said.length * 0.05,
  )
})

test('the two lists have nothing in common, and each intent is in both', () => {
  const [ours, apart] = [new Set(utterances.map(([text]) => text)), utterancesApart]
  expect(apart.filter(([text]) => ours.has(text))).toEqual([])
  expect(new Set(apart.map(([, intent]) => intent))).toEqual(new Set(utterances.map(([, intent]) => intent)))
})

test.each([
  ['TLP-2026-123 ne oldu', { requestNumber: 'TLP-2026-000123', code: '' }],
  ['krv 2026 000045 teklifine bakar mısın', { quoteNumber: 'KRV-2026-000045', code: '' }],
  ['csqu 305438 3 nerde', { code: 'CSQU3054383' }],
  ['SH-9A8057B1 ne zaman gelir', { code: 'SH9A8057B1', intent: 'arrival' }],
  ['235-12345675 nerede', { code: '23512345675' }],
  ['COSCO9876543', { code: 'COSCO9876543', intent: 'tracking' }],
  ['2026 yılında kaç gönderim vardı', { code: '' }],
])('%s names its numbers', (text, expected) => {
  expect(understand(text)).toMatchObject(expected)
})

test('a greeting before the question does not hide it', () => {
  expect(understand('merhaba iyi günler, konteynerim nerede acaba teşekkürler').intent).toBe('tracking')
  expect(understand('Selam! Bekleyen teklifim var mı?').intent).toBe('quotes')
})
