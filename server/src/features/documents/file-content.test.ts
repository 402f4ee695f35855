/** Sound files pass whole, however they are cut into pieces; what only pretends is refused. */

import { pipeline, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type UploadType, uploadTypeByEnd } from '@kervan/domain/documents/upload-rules.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentCheck } from '#features/documents/file-content.ts'
import { officeParts, type SampleEnd, sampleEnds, sampleFile, zipOf } from '#testing/sample-files.ts'

const typeOf = (end: SampleEnd) => uploadTypeByEnd[end] as UploadType

/** Cut into pieces of these lengths, again and again. */
function* cut(content: Buffer, lengths: readonly number[]) {
  for (let [from, turn] = [0, 0]; from < content.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? 1
    yield content.subarray(from, from + length)
    from += length
  }
}

/** Through the check. */
const through = (content: Readable, type: UploadType) =>
  pipeline(content, contentCheck(type), () => undefined)

const pass = (content: Buffer, type: UploadType, lengths: readonly number[] = [64 * 1024]) =>
  buffer(through(Readable.from(cut(content, lengths)), type))

test('every kind passes as it is, in pieces of any size', async () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 8 })
  const filling = fc.uint8Array({ maxLength: 5_000 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...sampleEnds), lengths, filling, async (end, pieces, bytes) => {
      const content = sampleFile(end, Buffer.from(bytes))
      expect(content.equals(await pass(content, typeOf(end), pieces))).toBe(true)
    }),
  )
})

test('no kind passes for another', async () => {
  for (const end of sampleEnds)
    for (const claimed of sampleEnds)
      if (typeOf(end) !== typeOf(claimed))
        await expect(pass(sampleFile(end), typeOf(claimed)), `${end} as ${claimed}`).rejects.toThrow()
})

test.each<[string, SampleEnd, Buffer]>([
  ['nothing', '.pdf', Buffer.alloc(0)],
  ['HTML as PDF', '.pdf', Buffer.from('<!doctype html><script>alert(1)</script>%%EOF')],
  [
    'a program as JPEG',
    '.jpg',
    Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(2_000), Buffer.from([0xff, 0xd9])]),
  ],
  ['SVG as PNG', '.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['PHP as GIF', '.gif', Buffer.from('<?php system($_GET[0]); ?>\0;')],
  ['PHP behind the beginning of a GIF', '.gif', Buffer.from('GIF89a<?php system($_GET[0]); ?>\0;')],
  ['a script behind the beginning of a GIF', '.gif', Buffer.from('GIF89a/*aaaaaa*/=1;alert(1)\0;')],
  ['text with the beginning of a PDF at 600', '.pdf', Buffer.from(`${'a'.repeat(600)}%PDF-1.7\n%%EOF`)],
  ['HTML before a PDF', '.pdf', Buffer.concat([Buffer.from('<html>'), sampleFile('.pdf')])],
  ['half a PDF', '.pdf', sampleFile('.pdf').subarray(0, -10)],
  ['half a PNG', '.png', sampleFile('.png').subarray(0, -10)],
  ['an archive without the office parts', '.docx', zipOf({ 'a.txt': 'a', '[Content_Types].xml': '' })],
  ['a sheet', '.docx', zipOf({ '[Content_Types].xml': '', 'xl/workbook.xml': '' })],
  ['a document with macros', '.docx', zipOf({ ...officeParts, 'word/vbaProject.bin': 'x' })],
  ['an archive cut off', '.docx', zipOf(officeParts).subarray(0, -20)],
  [
    'an installer as an old document',
    '.doc',
    Buffer.concat([sampleFile('.doc').subarray(0, 8), Buffer.alloc(4_000)]),
  ],
])('refuses %s', async (_, end, content) => {
  for (const lengths of [[64 * 1024], [1], [7, 300]])
    await expect(pass(content, typeOf(end), lengths)).rejects.toThrow('Dosya yüklenirken hata oluştu')
})

test('breaks off at the beginning of what is not of the kind', async () => {
  let read = 0
  const endless = async function* () {
    for (;;) {
      read += 1
      yield Buffer.alloc(4_096, 'a')
    }
  }
  await expect(buffer(through(Readable.from(endless()), 'image/png'))).rejects.toThrow()
  expect(read).toBeLessThan(50)
})
