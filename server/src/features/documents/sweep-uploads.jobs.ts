/**
 * Makes files and rows agree: deletes uploads that became no document within a day, documents that were deleted, and files without a
 * row; reports rows without their file. Counted, so that a log shows what was found.
 */
import { undoSeconds } from '@kervan/domain/documents/document-kinds.ts'
import { reducedFolders, reducedKeysOf } from '#features/documents/reduced-pictures.ts'
import { uploadFolder, uploadKeyOf } from '#features/documents/store-upload.ts'
import type { Log } from '#spine/config/log.ts'
import { system } from '#spine/database/act-as.ts'
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
  /** Rows without a file. */
  missing: string[]
}

const batchSize = 500
/** The row first: what becomes a document at the same moment wins, and a file that is left behind is an orphan. */
const deleteExpired = `delete from uploads where id in (
    select id from uploads where created_at < now() - interval '1 day'
    order by created_at limit ${batchSize} for update skip locked)
  returning id`
/** Some time after nobody can bring them back. */
const deleteDeleted = `delete from documents where id in (
    select id from documents where deleted_at < now() - interval '${2 * undoSeconds} seconds'
    order by deleted_at limit ${batchSize} for update skip locked)
  returning id`
const readRows = `select id from (
    (select id from uploads where id > $1 order by id limit ${batchSize})
    union all (select id from documents where id > $1 order by id limit ${batchSize})
  ) as rows order by id limit ${batchSize}`
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** A file waits for its row for moments only. */
const orphanAfterMs = 3_600_000

type Parts = Pick<Services, 'actAs' | 'files'> & { log: Pick<Log, 'warn' | 'info'> }

export async function sweepUploads({ actAs, files, log }: Parts): Promise<UploadSweep> {
  const idsOf = async (text: string, values: unknown[]) =>
    (await actAs(system, (tx) => tx.asSystem<{ id: string }>(text, values))).map(({ id }) => id)

  const deleteAll = async (statement: string) => {
    for (let count = 0; ; ) {
      const ids = await idsOf(statement, [])
      for (const id of ids) await files.remove(uploadKeyOf(id))
      for (const key of ids.flatMap(reducedKeysOf)) await files.remove(key)
      count += ids.length
      if (ids.length < batchSize) return count
    }
  }
  const expired = await deleteAll(deleteExpired)
  const deleted = await deleteAll(deleteDeleted)

  const lookedAt = Date.now()
  const unclaimed = new Map<string, Date>()
  for (const folder of [uploadFolder, ...reducedFolders])
    for await (const { key, storedAt } of files.list(folder)) unclaimed.set(key, storedAt)
  const unseen: string[] = []
  for (let last = beforeAll; last; ) {
    const ids = await idsOf(readRows, [last])
    for (const id of ids) {
      for (const key of reducedKeysOf(id)) unclaimed.delete(key)
      if (!unclaimed.delete(uploadKeyOf(id))) unseen.push(id)
    }
    last = ids.length === batchSize ? (ids.at(-1) ?? '') : ''
  }
  // One may have come since the files were listed.
  const missing: string[] = []
  for (const id of unseen) if (!(await files.exists(uploadKeyOf(id)))) missing.push(id)
  const orphans = [...unclaimed].filter(([, storedAt]) => lookedAt - storedAt.getTime() > orphanAfterMs)
  for (const [key] of orphans) await files.remove(key)

  if (missing.length > 0) log.warn({ uploads: missing }, 'uploads without their files')
  if (expired + deleted + orphans.length > 0)
    log.info({ expired, deleted, orphans: orphans.length }, 'uploads swept')
  return { expired, deleted, orphans: orphans.length, missing }
}
