/** Opens an xlsx file as the zip archive of XML that it is. */
import { crc32, inflateRawSync } from 'node:zlib'

/** The files in it, by name, from the archive's directory; their checksums must be right. */
export function readZip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'))
  let at = archive.readUInt32LE(end + 16)
  const files = new Map<string, string>()
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset))
    const name = archive.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20))
    const content = archive.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)
    if (crc32(content) !== archive.readUInt32LE(at + 16)) throw new Error(`${name} has another checksum.`)
    files.set(name, content.toString('utf8'))
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}

export type ReadCell = { text?: string; number?: number; style: number }

/** The cells of the first sheet, row by row; an empty one is undefined. */
export function readSheet(archive: Buffer): {
  xml: string
  styles: string
  rows: (ReadCell | undefined)[][]
} {
  const files = readZip(archive)
  const xml = files.get('xl/worksheets/sheet1.xml') ?? ''
  const shared = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g)]
  const strings = shared.map(([, text = '']) => unescaped(text))
  const rows = [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: (ReadCell | undefined)[] = []
    for (const [, column = '', attributes = '', value = ''] of row.matchAll(
      /<c r="([A-Z]+)\d+"([^>]*)>(?:<v>([^<]*)<\/v>)?<\/c>/g,
    )) {
      const style = Number(/ s="(\d+)"/.exec(attributes)?.[1] ?? 0)
      cells[columnNumber(column)] = attributes.includes('t="s"')
        ? { text: strings[Number(value)] ?? '', style }
        : { number: Number(value), style }
    }
    return cells
  })
  return { xml, styles: files.get('xl/styles.xml') ?? '', rows }
}

const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
/** Besides XML's own entities, characters may be written by their numbers, `_x0041_`. */
const unescaped = (text: string) =>
  text
    .replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '')
    .replace(/_x([0-9a-f]{4})_/gi, (_, number: string) => String.fromCharCode(Number.parseInt(number, 16)))
