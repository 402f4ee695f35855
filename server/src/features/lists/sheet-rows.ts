/**
 * The rows of the first sheet of an xlsx file, as text. The library believes what an archive says of itself, so it is given a new one of
 * the few parts that matter, each unpacked by us up to a limit.
 */
import { inflateRawSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { type CellValue, readSheet } from 'read-excel-file/node'
import { shortDay } from '#features/lists/csv.ts'
import type { TableRow } from '#features/lists/read-table.ts'
import { readZipDirectory, type ZipPart } from '#spine/files/zip-directory.ts'

const needed =
  /^(\[content_types\]\.xml|_rels\/\.rels|xl\/(workbook|sharedstrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/sheet\d+\.xml)$/
const mostUnpacked = 128 * 1024 ** 2

export async function sheetRows(file: Buffer): Promise<TableRow[]> {
  const rows = await readSheet(Buffer.from(zipSync(unpacked(file), { level: 0 })))
  return rows
    .map((row, index) => ({ line: index + 1, cells: row.map(cellText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

function unpacked(file: Buffer): Record<string, Uint8Array> {
  const parts = readZipDirectory(file, file.length)?.filter(({ name }) => needed.test(name)) ?? []
  let left = mostUnpacked
  const named = parts.map((part) => {
    const content = contentOf(file, part, left)
    left -= content.length
    return [officialName(part.name), content] as const
  })
  return Object.fromEntries(named)
}

/** Throws where it unpacks to more than is left. */
function contentOf(file: Buffer, { offset, packed, method }: ZipPart, most: number): Uint8Array {
  const begin = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
  const content = file.subarray(begin, begin + packed)
  return method === 0 ? content : inflateRawSync(content, { maxOutputLength: Math.max(1, most) })
}

/** Names are compared without regard to case; the library is not so lenient. */
const officialNames: Record<string, string> = {
  '[content_types].xml': '[Content_Types].xml',
  'xl/sharedstrings.xml': 'xl/sharedStrings.xml',
}
const officialName = (name: string): string => officialNames[name] ?? name

function cellText(value: CellValue | null): string {
  if (value instanceof Date) return shortDay(value.toISOString().slice(0, 10))
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır'
  return typeof value === 'string' ? value.trim() : ''
}

/** A phone or tax number that the sheet holds as a number has all its digits; others are written as people here write them. */
function numberText(value: number): string {
  return Number.isSafeInteger(value) ? String(value) : String(value).replace('.', ',')
}
