import { expect, test } from 'vitest'
import { type MailContent, renderMail } from '#spine/mail/mail-template.ts'

const company = {
  name: 'Kervan Lojistik',
  address: 'Örnek Mahallesi 1, İstanbul',
  phone: '+90 212 000 00 00',
  email: 'bilgi@kervan.example',
}
const content: MailContent = {
  company,
  preheader: 'Giriş kodunuz 10 dakika geçerlidir.',
  title: 'Giriş kodunuz',
  paragraphs: ['Portala girmek için bu kodu yazın.', 'Birinci satır\nİkinci satır'],
  code: '482913',
  action: { label: 'Portala git', url: 'https://kervan.example/portal?a=1&b=2' },
  facts: [['Güzergâh', 'İstanbul → Mersin']],
  footnote: 'Bu kodu siz istemediyseniz bu e-postayı silebilirsiniz.',
}

test('the text is complete by itself: everything said, the code and the address alone on their lines', () => {
  expect(renderMail(content).text).toBe(`Giriş kodunuz

Portala girmek için bu kodu yazın.

Birinci satır
İkinci satır

482913

Güzergâh: İstanbul → Mersin

Portala git:
https://kervan.example/portal?a=1&b=2

Bu kodu siz istemediyseniz bu e-postayı silebilirsiniz.

--
Kervan Lojistik
Örnek Mahallesi 1, İstanbul
+90 212 000 00 00 · bilgi@kervan.example
`)
})

test('the page is Turkish, light and dark, and breaks lines where the text does', () => {
  const { html } = renderMail(content)
  expect(html).toContain('<html lang="tr"')
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).toContain('Birinci satır<br>İkinci satır')
  expect(html).toContain('href="https://kervan.example/portal?a=1&amp;b=2"')
  expect(html).toMatch(/>482913</)
})

test('leaves out what a mail does not have', () => {
  const { html, text } = renderMail({ company, preheader: 'Kısa', title: 'Kısa', paragraphs: ['Tek cümle.'] })
  expect(html).not.toMatch(/undefined|<a |<th/)
  expect(text).toBe(
    `Kısa\n\nTek cümle.\n\n--\n${company.name}\n${company.address}\n${company.phone} · ${company.email}\n`,
  )
})

const hostileTexts = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `{{constructor}} \${7*7} <%= 7*7 %> ]]>`,
  `</td></table><form action=//evil.example>`,
  `Ad\r\nBcc: x@evil.example`,
]

test.each(hostileTexts)('shows what people typed literally and evaluates nothing: %j', (hostile) => {
  const { html, text } = renderMail({
    company: { name: hostile, address: hostile, phone: hostile, email: hostile },
    preheader: hostile,
    title: hostile,
    paragraphs: [hostile],
    code: hostile,
    action: { label: hostile, url: `https://kervan.example/?q=${encodeURIComponent(hostile)}` },
    facts: [[hostile, hostile]],
    footnote: hostile,
  })
  const harmless = renderMail({ ...content, paragraphs: ['x'] }).html
  expect(tagNames(html)).toEqual(
    tagNames(harmless)
      .concat(hostile.includes('\n') ? ['br', 'br'] : [])
      .sort(),
  )
  expect(html + text).not.toMatch(/\b49\b/)
  if (!hostile.includes('\r')) expect(text).toContain(hostile)
})

function tagNames(markup: string): string[] {
  return [...markup.matchAll(/<([a-z0-9]+)/gi)].map(([, name]) => name ?? '').sort()
}

test('a typed name can forge neither a code nor a line of its own in a single-line place', () => {
  const { text } = renderMail({ ...content, facts: [['Ad', 'Ali\n\n111111\n\nKod:']] })
  expect(text).not.toMatch(/^111111$/m)
})

test('removes control characters and marks that turn the reading direction', () => {
  const { html, text } = renderMail({ ...content, title: 'a\u0000b\u202ec\u2066d\u0007e' })
  expect(text.split('\n')[0]).toBe('abcde')
  expect(html).toContain('<title>abcde</title>')
})

test.each(['javascript:alert(1)', 'data:text/html,<script>', 'kervan.example'])(
  'refuses to link %s',
  (url) => {
    expect(() => renderMail({ ...content, action: { label: 'Git', url } })).toThrow('Only http and https')
  },
)
