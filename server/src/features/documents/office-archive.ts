/**
 * A document of an office program is an archive. Its directory, which stands at the end, tells what it would unpack to: counted and capped,
 * without unpacking anything. A directory may lie about sizes. It is believed nevertheless, since nothing of ours ever unpacks one: to find
 * the lie we would have to do what the cap is to spare everybody, and office programs refuse a part that is not as long as it says.
 */
import { readZipDirectory } from '#spine/files/zip-directory.ts'

/** More than the directory of any ordinary document. */
export const directoryBytes = 256 * 1024

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
  const parts = readZipDirectory(end, length)
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
