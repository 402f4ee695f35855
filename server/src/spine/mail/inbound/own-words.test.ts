import { describe, expect, test } from 'vitest'
import { htmlToText } from '#spine/mail/inbound/html-to-text.ts'
import { ownWords, replyMarker } from '#spine/mail/inbound/own-words.ts'

const quoted = `> ${replyMarker}\n>\n> Konteyner limana girdi, ardiye cuma başlıyor.\n`
const own = 'Teşekkürler, cuma sabahı araç gönderiyoruz.\n\nDefne'

/** As each program puts it below what somebody writes. */
const quotes: Record<string, string> = {
  'Gmail in Turkish': `Kervan Lojistik <bilgi@kervan.example>, 18 Kas 2026 Çar, 14:30 tarihinde şunu yazdı:\n\n${quoted}`,
  'Gmail in Turkish, wrapped': `Kervan Lojistik <bilgi@kervan.example>, 18 Kas 2026 Çar, 14:30\ntarihinde şunu yazdı:\n\n${quoted}`,
  'Gmail in English': `On Wed, Nov 18, 2026 at 2:30 PM Kervan Lojistik <bilgi@kervan.example> wrote:\n\n${quoted}`,
  'Gmail in English, wrapped': `On Wed, Nov 18, 2026 at 2:30 PM Kervan Lojistik <\nbilgi@kervan.example> wrote:\n\n${quoted}`,
  'Apple Mail in Turkish': `Kervan Lojistik <bilgi@kervan.example> şunları yazdı (18 Kas 2026 14:30):\n\n${quoted}`,
  'an iPhone in Turkish': `iPhone’umdan gönderildi\n\nKervan Lojistik <bilgi@kervan.example> şunları yazdı (18 Kas 2026 14:30):\n\n﻿${quoted}`,
  'Apple Mail, older': `18 Kas 2026 tarihinde 14:30 saatinde, Kervan Lojistik <bilgi@kervan.example> şunları yazdı:\n\n${quoted}`,
  'Apple Mail in English': `> On 18 Nov 2026, at 14:30, Kervan Lojistik <bilgi@kervan.example> wrote:\n> \n${quoted}`,
  'Thunderbird in Turkish': `18.11.2026 14:30 tarihinde Kervan Lojistik yazdı:\n${quoted}`,
  'Outlook in Turkish': `________________________________\nKimden: Kervan Lojistik <bilgi@kervan.example>\nGönderildi: 18 Kasım 2026 Çarşamba 14:30\nKime: Defne Işık <defne@musteri.example>\nKonu: Mesajınız var\n\n${replyMarker}\n\nKonteyner limana girdi.\n`,
  'Outlook in English': `From: Kervan Lojistik <bilgi@kervan.example>\nSent: Wednesday, November 18, 2026 2:30 PM\nTo: Defne\nSubject: Mesajınız var\n\n${replyMarker}\n\nKonteyner limana girdi.\n`,
  'Outlook, older': `-----Özgün İleti-----\nGönderen: Kervan Lojistik\nTarih: 18.11.2026\n\nKonteyner limana girdi.\n`,
  'a phone that adds itself': `Samsung cihazımdan gönderildi\n\n-------- Orijinal mesaj --------\nKonteyner limana girdi.\n`,
  'a program that quotes without a word': quoted,
  'a program that only repeats our line': `\n${replyMarker}\n\nKonteyner limana girdi.`,
  'nothing quoted, with a signature': `-- \nDefne Işık\nÖrnek Tekstil A.Ş.\n`,
}

test.each(Object.entries(quotes))('what %s puts below is not what the customer wrote', (_, below) => {
  expect(ownWords(`${own}\n\n${below}`)).toBe(own)
  expect(ownWords(`${own}\n\n${below}`.replaceAll('\n', '\r\n'))).toBe(own)
})

test('an answer in HTML alone, with the mail that it answers in a quotation', () => {
  const html = `<html><head><title>Re</title><style>p{color:red}</style></head><body><p>Te&#351;ekk&uuml;rler, cuma sabah&inodot; ara&ccedil;
    g&ouml;nderiyoruz.</p><div><br></div><div>Defne</div><div class="gmail_quote"><div>Kervan Lojistik &lt;bilgi@kervan.example&gt;, 18 Kas 2026
    &Ccedil;ar, 14:30 tarihinde &scedil;unu yazd&inodot;:<br></div><blockquote><p>${replyMarker}</p><p>Konteyner</p></blockquote></div></body></html>`
  expect(ownWords(htmlToText(html))).toBe(own)
})

describe('nothing that somebody wrote is lost', () => {
  test('answers between the quoted lines stay, with those lines', () => {
    const text = `Selam,\n\nKervan <b@kervan.example>, 18 Kas 2026 14:30 tarihinde şunu yazdı:\n\n> ${replyMarker}\n> Araç saat kaçta?\n\n09.00’da.\n\n> Kaç palet?\n\n24.`
    expect(ownWords(text)).toBe(text)
  })

  test('sentences that only look like the beginning of a quotation stay', () => {
    for (const text of [
      'Ahmet Bey bana şunu yazdı:\nFiyat uygun.',
      'He wrote:\nplease ship.',
      'From: Mersin\nvarış Hamburg, konu basit.',
      'Fiyat > 3.000 EUR ise kabul etmiyoruz.',
      'Kime: siz mi biz mi?',
    ])
      expect(ownWords(text)).toBe(text)
  })

  test('what is forwarded stays', () => {
    const text = `Bilginize.\n\n---------- Forwarded message ---------\nKimden: Liman\nArdiye başladı.`
    expect(ownWords(text)).toBe(text)
  })

  test('an answer of which nothing would be left is kept whole', () => {
    expect(ownWords(quoted)).toBe(quoted.trim())
  })
})

/** What grows with the square of the length takes minutes here. */
test('text made to be slow is read', () => {
  const hostile = [
    'On 1 wrote:\n> a\nb\n'.repeat(20_000),
    `${'On 1 '.repeat(60_000)}wrote:`,
    `${'>'.repeat(300_000)}`,
    'From:\nSent:\n'.repeat(30_000),
    'şunu yazdı ('.repeat(30_000),
  ]
  for (const text of hostile) expect(ownWords(text)).not.toBe('')
  for (const html of [
    '<blockquote>'.repeat(80_000),
    '<!--'.repeat(200_000),
    '<style>'.repeat(100_000),
    '&#x1'.repeat(200_000),
    '<'.repeat(500_000),
    '<a '.repeat(200_000),
  ])
    htmlToText(html)
})

test('HTML becomes text: no scripts, no markup, entities read', () => {
  expect(
    htmlToText(
      '<p>A &amp; B<br>C</p><script>alert(1)</script><table><tr><td>1</td><td>2</td></tr></table>&lt;b&gt;&#0;&bogus;',
    ),
  ).toBe('A & B\nC\n\n1 2\n\n<b>&#0;&bogus;')
})
