import fc from 'fast-check'
import { expect, test } from 'vitest'
import { delimitedRows } from '#values/delimited-text.ts'

const rows = (text: string) => [...delimitedRows(text)].map(({ line, cells }) => ({ line, cells }))

test('the separator is found in the first line, and blank lines are no rows', () => {
  expect(rows('\ufeffAd;Soyad\r\nDefne;Işık\r\n\r\n;;\r\nCan;Er')).toEqual([
    { line: 1, cells: ['Ad', 'Soyad'] },
    { line: 2, cells: ['Defne', 'Işık'] },
    { line: 5, cells: ['Can', 'Er'] },
  ])
  expect(rows('"a;b",c\nd,e').map(({ cells }) => cells)).toEqual([
    ['a;b', 'c'],
    ['d', 'e'],
  ])
  expect(rows('a\tb,c').map(({ cells }) => cells)).toEqual([['a', 'b,c']])
})

test.each(['sep=,', 'SEP=, ', '"sep=,"'])(
  '%s as the first line names the separator and is no row',
  (first) => {
    expect(rows(`\ufeff${first}\r\na;b;c,d\r\n1,2`)).toEqual([
      { line: 2, cells: ['a;b;c', 'd'] },
      { line: 3, cells: ['1', '2'] },
    ])
    expect(rows(first)).toEqual([])
    expect(rows(`${first}x\n1`)[0]).toMatchObject({ line: 1 })
  },
)

test('a quoted cell may hold separators, quotes and lines', () => {
  expect(rows('a;b\n"x;""y""\nz";2\n3;4')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x;"y"\nz', '2'] },
    { line: 4, cells: ['3', '4'] },
  ])
})

test('a quote that is never closed is a sign like any other', () => {
  expect(rows('a;b\n"x;1\n2;3').map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['"x', '1'],
    ['2', '3'],
  ])
})

test('whatever was written is read back', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'ab;,\t"\n\r ğİ') }).map((text) => text.trim())
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(table, (written) => {
      const text = [['A', 'B'], ...written]
        .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(';'))
        .join('\r\n')
      const kept = written.filter((row) => row.some((each) => each !== ''))
      expect(rows(text).map(({ cells }) => cells)).toEqual([['A', 'B'], ...kept])
    }),
  )
})
