import { expect, test } from 'vitest'
import { fileProblem, formatBytes } from '#spine/api/file-rules.ts'

const mb = 1024 ** 2
const rules = { maxBytes: 10 * mb, kinds: { '.pdf': 'PDF', '.jpg': 'JPG', '.jpeg': 'JPG' } }

test('a file is refused for its kind, for being empty and for its size, in words', () => {
  expect(fileProblem({ name: 'Fatura.PDF', size: 10 * mb }, rules)).toBeUndefined()
  expect(fileProblem({ name: 'liste.exe', size: 5 }, rules)).toBe(
    'Bu türde bir dosya eklenemez. Eklenebilenler: PDF, JPG.',
  )
  expect(fileProblem({ name: 'boş.pdf', size: 0 }, rules)).toBe('Bu dosya boş.')
  expect(fileProblem({ name: 'büyük.jpeg', size: 12.4 * mb }, rules)).toBe(
    'Dosya 12,4 MB; en çok 10 MB olabilir.',
  )
})

test('sizes are written as people say them', () => {
  expect([0, 512, 1024, 1536, mb - 1, 3 * 1024 * mb].map(formatBytes)).toEqual([
    '0 bayt',
    '512 bayt',
    '1 KB',
    '1,5 KB',
    '1.024 KB',
    '3 GB',
  ])
})
