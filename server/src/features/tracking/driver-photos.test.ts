/** A picture from a driver's link: the office has it at once, its customer when the office shows it. */
import { randomUUID } from 'node:crypto'
import type { StaffDocument } from '@kervan/domain/documents/document.ts'
import { notYoursWords } from '@kervan/domain/documents/documents.copy.ts'
import { mostPhotos } from '@kervan/domain/tracking/driver-link.ts'
import { afterAll, expect, test } from 'vitest'
import { makeGoods } from '#testing/customer-goods.ts'
import { downloadDocument } from '#testing/documents.ts'
import { sampleFile } from '#testing/sample-files.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'
import { storedFiles } from '#testing/uploads.ts'

const server = await startTestServer()
afterAll(server.close)
const [customer, staff] = [await server.signIn('customer'), await server.signIn('staff')]
const goods = await makeGoods((text, values) => query(server, text, values), customer.userId, randomUUID())
const token = server.services.driverLinkIds.token(goods.driverLinkId)

async function send(content: Buffer, { name = 'teslim.jpg', as = token } = {}) {
  const answer = await server.fetch('/api/driver-photos', {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'x-driver-token': as,
      'x-file-name': encodeURIComponent(name),
    },
    body: new Uint8Array(content),
  })
  return { status: answer.status, body: (await answer.json()) as { id: string; code?: string } }
}

test('is a document of the shipment, once, that only the office sees until it shows it', async () => {
  const photo = sampleFile('.jpg', Buffer.from('kamyon'))
  const first = await send(photo)
  expect(first.status).toBe(201)
  expect((await send(photo)).body).toEqual(first.body)
  const { id } = first.body
  const { body } = await server.call<StaffDocument>('GET', `/staff/documents/${id}`, { as: staff })
  expect(body).toMatchObject({
    shipment_id: goods.shipmentId,
    customer_id: customer.userId,
    document_type: 'photo',
    uploaded_by: 'driver',
    visibility: 'internal',
  })
  expect((await downloadDocument(server, customer, id)).status).toBe(404)
  const shown = { document_type: 'photo', visibility: 'customer' }
  await server.call('PUT', `/staff/documents/${id}`, { as: staff, body: shown })
  expect((await downloadDocument(server, customer, id)).status).toBe(200)
  const change = await server.call('DELETE', `/documents/${id}`, { as: customer })
  expect(change.body).toMatchObject({ code: 'NOT_YOURS', message: notYoursWords.driver })
  expect(await storedFiles(server.services.config.dataFolder)).toEqual([id])
})

test('sent by several tries at once it is one document', async () => {
  const before = await storedFiles(server.services.config.dataFolder)
  const photo = sampleFile('.jpg', Buffer.from('aynı anda'))
  const tries = await Promise.all(Array.from({ length: 6 }, () => send(photo)))
  expect(new Set(tries.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  const stored = await storedFiles(server.services.config.dataFolder)
  expect(stored.toSorted()).toEqual([...before, tries[0]?.body.id].toSorted())
})

test('a shipment has so many and no more, and a link sends so often and no oftener', async () => {
  const before = await storedFiles(server.services.config.dataFolder)
  await query(
    server,
    `insert into documents (id, number, customer_id, shipment_id, file_name, file_type, file_size, file_path, sha256, crc32,
        document_type, visibility, uploaded_by)
      select gen_random_uuid(), 'BLG-P' || turn, $1, $2, 'a.jpg', 'image/jpeg', 1, 'a', turn::text, 0, 'photo', 'internal', 'driver'
      from generate_series(1, $3) turn`,
    [customer.userId, goods.shipmentId, mostPhotos],
  )
  const full = await send(sampleFile('.jpg', Buffer.from('bir daha')))
  expect([full.status, full.body.code]).toEqual([409, 'PHOTOS_FULL'])
  expect(await storedFiles(server.services.config.dataFolder)).toEqual(before)
  const { points } = server.services.config.limits.driverPhoto
  await query(server, 'update limits set points = $1 where key = $2', [
    points,
    `driverPhoto:${goods.driverLinkId}`,
  ])
  expect((await send(sampleFile('.jpg'))).status).toBe(429)
  await query(server, 'delete from limits', [])
})

test('nothing comes by a link that does not work, and nothing but a picture', async () => {
  const before = await storedFiles(server.services.config.dataFolder)
  expect((await send(Buffer.from('<html>'))).status).toBe(415)
  expect((await send(sampleFile('.pdf'), { name: 'a.pdf' })).status).toBe(415)
  expect((await send(sampleFile('.jpg'), { as: randomUUID() })).body.code).toBe('LINK_REFUSED')
  await query(server, 'update driver_links set revoked_at = now() where id = $1', [goods.driverLinkId])
  expect((await send(sampleFile('.jpg'))).body.code).toBe('LINK_REFUSED')
  expect(await storedFiles(server.services.config.dataFolder)).toEqual(before)
})
