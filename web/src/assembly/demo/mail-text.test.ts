import { expect, test } from 'vitest'
import { codeIn, linkPieces } from '#assembly/demo/mail-text.ts'

test('a code is six digits alone on a line', () => {
  expect(codeIn('Kodunuz:\n\n  482913 \n\nİyi günler')).toBe('482913')
  expect(codeIn('Talep no 482913 alındı')).toBeNull()
  expect(codeIn('4829135')).toBeNull()
})

test('URLs become links, without the dot that ends the sentence', () => {
  const pieces = linkPieces('Açın: https://site.example/a?b=1. Sonra (https://site.example/c) bitti')
  expect(pieces.filter((piece) => piece.link).map((piece) => piece.text)).toEqual([
    'https://site.example/a?b=1',
    'https://site.example/c',
  ])
  expect(pieces.map((piece) => piece.text).join('')).toBe(
    'Açın: https://site.example/a?b=1. Sonra (https://site.example/c) bitti',
  )
})
