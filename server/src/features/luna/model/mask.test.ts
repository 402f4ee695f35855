/** What leaves the house names nobody; what comes back has its names again. */
import { expect, test } from 'vitest'
import { mask, maskTyped, unmask } from '#features/luna/model/mask.ts'

const hidden = [
  { placeholder: 'KAYIT-1', value: 'SH-9A8057B1' },
  { placeholder: 'KAYIT-2', value: 'Mersin' },
  { placeholder: 'KAYIT-3', value: 'Mersin – Hamburg' },
]

test('the longest name first, and back again', () => {
  const sentence = 'SH-9A8057B1, Mersin – Hamburg, şimdi Mersin.'
  expect(mask(sentence, hidden)).toBe('KAYIT-1, KAYIT-3, şimdi KAYIT-2.')
  expect(unmask(mask(sentence, hidden), hidden)).toBe(sentence)
})

test('a typed name is hidden in any case and with any suffix, and so are addresses, phones and codes', () => {
  const names = ['Işıl', 'Gül'].map((value) => ({ placeholder: 'MUSTERI', value }))
  expect(maskTyped('ben işıl gülün yükü, ISIL’a 0532 111 22 33 ya da a@b.example yaz', names)).toBe(
    'ben MUSTERI MUSTERI yükü, MUSTERI’a NUMARA ya da EPOSTA yaz',
  )
  expect(maskTyped('csqu3054383 nerede, bkz https://kotu.example', [])).toBe('KOD nerede, bkz BAGLANTI')
})
