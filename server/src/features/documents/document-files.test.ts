/** Files of documents in both stores: thumbnails, archives, and nothing for anybody else, by whatever address. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { NotDrawnError, reducePicture, TooBusyError } from '#features/documents/reduce-picture.ts'
import { reducedKeyOf, reducedKeysOf, reducedPicture } from '#features/documents/reduced-pictures.ts'
import { uploadKeyOf } from '#features/documents/store-upload.ts'
import { sweepUploads } from '#features/documents/sweep-uploads.jobs.ts'
import { makeGoods } from '#testing/customer-goods.ts'
import { addDocument, downloadDocument } from '#testing/documents.ts'
import { eventually } from '#testing/eventually.ts'
import { greyPicture as picture } from '#testing/grey-picture.ts'
import { readZip } from '#testing/read-xlsx.ts'
import { startS3 } from '#testing/s3-server.ts'
import { sampleFile } from '#testing/sample-files.ts'
import { query } from '#testing/sign-in.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'

const sizeOf = (webp: Buffer) => {
  expect(webp.toString('latin1', 8, 12)).toBe('WEBP')
  // Of a picture without transparency.
  expect(webp.toString('latin1', 12, 16)).toBe('VP8 ')
  return [webp.readUInt16LE(26) & 0x3fff, webp.readUInt16LE(28) & 0x3fff]
}

const folder = await mkdtemp(join(tmpdir(), 'kervan-documents-'))
const s3 = await startS3(folder)
const stores = {
  disk: await startTestServer(),
  bucket: await startTestServer({ env: { S3_URL: s3.url, KERVAN_MODE: 'demo' } }),
}
afterAll(async () => {
  await Promise.all([stores.disk.close(), stores.bucket.close()])
  await s3.close()
  await rm(folder, { recursive: true })
})

describe.each(Object.entries(stores))('on %s', (_, server) => {
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

  test('a picture is drawn small once in each size, and goes with its document', async () => {
    const customer = await server.signIn('customer')
    const { id, thumbnail_path, picture_path } = (
      await addDocument(server, customer, { name: 'a.png', content: picture(2_000, 1_000) })
    ).body
    const answers = await Promise.all([1, 2].map(() => server.fetch(thumbnail_path, { as: customer })))
    const [small, again] = await Promise.all(answers.map(bytesOf))
    expect(sizeOf(small as Buffer)).toEqual([480, 240])
    expect(small?.equals(again as Buffer)).toBe(true)
    const { files } = server.services
    expect(await files.exists(reducedKeyOf('thumbnail', id))).toBe(true)
    const large = await server.fetch(picture_path, { as: customer })
    expect(large.headers.get('content-type')).toBe('image/webp')
    expect(sizeOf(await bytesOf(large))).toEqual([1_600, 800])
    await server.call('DELETE', `/documents/${id}`, { as: customer })
    for (const path of [thumbnail_path, picture_path])
      expect((await server.fetch(path, { as: customer })).status).toBe(404)
    await query(server, "update documents set deleted_at = now() - interval '5 minutes' where id = $1", [id])
    await sweepUploads({ ...server.services, log: { warn: () => undefined, info: () => undefined } })
    for (const key of reducedKeysOf(id)) expect(await files.exists(key)).toBe(false)
  })

  test('all documents of a shipment come in one archive, for each as much as they may see', async () => {
    const [customer, staff] = [await server.signIn('customer'), await server.signIn('staff')]
    const { shipmentId, requestId, shipmentNumber } = await makeGoods(
      (text, values) => query(server, text, values),
      customer.userId,
      crypto.randomUUID(),
    )
    await query(server, 'delete from documents where customer_id = $1', [customer.userId])
    await query(server, 'update shipments set request_id = $2 where id = $1', [shipmentId, requestId])
    const add = (as: SignedIn, name: string, filling: string, more = {}) =>
      addDocument(server, as, {
        name,
        content: sampleFile('.pdf', Buffer.from(filling)),
        body: { shipment_id: shipmentId, ...more },
      })
    await add(customer, 'Şubat faturası.pdf', 'bir')
    await add(customer, 'şubat FATURASI.pdf', 'iki')
    await add(staff, 'maliyet.pdf', 'üç', { visibility: 'internal' })
    // One of them came a moment ago.
    await eventually('their checksums are taken', async () => {
      const rows = await query(server, 'select from documents where shipment_id = $1 and crc32 is null', [
        shipmentId,
      ])
      return rows.length === 0
    })
    await query(server, 'update documents set crc32 = null where shipment_id = $1 and file_name like $2', [
      shipmentId,
      'Şubat%',
    ])
    const archive = (as: SignedIn, matter: string) =>
      server.fetch(`/api/${matter}/documents.zip?surface=${as.surface}`, { as })
    for (const matter of [`shipments/${shipmentId}`, `requests/${requestId}`]) {
      const own = await archive(customer, matter)
      expect(own.headers.get('content-disposition')).toContain(`belgeler-${shipmentNumber.toLowerCase()}`)
      const packed = await bytesOf(own)
      expect(packed.length).toBe(Number(own.headers.get('content-length')))
      const files = readZip(packed)
      expect([...files.keys()]).toEqual(['Şubat faturası.pdf', 'şubat FATURASI (2).pdf'])
      expect(files.get('Şubat faturası.pdf')).toBe(sampleFile('.pdf', Buffer.from('bir')).toString('utf8'))
      expect([...readZip(await bytesOf(await archive(staff, matter))).keys()]).toContain('ofis/maliyet.pdf')
      const other = await server.signIn('customer')
      expect((await archive(other, matter)).status).toBe(404)
      expect((await server.fetch(`/api/${matter}/documents.zip`)).status).toBe(401)
    }
  })

  test('a lost file is left out of the archive and named in a note; the others come', async () => {
    const customer = await server.signIn('customer')
    const run = (text: string, values: unknown[]) => query(server, text, values)
    const { shipmentId } = await makeGoods(run, customer.userId, crypto.randomUUID())
    await query(server, 'delete from documents where customer_id = $1', [customer.userId])
    const add = async (name: string) =>
      (await addDocument(server, customer, { name, body: { shipment_id: shipmentId } })).body
    const [lost] = [await add('ödeme.pdf'), await add('fatura.pdf')]
    await server.services.files.remove(uploadKeyOf(lost.id))
    const answer = await server.fetch(`/api/shipments/${shipmentId}/documents.zip`, { as: customer })
    const packed = await bytesOf(answer)
    expect(packed.length).toBe(Number(answer.headers.get('content-length')))
    const files = readZip(packed)
    expect([...files.keys()]).toEqual(['fatura.pdf', 'eksik-belgeler.txt'])
    expect(files.get('eksik-belgeler.txt')).toContain(`- ödeme.pdf (${lost.number})`)
  })

  test('somebody else gets nothing: by id, by path, by a link, by what lies beside it', async () => {
    const [customer, other] = [await server.signIn('customer'), await server.signIn('customer')]
    const { id, file_path, preview_path, thumbnail_path, picture_path } = (
      await addDocument(server, customer, { name: 'a.png', content: picture(20, 20) })
    ).body
    await server.fetch(thumbnail_path, { as: customer })
    const paths = [
      ...[
        preview_path,
        thumbnail_path,
        picture_path,
        `/api/documents/${id}/preview`,
        `/api/documents/${id}/thumbnail?key=`,
      ],
      ...[`/api/documents/${id}/file`, `/api/uploads/${id}/file`, `/api/documents/${file_path}`],
      ...[`/api/documents/${encodeURIComponent(file_path)}/file`, `/${file_path}`, `/files/uploads/${id}`],
      ...[`/uploads/${id}`, `/thumbnails/${id}`, `/api/documents/..%2f..%2fuploads%2f${id}/file`],
    ]
    for (const path of paths) {
      const answer = await server.fetch(path, { as: other })
      expect([answer.status, path]).toEqual([404, path])
      expect((await bytesOf(answer)).includes('PNG')).toBe(false)
    }
    for (const [method, path] of [
      ['GET', `/documents/${id}`],
      ['DELETE', `/documents/${id}`],
      ['POST', `/documents/${id}/restore`],
    ] as const)
      expect((await server.call(method, path, { as: other })).status).toBe(404)
    expect((await downloadDocument(server, customer, id)).status).toBe(200)
  })
})

test('a picture that needs too much time, memory or space is not drawn, and the next one is', async () => {
  const draw = (limits = {}) =>
    reducePicture(async () => Readable.from([picture(4_000, 4_000)]), { side: 480, ...limits })
  await expect(draw({ milliseconds: 20 })).rejects.toThrow(NotDrawnError)
  expect(await draw({ pixels: 1_000_000 })).toBeUndefined()
  expect(await draw({ megabytes: 10 })).toBeUndefined()
  expect(await draw()).toBeInstanceOf(Buffer)
})

test('one that failed for want of its file is drawn another time; one that is no picture never is', async () => {
  const { files } = stores.disk.services
  const [broken, wrong] = [crypto.randomUUID(), crypto.randomUUID()]
  await files.put(uploadKeyOf(broken), picture(20, 20), { contentType: 'image/png' })
  await files.put(uploadKeyOf(wrong), sampleFile('.pdf'), { contentType: 'image/png' })
  const breaking = {
    ...files,
    read: async (key: string) =>
      key === uploadKeyOf(broken) ? Readable.from(brokenOff(picture(20, 20))) : files.read(key),
  }
  const [now, key] = [Date.now(), reducedKeyOf('thumbnail', broken)]
  expect(await reducedPicture(breaking, 'thumbnail', broken, now)).toBeUndefined()
  expect(await files.exists(key)).toBe(false)
  expect(await reducedPicture(files, 'thumbnail', broken, now + 30_000)).toBeUndefined()
  expect(await reducedPicture(files, 'thumbnail', broken, now + 61_000)).toBeInstanceOf(Readable)
  expect(await reducedPicture(files, 'thumbnail', wrong, now)).toBeUndefined()
  expect(await files.exists(reducedKeyOf('thumbnail', wrong))).toBe(true)
})

test('a file is opened only when its turn has come, and never for those who are too many', async () => {
  let opened = 0
  const gate = Promise.withResolvers<never>()
  const open = () => {
    opened += 1
    return gate.promise
  }
  const drawing = Array.from({ length: 60 }, () => reducePicture(open, { side: 480 }))
  const ended = Promise.allSettled(drawing)
  await expect(drawing.at(-1)).rejects.toThrow(TooBusyError)
  expect(opened).toBe(2)
  gate.reject(new Error('The disk is gone.'))
  const refused = (await ended).filter(
    (one) => one.status === 'rejected' && one.reason instanceof TooBusyError,
  )
  expect([refused.length, opened]).toEqual([8, 52])
})

async function* brokenOff(content: Buffer) {
  yield content.subarray(0, content.length / 2)
  throw new Error('The disk is gone.')
}
