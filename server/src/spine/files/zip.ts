/** A ZIP archive as a stream: its files one after another as they are, since documents and pictures are packed already. Its length is known before. */
import { Readable } from 'node:stream'

export type ZipEntry = {
  /** With folders before it, where there are any. */
  name: string
  size: number
  crc32: number
  modified: Date
  read(): Promise<NodeJS.ReadableStream>
}

/** What the fields of the format hold; larger ones would need its extension. */
const mostBytes = 0xffff_ffff
const mostEntries = 0xffff

export class ZipTooLargeError extends Error {
  override name = 'ZipTooLargeError'
}

export function zipOf(entries: readonly ZipEntry[]): { size: number; body: Readable } {
  const named = entries.map((entry) => ({ entry, name: Buffer.from(entry.name) }))
  const namesLength = named.reduce((sum, { name }) => sum + name.length, 0)
  const content = entries.reduce((sum, { size }) => sum + size, 0)
  const size = content + 2 * namesLength + entries.length * (headBytes + directoryBytes) + endBytes
  if (size > mostBytes || entries.length > mostEntries)
    throw new ZipTooLargeError('Too large for one archive.')
  return { size, body: Readable.from(write(named), { objectMode: false }) }
}

const [headBytes, directoryBytes, endBytes] = [30, 46, 22]

async function* write(named: readonly { entry: ZipEntry; name: Buffer }[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for (const { entry, name } of named) {
    const fields = fieldsOf(entry, name)
    yield Buffer.concat([Buffer.from('PK\x03\x04'), fields, name])
    let written = 0
    for await (const piece of (await entry.read()) as AsyncIterable<Buffer>) {
      written += piece.length
      yield piece
    }
    // Cut short rather than wrong: whoever downloads it is told so by its length.
    if (written !== entry.size)
      throw new Error(`${entry.name} has ${written} bytes instead of ${entry.size}.`)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, place, name]))
    offset += headBytes + name.length + entry.size
  }
  const all = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(named.length, 4)
  end.writeUInt16LE(named.length, 6)
  end.writeUInt32LE(all.length, 8)
  end.writeUInt32LE(offset, 12)
  yield Buffer.concat([all, Buffer.from('PK\x05\x06'), end])
}

const inUtf8 = 0x0800

/** What stands both before the file and in the directory. */
function fieldsOf({ size, crc32, modified }: ZipEntry, name: Buffer): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(inUtf8, 2)
  fields.writeUInt16LE(0, 4)
  fields.writeUInt16LE(
    (modified.getUTCHours() << 11) | (modified.getUTCMinutes() << 5) | (modified.getUTCSeconds() >> 1),
    6,
  )
  fields.writeUInt16LE(
    ((modified.getUTCFullYear() - 1980) << 9) | ((modified.getUTCMonth() + 1) << 5) | modified.getUTCDate(),
    8,
  )
  fields.writeUInt32LE(crc32, 10)
  fields.writeUInt32LE(size, 14)
  fields.writeUInt32LE(size, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}
