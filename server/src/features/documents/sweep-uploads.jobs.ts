/**
 * Makes files and rows agree: deletes uploads that became no document within a day, documents that were deleted, files without a row and
 * what killed processes have left unfinished; finds rows without their file. Each run leaves a report, which admins read.
 */
import { photoFolder } from '@kervan/domain/auth/staff-photo.ts'
import { undoSeconds } from '@kervan/domain/documents/document-kinds.ts'
import { reducedFolders, reducedKeysOf } from '#features/documents/reduced-pictures.ts'
import { uploadFolder, uploadKeyOf } from '#features/documents/store-upload.ts'
import type { Log } from '#spine/config/log.ts'
import { system } from '#spine/database/act-as.ts'
import type { RemovedFiles, StoredFile } from '#spine/files/files.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob } from '#spine/jobs/job.ts'

export const sweepUploadsJob = defineJob({
  name: 'sweep-uploads',
  retries: 2,
  retryDelay: 60,
  expireSeconds: 1_800,
  schedule: '50 * * * *',
})

export type UploadSweep = {
  /** Uploads that became nothing, and documents that somebody deleted. */
  expired: number
  deleted: number
  /** Files without a row. */
  orphans: number
  /** What was never stored whole. */
  unfinished: number
  /** Without the smaller pictures of what had a row: these are drawn again at any time. */
  removed_bytes: number
  kept_files: number
  kept_bytes: number
  /** Rows without a file. */
  missing: string[]
}

const batchSize = 500
/** The row first: what becomes a document at the same moment wins, and a file that is left behind is an orphan. */
const deleteExpired = `delete from uploads where id in (
    select id from uploads where created_at < now() - interval '1 day'
    order by created_at limit ${batchSize} for update skip locked)
  returning id, size`
/** Some time after nobody can bring them back. */
const deleteDeleted = `delete from documents where id in (
    select id from documents where deleted_at < now() - interval '${2 * undoSeconds} seconds'
    order by deleted_at limit ${batchSize} for update skip locked)
  returning id, file_size as size`
const readRows = `select id from (
    (select id from uploads where id > $1 order by id limit ${batchSize})
    union all (select id from documents where id > $1 order by id limit ${batchSize})
  ) as rows order by id limit ${batchSize}`
/** Those of the people of the office; there are few. */
const readPhotos = `select substr(photo, length('/api/') + 1) as key from staff_profiles where photo is not null`
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** A file waits for its row for moments only. */
const orphanAfterMs = 3_600_000

/** So many of those without a file are named in the report. */
const mostNamed = 20
const report = `insert into upload_sweeps (expired, deleted, orphans, unfinished, removed_bytes, kept_files, kept_bytes, missing, missing_count)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`

type Parts = Pick<Services, 'actAs' | 'files'> & { log: Pick<Log, 'warn' | 'info'> }

export async function sweepUploads(parts: Parts): Promise<UploadSweep> {
  const { actAs, files, log } = parts
  const expired = await deleteRows(parts, deleteExpired)
  const deleted = await deleteRows(parts, deleteDeleted)
  const { orphans, missing, kept } = await compareFiles(parts)
  for (const { key } of orphans) await files.remove(key)
  const unfinished = await files.removeAbandoned()
  const swept = {
    expired: expired.files,
    deleted: deleted.files,
    orphans: orphans.length,
    unfinished: unfinished.files,
    removed_bytes: expired.bytes + deleted.bytes + bytesOf(orphans) + unfinished.bytes,
    kept_files: kept.length,
    kept_bytes: bytesOf(kept),
  }
  if (missing.length > 0) log.warn({ uploads: missing }, 'uploads without their files')
  if (expired.files + deleted.files + orphans.length + unfinished.files > 0) log.info(swept, 'uploads swept')
  await actAs(system, (tx) =>
    tx.asSystem(report, [...Object.values(swept), missing.slice(0, mostNamed), missing.length]),
  )
  return { ...swept, missing }
}

/** The rows of one kind in batches, each with its file and what was drawn of it. */
async function deleteRows({ actAs, files }: Parts, statement: string): Promise<RemovedFiles> {
  for (const removed = { files: 0, bytes: 0 }; ; ) {
    const rows = await actAs(system, (tx) => tx.asSystem<{ id: string; size: number }>(statement, []))
    for (const { id } of rows)
      for (const key of [uploadKeyOf(id), ...reducedKeysOf(id)]) await files.remove(key)
    removed.files += rows.length
    removed.bytes += bytesOf(rows)
    if (rows.length < batchSize) return removed
  }
}

/** Files without a row, rows without a file, and what is right. */
async function compareFiles({ actAs, files }: Parts) {
  const lookedAt = Date.now()
  const unclaimed = new Map<string, StoredFile>()
  for (const folder of [uploadFolder, photoFolder, ...reducedFolders])
    for await (const file of files.list(folder)) unclaimed.set(file.key, file)
  const kept: StoredFile[] = []
  for (const { key } of await actAs(system, (tx) => tx.asSystem<{ key: string }>(readPhotos, []))) {
    const file = unclaimed.get(key)
    if (file) kept.push(file)
    unclaimed.delete(key)
  }
  const unseen: string[] = []
  for (let last = beforeAll; last; ) {
    const rows = await actAs(system, (tx) => tx.asSystem<{ id: string }>(readRows, [last]))
    for (const { id } of rows) {
      for (const key of reducedKeysOf(id)) unclaimed.delete(key)
      const file = unclaimed.get(uploadKeyOf(id))
      if (file) kept.push(file)
      else unseen.push(id)
      unclaimed.delete(uploadKeyOf(id))
    }
    last = rows.length === batchSize ? (rows.at(-1)?.id ?? '') : ''
  }
  // One may have come since the files were listed.
  const missing: string[] = []
  for (const id of unseen) if (!(await files.exists(uploadKeyOf(id)))) missing.push(id)
  const orphans = [...unclaimed.values()].filter(
    ({ storedAt }) => lookedAt - storedAt.getTime() > orphanAfterMs,
  )
  return { orphans, missing, kept }
}

const bytesOf = (files: readonly { size: number }[]) => files.reduce((sum, { size }) => sum + size, 0)
