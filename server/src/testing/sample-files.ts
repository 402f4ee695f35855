/** Small files of every kind that may be uploaded, made as programs make them, and filled up to a size. */
import { crc32, deflateRawSync } from 'node:zlib'

const joined = (...parts: (string | Buffer | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  )

/** A file with `filling` in its middle where any bytes may be. */
type Make = (filling: Buffer) => Buffer

const pdf: Make = (filling) =>
  joined(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n3 0 obj\n<< >>\nstream\n',
    filling,
    '\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n',
  )

const chunk = (type: string, data: Buffer) => {
  const [length, sum, named] = [Buffer.alloc(4), Buffer.alloc(4), joined(type, data)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return joined(length, named, sum)
}
const png: Make = (filling) =>
  joined(
    '\x89PNG\r\n\x1a\n',
    chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
    chunk('teSt', filling),
    chunk('IEND', Buffer.alloc(0)),
  )

const jpg: Make = (filling) =>
  joined('\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00', filling, '\xff\xd9')

const gif: Make = (filling) =>
  joined(
    'GIF89a\x01\x00\x01\x00\x80\x00\x00',
    [0, 0, 0, 255, 255, 255],
    '\x2c\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02',
    filling,
    '\x00;',
  )

const doc: Make = (filling) =>
  joined('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', filling, Buffer.from('Root Entry\0WordDocument\0', 'utf16le'))

/** A ZIP archive with these parts. */
export function zipOf(parts: Record<string, string | Buffer>): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [name, content] of Object.entries(parts)) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(plain), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(plain.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const entry = Buffer.alloc(14)
    entry.writeUInt32LE(offset, 10)
    directory.push(joined('PK\x01\x02\x14\x00', fields, entry, name))
    files.push(joined('PK\x03\x04', fields, name, packed))
    offset += files.at(-1)?.length ?? 0
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(joined(...directory).length, 8)
  end.writeUInt32LE(offset, 12)
  return joined(...files, ...directory, 'PK\x05\x06', end)
}

export const officeParts = {
  '_rels/.rels': '<Relationships/>',
  'word/document.xml': '<w:document/>',
  '[Content_Types].xml': '<Types/>',
}
const docx: Make = (filling) => zipOf({ ...officeParts, 'word/media/image1.png': filling })

const makers = {
  '.pdf': pdf,
  '.doc': doc,
  '.docx': docx,
  '.jpg': jpg,
  '.jpeg': jpg,
  '.png': png,
  '.gif': gif,
}
export type SampleEnd = keyof typeof makers
export const sampleEnds = Object.keys(makers) as SampleEnd[]

/** A sound file of the kind. */
export const sampleFile = (end: SampleEnd, filling: Buffer = Buffer.from('örnek')) => makers[end](filling)

/** A PDF of exactly so many bytes. */
export const pdfOfSize = (bytes: number, byte = 0x20) =>
  pdf(Buffer.alloc(bytes - pdf(Buffer.alloc(0)).length, byte))
