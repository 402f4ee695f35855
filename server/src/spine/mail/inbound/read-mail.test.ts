/** Mails as they come over the wire, those of mail programs and those that somebody has made to do harm. */
import { describe, expect, test } from 'vitest'
import { ownWords } from '#spine/mail/inbound/own-words.ts'
import { readMail } from '#spine/mail/inbound/read-mail.ts'
import { readMailApart } from '#spine/mail/inbound/read-mail-apart.ts'
import { bounceMail, rawMail } from '#testing/raw-mails.ts'

const lines = (...text: string[]) => Buffer.from(text.join('\r\n'))

describe('what mail programs send', () => {
  test('Gmail: text and HTML, in Turkish letters', async () => {
    const mail = await readMail(
      lines(
        'Delivered-To: reply+abc@yanit.kervan.example',
        'Received: by 2002:a05:6520 with SMTP id x; Wed, 18 Nov 2026 03:40:00 -0800 (PST)',
        'Return-Path: <defne@musteri.example>',
        'MIME-Version: 1.0',
        'References: <1@kervan.example>',
        ' <2@kervan.example>',
        'In-Reply-To: <2@kervan.example>',
        'From: =?UTF-8?B?RGVmbmUgScWfxLFr?= <Defne@Musteri.example>',
        'Date: Wed, 18 Nov 2026 14:40:00 +0300',
        'Message-ID: <CAxyz@mail.gmail.example>',
        'Subject: =?UTF-8?Q?Re=3A_Mesaj=C4=B1n=C4=B1z_var?=',
        'To: Kervan Lojistik <bilgi@kervan.example>',
        'Content-Type: multipart/alternative; boundary="000000000000f1"',
        '',
        '--000000000000f1',
        'Content-Type: text/plain; charset="UTF-8"',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        'Te=C5=9Fekk=C3=BCrler, cuma sabah=C4=B1 ara=C3=A7 g=C3=B6nderiyoruz.',
        '',
        'Kervan Lojistik <bilgi@kervan.example>, 18 Kas 2026 =C3=87ar, 14:30 tarihinde =',
        '=C5=9Funu yazd=C4=B1:',
        '',
        '> Konteyner limana girdi.',
        '--000000000000f1',
        'Content-Type: text/html; charset="UTF-8"',
        '',
        '<div>Başka</div>',
        '--000000000000f1--',
        '',
      ),
    )
    expect(mail).toMatchObject({
      messageId: 'CAxyz@mail.gmail.example',
      references: ['2@kervan.example', '1@kervan.example', '2@kervan.example'],
      from: { address: 'defne@musteri.example', name: 'Defne Işık' },
      recipients: ['bilgi@kervan.example', 'reply+abc@yanit.kervan.example'],
      subject: 'Re: Mesajınız var',
      attachments: [],
      isAutomatic: false,
      hops: 1,
      report: undefined,
    })
    expect(ownWords(mail.text)).toBe('Teşekkürler, cuma sabahı araç gönderiyoruz.')
  })

  test('an older program: ISO-8859-9, without HTML', async () => {
    const head =
      'From: a@b.example\r\nContent-Type: text/plain; charset=iso-8859-9\r\nContent-Transfer-Encoding: 8bit\r\n\r\n'
    const body = Buffer.from('Ücret, iþlem ve aðýrlýk: Ýzmir', 'latin1')
    expect((await readMail(Buffer.concat([Buffer.from(head), body]))).text.trim()).toBe(
      'Ücret, işlem ve ağırlık: İzmir',
    )
  })

  test('Outlook: HTML alone, Windows-1254, a picture of the signature and a file', async () => {
    const mail = await readMail(
      lines(
        'From: "Işık, Defne" <defne@musteri.example>',
        'To: <bilgi@kervan.example>',
        'Content-Type: multipart/mixed; boundary="x"',
        '',
        '--x',
        'Content-Type: multipart/related; boundary="y"',
        '',
        '--y',
        'Content-Type: text/html; charset="windows-1254"',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        '<html><body><p>Y=FCkleme cuma.<img src=3D"cid:logo"></p></body></html>',
        '--y',
        'Content-Type: image/png; name="image001.png"',
        'Content-ID: <logo>',
        'Content-Disposition: inline; filename="image001.png"',
        'Content-Transfer-Encoding: base64',
        '',
        'iVBORw0KGgo=',
        '--y--',
        '--x',
        'Content-Type: application/pdf; name="fatura.pdf"',
        'Content-Disposition: attachment; filename="fatura.pdf"',
        'Content-Transfer-Encoding: base64',
        '',
        'JVBERi0=',
        '--x--',
        '',
      ),
    )
    expect(mail.text).toBe('Yükleme cuma.')
    expect(mail.attachments.map(({ name, content }) => [name, content.toString()])).toEqual([
      ['fatura.pdf', '%PDF-'],
    ])
  })

  test('names of files in any letters', async () => {
    const content = Buffer.from('x')
    const raw = rawMail({
      attachments: [{ name: 'Çeki listesi – İzmir.pdf', type: 'application/pdf', content }],
    })
    expect((await readMail(raw)).attachments).toEqual([
      { name: 'Çeki listesi – İzmir.pdf', type: 'application/pdf', content },
    ])
  })
})

describe('what programs write by themselves', () => {
  test.each([
    'Auto-Submitted: auto-replied',
    'Auto-Submitted: auto-generated (vacation)',
    'Precedence: bulk',
    'Precedence: auto_reply',
    'Precedence: junk',
    'X-Auto-Response-Suppress: All',
    'X-Autoreply: yes',
    'X-Autorespond: 1',
    'Return-Path: <>',
  ])('%s', async (header) => {
    expect((await readMail(rawMail({ headers: [header] }))).isAutomatic).toBe(true)
  })

  test.each([
    'Auto-Submitted: no',
    'Precedence: normal',
    'Return-Path: <defne@musteri.example>',
    'List-Id: <satis.example>',
  ])('not: %s', async (header) => {
    expect((await readMail(rawMail({ headers: [header] }))).isAutomatic).toBe(false)
  })

  test('word of an undelivered mail: to whom, why, which', async () => {
    const { report, isAutomatic } = await readMail(bounceMail({ messageId: 'bir@kervan.example' }))
    expect(isAutomatic).toBe(true)
    expect(report).toEqual({
      messageIds: ['bir@kervan.example'],
      isComplaint: false,
      failures: [
        {
          recipient: 'yok@musteri.example',
          kind: 'hard',
          status: '5.1.1',
          reason: '550 5.1.1 <yok@musteri.example>: User unknown'.replace(/^(.{20})(.*)$/, '$1 $2'),
        },
      ],
    })
  })

  test('given up after days is soft; a delay is no failure', async () => {
    const soft = await readMail(bounceMail({ status: '4.4.1', diagnostic: '451 4.4.1 No answer from host' }))
    expect(soft.report?.failures).toMatchObject([{ kind: 'soft', status: '4.4.1' }])
    const delayed = await readMail(bounceMail({ action: 'delayed', status: '4.4.1' }))
    expect(delayed.report?.failures).toEqual([])
  })

  test('with the whole mail in it, as Exchange returns it: that is no word of the report itself', async () => {
    const mail = await readMail(
      lines(
        'From: postmaster@musteri.example',
        'To: bilgi@kervan.example',
        'Content-Type: multipart/report; report-type=delivery-status; boundary="r"',
        '',
        '--r',
        'Content-Type: text/plain',
        '',
        'Teslim edilemedi.',
        '--r',
        'Content-Type: message/delivery-status',
        '',
        'Reporting-MTA: dns;mx',
        '',
        'Final-Recipient: RFC822; Yok@Musteri.example',
        'Action: FAILED',
        'Status: 5.2.2',
        '--r',
        'Content-Type: message/rfc822',
        '',
        'Message-ID:',
        ' <iki@kervan.example>',
        'Subject: Teklif',
        '',
        'Sayın müşterimiz',
        '--r--',
        '',
      ),
    )
    expect(mail.report).toEqual({
      messageIds: ['iki@kervan.example'],
      isComplaint: false,
      failures: [{ recipient: 'yok@musteri.example', kind: 'hard', status: '5.2.2', reason: '5.2.2' }],
    })
    expect(mail.text.trim()).toBe('Teslim edilemedi.')
  })

  test('word that a mail was unwanted, as mail programs pass it on', async () => {
    const part = (type: string, body: string) => `--sinir\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`
    const mail = [
      'From: sikayet@posta.example\r\nTo: donen@yanit.kervan.example\r\nSubject: Abuse report\r\nMIME-Version: 1.0\r\n',
      'Content-Type: multipart/report; report-type=feedback-report; boundary=sinir\r\n\r\n',
      part('text/plain', 'This is an abuse report.'),
      part('message/feedback-report', 'Feedback-Type: abuse\r\nUser-Agent: Ornek/1\r\nVersion: 1'),
      part('text/rfc822-headers', 'Message-ID: <uc@kervan.example>\r\nSubject: Mart'),
      '--sinir--\r\n',
    ].join('')
    const { report } = await readMail(Buffer.from(mail))
    expect(report).toEqual({ messageIds: ['uc@kervan.example'], isComplaint: true, failures: [] })
  })
})

test('in a thread of its own it is the same, and what cannot be read is nothing', async () => {
  const content = Buffer.from([0, 1, 2, 255])
  const raw = rawMail({ attachments: [{ name: 'a.pdf', type: 'application/pdf', content }] })
  expect(await readMailApart(raw)).toEqual(await readMail(raw))
  expect((await readMailApart(raw))?.attachments[0]?.content.equals(content)).toBe(true)
  expect(await readMailApart(rawMail({ headers: [`X-Uzun: ${'a'.repeat(3_000_000)}`] }))).toBeUndefined()
})

describe('what is made to do harm', () => {
  const nested = (depth: number) => {
    const open = Array.from({ length: depth }, (_, at) => [
      `Content-Type: multipart/mixed; boundary="b${at}"`,
      '',
      `--b${at}`,
    ]).flat()
    return lines('From: a@b.example', ...open, 'Content-Type: text/plain', '', 'En içte', '')
  }

  test('a hundred parts in each other are read; thousands are refused', async () => {
    expect((await readMail(nested(100))).text).toContain('En içte')
    await expect(readMail(nested(5_000))).rejects.toThrow()
  })

  test('endless headers are refused', async () => {
    const headers = Array.from({ length: 40_000 }, (_, at) => `X-${at}: ${'a'.repeat(40)}`)
    await expect(readMail(rawMail({ headers }))).rejects.toThrow()
    await expect(readMail(rawMail({ headers: [`X-Uzun: ${'a'.repeat(3_000_000)}`] }))).rejects.toThrow()
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['random bytes', Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 197) % 256))],
    ['a charset that does not exist', lines('Content-Type: text/plain; charset=x-yok', '', 'İyi günler')],
    [
      'broken UTF-8',
      Buffer.concat([
        lines('Content-Type: text/plain; charset=utf-8', '', 'a'),
        Buffer.from([0xc3, 0x28, 0xff, 0xed, 0xa0, 0x80]),
      ]),
    ],
    ['broken base64', lines('Content-Transfer-Encoding: base64', '', '====!!!ü')],
    ['a boundary that never comes', lines('Content-Type: multipart/mixed; boundary=yok', '', 'x')],
    ['NUL', lines('Subject: a\0b', '', 'a\0b')],
    ['headers without a body', lines('From: =?utf-8?B?////?= <a@b.example>')],
  ])('%s can be stored', async (_, raw) => {
    const { text, subject, from } = await readMail(raw)
    for (const value of [text, subject, from.name, from.address]) {
      expect(value.isWellFormed()).toBe(true)
      expect(value).not.toContain('\0')
    }
  })

  test('ten megabytes of files, and mails in mails in mails', async () => {
    const content = Buffer.alloc(10 * 1024 ** 2, 'a')
    const raw = rawMail({ attachments: [{ name: 'a.pdf', type: 'application/pdf', content }] })
    const [file] = (await readMail(raw)).attachments
    expect(file?.content.equals(content)).toBe(true)
    const wrapped = Array.from({ length: 60 }).reduce<string>(
      (inner) => `From: a@b.example\r\nContent-Type: message/rfc822\r\n\r\n${inner}`,
      'From: c@d.example\r\n\r\nİç',
    )
    expect((await readMail(Buffer.from(wrapped))).from.address).toBe('a@b.example')
  })

  test('a second sender, hidden or not, is not who wrote it', async () => {
    const raw = lines(
      'From: bir@musteri.example',
      'From: iki@musteri.example',
      'Sender: uc@musteri.example',
      '',
      'x',
    )
    expect((await readMail(raw)).from.address).toBe('bir@musteri.example')
  })
})
