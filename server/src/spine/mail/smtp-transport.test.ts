import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { type FileStore, MissingFileError } from '#spine/files/files.ts'
import { encodedLetter, encodePiece } from '#spine/mail/encode-letter.ts'
import { type OutgoingMail, oneLine, PermanentMailError, UncertainMailError } from '#spine/mail/mail.ts'
import type { MailContent } from '#spine/mail/mail-template.ts'
import { smtpTransport } from '#spine/mail/smtp-transport.ts'

type Delivery = { sender: string; recipients: string[]; raw: string; mail: Email }

const letter = { text: 'Merhaba, çığ gibi düz yazı.', html: '<p>Merhaba, çığ gibi.</p>' }
const mail: OutgoingMail = {
  id: '0190a5d0-ac96-774b-bcce-b302099a8057',
  from: 'Kervan Lojistik <bilgi@kervan.example>',
  to: 'demo@musteri.example',
  subject: 'Teklifiniz hazır: İstanbul → Mersin, şğüöçıİ',
  letter,
}

const encoded = encodedLetter('sinir', encodePiece(letter.text), encodePiece(letter.html))
const byKey = (one: { key: string }, other: { key: string }) => one.key.localeCompare(other.key)

const noFiles = {
  read: async () => {
    throw new MissingFileError('There are no files here.')
  },
}

/** A real SMTP server on loopback that keeps what it takes. */
async function openSink(options: SMTPServerOptions = {}, files: Pick<FileStore, 'read'> = noFiles) {
  const deliveries: Delivery[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const raw = await buffer(stream)
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      const { mailFrom } = session.envelope
      const sender = mailFrom ? mailFrom.address : ''
      deliveries.push({ sender, recipients, raw: raw.toString(), mail: await PostalMime.parse(raw) })
      done()
    },
    ...options,
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, files)
  onTestFinished(async () => {
    await transport.close()
    await new Promise<void>((resolve) => server.close(resolve))
  })
  return { deliveries, transport, port }
}

/** The error of the SMTP protocol as smtp-server wants it. */
function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

function failure(sending: Promise<void>): Promise<unknown> {
  return sending.then(
    () => undefined,
    (error: unknown) => error,
  )
}

test('a mail arrives whole: Turkish subject, both parts, extra headers, one recipient', async () => {
  const { deliveries, transport } = await openSink()
  await transport.deliver({
    ...mail,
    headers: { 'List-Unsubscribe': '<https://kervan.example/bulten/ayril>' },
  })
  const [delivery] = deliveries
  expect(delivery?.recipients).toEqual(['demo@musteri.example'])
  expect(delivery?.mail).toMatchObject({
    subject: mail.subject,
    from: { name: 'Kervan Lojistik', address: 'bilgi@kervan.example' },
    messageId: `<${mail.id}@kervan.example>`,
  })
  expect(delivery?.mail.text?.trim()).toBe(letter.text)
  expect(delivery?.mail.html?.trim()).toBe(letter.html)
  expect(headerOf(delivery, 'list-unsubscribe')).toBe('<https://kervan.example/bulten/ayril>')
})

test('word of one that cannot be delivered goes where that is read, else to who wrote it; its reader sees neither', async () => {
  const { deliveries, transport } = await openSink()
  await transport.deliver({ ...mail, returnTo: 'bounce+abc@yanit.kervan.example' })
  await transport.deliver(mail)
  expect(deliveries.map(({ sender }) => sender)).toEqual([
    'bounce+abc@yanit.kervan.example',
    'bilgi@kervan.example',
  ])
  expect(deliveries[0]?.raw).not.toContain('bounce+')
})

test('a mail delivered twice carries the same Message-ID, over one connection', async () => {
  let connections = 0
  const { deliveries, transport } = await openSink({
    onConnect(_session, done) {
      connections += 1
      done()
    },
  })
  await transport.deliver(mail)
  await transport.deliver(mail)
  expect(new Set(deliveries.map((delivery) => delivery.mail.messageId)).size).toBe(1)
  expect({ deliveries: deliveries.length, connections }).toEqual({ deliveries: 2, connections: 1 })
})

test('a letter to several goes to one at a time, and each sees all of them', async () => {
  const { deliveries, transport } = await openSink()
  const addressees = { to: ['a@musteri.example', 'b@musteri.example'], cc: ['c@musteri.example'] }
  for (const to of [...addressees.to, ...addressees.cc]) await transport.deliver({ ...mail, to, addressees })
  expect(deliveries.map(({ recipients }) => recipients)).toEqual([
    ['a@musteri.example'],
    ['b@musteri.example'],
    ['c@musteri.example'],
  ])
  for (const { mail: arrived } of deliveries) {
    expect(arrived.to?.map(({ address }) => address)).toEqual(addressees.to)
    expect(arrived.cc?.map(({ address }) => address)).toEqual(addressees.cc)
  }
})

const content: MailContent = {
  company: { name: 'Kervan', address: null, phone: null, email: 'bilgi@kervan.example' },
  preheader: '',
  title: 'Teklif',
  paragraphs: ['Ekte.'],
}

test('an attachment is read when the mail leaves, and arrives byte for byte, whatever its name', async () => {
  const bytes = Buffer.from(Array.from({ length: 5_000 }, (_, place) => place % 256))
  const files = { read: async (key: string) => Readable.from([Buffer.from(`${key}:`), bytes]) }
  const { deliveries, transport } = await openSink({}, files)
  const names = ['Teklif KRV-2026-000123.pdf', 'ığşçöü.pdf', 'a"b\r\nBcc: x@evil.example.pdf']
  for (const name of names) {
    const attachments = [{ key: 'offers/a.pdf', name, type: 'application/pdf', size: 5_000 }]
    await transport.deliver({ ...mail, letter: { ...content, attachments } })
  }
  for (const [position, { recipients, mail: arrived }] of deliveries.entries()) {
    const [file, ...more] = arrived.attachments
    expect([recipients, more]).toEqual([['demo@musteri.example'], []])
    expect(arrived.headers.filter(({ key }) => key === 'bcc')).toEqual([])
    expect(file).toMatchObject({ mimeType: 'application/pdf', disposition: 'attachment' })
    expect(Buffer.from(file?.content as ArrayBuffer)).toEqual(
      Buffer.concat([Buffer.from('offers/a.pdf:'), bytes]),
    )
    expect(file?.filename).toBe(oneLine(names[position] ?? ''))
  }
  expect(deliveries).toHaveLength(3)
})

test('a mail whose attachment cannot be read is kept for another try', async () => {
  const { deliveries, transport } = await openSink()
  const attachments = [{ key: 'offers/a.pdf', name: 'a.pdf', type: 'application/pdf', size: 1 }]
  const error = await failure(transport.deliver({ ...mail, letter: { ...content, attachments } }))
  expect(error).toBeInstanceOf(MissingFileError)
  expect(deliveries).toEqual([])
})

const injections: [string, Partial<OutgoingMail>][] = [
  ['CRLF in the subject', { subject: 'Konu\r\nBcc: x@evil.example' }],
  ['a bare LF in the subject', { subject: 'Konu\nBcc: x@evil.example' }],
  ['a Unicode line break in the subject', { subject: 'Konu\u2028Bcc: x@evil.example' }],
  ['CRLF in the recipient', { to: 'demo@musteri.example\r\nBcc: x@evil.example' }],
  ['two recipients', { to: 'demo@musteri.example, x@evil.example' }],
  ['a recipient group', { to: 'g: demo@musteri.example, x@evil.example;' }],
  ['a named recipient', { to: 'x@evil.example <demo@musteri.example>' }],
  ['a quoted recipient', { to: '"x@evil.example "@musteri.example' }],
  ['no recipient', { to: '' }],
  ['a recipient with Turkish letters', { to: 'ışık@musteri.example' }],
  ['CRLF in a header value', { headers: { 'X-Title': 'a\r\nBcc: x@evil.example' } }],
  ['CRLF in a header name', { headers: { 'X-A\r\nBcc': 'x@evil.example' } }],
  ['a header that adds a recipient', { headers: { bcc: 'x@evil.example' } }],
  ['a header that replaces the sender', { headers: { From: 'x@evil.example' } }],
  [
    'CRLF in another addressee',
    { addressees: { to: [mail.to, 'a@musteri.example\r\nBcc: x@evil.example'], cc: [] } },
  ],
  ['two addresses in one copy', { addressees: { to: [mail.to], cc: ['a@b.example, x@evil.example'] } }],
  ['a named copy', { addressees: { to: [mail.to], cc: ['x <x@evil.example>'] } }],
  ['a recipient whom the headers hide', { addressees: { to: ['a@musteri.example'], cc: [] } }],
  ['an id that is none', { id: 'a>\r\nBcc: x@evil.example' }],
]

test('injection into the headers is refused before a connection is made, and for good', async () => {
  const { deliveries, transport } = await openSink()
  for (const [attack, change] of injections)
    for (const way of [{}, { encoded: () => encoded }])
      expect(await failure(transport.deliver({ ...mail, ...way, ...change })), attack).toBeInstanceOf(
        PermanentMailError,
      )
  expect(deliveries).toEqual([])
})

test.each([
  'Ad\rBcc: x@evil.example <bilgi@kervan.example>',
  'bilgi@kervan.example, x@evil.example',
  'Kervan',
])('a broken sender sends nothing and loses nothing: %j', async (from) => {
  const { deliveries, transport } = await openSink()
  const error = await failure(transport.deliver({ ...mail, from }))
  expect(error).toMatchObject({ message: expect.stringContaining('The sender must read') })
  expect(error).not.toBeInstanceOf(PermanentMailError)
  expect(deliveries).toEqual([])
})

test('hostile text in subject and sender stays text: one recipient, no new header', async () => {
  const { deliveries, transport } = await openSink()
  const hostile = [
    oneLine('Konu\r\nBcc: x@evil.example'),
    '=?utf-8?Q?a=0D=0ABcc:_x@evil.example?=',
    `${'uzun '.repeat(300)}ş`,
    `<script>alert(1)</script> {{constructor}} \${7*7} <%= 7*7 %> ]]>`,
  ]
  const name = 'Ad, "x" <x@evil.example> =?utf-8?Q?a=0D=0ABcc?='
  const from = `${name} <bilgi@kervan.example>`
  const text = `${'a'.repeat(3000)}\n.\nBcc: x@evil.example\n.`
  for (const subject of hostile)
    await transport.deliver({ ...mail, subject, from, letter: { ...letter, text } })
  for (const [position, { recipients, raw, mail: arrived }] of deliveries.entries()) {
    expect(recipients).toEqual(['demo@musteri.example'])
    expect(arrived.headers.filter(({ key }) => /^(bcc|cc)$/.test(key))).toEqual([])
    expect(arrived.headers.filter(({ key }) => key === 'subject')).toHaveLength(1)
    expect(arrived.from).toMatchObject({ name, address: 'bilgi@kervan.example' })
    expect(arrived.subject).toBe(hostile[position]?.trim())
    expect(arrived.text?.trim()).toBe(text)
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
  }
  expect(deliveries).toHaveLength(hostile.length)
})

const refusals: [string, SMTPServerOptions][] = [
  ['the recipient', { onRcptTo: (_to, _session, done) => done(reply(550, 'No such mailbox')) }],
  [
    'the message',
    { onData: (stream, _session, done) => stream.resume().on('end', () => done(reply(554, 'Spam'))) },
  ],
]

test('a server that ends its session after so many mails gets the others over another, each once', async () => {
  const taken = new Map<string, number>()
  const { deliveries, transport } = await openSink({
    onMailFrom({ address }, { id }, done) {
      const mails = taken.get(id) ?? 0
      taken.set(id, mails + 1)
      done(mails < 2 ? null : reply(421, `4.7.0 Too many mails in one session, ${address}`))
    },
  })
  for (const kind of [{}, { encoded: () => encoded }])
    for (let number = 0; number < 5; number += 1)
      await transport.deliver({ ...mail, ...kind, to: `${number}@musteri.example` })
  expect(deliveries.map(({ recipients }) => recipients[0])).toEqual(
    [0, 1, 2, 3, 4, 0, 1, 2, 3, 4].map((number) => `${number}@musteri.example`),
  )
})

test.each(refusals)('a 5xx reply about %s is final', async (_about, options) => {
  const { transport } = await openSink(options)
  const error = await failure(transport.deliver(mail))
  expect(error).toBeInstanceOf(PermanentMailError)
  expect(error).toHaveProperty('cause')
})

const passingFaults: [string, SMTPServerOptions][] = [
  ['a refused sender', { onMailFrom: (_from, _session, done) => done(reply(553, 'Sender refused')) }],
  ['a 4xx reply', { onRcptTo: (_to, _session, done) => done(reply(451, 'Greylisted')) }],
  ['a 5xx greeting', { onConnect: (_session, done) => done(reply(554, 'Not today')) }],
  ['a missing password', { onMailFrom: (_from, _session, done) => done(reply(530, 'Authenticate')) }],
]

test.each(passingFaults)('after %s the mail may be tried again', async (_fault, options) => {
  const { transport } = await openSink(options)
  const error = await failure(transport.deliver(mail))
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(PermanentMailError)
})

/** A server that breaks the line once it has heard the given word, in place of its answer. */
async function openBreakingServer(word: RegExp) {
  let heard = 0
  const server = createServer((socket) => {
    let inData = false
    socket.write('220 ready\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (word.test(text)) {
        heard += 1
        return socket.destroy()
      }
      if (inData) return
      inData = /^DATA/m.test(text)
      socket.write(inData ? '354 go on\r\n' : '250 fine\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, noFiles)
  onTestFinished(async () => {
    await transport.close()
    server.close()
  })
  return { transport, heard: () => heard }
}

test('a letter that comes encoded arrives with the same headers and the same two parts', async () => {
  const { deliveries, transport } = await openSink()
  const headers = { 'List-Unsubscribe': '<https://kervan.example/bulten/ayril>' }
  const returnTo = 'bounce+abc@yanit.kervan.example'
  await transport.deliver({ ...mail, headers, returnTo })
  await transport.deliver({ ...mail, headers, returnTo, encoded: () => encoded })
  const [composed, sent] = deliveries.map(({ sender, recipients, mail: arrived }) => ({
    sender,
    recipients,
    headers: arrived.headers.filter(({ key }) => !['date', 'content-type'].includes(key)),
    text: arrived.text?.trim(),
    html: arrived.html?.trim(),
  }))
  expect(sent?.headers.toSorted(byKey)).toEqual(composed?.headers.toSorted(byKey))
  expect({ ...sent, headers: [] }).toEqual({ ...composed, headers: [] })
})

test.each([
  ['composed', {}],
  ['encoded', { encoded: () => encoded }],
])(
  'a line that breaks before the answer to the whole mail leaves it uncertain, and sends it no second time: %s',
  async (_, change) => {
    const { transport, heard } = await openBreakingServer(/^\.\r\n/m)
    expect(await failure(transport.deliver({ ...mail, ...change }))).toBeInstanceOf(UncertainMailError)
    expect(heard()).toBe(1)
  },
)

test.each([
  ['the sender', /^MAIL FROM/m],
  ['the recipient', /^RCPT TO/m],
  ['DATA', /^DATA/m],
])('a line that breaks at %s has delivered nothing, and the mail may be tried again', async (_, word) => {
  const { transport } = await openBreakingServer(word)
  const error = await failure(transport.deliver(mail))
  expect(error).toMatchObject({ code: 'ECONNECTION' })
  expect(error).not.toBeInstanceOf(UncertainMailError)
})

test('a wrong password loses no mail', async () => {
  const { port } = await openSink({ onAuth: (_auth, _session, done) => done(reply(535, 'Wrong')) })
  const transport = smtpTransport(`smtp://user:wrong@127.0.0.1:${port}`, noFiles)
  const error = await failure(transport.deliver(mail))
  await transport.close()
  expect(error).toMatchObject({ code: 'EAUTH' })
})

test('a dead server is an ordinary error', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  const error = await failure(smtpTransport(`smtp://127.0.0.1:${port}`, noFiles).deliver(mail))
  expect(error).toMatchObject({ code: 'ESOCKET' })
  expect(error).not.toBeInstanceOf(PermanentMailError)
})

test('a server that never greets is given up', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const error = await failure(smtpTransport(`smtp://127.0.0.1:${port}`, noFiles).deliver(mail))
  expect(error).toMatchObject({ code: 'ETIMEDOUT' })
})

test.each(['', 'mail.kervan.example:25', 'http://mail.kervan.example', 'smtp://', 'smtp://a b'])(
  'says what a mail server address looks like: %j',
  (url) => expect(() => smtpTransport(url, noFiles)).toThrow('smtp://user:password@host:587'),
)

function headerOf(delivery: Delivery | undefined, name: string): string | undefined {
  return delivery?.mail.headers.find(({ key }) => key === name)?.value
}
