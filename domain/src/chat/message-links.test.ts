import { expect, test } from 'vitest'
import { splitLinks } from '#chat/message-links.ts'

const hrefs = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? [])
const whole = (text: string) =>
  splitLinks(text)
    .map((part) => part.text)
    .join('')

test.each([
  ['https://kervan.example', ['https://kervan.example']],
  ['HTTP://Kervan.example/A?b=c#d', ['HTTP://Kervan.example/A?b=c#d']],
  [
    'bkz. https://bir.example/a, sonra (https://iki.example/b_(c)).',
    ['https://bir.example/a', 'https://iki.example/b_(c)'],
  ],
  ['«https://bir.example» ve “https://iki.example”', ['https://bir.example', 'https://iki.example']],
  ['https://bir.example/belge.pdf...', ['https://bir.example/belge.pdf']],
  ['yeni satır\nhttps://bir.example\nson', ['https://bir.example']],
])('%s', (text, expected) => {
  expect(hrefs(text)).toEqual(expected)
  expect(whole(text)).toBe(text)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt://%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://bir.example/dosya',
  'file:///etc/passwd',
  'xhttps://bir.example',
  'https://',
  'https:// bir.example',
  'https://banka.example@kotu.example/giris',
  'https://banka.example:parola@kotu.example',
  'mailto:ece@kervan.example',
])('%s is no link', (text) => {
  expect(splitLinks(text)).toEqual([{ text, href: null }])
})

test('an address ends where the direction of the text is turned', () => {
  expect(splitLinks('https://bir.example/\u202Efdp.exe')).toEqual([
    { text: 'https://bir.example/', href: 'https://bir.example/' },
    { text: '\u202Efdp.exe', href: null },
  ])
})

test('markup stays text', () => {
  const text = '<a href="https://bir.example">tıkla</a> <img src=x onerror=alert(1)> https://iki.example/ş!'
  expect(whole(text)).toBe(text)
  expect(hrefs(text)).toEqual(['https://bir.example', 'https://iki.example/ş'])
})

test('the longest message is read at once, however it is written', () => {
  for (const text of [
    `https://a.example/${')'.repeat(3_980)}`,
    `${'('.repeat(1000)}https://${'a)'.repeat(1000)}${'.'.repeat(990)}`,
    'http://'.repeat(570),
  ])
    expect(whole(text)).toBe(text)
})
