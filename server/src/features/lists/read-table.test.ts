import type { TableProblem } from '@kervan/domain/lists/table-file.ts'
import { mostTableRows } from '@kervan/domain/lists/table-file.ts'
import { unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { readTable } from '#features/lists/read-table.ts'

const problemOf = (file: Buffer): Promise<TableProblem | undefined> =>
  readTable(file).then(
    () => undefined,
    ({ problem }: { problem: TableProblem }) => problem,
  )

const table = {
  heads: ['Firma', 'Telefon', 'Not'],
  rows: [
    { line: 2, cells: ['Işık Gıda; İç ve Dış', '5320000001', 'çok "iyi"'] },
    { line: 4, cells: ['Şen', '', ''] },
  ],
}
const text = 'Firma;Telefon;Not\r\n"Işık Gıda; İç ve Dış";5320000001;"çok ""iyi"""\r\n\r\nŞen;;\r\n'
/** As a Windows program with Turkish settings saves it. */
const windows1254: Record<string, number> = { ı: 0xfd, ş: 0xfe, ğ: 0xf0, İ: 0xdd, Ş: 0xde, Ğ: 0xd0 }

const sheet = (rows: (string | number | Date | boolean | null)[][]) =>
  writeXlsxFile(
    rows.map((row) =>
      row.map((value) => (value instanceof Date ? { value, type: Date, format: 'dd.mm.yyyy' } : { value })),
    ) as never,
    {},
  ).toBuffer()

describe('the same table is read', () => {
  test.each([
    ['in UTF-8', Buffer.from(text)],
    ['in UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    [
      'in the Turkish code page',
      Buffer.from([...text].map((sign) => windows1254[sign] ?? sign.charCodeAt(0))),
    ],
    ['in two bytes a letter', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])],
    ['in two bytes a letter, the higher one first', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    [
      'with commas',
      Buffer.from('Firma,Telefon,Not\n"Işık Gıda; İç ve Dış",5320000001,"çok ""iyi"""\n\nŞen,,\n'),
    ],
  ])('%s', async (_, file) => {
    expect(await readTable(file)).toEqual(table)
  })

  test('below a first line that names the separator', async () => {
    const rows = table.rows.map(({ line, cells }) => ({ line: line + 1, cells }))
    expect(await readTable(Buffer.from(`sep=;\r\n${text}`))).toEqual({ ...table, rows })
  })

  test('from a sheet, whose numbers keep their digits and whose days are written as here', async () => {
    const file = await sheet([
      ['Firma', 'Telefon', 'Not'],
      ['Işık Gıda; İç ve Dış', 5_320_000_001, new Date('2026-11-17')],
      [null, null, null],
      ['Şen', 12.5, true],
    ])
    expect(await readTable(file)).toEqual({
      heads: table.heads,
      rows: [
        { line: 2, cells: ['Işık Gıda; İç ve Dış', '5320000001', '17.11.2026'] },
        { line: 4, cells: ['Şen', '12,5', 'Evet'] },
      ],
    })
  })
})

describe('refused is', () => {
  test.each<[string, Buffer, TableProblem]>([
    ['what is empty', Buffer.alloc(0), 'empty'],
    ['a head alone', Buffer.from('Firma;Telefon\n'), 'empty'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 10, 0]), 'unreadable'],
    ['an archive without an end', Buffer.from('PK\x03\x04 and nothing more'), 'unreadable'],
    ['too many rows', Buffer.from(`a;b\n${'1;2\n'.repeat(mostTableRows + 1)}`), 'too_many_rows'],
    ['too many columns', Buffer.from(`${'a;'.repeat(80)}\n1`), 'too_many_columns'],
  ])('%s', async (_, file, problem) => {
    expect(await problemOf(file)).toBe(problem)
  })

  test('a sheet that unpacks to far more than it may, whatever its directory says', async () => {
    const parts = unzipSync(await sheet([['Firma'], ['Şen']]))
    const bomb = Buffer.alloc(130 * 1024 ** 2, ' ')
    const whole = Buffer.from(zipSync({ ...parts, 'xl/worksheets/sheet1.xml': [bomb, { level: 1 }] }))
    expect(whole.length).toBeLessThan(2 * 1024 ** 2)
    const before = process.memoryUsage().rss
    expect(await problemOf(whole)).toBe('unreadable')
    const lying = Buffer.from(whole)
    const length = Buffer.alloc(4)
    length.writeUInt32LE(bomb.length)
    for (let at = lying.indexOf(length); at >= 0; at = lying.indexOf(length, at + 4))
      lying.writeUInt32LE(100, at)
    expect(await problemOf(lying)).toBe('unreadable')
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 ** 2)
  })
})
