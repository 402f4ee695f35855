/** The CSV that people open in a spreadsheet: read back by the rules of RFC 4180 it is what was written, and nothing in it runs. */
import { restored } from '@kervan/domain/lists/formula-safe-text.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvHead, csvLines } from '#features/lists/csv.ts'
import type { CellKind, CellValue } from '#features/lists/exportable-list.ts'
import { parseCsv } from '#testing/parse-csv.ts'

const lines = (kind: CellKind, ...values: CellValue[]) =>
  csvLines(
    [{ head: 'Başlık', kind }],
    values.map((value) => [value]),
  )

test('begins with the mark of UTF-8 and ends its lines with CRLF', () => {
  const columns = [
    { head: 'Şehir; ilçe', kind: 'text' },
    { head: 'Tutar', kind: 'money' },
  ] as const
  expect(csvHead(columns) + csvLines(columns, [['İstanbul', '1250.5']])).toBe(
    '\ufeff"Şehir; ilçe";Tutar\r\nİstanbul;1250,50\r\n',
  )
})

test('numbers stay numbers, also negative ones, with a decimal comma', () => {
  expect(lines('number', '-1234.56', 7, '0', '-1')).toBe('-1234,56\r\n7\r\n0\r\n-1\r\n')
  expect(lines('money', '-5', '1234567.8')).toBe('-5,00\r\n1234567,80\r\n')
})

test('a number that is none is text, and safe', () => {
  expect(lines('number', '=1+1')).toBe("'=1+1\r\n")
})

test('moments and days are those of Istanbul', () => {
  expect(lines('moment', '2026-11-16T11:05:00.000Z', '2026-11-16T22:30:00.000Z')).toBe(
    '16.11.2026 14:05\r\n17.11.2026 01:30\r\n',
  )
  expect(lines('day', '2026-11-16')).toBe('16.11.2026\r\n')
})

test('what is not there is an empty cell', () => {
  for (const kind of ['text', 'number', 'money', 'moment', 'day'] as const)
    expect(lines(kind, null, '')).toBe('\r\n\r\n')
})

const hostile = fc.oneof(
  fc.constantFrom(
    '=HYPERLINK("http://x.example";"x")',
    '+1',
    '-1',
    '@SUM(1)',
    '\tx',
    '\rx',
    'İ',
    '"',
    ';',
    'a\nb',
    '\0',
  ),
  fc.string({ unit: fc.constantFrom(...'\'=+-@\t\r\n|%;", aİ'), maxLength: 8 }),
  fc.string(),
)

test('whatever people have typed: read back it is the same text without NUL, and no cell begins a formula', () => {
  const columns = ['A', 'B', 'C'].map((head) => ({ head, kind: 'text' as const }))
  fc.assert(
    fc.property(fc.array(fc.tuple(hostile, hostile, hostile), { minLength: 1, maxLength: 5 }), (rows) => {
      const read = parseCsv(csvHead(columns) + csvLines(columns, rows))
      expect(read[0]).toEqual(['A', 'B', 'C'])
      expect(read.slice(1).map((row) => row.map(restored))).toEqual(
        rows.map((row) => row.map((text) => text.replaceAll('\0', ''))),
      )
      for (const cell of read.flat()) expect(cell).not.toMatch(/^\s*[=+\-@|%]|^[\t\r\n]/)
    }),
  )
})
