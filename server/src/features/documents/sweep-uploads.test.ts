/** The sweep: what nothing stands on goes after a day, with its file; files without a row go too, rows without a file are told. */
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { documentNumber } from '@kervan/domain/documents/document-kinds.ts'
import type { UploadSweepReport } from '@kervan/domain/documents/upload-sweeps.contract.ts'
import fc from 'fast-check'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { uploadKeyOf } from '#features/documents/store-upload.ts'
import { sweepUploads } from '#features/documents/sweep-uploads.jobs.ts'
import { newId } from '#spine/database/new-id.ts'
import type { StoredFile } from '#spine/files/files.ts'
import { startS3 } from '#testing/s3-server.ts'
import { sampleFile } from '#testing/sample-files.ts'
import { query } from '#testing/sign-in.ts'
import { type SignedIn, startTestServer, type TestServer } from '#testing/test-server.ts'
import { downloadUpload, storedFiles, upload } from '#testing/uploads.ts'

const server = await startTestServer()
afterAll(server.close)
const log = { warn: () => undefined, info: () => undefined }
const sweep = ({ services }: TestServer = server) => sweepUploads({ ...services, log })
const pdf = sampleFile('.pdf')
const { dataFolder } = server.services.config
const pathOf = (id: string) => join(dataFolder, 'files', uploadKeyOf(id))

const age = (id: string, hours: number, at: TestServer = server) =>
  query(at, "update uploads set created_at = now() - $2 * interval '1 hour' where id = $1", [id, hours])
const becomeDocument = async (as: SignedIn, id: string) => {
  const { status } = await server.call('POST', '/documents', {
    as,
    body: { upload_id: id, document_type: 'invoice' },
  })
  expect(status).toBe(201)
}
const deleteDocument = (id: string, minutes: number) =>
  query(server, "update documents set deleted_at = now() - $2 * interval '1 minute' where id = $1", [
    id,
    minutes,
  ])
const deleteRows = async (id: string) => {
  await query(server, 'delete from uploads where id = $1', [id])
  await query(server, 'delete from documents where id = $1', [id])
}
const allRows = async () =>
  (
    await query<{ id: string }>(
      server,
      'select id from uploads union all select id from documents order by id',
    )
  ).map(({ id }) => id)
const makeOld = (id: string) => utimes(pathOf(id), new Date(0), new Date(0))

test('after any history rows and files agree, and only what is due is gone', async () => {
  const person = await server.signIn('customer')
  const history = fc.array(
    fc.record({
      isDocument: fc.boolean(),
      minutesDeleted: fc.constantFrom(undefined, undefined, 0, 10),
      hours: fc.constantFrom(0, 23, 25, 1_000),
      lost: fc.constantFrom<'row' | 'file' | 'both' | undefined>(
        undefined,
        undefined,
        undefined,
        'row',
        'file',
        'both',
      ),
      fileIsOld: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  await fc.assert(
    fc.asyncProperty(history, async (all) => {
      await query(server, 'delete from uploads')
      await query(server, 'delete from documents')
      await rm(join(dataFolder, 'files/uploads'), { recursive: true, force: true })
      const expected = { rows: [] as string[], files: [] as string[], missing: [] as string[] }
      for (const { isDocument, minutesDeleted, hours, lost, fileIsOld } of all) {
        const { id } = (await upload(server, pdf, { as: person })).body
        await age(id, hours)
        if (isDocument) await becomeDocument(person, id)
        if (minutesDeleted !== undefined) await deleteDocument(id, minutesDeleted)
        if (fileIsOld) await makeOld(id)
        if (lost === 'row' || lost === 'both') await deleteRows(id)
        if (lost === 'file' || lost === 'both') await rm(pathOf(id))
        const [hasRow, hasFile] = [lost !== 'row' && lost !== 'both', lost !== 'file' && lost !== 'both']
        const isDeleted = isDocument && minutesDeleted === 10
        const stays = hasRow && (isDocument ? !isDeleted : hours < 24)
        if (stays) expected.rows.push(id)
        // A file without a row may still be waiting for it.
        if (hasFile && (hasRow ? stays : !fileIsOld)) expected.files.push(id)
        if (stays && !hasFile) expected.missing.push(id)
      }
      const { missing } = await sweep()
      expect(missing).toEqual(expected.missing)
      // A document whose file is being looked at is left to the next run.
      if ((await allRows()).length > expected.rows.length) await sweep()
      expect(await allRows()).toEqual(expected.rows.sort())
      expect((await storedFiles(dataFolder)).sort()).toEqual(expected.files.sort())
    }),
    { numRuns: 25 },
  )
  await query(server, 'delete from uploads')
  await query(server, 'delete from documents')
})

test('while it is downloaded, and by two at once: the download ends whole, and nothing fails', async () => {
  const person = await server.signIn('customer')
  const content = sampleFile('.pdf', Buffer.alloc(3_000_000, 'x'))
  const { id } = (await upload(server, content, { as: person })).body
  await age(id, 30)
  const download = await downloadUpload(server, person, id)
  const counts = await Promise.all([sweep(), sweep()])
  expect(counts.map(({ expired }) => expired).sort()).toEqual([0, 1])
  expect(Buffer.from(await download.arrayBuffer()).equals(content)).toBe(true)
  expect((await downloadUpload(server, person, id)).status).toBe(404)
})

test('of a deleted account the files go too', async () => {
  const person = await server.signIn('customer')
  const { id } = (await upload(server, pdf, { as: person })).body
  await query(server, 'delete from users where id = $1', [person.userId])
  await makeOld(id)
  expect((await sweep()).orphans).toBe(1)
  expect(await storedFiles(dataFolder)).not.toContain(id)
})

test('each run leaves a report, which admins read and nobody else', async () => {
  const [person, staff, admin] = [
    await server.signIn('customer'),
    await server.signIn('staff'),
    await server.signIn('admin'),
  ]
  await query(server, 'delete from upload_sweeps')
  await query(server, 'delete from uploads')
  const reportFor = (as: SignedIn) => server.call<UploadSweepReport>('GET', '/staff/upload-sweeps', { as })
  const idle = { latest: null, recent: [], month: { files: 0, bytes: 0 } }
  expect((await reportFor(admin)).body).toEqual(idle)
  const [due, lost] = await Promise.all(
    [1, 2].map(async () => (await upload(server, pdf, { as: person })).body.id),
  )
  await age(due ?? '', 30)
  await rm(pathOf(lost ?? ''))
  await writeFile(join(dataFolder, 'files/.incoming/left-by-a-killed-process'), 'half')
  await utimes(join(dataFolder, 'files/.incoming/left-by-a-killed-process'), new Date(0), new Date(0))
  await sweep()
  const { body } = await reportFor(admin)
  const removed = { expired: 1, deleted: 0, orphans: 0, unfinished: 1, removed_bytes: pdf.length + 4 }
  expect(body.recent).toMatchObject([removed])
  expect(body.latest).toMatchObject({ ...removed, missing: [documentNumber(lost ?? '')], missing_count: 1 })
  expect(body.month).toEqual({ files: 2, bytes: pdf.length + 4 })
  // A run that finds nothing to remove is the latest one, and no line among those that did.
  await sweep()
  const later = (await reportFor(admin)).body
  expect([later.latest?.expired, later.recent.length]).toEqual([0, 1])
  expect((await Promise.all([person, staff].map(reportFor))).map(({ status }) => status)).toEqual([403, 403])
})

test('in a bucket uploads are stored, downloaded, kept from others and swept as on disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kervan-uploads-'))
  const s3 = await startS3(folder)
  const inBucket = await startTestServer({ env: { S3_URL: s3.url, KERVAN_MODE: 'demo' } })
  onTestFinished(async () => {
    await inBucket.close()
    await s3.close()
    await rm(folder, { recursive: true })
  })
  const [person, other] = [await inBucket.signIn('customer'), await inBucket.signIn('customer')]
  const { files } = inBucket.services
  const kept = await upload(inBucket, pdf, { as: person, name: 'Şubat.pdf' })
  expect(kept.status).toBe(201)
  expect(pdf.equals(await buffer(await files.read(uploadKeyOf(kept.body.id))))).toBe(true)
  expect((await upload(inBucket, Buffer.from('<html>'), { as: person })).status).toBe(415)
  expect((await downloadUpload(inBucket, other, kept.body.id)).status).toBe(404)
  const download = await downloadUpload(inBucket, person, kept.body.id)
  expect(Buffer.from(await download.arrayBuffer()).equals(pdf)).toBe(true)

  const due = await upload(inBucket, pdf, { as: person })
  await age(due.body.id, 25, inBucket)
  const orphan = newId()
  await files.put(uploadKeyOf(orphan), pdf, { contentType: 'application/pdf' })
  const lost = await upload(inBucket, pdf, { as: person })
  await files.remove(uploadKeyOf(lost.body.id))
  expect(await sweep(inBucket)).toEqual({
    ...{ expired: 1, deleted: 0, orphans: 0, unfinished: 0, removed_bytes: pdf.length },
    // The orphan may still be waiting for its row.
    ...{ kept_files: 1, kept_bytes: pdf.length, missing: [lost.body.id] },
  })
  const left: StoredFile[] = await Readable.from(files.list('uploads')).toArray()
  expect(left.map(({ key }) => key).sort()).toEqual([kept.body.id, orphan].map(uploadKeyOf).sort())
  expect((await downloadUpload(inBucket, person, lost.body.id)).status).toBe(404)
})
