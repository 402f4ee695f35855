import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { diskFileStore } from '#spine/files/disk-file-store.ts'
import { type FileStore, MissingFileError, newFileKey, type StoredFile } from '#spine/files/files.ts'
import { s3FileStore } from '#spine/files/s3-file-store.ts'
import { s3Bucket, startS3 } from '#testing/s3-server.ts'

const contentType = 'application/pdf'

const folder = await mkdtemp(join(tmpdir(), 'kervan-files-'))
const s3 = await startS3(join(folder, 's3'))

afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const stores: [string, () => FileStore][] = [
  ['on disk', () => diskFileStore(join(folder, 'disk'))],
  ['on S3', () => s3FileStore(s3.url)],
]

const digestOf = (body: Buffer) => ({
  sha256: createHash('sha256').update(body).digest('hex'),
  crc32: crc32(body),
})

const hostileKeys = [
  '',
  '.',
  '..',
  '../secret.txt',
  'a/../../secret.txt',
  'a/..',
  '/etc/passwd',
  'C:\\secret.txt',
  'a\\..\\b.txt',
  'a\u0000.pdf',
  'a\n.pdf',
  'çizim.pdf',
  'a b.pdf',
  '%2e%2e/b.pdf',
  '.incoming/a',
  'a//b.pdf',
  'a/',
  'a.',
  'A.pdf',
  'a'.repeat(201),
]

describe.each(stores)('files %s', (_place, open) => {
  test('come back byte for byte, from a buffer and from a stream', async () => {
    const store = open()
    const body = randomBytes(3_000_000)
    for (const source of [body, Readable.from([body.subarray(0, 1_000_000), body.subarray(1_000_000)])]) {
      const key = newFileKey('pdf')
      await store.put(key, source, { contentType })
      expect(body.equals(await buffer(await store.read(key)))).toBe(true)
    }
  })

  test('say what their content is', async () => {
    const [store, body] = [open(), randomBytes(2_500_000)]
    const key = newFileKey('pdf')
    const pieces = Readable.from([body.subarray(0, 1_000_000), body.subarray(1_000_000)])
    await store.putPieces(key, pieces, { contentType })
    expect(await store.digest(key)).toEqual(digestOf(body))
    expect(body.equals(await buffer(await store.read(key)))).toBe(true)
    const small = Array.from({ length: 8 }, (_unused, number) => Buffer.from(`file ${number}`))
    const digests = await Promise.all(
      small.map(async (each) => {
        const one = newFileKey('txt')
        await store.putPieces(one, Readable.from([Buffer.from(each)]), { contentType })
        return store.digest(one)
      }),
    )
    expect(digests).toEqual(small.map(digestOf))
    await expect(store.digest(newFileKey('pdf'))).rejects.toThrow(MissingFileError)
    expect(await store.digest(key)).toEqual(digestOf(body))
  })

  test('may be empty', async () => {
    const store = open()
    for (const source of [Buffer.alloc(0), Readable.from([])]) {
      const key = newFileKey('txt')
      await store.put(key, source, { contentType: 'text/plain' })
      expect(await buffer(await store.read(key))).toHaveLength(0)
    }
  })

  test('may lie in folders, and are replaced whole', async () => {
    const store = open()
    const key = `offers/2026/${newFileKey('pdf')}`
    await store.put(key, Buffer.from('a long first version'), { contentType })
    await store.put(key, Buffer.from('second'), { contentType })
    expect((await buffer(await store.read(key))).toString()).toBe('second')
  })

  test('exist until they are removed, and removing again is no error', async () => {
    const store = open()
    const key = newFileKey('pdf')
    expect(await store.exists(key)).toBe(false)
    await store.put(key, Buffer.from('x'), { contentType })
    expect(await store.exists(key)).toBe(true)
    await store.remove(key)
    await store.remove(key)
    expect(await store.exists(key)).toBe(false)
  })

  test('of a folder are listed with the time of their storing, without those below it', async () => {
    const store = open()
    const place = `listed-${randomUUID()}`
    expect(await Readable.from(store.list(place)).toArray()).toEqual([])
    const keys = Array.from({ length: 5 }, () => `${place}/${newFileKey('pdf')}`)
    const below = `${place}/below/${newFileKey('pdf')}`
    for (const key of [...keys, below, `${place}-other/x.pdf`])
      await store.put(key, Buffer.from('x'), { contentType })
    const listed: StoredFile[] = await Readable.from(store.list(place)).toArray()
    expect(listed.map(({ key }) => key).sort()).toEqual(keys.sort())
    for (const { storedAt, size } of listed) {
      expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000)
      expect(size).toBe(1)
    }
    await expect(Readable.from(store.list('../x')).toArray()).rejects.toThrow('Not a file key')
  })

  test('that are missing are called missing', async () => {
    await expect(open().read(newFileKey('pdf'))).rejects.toBeInstanceOf(MissingFileError)
  })

  test('leave nothing behind when their source breaks off', async () => {
    const store = open()
    const key = newFileKey('pdf')
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.alloc(200_000)
        throw new Error('the upload broke off')
      })(),
    )
    await expect(store.put(key, breaking, { contentType })).rejects.toThrow('the upload broke off')
    expect(await store.exists(key)).toBe(false)
    expect((await readdir(tmpdir())).filter((name) => name.startsWith('kervan-upload-'))).toEqual([])
  })

  test('of one key written at once end as one of them, whole', async () => {
    const store = open()
    const key = newFileKey('pdf')
    const bodies = Array.from({ length: 8 }, (_unused, number) => Buffer.alloc(100_000, number))
    await Promise.all(bodies.map((body) => store.put(key, body, { contentType })))
    const stored = await buffer(await store.read(key))
    expect(bodies.some((body) => body.equals(stored))).toBe(true)
  })

  test.each(hostileKeys)('are never reached by the key %j', async (key) => {
    const store = open()
    await expect(store.put(key, Buffer.from('x'), { contentType })).rejects.toThrow('Not a file key')
    await expect(store.read(key)).rejects.toThrow('Not a file key')
    await expect(store.exists(key)).rejects.toThrow('Not a file key')
    await expect(store.remove(key)).rejects.toThrow('Not a file key')
  })

  test('can be stored right now', async () => {
    await expect(open().check()).resolves.toBeUndefined()
  })
})

test('on disk, a reader never sees an unfinished file, and no temporary one stays', async () => {
  const place = join(folder, randomUUID())
  const store = diskFileStore(place)
  const key = newFileKey('pdf')
  const source = new Readable({ read() {} })
  const writing = store.put(key, source, { contentType })
  source.push(Buffer.alloc(300_000))
  await vi.waitFor(async () => {
    const [unfinished = ''] = await readdir(join(place, '.incoming'))
    expect((await stat(join(place, '.incoming', unfinished))).size).toBe(300_000)
  })
  expect(await store.exists(key)).toBe(false)
  source.push(null)
  await writing
  expect(await store.exists(key)).toBe(true)
  expect(await readdir(join(place, '.incoming'))).toEqual([])
})

test('on disk, what a killed process left unfinished is removed after a day, and nothing else', async () => {
  const place = join(folder, randomUUID())
  const store = diskFileStore(place)
  const key = newFileKey('pdf')
  await store.put(key, Buffer.from('whole'), { contentType })
  for (const name of ['old', 'new']) await writeFile(join(place, '.incoming', name), 'half')
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
  await utimes(join(place, '.incoming', 'old'), twoDaysAgo, twoDaysAgo)
  expect(await store.removeAbandoned()).toEqual({ files: 1, bytes: 4 })
  expect(await readdir(join(place, '.incoming'))).toEqual(['new'])
  await store.removeAbandoned(0)
  expect(await readdir(join(place, '.incoming'))).toEqual([])
  expect(await store.exists(key)).toBe(true)
})

test('on disk, a folder that is none is not ready', async () => {
  const place = join(folder, randomUUID())
  await writeFile(place, 'a file where the folder should be')
  await expect(diskFileStore(place).check()).rejects.toThrow()
})

test('on disk, the memory of what was written is given back at once, but not what others share', async () => {
  const [store, key] = [diskFileStore(join(folder, randomUUID())), newFileKey('pdf')]
  const content = randomBytes(200_000)
  const own = Buffer.from(content.buffer.slice(0, 100_000))
  await store.putPieces(key, Readable.from([own, content.subarray(100_000)]), { contentType })
  expect([own.length, content.length]).toEqual([0, 200_000])
  expect(content.equals(await buffer(await store.read(key)))).toBe(true)
})

test('on disk, a file that is lost on its way is not stored, and the next one is', async () => {
  const place = join(folder, randomUUID())
  const store = diskFileStore(place)
  const [lost, kept] = [newFileKey('pdf'), newFileKey('pdf')]
  const source = new Readable({ read() {} })
  const storing = store.putPieces(lost, source, { contentType })
  const failing = expect(storing).rejects.toThrow('ENOENT')
  source.push('half')
  await vi.waitFor(async () => expect(await readdir(join(place, '.incoming'))).toHaveLength(1))
  await rm(join(place, '.incoming'), { recursive: true })
  source.push(null)
  await failing
  expect(await store.exists(lost)).toBe(false)
  await store.putPieces(kept, Readable.from(['whole']), { contentType })
  expect(await store.exists(kept)).toBe(true)
})

test('on disk, a folder is not a file', async () => {
  const place = join(folder, randomUUID())
  await mkdir(join(place, 'offers'), { recursive: true })
  const store = diskFileStore(place)
  expect(await store.exists('offers')).toBe(false)
  await expect(store.put('offers', Buffer.from('x'), { contentType })).rejects.toThrow()
  expect(await readdir(join(place, '.incoming'))).toEqual([])
})

test('on S3, a missing bucket, an unknown key and a dead server are not ready', async () => {
  const dead = await startS3(join(folder, 'dead'), [])
  await dead.close()
  const broken = [s3.url.replace(s3Bucket, 'baska-kova'), s3.url.replace('S3RVER:', 'STRANGER:'), dead.url]
  for (const url of broken) await expect(s3FileStore(url).check()).rejects.toThrow('does not answer')
})

test('a key says nothing but its kind, and refuses an extension that is none', () => {
  expect(newFileKey('pdf')).toMatch(/^[0-9a-f-]{36}\.pdf$/)
  expect(newFileKey('pdf')).not.toBe(newFileKey('pdf'))
  for (const extension of ['', '.pdf', 'PDF', 'p/f', '../x', 'toolongext', 'çdf'])
    expect(() => newFileKey(extension)).toThrow('extension')
})
