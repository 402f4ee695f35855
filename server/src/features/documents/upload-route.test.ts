/** Uploads over HTTP: whole or not at all, within their size, of their kind, and once for every try. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { uploadMaxBytes, uploadTypeByEnd } from '@kervan/domain/documents/upload-rules.ts'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { slowestClientMs } from '#spine/http/slow-clients.ts'
import { eventually } from '#testing/eventually.ts'
import { pdfOfSize, sampleEnds, sampleFile, zipOf } from '#testing/sample-files.ts'
import { query } from '#testing/sign-in.ts'
import { atFullSize } from '#testing/size.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'
import { downloadUpload, rowsOf, storedFiles, unfinishedFiles, upload } from '#testing/uploads.ts'

// A server of its own, since its files are counted and its places for uploads are filled.
const server = await startTestServer()
afterAll(server.close)

const tooLarge = "Dosya boyutu 10MB'dan küçük olmalıdır"
const refused = 'Dosya yüklenirken hata oluştu'
const pdf = sampleFile('.pdf')

const { dataFolder } = server.services.config
const incoming = async () => (await unfinishedFiles(dataFolder)).length

/** What the work leaves behind: rows of the person, and files. */
async function leftBy(person: SignedIn, work: () => Promise<unknown>) {
  const before = await storedFiles(dataFolder)
  await work()
  await eventually('no file is being stored', async () => (await incoming()) === 0)
  const newFiles = (await storedFiles(dataFolder)).filter((name) => !before.includes(name))
  return { rows: await rowsOf(server, person), newFiles }
}

/** An upload as bytes, so that it can be sent slowly, wrongly or in part. */
async function openUpload(person: SignedIn, headers: Record<string, string | number>) {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  const all = {
    host: 'localhost',
    origin: server.origin,
    ...person.headers,
    'content-type': 'application/pdf',
    'x-file-name': 'a.pdf',
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.write(`POST /api/uploads HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  const answer = wholeAnswer(socket).catch(() => '')
  return { socket, answer, status: async () => Number((await answer).split(' ')[1] ?? 0) }
}

/** Until its last byte, or the end of the connection. */
async function wholeAnswer(socket: Socket): Promise<string> {
  let text = ''
  for await (const piece of socket.iterator({ destroyOnReturn: false })) {
    text += piece
    const [head = '', body = ''] = text.split('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
    if (Buffer.byteLength(body) >= length) break
  }
  return text
}

describe('a file', () => {
  test.each(sampleEnds)('ending in %s is stored, and comes back as it was', async (end) => {
    const person = await server.signIn('customer')
    const content = sampleFile(end, Buffer.from('x'.repeat(300_000)))
    const type = uploadTypeByEnd[end] ?? ''
    const { status, body } = await upload(server, content, {
      as: person,
      name: `Çeki listesi (1)${end}`,
      headers: { 'content-type': type },
    })
    expect([status, body]).toEqual([
      201,
      { id: body.id, name: `Çeki listesi (1)${end}`, type, size: content.length },
    ])
    const file = await downloadUpload(server, person, body.id)
    expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true)
    expect(file.headers.get('content-type')).toBe(type)
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="ceki-listesi-1-${end}"; filename*=UTF-8''%C3%87eki%20listesi%20%281%29${end}`,
    )
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect(file.headers.get('content-security-policy')).toContain('sandbox')
    expect(file.headers.get('cache-control')).toBe('no-store')
  })

  test('of staff is theirs, on their surface', async () => {
    const person = await server.signIn('staff')
    const { body } = await upload(server, pdf, { as: person })
    expect((await downloadUpload(server, person, body.id)).status).toBe(200)
    expect((await downloadUpload(server, { ...person, surface: 'portal' }, body.id)).status).toBe(401)
  })

  test('of another is not there: by its id, near it, by its path, for staff neither', async () => {
    const [owner, other, admin] = [
      await server.signIn('customer'),
      await server.signIn('customer'),
      await server.signIn('admin'),
    ]
    const { body } = await upload(server, pdf, { as: owner })
    for (const stranger of [other, admin])
      for (const id of [body.id, randomUUID(), body.id.slice(0, 8), `..%2Fuploads%2F${body.id}`, 'x'])
        expect((await downloadUpload(server, stranger, id)).status).toBe(404)
    expect((await server.fetch(`/api/uploads/${body.id}/file`)).status).toBe(401)
    expect((await server.fetch(`/uploads/${body.id}`, { as: owner })).status).toBe(404)
    expect((await server.fetch(`/api/uploads/${body.id}`, { as: owner })).status).toBe(404)
  })
})

describe('what a file is not', () => {
  test.each<[string, string, Buffer]>([
    ['HTML as PDF', 'a.pdf', Buffer.from('<script>alert(1)</script>')],
    ['a program as JPEG', 'a.jpg', Buffer.from(`MZ${'\0'.repeat(5_000)}`)],
    ['SVG as PNG', 'a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['SVG', 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['PHP as GIF', 'a.gif', Buffer.from('<?php phpinfo();')],
    ['a PDF that begins late', 'a.pdf', Buffer.concat([Buffer.alloc(600, 'a'), pdf])],
    ['nothing', 'a.pdf', Buffer.alloc(0)],
    ['an archive as DOCX', 'a.docx', zipOf({ 'a.txt': 'a' })],
    ['a PDF named as a program', 'a.pdf.exe', pdf],
    ['a PDF without a name', '', pdf],
    ['a name that breaks out of its header', '"; filename="evil.html', pdf],
  ])('%s is refused and leaves nothing', async (_, name, content) => {
    const person = await server.signIn('customer')
    const left = await leftBy(person, async () => {
      const { status, body } = await upload(server, content, { as: person, name })
      expect([status, body.code, body.message]).toEqual([415, 'FILE_REFUSED', refused])
      expect(body.data?.reason).toMatch(/^[A-ZÇĞİÖŞÜ].+\.$/)
    })
    expect(left).toEqual({ rows: [], newFiles: [] })
  })

  test('a declared type that contradicts it is refused', async () => {
    const person = await server.signIn('customer')
    for (const type of ['text/html', 'text/plain', 'multipart/form-data; boundary=x', 'image/png'])
      expect((await upload(server, pdf, { as: person, headers: { 'content-type': type } })).status).toBe(415)
    expect(await rowsOf(server, person)).toEqual([])
  })

  test('one that is two kinds at once is only ever saved, as the verified one', async () => {
    const person = await server.signIn('customer')
    const script = Buffer.from('<script>alert(1)</script>')
    const both: [string, Buffer][] = [
      ['a.pdf', sampleFile('.pdf', script)],
      ['a.jpg', sampleFile('.jpg', script)],
      ['a.gif', sampleFile('.gif', script)],
      ['a.png', Buffer.concat([sampleFile('.png'), zipOf({ 'a.html': script })])],
    ]
    for (const [name, content] of both) {
      const { status, body } = await upload(server, content, { as: person, name })
      expect(status).toBe(201)
      const { headers } = await downloadUpload(server, person, body.id)
      expect(headers.get('content-disposition')).toMatch(/^attachment;/)
      expect(headers.get('content-type')).toBe(body.type)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })
})

describe('the size', () => {
  test('of exactly 10 MB is taken; a byte more is not', async () => {
    const person = await server.signIn('customer')
    const left = await leftBy(person, async () => {
      expect((await upload(server, pdfOfSize(uploadMaxBytes), { as: person })).status).toBe(201)
      const { status, body, headers } = await upload(server, pdfOfSize(uploadMaxBytes + 1), { as: person })
      expect([status, body.message, headers.get('connection')]).toEqual([413, tooLarge, 'close'])
    })
    expect(left.rows).toMatchObject([{ size: 10_485_760 }])
    expect(left.newFiles).toHaveLength(1)
  })

  test('is counted where it is not told', async () => {
    const person = await server.signIn('customer')
    const send = async (content: Buffer) => {
      const { socket, status } = await openUpload(person, { 'transfer-encoding': 'chunked' })
      for (let from = 0; from < content.length; from += 1_000_000) {
        const piece = content.subarray(from, from + 1_000_000)
        socket.write(`${piece.length.toString(16)}\r\n`)
        socket.write(piece)
        socket.write('\r\n')
      }
      socket.write('0\r\n\r\n')
      return status()
    }
    const left = await leftBy(person, async () => {
      expect(await send(pdfOfSize(uploadMaxBytes + 1))).toBe(413)
      expect(await send(pdf)).toBe(201)
    })
    expect(left.rows).toMatchObject([{ size: pdf.length }])
    expect(left.newFiles).toHaveLength(1)
  })

  test('that is told too high is refused at once; more than is told is not read', async () => {
    const person = await server.signIn('customer')
    const left = await leftBy(person, async () => {
      const high = await openUpload(person, { 'content-length': 20_000_000 })
      high.socket.write(pdf)
      expect(await high.status()).toBe(413)
      const low = await openUpload(person, { 'content-length': 100 })
      low.socket.write(pdfOfSize(20_000))
      expect([400, 415]).toContain(await low.status())
    })
    expect(left).toEqual({ rows: [], newFiles: [] })
  })

  test('of what is packed is unknown', async () => {
    const person = await server.signIn('customer')
    for (const encoding of ['gzip', 'br', 'deflate', 'gzip, identity']) {
      const { status, body } = await upload(server, pdf, {
        as: person,
        headers: { 'content-encoding': encoding },
      })
      expect([status, body.message]).toEqual([413, tooLarge])
    }
  })
})

test('what is refused by its beginning is answered before the rest is sent', async () => {
  const person = await server.signIn('customer')
  const left = await leftBy(person, async () => {
    const { socket, answer } = await openUpload(person, { 'content-length': uploadMaxBytes })
    socket.write(Buffer.alloc(100_000, '<html>'))
    expect(await answer).toContain(refused)
  })
  expect(left).toEqual({ rows: [], newFiles: [] })
})

test('one that is given up at any moment leaves nothing', async () => {
  const person = await server.signIn('customer')
  const left = await leftBy(person, async () => {
    const sent = await Promise.all(
      Array.from({ length: 18 }, async (_, turn) => {
        const { socket, answer } = await openUpload(person, { 'content-length': 1_000_000 })
        if (turn % 3 > 0) socket.write(pdfOfSize(500_000))
        await pause(turn * 2)
        if (turn % 2) socket.destroy()
        else socket.resetAndDestroy()
        return answer
      }),
    )
    expect(sent).toEqual(Array.from({ length: 18 }, () => ''))
    expect((await upload(server, pdf, { as: person })).status).toBe(201)
  })
  expect(left.rows).toHaveLength(1)
  expect(left.newFiles).toEqual([left.rows[0]?.id])
})

describe('names', () => {
  test.each([
    ['../../etc/x.pdf', 'x.pdf'],
    ['C:\\x.pdf', 'x.pdf'],
    ['a\0.pdf', 'a.pdf'],
    ['CON.pdf', '_CON.pdf'],
    ['x\u202efdp.exe.pdf', 'xfdp.exe.pdf'],
    ['a\r\nset-cookie: b=c.pdf', 'a set-cookie: b=c.pdf'],
    ['"; filename="evil.html;.pdf', '"; filename="evil.html;.pdf'],
    ['İstanbul gümrük ışığı 📦.PDF', 'İstanbul gümrük ışığı 📦.PDF'],
    [`${'ğ'.repeat(150)}.pdf`, `${'ğ'.repeat(98)}.pdf`],
  ])('%j comes back as %j', async (given, shown) => {
    const person = await server.signIn('customer')
    const { status, body } = await upload(server, pdf, { as: person, name: given })
    expect([status, body.name]).toEqual([201, shown])
    const { headers } = await downloadUpload(server, person, body.id)
    const [, plain, encoded] =
      /^attachment; filename="([a-z0-9._-]+)"; filename\*=UTF-8''([\w.%~!-]+)$/.exec(
        headers.get('content-disposition') ?? '',
      ) ?? []
    expect(plain).toMatch(/\.pdf$/)
    expect(decodeURIComponent(encoded ?? '')).toBe(shown)
    expect(headers.get('set-cookie')).toBeNull()
  })

  test.each(['%', '%ff.pdf', '%C3%28.pdf'])('that is no text (%s) is refused', async (name) => {
    const person = await server.signIn('customer')
    const headers = { 'x-file-name': name }
    expect((await upload(server, pdf, { as: person, headers })).status).toBe(415)
  })
})

describe('another try', () => {
  test('after a lost answer gets the first one, without sending the file again', async () => {
    const person = await server.signIn('customer')
    const key = randomUUID()
    const first = await upload(server, pdf, { as: person, headers: { 'idempotency-key': key } })
    const { socket, answer } = await openUpload(person, {
      'content-length': pdf.length,
      'x-file-name': 'fatura.pdf',
      'idempotency-key': key,
    })
    socket.write(pdf.subarray(0, 10))
    expect(await answer).toContain(JSON.stringify(first.body))
    expect(await rowsOf(server, person)).toHaveLength(1)
  })

  test('after a cancelled one begins anew', async () => {
    const person = await server.signIn('customer')
    const headers = { 'idempotency-key': randomUUID() }
    const left = await leftBy(person, async () => {
      const { socket } = await openUpload(person, { ...headers, 'content-length': uploadMaxBytes })
      socket.write(pdfOfSize(1_000_000))
      await eventually('it is being stored', async () => (await incoming()) > 0)
      socket.destroy()
      expect((await upload(server, pdf, { as: person, headers })).status).toBe(201)
    })
    expect(left.rows).toHaveLength(1)
    expect(left.newFiles).toEqual([left.rows[0]?.id])
  })

  test('at the same time ends as one upload', async () => {
    const person = await server.signIn('customer')
    const headers = { 'idempotency-key': randomUUID() }
    const left = await leftBy(person, async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => upload(server, pdf, { as: person, headers })),
      )
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    })
    expect(left.newFiles).toEqual([left.rows[0]?.id])
  })

  test('with another file is told so; another person’s key is another', async () => {
    const [person, other] = [await server.signIn('customer'), await server.signIn('customer')]
    const headers = { 'idempotency-key': randomUUID() }
    const first = await upload(server, pdf, { as: person, headers })
    const renamed = await upload(server, pdf, { as: person, headers, name: 'b.pdf' })
    expect([renamed.status, renamed.body.code]).toEqual([422, 'KEY_REUSED'])
    expect((await upload(server, pdfOfSize(5_000), { as: person, headers })).status).toBe(422)
    const theirs = await upload(server, pdf, { as: other, headers })
    expect(theirs.status).toBe(201)
    expect(theirs.body.id).not.toBe(first.body.id)
    const bad = await upload(server, pdf, { as: person, headers: { 'idempotency-key': 'a b' } })
    expect(bad.status).toBe(400)
  })
})

describe('who may', () => {
  test('only one who is signed in, from our own pages, and on their own page', async () => {
    const [person, other] = [await server.signIn('customer'), await server.signIn('customer')]
    const refusals: [number, Parameters<typeof upload>[2]][] = [
      [401, {}],
      [403, { as: person, headers: { origin: 'https://evil.example' } }],
      [403, { as: person, headers: { 'sec-fetch-site': 'cross-site' } }],
      [409, { as: person, headers: { 'kervan-person': other.userId } }],
    ]
    for (const [status, sent] of refusals) expect((await upload(server, pdf, sent)).status).toBe(status)
    expect(await rowsOf(server, person)).toEqual([])
  })

  test('one whose account is deleted meanwhile is not, and leaves nothing', async () => {
    const person = await server.signIn('customer')
    const left = await leftBy(person, async () => {
      const { socket, status } = await openUpload(person, {
        'content-length': pdf.length,
        connection: 'close',
      })
      socket.write(pdf.subarray(0, 20))
      await eventually('it is being stored', async () => (await incoming()) > 0)
      await query(server, 'delete from users where id = $1', [person.userId])
      socket.write(pdf.subarray(20))
      expect(await status()).toBe(401)
    })
    expect(left).toEqual({ rows: [], newFiles: [] })
  })
})

test('a full disk is told as one, and leaves nothing; afterwards it goes on', async () => {
  const person = await server.signIn('customer')
  const { files } = server.services
  const { putPieces } = files
  onTestFinished(() => void Object.assign(files, { putPieces }))
  files.putPieces = async (key, body, options) => {
    const filling = async function* () {
      yield* body as AsyncIterable<Buffer>
      throw Object.assign(new Error('write'), { code: 'ENOSPC' })
    }
    return putPieces(key, Readable.from(filling()), options)
  }
  const left = await leftBy(person, async () => {
    const { status, body } = await upload(server, pdf, { as: person })
    expect([status, body.code]).toEqual([507, 'STORAGE_FULL'])
  })
  expect(left).toEqual({ rows: [], newFiles: [] })
  Object.assign(files, { putPieces })
  expect((await upload(server, pdf, { as: person })).status).toBe(201)
})

test('a person has 20 at once, everybody together 300; calls are served meanwhile', async () => {
  const people = await Promise.all(Array.from({ length: 16 }, () => server.signIn('customer')))
  const [greedy, late] = [people[0] as SignedIn, people[15] as SignedIn]
  const open = (person: SignedIn) => openUpload(person, { 'content-length': 1_000_000 })
  const sent = await Promise.all(
    people.slice(0, 15).flatMap((person) => Array.from({ length: 20 }, () => open(person))),
  )
  for (const { socket } of sent) socket.write('%PDF-1.7\n')
  await eventually('all are waited for', async () => (await incoming()) === 300)
  const own = await upload(server, pdf, { as: greedy })
  expect([own.status, own.body.code]).toEqual([429, 'TOO_MANY_UPLOADS'])
  const others = await openUpload(late, { 'content-length': pdf.length })
  expect(await others.status()).toBe(503)
  for (let round = 0; round < 20; round += 1) {
    expect((await server.fetch('/api/company')).status).toBe(200)
    expect(
      (await server.call('POST', '/demo/inbox/test-mail', { body: { to: 'a@musteri.example' } })).status,
    ).toBe(202)
  }
  for (const { socket } of sent) socket.destroy()
  await eventually('all are gone', async () => (await incoming()) === 0)
  expect((await upload(server, pdf, { as: greedy })).status).toBe(201)
})

test('too many in a short time, or too many that nothing stands on, are refused', async () => {
  const strict = await startTestServer({ env: { LIMIT_UPLOAD: '2/60' } })
  onTestFinished(strict.close)
  const person = await strict.signIn('customer')
  const statuses = []
  for (let round = 0; round < 3; round += 1) statuses.push((await upload(strict, pdf, { as: person })).status)
  expect(statuses).toEqual([201, 201, 429])

  const hoarder = await server.signIn('customer')
  await query(
    server,
    `insert into uploads (id, user_id, upload_key, name, type, size)
     select uuidv7(), $1, 'key-' || number, 'a.pdf', 'application/pdf', 1 from generate_series(1, 100) as number`,
    [hoarder.userId],
  )
  const { status, body } = await upload(server, pdf, { as: hoarder })
  expect([status, body.code]).toEqual([409, 'TOO_MANY_UNUSED'])
  await query(server, "delete from uploads where user_id = $1 and upload_key like 'key-%'", [hoarder.userId])
  expect((await upload(server, pdf, { as: hoarder })).status).toBe(201)
  await query(server, 'delete from uploads where user_id = $1', [hoarder.userId])
})

test.runIf(atFullSize)(
  'a slow line that lives finishes, however long it takes; one that only pretends is cut off',
  async () => {
    const person = await server.signIn('customer')
    const content = pdfOfSize(1_000_000)
    const slow = await openUpload(person, { 'content-length': content.length, connection: 'close' })
    const trickle = await openUpload(person, { 'content-length': content.length })
    // A reset is an end too, which `once` would take for a failure.
    const cutOff = new Promise((resolve) => trickle.socket.once('close', resolve))
    const began = performance.now()
    for (let from = 0; from < content.length; from += 20_000) {
      slow.socket.write(content.subarray(from, from + 20_000))
      trickle.socket.write(content.subarray(from, from + 1))
      await pause(1_000)
    }
    expect(performance.now() - began).toBeGreaterThan(slowestClientMs + 10_000)
    expect(await slow.status()).toBe(201)
    await cutOff
    expect(await rowsOf(server, person)).toHaveLength(1)
  },
  120_000,
)
