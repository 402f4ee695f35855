/** Files that somebody sends to do harm are refused, or kept and opened by nobody; the server stays small and quick meanwhile. */
import { uploadTypes } from '@kervan/domain/documents/upload-rules.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDocument, downloadDocument } from '#testing/documents.ts'
import { type HostileFile, inertFiles, refusedFiles } from '#testing/hostile-files.ts'
import { startTestServer } from '#testing/test-server.ts'
import { storedFiles, unfinishedFiles, upload } from '#testing/uploads.ts'

const server = await startTestServer({ env: { LIMIT_UPLOAD: '10000/60' } })
const customer = await server.signIn('customer')
const { dataFolder } = server.services.config
const megabytes = () => process.memoryUsage().rss / 1024 ** 2
let before = 0
beforeAll(() => {
  before = megabytes()
})
afterAll(async () => {
  const grown = megabytes() - before
  await server.close()
  expect(grown).toBeLessThan(250)
})

const rows = (files: HostileFile[]) => files.map((file) => [file.what, file] as const)

test('there are more than sixty of them', () => {
  const all = [...refusedFiles, ...inertFiles].map(({ what }) => what)
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(60)
})

test.each(rows(refusedFiles))('refuses %s, and keeps nothing', async (_, { name, content }) => {
  const { status, body } = await upload(server, content, { as: customer, name })
  expect([status, body.message]).toEqual([415, 'Dosya yüklenirken hata oluştu'])
  expect(await storedFiles(dataFolder)).toEqual(kept)
  expect(await unfinishedFiles(dataFolder)).toEqual([])
})

const kept: string[] = []

test.each(rows(inertFiles))('keeps %s, and nobody opens it', async (_, { name, content }) => {
  const { status, body } = await addDocument(server, customer, { name, content })
  expect(status).toBe(201)
  kept.push(body.id)
  kept.sort()
  expect(body.file_name).not.toMatch(/[/\\\r\n\0]/)
  const preview = await server.fetch(body.preview_path, { as: customer })
  const file = await downloadDocument(server, customer, body.id)
  for (const answer of [preview, file]) {
    const { headers } = answer
    expect(answer.status).toBe(200)
    expect(uploadTypes as readonly string[]).toContain(headers.get('content-type'))
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="[a-z0-9._-]*"; filename\*=UTF-8''[\w.%~!-]*$/i,
    )
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('set-cookie')).toBeNull()
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
  }
  if (!body.thumbnail_path) return
  const began = performance.now()
  const thumbnail = await server.fetch(body.thumbnail_path, { as: customer })
  expect(performance.now() - began).toBeLessThan(20_000)
  expect([200, 404]).toContain(thumbnail.status)
  const drawn = Buffer.from(await thumbnail.arrayBuffer())
  if (thumbnail.status === 200) expect(drawn.toString('latin1', 0, 4)).toBe('RIFF')
  // It is not tried again.
  expect((await server.fetch(body.thumbnail_path, { as: customer })).status).toBe(thumbnail.status)
})
