import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostNameBytes, namedFile } from '#documents/file-name.ts'
import { mayBeDeclaredAs, uploadTypeByEnd } from '#documents/upload-rules.ts'

test.each([
  ['fatura.pdf', 'fatura.pdf'],
  ['Gümrük beyannamesi İĞÜŞÖÇ ığüşöç.pdf', 'Gümrük beyannamesi İĞÜŞÖÇ ığüşöç.pdf'],
  ['👩‍🚀 📦.pdf', '👩‍🚀 📦.pdf'],
  ['s\u0327ube.pdf', 'şube.pdf'],
  ['x.PDF', 'x.PDF'],
  ['../../etc/x.pdf', 'x.pdf'],
  ['..\\..\\x.pdf', 'x.pdf'],
  ['/abs.pdf', 'abs.pdf'],
  ['C:\\x.pdf', 'x.pdf'],
  ['a\0.pdf', 'a.pdf'],
  ['a\r\nset-cookie: x.pdf', 'a set-cookie: x.pdf'],
  ['.htaccess.pdf', 'htaccess.pdf'],
  ['.pdf', 'dosya.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['lpt1.tar.pdf', '_lpt1.tar.pdf'],
  ['konteyner.pdf', 'konteyner.pdf'],
  ['fatura\u202efdp.exe.pdf', 'faturafdp.exe.pdf'],
  ['"; filename="evil.html.pdf', '"; filename="evil.html.pdf'],
  [`${'ş'.repeat(300)}.docx`, `${'ş'.repeat(97)}.docx`],
])('%j is shown as %j', (given, shown) => {
  expect(namedFile(given)?.name).toBe(shown)
})

test.each([
  '',
  'pdf',
  'x.pdf.exe',
  'x.svg',
  'x.html',
  '"; filename="evil.html',
  'x.pdf/',
  'x.toString',
  'x.constructor',
  'x.p\u0131f',
])('%j is refused', (given) => {
  expect(namedFile(given)).toBeUndefined()
})

test('any name ends in its kind, fits a file system and cannot leave a folder', () => {
  const ends = fc.constantFrom(...Object.keys(uploadTypeByEnd))
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), ends, (text, end) => {
      const { name = '', type } = namedFile(text + end) ?? {}
      expect(type).toBe(uploadTypeByEnd[end])
      expect(name.endsWith(end)).toBe(true)
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(mostNameBytes)
      expect(name).not.toMatch(/^[.\s]|[/\\\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e]/u)
      expect(name.isWellFormed()).toBe(true)
      expect(namedFile(name)?.name, 'cleaned once is clean').toBe(name)
    }),
  )
})

test('what the sender calls a file must not contradict what it is', () => {
  for (const said of ['', 'application/octet-stream', 'image/jpeg', 'IMAGE/JPG; x=y'])
    expect(mayBeDeclaredAs('image/jpeg', said)).toBe(true)
  for (const said of ['image/png', 'text/html', 'application/x-msdownload', 'constructor'])
    expect(mayBeDeclaredAs('image/jpeg', said)).toBe(false)
})
