/**
 * All documents of a shipment or a request that the caller may see, as one archive; what is the office's alone lies in a folder of its own.
 * A document whose file is lost is left out and named in a note, so that the others can still be had.
 */
import { Readable } from 'node:stream'
import { crc32 as crc32Of } from 'node:zlib'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import type { FastifyInstance } from 'fastify'
import { isKept, ofMatter } from '#features/documents/documents.queries.ts'
import { documents } from '#features/documents/documents.table.ts'
import { uploadKeyOf } from '#features/documents/store-upload.ts'
import type { Outsider } from '#spine/database/act-as.ts'
import { and, asc } from '#spine/database/drizzle.ts'
import { distinctNames } from '#spine/files/distinct-names.ts'
import type { FileStore } from '#spine/files/files.ts'
import { type ZipEntry, zipOf } from '#spine/files/zip.ts'
import type { Services } from '#spine/http/call.ts'
import { type FileParts, type FoundFile, registerFileRoute } from '#spine/http/file-route.ts'

type Matter = { shipment_id: string } | { request_id: string }

export function registerDocumentArchives(app: FastifyInstance, parts: FileParts<'readAs'>): void {
  const register = (path: string, matterOf: (id: string) => Matter) =>
    registerFileRoute(app, parts, {
      path,
      compress: false,
      find: ({ actor }, id) => archiveOf(parts.services, actor, matterOf(id)),
    })
  register('/api/shipments/:id/documents.zip', (shipment_id) => ({ shipment_id }))
  register('/api/requests/:id/documents.zip', (request_id) => ({ request_id }))
}

/** Undefined where there is none. */
async function archiveOf(
  { readAs, files }: Pick<Services, 'readAs' | 'files'>,
  actor: Outsider,
  matter: Matter,
): Promise<FoundFile | undefined> {
  const { id, number, file_name, file_size, crc32, uploaded_at, visibility } = documents
  const { shipment_number, request_number } = documents
  const rows = await readAs(actor, (db) =>
    db
      .select({
        ...{ id, number, file_name, file_size, crc32, uploaded_at, visibility },
        ...{ shipment_number, request_number },
      })
      .from(documents)
      .where(and(isKept, ofMatter(matter)))
      .orderBy(asc(id)),
  )
  const [first] = rows
  if (!first) return undefined
  const nameFor = distinctNames()
  const lost = await lostOf(files, rows)
  const entries: ZipEntry[] = []
  for (const row of rows.filter((each) => !lost.includes(each)))
    entries.push({
      name: nameFor(row.visibility === 'internal' ? `ofis/${row.file_name}` : row.file_name),
      size: row.file_size,
      // One that came a moment ago may not have its checksum yet.
      crc32: row.crc32 ?? (await files.digest(uploadKeyOf(row.id))).crc32,
      modified: new Date(row.uploaded_at),
      read: () => files.read(uploadKeyOf(row.id)),
    })
  const { size, body } = zipOf(lost.length > 0 ? [...entries, noteOf(lost)] : entries)
  const about = first.shipment_number || first.request_number
  const name = `belgeler-${about}-${dayInIstanbul(new Date())}.zip`
  return { name, type: 'application/zip', size, body }
}

const lookedForAtOnce = 20

/** Before anything is sent, since the length of the archive goes first. */
async function lostOf<Row extends { id: string }>(
  files: Pick<FileStore, 'exists'>,
  rows: readonly Row[],
): Promise<Row[]> {
  const lost: Row[] = []
  for (let at = 0; at < rows.length; at += lookedForAtOnce) {
    const some = rows.slice(at, at + lookedForAtOnce)
    const isThere = await Promise.all(some.map(({ id }) => files.exists(uploadKeyOf(id))))
    lost.push(...some.filter((_, place) => !isThere[place]))
  }
  return lost
}

function noteOf(lost: readonly { number: string; file_name: string }[]): ZipEntry {
  const lines = [
    'Aşağıdaki belgelerin dosyaları bulunamadığı için arşive eklenemedi:',
    ...lost.map(({ number, file_name }) => `- ${file_name} (${number})`),
  ]
  const text = Buffer.from(`${lines.join('\r\n')}\r\n`)
  return {
    name: 'eksik-belgeler.txt',
    size: text.length,
    crc32: crc32Of(text),
    modified: new Date(),
    read: async () => Readable.from([text]),
  }
}
