/**
 * A document of an office program is an archive. Its directory, which stands at the end, tells what it would unpack to: counted and capped,
 * without unpacking anything. A directory may lie about sizes. It is believed nevertheless, since nothing of ours ever unpacks one: to find
 * the lie we would have to do what the cap is to spare everybody, and office programs refuse a part that is not as long as it says.
 */

/** More than the directory of any ordinary document. */
export const directoryBytes = 256 * 1024

const mostParts = 2_000
const mostUnpacked = 256 * 1024 ** 2
/** A sheet behind a chart is an archive in the archive. */
const mostArchives = 20

const needed = ['[content_types].xml', 'word/document.xml']
const archive = /\.(zip|jar|7z|rar|gz|docx|docm|xlsx|xlsm|pptx|pptm)$/
const macros = /(^|\/)vba(project|data)[^/]*$/
/** Names that leave the folder they are unpacked in. */
const leaving = /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:|\0/

/** `end` is the last of the file, `length` all of it. */
export function isSoundOfficeArchive(end: Buffer, length: number): boolean {
  const parts = readDirectory(end, length)
  if (!parts) return false
  const names = parts.map(({ name }) => name)
  return (
    needed.every((name) => names.includes(name)) &&
    !names.some((name) => macros.test(name) || leaving.test(name)) &&
    new Set(names).size === names.length &&
    names.filter((name) => archive.test(name)).length <= mostArchives &&
    parts.reduce((sum, { unpacked }) => sum + unpacked, 0) <= mostUnpacked
  )
}

type Part = { name: string; unpacked: number }

/** Undefined where it is not what the format says, such as one that begins elsewhere than it claims. */
function readDirectory(end: Buffer, length: number): Part[] | undefined {
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
  const parts: Part[] = []
  let at = begin
  for (let turn = 0; turn < count; turn += 1) {
    if (at + 46 > mark || end.toString('latin1', at, at + 4) !== 'PK\x01\x02') return undefined
    const [named, extra, comment] = [28, 30, 32].map((field) => end.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ]
    const name = end.toString('utf8', at + 46, at + 46 + named).toLowerCase()
    parts.push({ name, unpacked: end.readUInt32LE(at + 24) })
    at += 46 + named + extra + comment
  }
  return at === mark ? parts : undefined
}
