/** Reads the directory of a ZIP archive, which stands at its end: what parts it has and what each says it would unpack to. Nothing is unpacked. */

export type ZipPart = {
  /** In lower case. */
  name: string
  /** How it is packed: 0 not at all, 8 deflated. */
  method: number
  packed: number
  unpacked: number
  /** Where its own head begins in the file. */
  offset: number
}

const mostParts = 2_000

/**
 * `end` is the last of the file, `length` all of it. Undefined where it is not what the format says, such as one that begins elsewhere than
 * it claims.
 */
export function readZipDirectory(end: Buffer, length: number): ZipPart[] | undefined {
  const mark = end.lastIndexOf('PK\x05\x06')
  if (mark < 0 || mark + 22 > end.length || mark + 22 + end.readUInt16LE(mark + 20) !== end.length)
    return undefined
  const [count, size, offset] = [
    end.readUInt16LE(mark + 10),
    end.readUInt32LE(mark + 12),
    end.readUInt32LE(mark + 16),
  ]
  const begin = mark - size
  const isWhere = begin >= 0 && offset === length - end.length + begin
  if (!isWhere || count > mostParts || end.readUInt16LE(mark + 8) !== count) return undefined
  const parts: ZipPart[] = []
  let at = begin
  for (let turn = 0; turn < count; turn += 1) {
    if (at + 46 > mark || end.toString('latin1', at, at + 4) !== 'PK\x01\x02') return undefined
    const [named, extra, comment] = [28, 30, 32].map((field) => end.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ]
    parts.push({
      name: end.toString('utf8', at + 46, at + 46 + named).toLowerCase(),
      method: end.readUInt16LE(at + 10),
      packed: end.readUInt32LE(at + 20),
      unpacked: end.readUInt32LE(at + 24),
      offset: end.readUInt32LE(at + 42),
    })
    at += 46 + named + extra + comment
  }
  return at === mark ? parts : undefined
}
