/** Whether the content of a file is what its name says: looked at while it passes, without holding it. */
import { Transform } from 'node:stream'
import { refusalReasons, uploadProblems } from '@kervan/domain/documents/documents.copy.ts'
import type { UploadType } from '@kervan/domain/documents/upload-rules.ts'
import { ORPCError } from '@orpc/server'
import { directoryBytes, isSoundOfficeArchive } from '#features/documents/office-archive.ts'

type Kind = {
  begins(head: Buffer): boolean
  /** What is somewhere in every whole file of the kind. */
  holds: readonly Buffer[]
  /** What is in none that we take. */
  lacks?: readonly Buffer[]
  /** What its end says, where that tells more. */
  ends?: { bytes: number; isSound(end: Buffer, length: number): boolean }
}

const ascii = (text: string) => Buffer.from(text, 'latin1')
const beginsWith = (text: string) => (head: Buffer) => head.subarray(0, text.length).equals(ascii(text))

const kinds: Record<UploadType, Kind> = {
  'application/pdf': { begins: beginsWith('%PDF-'), holds: [ascii('%%EOF')] },
  // The same container as that of old sheets, mails and installers: only a text document has this part.
  'application/msword': {
    begins: beginsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
    holds: [Buffer.from('WordDocument', 'utf16le')],
    lacks: [Buffer.from('_VBA_PROJECT', 'utf16le')],
  },
  // A ZIP file; the names of its parts are not compressed. Macros are not taken.
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    begins: beginsWith('PK\x03\x04'),
    holds: [ascii('[Content_Types].xml'), ascii('word/document.xml'), ascii('PK\x05\x06')],
    lacks: [ascii('vbaProject.bin')],
    ends: { bytes: directoryBytes, isSound: isSoundOfficeArchive },
  },
  'image/jpeg': { begins: beginsJpeg, holds: [ascii('\xff\xd9')] },
  'image/png': {
    begins: beginsWith('\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR'),
    holds: [ascii('IEND\xae\x42\x60\x82')],
  },
  'image/gif': { begins: beginsGif, holds: [ascii('\x00;')] },
}

/** The start, then a marker of application data, a comment, tables or a frame. */
function beginsJpeg(head: Buffer): boolean {
  const marker = head[3] ?? 0
  return beginsWith('\xff\xd8\xff')(head) && (marker >= 0xe0 || marker === 0xdb || (marker & 0xf0) === 0xc0)
}

/** After the palette, whose size the head tells, there is an image or an extension. */
function beginsGif(head: Buffer): boolean {
  if (!beginsWith('GIF87a')(head) && !beginsWith('GIF89a')(head)) return false
  const flags = head[10] ?? 0
  const palette = flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
  const block = head[13 + palette]
  return block === 0x21 || block === 0x2c
}

/** More than any `begins` looks at. */
const headBytes = 1_024

/** Passes the file on, and breaks off as soon as it is clear that it is not of the kind. */
export function contentCheck(type: UploadType): Transform {
  const { begins, holds, lacks = [], ends } = kinds[type]
  const missing = new Set(holds)
  const search = createSearch([...holds, ...lacks])
  /** Until it is long enough to be judged. */
  let head: Buffer | undefined = Buffer.alloc(0)
  const end = ends && createEnd(ends.bytes)
  const isOfKind = (piece: Buffer): boolean => {
    if (head) head = Buffer.concat([head, piece.subarray(0, headBytes)])
    if (head && head.length >= headBytes) {
      if (!begins(head)) return false
      head = undefined
    }
    end?.add(piece)
    const found = search(piece)
    for (const text of found) missing.delete(text)
    return !found.some((text) => lacks.includes(text))
  }
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (isOfKind(piece)) done(null, piece)
      else done(refusal('content'))
    },
    flush(done) {
      if (head?.length === 0) done(refusal('empty'))
      else if ((head && !begins(head)) || missing.size > 0) done(refusal('content'))
      else if (end && !ends?.isSound(end.last(), end.length())) done(refusal('content'))
      else done()
    },
  })
}

export function refusal(reason: keyof typeof refusalReasons): Error {
  return new ORPCError('FILE_REFUSED', {
    ...uploadProblems.FILE_REFUSED,
    data: { reason: refusalReasons[reason] },
  })
}

/** The last bytes of what has passed; twice as many are held at most. */
function createEnd(bytes: number) {
  let [pieces, held, length]: [Buffer[], number, number] = [[], 0, 0]
  const last = () => Buffer.concat(pieces).subarray(-bytes)
  return {
    add(piece: Buffer) {
      // A copy: who writes the piece takes it away.
      pieces.push(Buffer.from(piece))
      held += piece.length
      length += piece.length
      if (held <= 2 * bytes) return
      pieces = [Buffer.from(last())]
      held = bytes
    },
    last,
    length: () => length,
  }
}

/** Tells which of the texts a stream of pieces holds, each once, also where one lies across two pieces. */
function createSearch(texts: readonly Buffer[]): (piece: Buffer) => Buffer[] {
  const sought = new Set(texts)
  const longest = Math.max(...texts.map((text) => text.length))
  let end = Buffer.alloc(0)
  return (piece) => {
    const seam = Buffer.concat([end, piece.subarray(0, longest)])
    const found = [...sought].filter((text) => piece.includes(text) || seam.includes(text))
    for (const text of found) sought.delete(text)
    end = Buffer.concat([end, piece.subarray(-longest)]).subarray(-longest)
    return found
  }
}
