import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editNumber, settledNumber, shownNumber, storedNumber, type Typed } from '#spine/ui/number-text.ts'
import { readPastedNumber } from '#spine/ui/pasted-number.ts'

/** Types the keys one after another at the caret, as a browser would. */
function type(keys: string, from: Typed = { text: '', caret: 0 }): Typed {
  return [...keys].reduce((now, key) => {
    const text = now.text.slice(0, now.caret) + key + now.text.slice(now.caret)
    return editNumber(now.text, { text, caret: now.caret + 1 }) ?? now
  }, from)
}

function backspace(now: Typed): Typed {
  if (now.caret === 0) return now
  const text = now.text.slice(0, now.caret - 1) + now.text.slice(now.caret)
  return editNumber(now.text, { text, caret: now.caret - 1 }) ?? now
}

const number = fc
  .tuple(
    fc.boolean(),
    fc.bigInt({ min: 0n, max: 999_999_999_999n }),
    fc.option(fc.stringMatching(/^[0-9]{1,3}$/), { nil: '' }),
  )
  .map(([isNegative, whole, fraction]) => ({
    typed: `${isNegative ? '-' : ''}${whole}${fraction && `,${fraction}`}`,
    stored: `${isNegative ? '-' : ''}${whole}${fraction && `.${fraction}`}`,
  }))

test('what is typed is what is stored, with or without the dots', () => {
  fc.assert(
    fc.property(number, ({ typed, stored }) => {
      expect(storedNumber(type(typed).text)).toBe(stored)
      const withDots = shownNumber(stored).replace('−', '-')
      expect(type(withDots).text).toBe(shownNumber(stored))
      expect(storedNumber(type(withDots).text)).toBe(stored)
      expect(storedNumber(settledNumber(shownNumber(stored)))).toBe(stored)
    }),
  )
})

test('any keys leave a text that is grouped when the field is left, and the caret inside it', () => {
  const keys = fc.array(fc.constantFrom('0', '1', '7', ',', '.', '-', 'x', '<', '←'), { maxLength: 30 })
  fc.assert(
    fc.property(keys, (pressed) => {
      let now: Typed = { text: '', caret: 0 }
      for (const key of pressed) {
        if (key === '<') now = backspace(now)
        else if (key === '←') now = { ...now, caret: Math.max(0, now.caret - 1) }
        else now = type(key, now)
        expect(now.caret).toBeGreaterThanOrEqual(0)
        expect(now.caret).toBeLessThanOrEqual(now.text.length)
      }
      expect(storedNumber(now.text)).toMatch(/^(-?[0-9]+(\.[0-9]{1,8})?)?$/)
      expect(settledNumber(now.text)).toMatch(/^(−?[0-9]{1,3}(\.[0-9]{3})*(,[0-9]{1,8})?)?$/)
      expect(storedNumber(settledNumber(now.text))).toBe(storedNumber(now.text))
    }),
  )
})

test('a digit typed at any place stands where it was typed, and erasing it restores the number', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 99_999_999_999n }), fc.nat(14), (whole, place) => {
      const text = shownNumber(String(whole))
      const caret = Math.min(place, text.length)
      const digitsBefore = text.slice(0, caret).replaceAll('.', '').length
      const after = type('8', { text, caret })
      const digits = String(whole)
      expect(storedNumber(after.text)).toBe(`${digits.slice(0, digitsBefore)}8${digits.slice(digitsBefore)}`)
      expect(storedNumber(backspace(after).text)).toBe(digits)
    }),
  )
})

test('erasing the digits before the first of our dots takes the dot along', () => {
  expect(backspace({ text: '8.100', caret: 1 })).toEqual({ text: '100', caret: 0 })
  expect(backspace({ text: '−8.100.000', caret: 2 })).toEqual({ text: '−100.000', caret: 1 })
})

test('erasing one of our dots erases the digit beside it', () => {
  expect(backspace({ text: '1.234', caret: 2 })).toEqual({ text: '234', caret: 0 })
  expect(editNumber('1.234', { text: '1234', caret: 1 }, true)).toEqual({ text: '134', caret: 1 })
})

test('a decimal point is a comma once the field is left; nothing else is guessed', () => {
  expect(storedNumber(type('12.5').text)).toBe('12.5')
  expect(settledNumber(type('12.5').text)).toBe('12,5')
  expect(type('12.500').text).toBe('12.500')
  expect(storedNumber(type('12.500').text)).toBe('12500')
  expect(settledNumber(type('12.').text)).toBe('12')
  expect(type(',5').text).toBe('0,5')
})

test('what belongs to no number is not typed', () => {
  expect(type('1a5').text).toBe('15')
  expect(type('1234567890123').text).toBe('123.456.789.012')
  expect(type('1,2,3').text).toBe('1,23')
  expect(type('1-').text).toBe('1')
})

describe('pasting', () => {
  const paste = (text: string, decimals = 2) => readPastedNumber(text, { decimals })
  test.each([
    ['1.234,56', '1.234,56'],
    ['1,234.56', '1.234,56'],
    ['1,234,567', '1.234.567'],
    ['1 234,5', '1.234,5'],
    ['1234.5', '1.234,5'],
    ['0.50', '0,5'],
    ['1.234', '1.234'],
    ['€ 1.234,56', '1.234,56'],
    ['1.234,56 EUR', '1.234,56'],
    ['1850 kg', '1.850'],
  ])('%s is %s', (pasted, text) => expect(paste(pasted)).toEqual({ text }))

  test.each([
    ['1,234', 'Virgül ondalık içindir; binleri nokta ile ayırın: 1.234,56.'],
    ['1,234.567', 'Virgülden sonra daha az basamak yazın.'],
    ['-5', 'Sıfır ya da daha büyük bir sayı yazın.'],
    ['yaklaşık 5', 'Yalnız rakam, nokta ve virgül kullanın.'],
    ['1.2.3', 'Ondalık için virgül kullanın: 1,5. Nokta binleri ayırır: 1.234.'],
    ['1e5', 'Sayıyı üs kullanmadan, açık yazın.'],
  ])('%s is refused', (pasted, reason) =>
    expect(paste(pasted)).toEqual({ problem: `«${pasted}» yapıştırılmadı. ${reason}` }),
  )

  test('a Turkish and an English number are read alike', () => {
    const number = fc.tuple(fc.integer({ min: 1000, max: 999_999_999 }), fc.integer({ min: 1, max: 99 }))
    fc.assert(
      fc.property(number, ([whole, cents]) => {
        const english = `${whole.toLocaleString('en-US')}.${String(cents).padStart(2, '0')}`
        const turkish = english.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))
        expect(paste(english)).toEqual(paste(turkish))
        const reading = paste(english)
        expect('text' in reading && Number(storedNumber(reading.text)) * 100).toBeCloseTo(whole * 100 + cents)
      }),
    )
  })
})
