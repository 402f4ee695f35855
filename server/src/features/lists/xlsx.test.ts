/** The sheet that people open: real numbers and dates, text that is only text, and a head that stays in sight. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CellValue, ColumnHead } from '#features/lists/exportable-list.ts'
import { writeXlsx } from '#features/lists/xlsx.ts'
import { readSheet } from '#testing/read-xlsx.ts'

const never = new AbortController().signal

async function* inPages(rows: CellValue[][]) {
  for (let at = 0; at < rows.length; at += 2) yield rows.slice(at, at + 2)
}
const write = async (columns: ColumnHead[], rows: CellValue[][]) =>
  readSheet(await writeXlsx({ title: 'Deneme', columns }, inPages(rows), never))

test('has typed cells, bold heads, a frozen first row and column widths', async () => {
  const columns: ColumnHead[] = [
    { head: 'Şehir', kind: 'text' },
    { head: 'Adet', kind: 'number' },
    { head: 'Tutar', kind: 'money' },
    { head: 'An', kind: 'moment' },
    { head: 'Gün', kind: 'day' },
  ]
  const { xml, styles, rows } = await write(columns, [
    ['=1+1', '-3', '-1250.50', '2026-11-16T11:05:00.000Z', '2026-11-16'],
    ['İstanbul', 7, null, null, null],
    ['+90 532 000 00 01', null, '0.10', '2026-11-16T22:30:00.000Z', null],
  ])
  const [head, first, second, third] = rows
  expect(head?.map((cell) => cell?.text)).toEqual(['Şehir', 'Adet', 'Tutar', 'An', 'Gün'])
  expect(first?.[0]?.text).toBe('=1+1')
  expect(first?.slice(1).map((cell) => cell?.number)).toEqual([
    -3,
    -1250.5,
    expect.closeTo(46342.586806, 6),
    46342,
  ])
  expect(second?.map((cell) => cell?.text ?? cell?.number)).toEqual(['İstanbul', 7])
  // 01:30 of the next day in Istanbul.
  expect(third?.[3]?.number).toBeCloseTo(46343.0625, 6)
  expect(xml).toContain('state="frozen"')
  expect(xml.match(/<col [^>]*width=/g)?.length).toBe(columns.length)
  expect(xml).not.toContain('<f>')
  expect(styles).toContain('dd.mm.yyyy hh:mm')
  expect(styles).toContain('<b/>')
  expect(head?.[0]?.style).not.toBe(first?.[0]?.style)
})

test('whatever people have typed is text in the sheet', async () => {
  const hostile = fc.string({
    unit: fc.constantFrom(...'=+-@<>&"\';a_x0\u0001İ'),
    minLength: 1,
    maxLength: 8,
  })
  const texts = [
    ...['toString', 'constructor', '__proto__', '_x0041_'],
    ...fc.sample(fc.oneof(hostile, fc.string({ minLength: 1 })), 100),
  ]
  const { rows } = await write(
    [
      { head: 'Metin', kind: 'text' },
      { head: 'Sıra', kind: 'number' },
    ],
    texts.map((text, index) => [text, index]),
  )
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML cannot hold
  const held = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  const read = rows.slice(1).map(([cell]) => cell?.text ?? '')
  expect(read).toEqual(texts.map(held))
})

test('a cancelled sheet is not written', async () => {
  const cancelled = new AbortController()
  async function* endless() {
    for (;;) {
      yield [['x']]
      cancelled.abort()
      cancelled.signal.throwIfAborted()
    }
  }
  const columns: ColumnHead[] = [{ head: 'Metin', kind: 'text' }]
  await expect(writeXlsx({ title: 'x', columns }, endless(), cancelled.signal)).rejects.toThrow('abort')
})
