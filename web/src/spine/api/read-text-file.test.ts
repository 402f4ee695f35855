import { expect, test } from 'vitest'
import { readTextFile } from '#spine/api/read-text-file.ts'

const text = 'Şanghay → İstanbul;ığüşöç'
const plain = 'Şanghay;İstanbul;ığüşöçĞÜÖÇ'
/** As a Windows program with Turkish settings saves it. */
const windows1254: Record<string, number> = { ı: 0xfd, ş: 0xfe, ğ: 0xf0, İ: 0xdd, Ş: 0xde, Ğ: 0xd0 }
const inCodePage = Uint8Array.from(plain, (sign) => windows1254[sign] ?? sign.charCodeAt(0))
const inTwoBytes = new Uint16Array([...`\ufeff${text}`].map((sign) => sign.charCodeAt(0)))
const inBigEndian = new Uint8Array(inTwoBytes.buffer.slice(0)).map((_, n, bytes) => bytes[n ^ 1] ?? 0)

test('Turkish letters are read in UTF-8, in the old code page and in two bytes a letter', async () => {
  expect(await readTextFile(new Blob([text]))).toBe(text)
  expect(await readTextFile(new Blob([`\ufeff${text}`]))).toBe(text)
  expect(await readTextFile(new Blob([inCodePage]))).toBe(plain)
  expect(await readTextFile(new Blob([inTwoBytes]))).toBe(text)
  expect(await readTextFile(new Blob([inBigEndian]))).toBe(text)
  expect(await readTextFile(new Blob([]))).toBe('')
})
