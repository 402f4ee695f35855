/** The name under which a file is shown and downloaded; no part of it ever reaches a path of ours. */
import { type UploadType, uploadTypeByEnd } from '#documents/upload-rules.ts'

export type NamedFile = { name: string; type: UploadType }

/** File systems allow 255 bytes; the rest is for what a browser adds, such as « (1)». */
export const mostNameBytes = 200

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are exactly what is removed
const breaks = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/g
/** They make `exe.pdf` look like `fdp.exe`. The joiner inside an emoji is none of them. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
/** Names of devices on Windows, whatever follows the dot. */
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** Undefined where the name's end is none of the kinds that may be uploaded. */
export function namedFile(given: string): NamedFile | undefined {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = last.toWellFormed().normalize('NFC').replace(directionMarks, '').replace(breaks, ' ').trim()
  const dot = plain.lastIndexOf('.')
  const end = dot < 0 ? '' : plain.slice(dot)
  const lowered = end.toLowerCase()
  const type = Object.hasOwn(uploadTypeByEnd, lowered) ? uploadTypeByEnd[lowered] : undefined
  if (!type) return undefined
  // One that begins with a dot would be hidden.
  const stem = plain.slice(0, dot).replace(/^[.\s]+|[.\s]+$/g, '') || 'dosya'
  return { name: cutTo(mostNameBytes - end.length, deviceName.test(stem) ? `_${stem}` : stem) + end, type }
}

function cutTo(bytes: number, text: string): string {
  let [kept, used] = ['', 0]
  for (const letter of text) {
    used += bytesOf(letter.codePointAt(0) ?? 0)
    if (used > bytes) break
    kept += letter
  }
  return kept.replace(/[.\s]+$/, '')
}

/** In UTF-8. */
function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
