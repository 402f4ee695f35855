/** Files that somebody sends to do harm: each lies about what it is, is two things at once, or would burst what opens it. */
import { crc32, deflateSync } from 'node:zlib'
import { officeParts, sampleFile, zipOf } from '#testing/sample-files.ts'

export type HostileFile = { what: string; name: string; content: Buffer }

const text = (content: string) => Buffer.from(content, 'latin1')
const script = '<script>document.title="hacked"</script>'
const html = `<!doctype html><html><body>${script}</body></html>`
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`
const program = Buffer.concat([
  text('MZ\x90\0'),
  Buffer.alloc(2_000),
  text('This program cannot be run in DOS mode'),
])
const pdf = (body: string) => text(`%PDF-1.7\n${body}\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`)
const catalog = (more: string) =>
  `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${more} >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj`
const utf16 = (words: string) => Buffer.from(words, 'utf16le')
const container = text('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')

export function chunk(type: string, data: Buffer): Buffer {
  const [length, sum, named] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([text(type), data])]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
function png(width: number, height: number, chunks: Buffer[], depth = 8): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = depth
  return Buffer.concat([
    text('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', head),
    ...chunks,
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const pixels = (bytes: number) => chunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: 9 }))
function jpeg(width: number, height: number, before: Buffer = Buffer.alloc(0)): Buffer {
  const frame = text('\xff\xc0\x00\x0b\x08\0\0\0\0\x01\x01\x11\x00')
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([
    text('\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00'),
    before,
    frame,
    text('\xff\xda\x00\x08\x01\x01\x00\x00\x3f\x00\x00\xff\xd9'),
  ])
}
function gif(width: number, height: number, comment = ''): Buffer {
  const head = text('GIF89a\0\0\0\0\x80\x00\x00\0\0\0\xff\xff\xff')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  const said = comment
    ? Buffer.concat([text('\x21\xfe'), Buffer.from([comment.length]), text(comment), text('\0')])
    : Buffer.alloc(0)
  const image = text('\x2c\0\0\0\0\0\0\0\0\0\x02\x02\x44\x01\x00')
  image.writeUInt16LE(width, 5)
  image.writeUInt16LE(height, 7)
  return Buffer.concat([head, said, image, text(';')])
}
/** An office document whose directory lies at these places. */
function brokenDocx(change: (bytes: Buffer, mark: number) => void): Buffer {
  const bytes = zipOf(officeParts)
  change(bytes, bytes.lastIndexOf('PK\x05\x06'))
  return bytes
}
const many = (count: number, name: (turn: number) => string, content = 'x') =>
  Object.fromEntries(Array.from({ length: count }, (_, turn) => [name(turn), content]))
const docx = (parts: Record<string, string | Buffer>) => zipOf({ ...officeParts, ...parts })
/** Says of its first part that it unpacks to so much. */
const claiming = (bytes: number) =>
  brokenDocx((file) => file.writeUInt32LE(bytes, file.indexOf('PK\x01\x02') + 24))

/** Refused: nothing of them is kept. */
export const refusedFiles: HostileFile[] = [
  { what: 'a page as a PDF', name: 'a.pdf', content: text(html) },
  { what: 'a page that ends as a PDF', name: 'a.pdf', content: text(`${html}%%EOF`) },
  { what: 'a page as a picture', name: 'a.jpg', content: text(html) },
  { what: 'a page under its own name', name: 'a.html', content: text(html) },
  { what: 'a page of another spelling', name: 'a.xhtml', content: text(html) },
  { what: 'a web archive', name: 'a.mhtml', content: text(`MIME-Version: 1.0\n\n${html}`) },
  { what: 'a program as a JPEG', name: 'a.jpg', content: program },
  {
    what: 'a program that ends as a JPEG',
    name: 'a.jpg',
    content: Buffer.concat([program, text('\xff\xd9')]),
  },
  { what: 'a program under its own name', name: 'a.exe', content: program },
  { what: 'a program behind a document’s name', name: 'fatura.pdf.exe', content: program },
  { what: 'a program read from the right', name: 'fatura\u202efdp.exe', content: program },
  { what: 'a drawing as a PNG', name: 'a.png', content: text(svg) },
  { what: 'a drawing under its own name', name: 'a.svg', content: text(svg) },
  { what: 'a packed drawing', name: 'a.svgz', content: deflateSync(text(svg)) },
  { what: 'a server’s script as a GIF', name: 'a.gif', content: text('<?php system($_GET[0]); ?>\0;') },
  {
    what: 'a server’s script behind a GIF’s beginning',
    name: 'a.gif',
    content: text('GIF89a<?php system($_GET[0]); ?>\0;'),
  },
  {
    what: 'a script behind a GIF’s beginning',
    name: 'a.gif',
    content: text('GIF89a/*aaaaaa*/=1;alert(1)//\0;'),
  },
  { what: 'a shortcut', name: 'a.lnk', content: text('L\0\0\0\x01\x14\x02\0') },
  { what: 'a batch file', name: 'a.bat', content: text('del /q *') },
  { what: 'a script of the shell', name: 'a.sh', content: text('#!/bin/sh\nrm -rf /') },
  { what: 'a hypertext application', name: 'a.hta', content: text(html) },
  { what: 'an archive under its own name', name: 'a.zip', content: zipOf({ 'a.txt': 'a' }) },
  { what: 'a Java archive', name: 'a.jar', content: zipOf({ 'META-INF/MANIFEST.MF': 'a' }) },
  {
    what: 'a document with macros under its own name',
    name: 'a.docm',
    content: docx({ 'word/vbaProject.bin': 'x' }),
  },
  { what: 'a sheet with macros', name: 'a.xlsm', content: zipOf({ 'xl/workbook.xml': 'a' }) },
  {
    what: 'text with a PDF’s beginning far inside',
    name: 'a.pdf',
    content: text(`${'a'.repeat(600)}%PDF-1.7\n%%EOF`),
  },
  { what: 'a page before a PDF', name: 'a.pdf', content: Buffer.concat([text(html), sampleFile('.pdf')]) },
  { what: 'half a PDF', name: 'a.pdf', content: sampleFile('.pdf').subarray(0, -10) },
  { what: 'half a PNG', name: 'a.png', content: sampleFile('.png').subarray(0, -10) },
  { what: 'half a JPEG', name: 'a.jpg', content: sampleFile('.jpg').subarray(0, -2) },
  { what: 'half a GIF', name: 'a.gif', content: sampleFile('.gif').subarray(0, -2) },
  { what: 'nothing', name: 'a.pdf', content: Buffer.alloc(0) },
  { what: 'zeros', name: 'a.png', content: Buffer.alloc(5_000) },
  {
    what: 'an archive without the office parts',
    name: 'a.docx',
    content: zipOf({ 'a.txt': 'a', '[Content_Types].xml': '' }),
  },
  {
    what: 'a sheet as a document',
    name: 'a.docx',
    content: zipOf({ '[Content_Types].xml': '', 'xl/workbook.xml': '' }),
  },
  { what: 'macros in a document', name: 'a.docx', content: docx({ 'word/vbaProject.bin': 'x' }) },
  { what: 'macros in capital letters', name: 'a.docx', content: docx({ 'word/VBAPROJECT.BIN': 'x' }) },
  { what: 'macros by another file', name: 'a.docx', content: docx({ 'word/vbaData.xml': 'x' }) },
  { what: 'a bomb: gigabytes by its directory', name: 'a.docx', content: claiming(0xf000_0000) },
  {
    what: 'a bomb: a part of zeros',
    name: 'a.docx',
    content: docx({ 'word/a.xml': Buffer.alloc(300 * 1024 ** 2) }),
  },
  { what: 'a bomb: thousands of parts', name: 'a.docx', content: docx(many(2_100, (turn) => `w/${turn}`)) },
  {
    what: 'archives in the archive',
    name: 'a.docx',
    content: docx(many(30, (turn) => `word/embeddings/${turn}.zip`)),
  },
  { what: 'parts that climb out', name: 'a.docx', content: docx({ '../../etc/passwd': 'x' }) },
  { what: 'parts that climb out the other way', name: 'a.docx', content: docx({ '..\\..\\a.exe': 'x' }) },
  { what: 'a part at the root', name: 'a.docx', content: docx({ '/etc/passwd': 'x' }) },
  { what: 'the same part twice', name: 'a.docx', content: docx({ 'word/DOCUMENT.xml': 'x' }) },
  {
    what: 'a directory that begins elsewhere',
    name: 'a.docx',
    content: brokenDocx((file, mark) => file.writeUInt32LE(1, mark + 16)),
  },
  {
    what: 'a directory of more than there is',
    name: 'a.docx',
    content: brokenDocx((file, mark) => file.writeUInt16LE(900, mark + 10)),
  },
  {
    what: 'an archive in several volumes',
    name: 'a.docx',
    content: brokenDocx((file, mark) => file.writeUInt16LE(1, mark + 8)),
  },
  {
    what: 'an archive that goes on behind its end',
    name: 'a.docx',
    content: Buffer.concat([zipOf(officeParts), text(html)]),
  },
  { what: 'an archive cut off', name: 'a.docx', content: zipOf(officeParts).subarray(0, -20) },
  {
    what: 'an installer as an old document',
    name: 'a.doc',
    content: Buffer.concat([container, Buffer.alloc(4_000)]),
  },
  {
    what: 'an old sheet as an old document',
    name: 'a.doc',
    content: Buffer.concat([container, utf16('Root Entry\0Workbook\0')]),
  },
  {
    what: 'a mail as an old document',
    name: 'a.doc',
    content: Buffer.concat([container, utf16('__properties_version1.0\0')]),
  },
  {
    what: 'an old document with macros',
    name: 'a.doc',
    content: Buffer.concat([container, utf16('WordDocument\0Macros\0_VBA_PROJECT\0')]),
  },
  {
    what: 'rich text as an old document',
    name: 'a.doc',
    content: text('{\\rtf1\\object\\objdata WordDocument}'),
  },
]

/** Sound by what they are, or near enough: taken, and then never opened as a page by anybody's browser. */
export const inertFiles: HostileFile[] = [
  { what: 'a GIF with a script in a comment', name: 'a.gif', content: gif(1, 1, '/*";alert(1);//*/') },
  { what: 'a GIF with a page in a comment', name: 'a.gif', content: gif(1, 1, script) },
  { what: 'a huge GIF of a few bytes', name: 'a.gif', content: gif(65_535, 65_535) },
  { what: 'a PDF with a page inside', name: 'a.pdf', content: pdf(`${html}\n${catalog('')}`) },
  {
    what: 'a PDF that runs a script',
    name: 'a.pdf',
    content: pdf(catalog('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')),
  },
  {
    what: 'a PDF that starts a program',
    name: 'a.pdf',
    content: pdf(catalog('/OpenAction << /S /Launch /F (cmd.exe) >>')),
  },
  {
    what: 'a PDF that sends a form',
    name: 'a.pdf',
    content: pdf(catalog('/OpenAction << /S /SubmitForm /F (http://127.0.0.1/) >>')),
  },
  {
    what: 'a PDF with files inside',
    name: 'a.pdf',
    content: pdf(catalog('/Names << /EmbeddedFiles 3 0 R >>')),
  },
  { what: 'a PDF without its table', name: 'a.pdf', content: text('%PDF-1.7\nstartxref\n99999999\n%%EOF\n') },
  {
    what: 'a PDF whose table leads to itself',
    name: 'a.pdf',
    content: text('%PDF-1.7\nxref\n0 0\ntrailer\n<< /Prev 9 >>\nstartxref\n9\n%%EOF\n'),
  },
  {
    what: 'a PDF of a million pages, it says',
    name: 'a.pdf',
    content: pdf(
      '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [2 0 R] /Count 1000000 >>\nendobj',
    ),
  },
  {
    what: 'a PDF with a stream of zeros',
    name: 'a.pdf',
    content: Buffer.concat([
      text('%PDF-1.7\n1 0 obj\n<< /Filter /FlateDecode >>\nstream\n'),
      deflateSync(Buffer.alloc(50_000_000)),
      text('\nendstream\nendobj\n%%EOF\n'),
    ]),
  },
  {
    what: 'a JPEG with a script in its facts',
    name: 'a.jpg',
    content: jpeg(1, 1, Buffer.concat([text('\xff\xe1\x00\x40Exif\0\0'), text(script.padEnd(56))])),
  },
  {
    what: 'a JPEG with a page in a comment',
    name: 'a.jpeg',
    content: jpeg(1, 1, Buffer.concat([text('\xff\xfe\x00\x3a'), text(script.padEnd(56))])),
  },
  { what: 'a huge JPEG of a few bytes', name: 'a.jpg', content: jpeg(65_500, 65_500) },
  { what: 'a JPEG of no size', name: 'a.jpg', content: jpeg(0, 0) },
  {
    what: 'a PNG with an archive behind it',
    name: 'a.png',
    content: Buffer.concat([png(1, 1, [pixels(2)]), zipOf({ 'a.exe': 'MZ' })]),
  },
  {
    what: 'a PNG with a page behind it',
    name: 'a.png',
    content: Buffer.concat([png(1, 1, [pixels(2)]), text(html)]),
  },
  {
    what: 'a PNG that unpacks to 400 million points',
    name: 'a.png',
    content: png(20_000, 20_000, [pixels(20_001 * 20_000)]),
  },
  { what: 'a PNG of impossible size', name: 'a.png', content: png(0x7fff_ffff, 0x7fff_ffff, [pixels(10)]) },
  { what: 'a PNG just below the limit', name: 'a.png', content: png(7_500, 7_500, [pixels(7_501 * 7_500)]) },
  { what: 'a PNG without points', name: 'a.png', content: png(10, 10, []) },
  {
    what: 'a PNG with a text of zeros',
    name: 'a.png',
    content: png(1, 1, [
      chunk('zTXt', Buffer.concat([text('a\0\0'), deflateSync(Buffer.alloc(50_000_000))])),
      pixels(2),
    ]),
  },
  { what: 'a PNG of a depth that does not exist', name: 'a.png', content: png(10, 10, [pixels(110)], 77) },
  {
    what: 'a document that loads its template from elsewhere',
    name: 'a.docx',
    content: docx({
      'word/_rels/settings.xml.rels':
        '<Relationship Target="http://127.0.0.1/a.dotm" TargetMode="External"/>',
    }),
  },
  {
    what: 'a document with an entity that grows',
    name: 'a.docx',
    content: docx({ 'word/styles.xml': '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>' }),
  },
  { what: 'a path as its name', name: '../../etc/x.pdf', content: sampleFile('.pdf') },
  { what: 'a path of another system as its name', name: '..\\..\\x.pdf', content: sampleFile('.pdf') },
  {
    what: 'a header in its name',
    name: 'a"; filename="evil.html\r\nset-cookie: a=b.pdf',
    content: sampleFile('.pdf'),
  },
  { what: 'a name of three hundred letters', name: `${'ş'.repeat(300)}.pdf`, content: sampleFile('.pdf') },
  { what: 'a name that is a device', name: 'CON.pdf', content: sampleFile('.pdf') },
  { what: 'a page’s end inside its name', name: `${script}.pdf`, content: sampleFile('.pdf') },
]
