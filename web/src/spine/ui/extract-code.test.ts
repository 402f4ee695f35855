import { describe, expect, test } from 'vitest'
import { containsCode, extractCode } from '#spine/ui/extract-code.ts'

describe('extracting a code from text', () => {
  test.each([
    ['482913', '482913'],
    ['482 913', '482913'],
    ['482\u00a0913', '482913'],
    ['482-913', '482913'],
    [' 4 8 2 9 1 3 ', '482913'],
    ['４８２９１３', '482913'],
    ['Kodunuz: 482 913. 10 dakika geçerlidir.', '482913'],
    ['10 dakika geçerli kodunuz\n482913', '482913'],
    ['5 Mart 2026, kod 482913', '482913'],
    ['48', '48'],
    ['48a2', '482'],
    ['4829137', '482913'],
    ['kod yok', ''],
    ['', ''],
  ])('«%s» → «%s»', (text, code) => expect(extractCode(text, 6)).toBe(code))

  test('a text contains a code only when all digits are there', () => {
    expect(containsCode('482 913', 6)).toBe(true)
    expect(containsCode('48291', 6)).toBe(false)
  })
})
