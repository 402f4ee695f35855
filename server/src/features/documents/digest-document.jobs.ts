/**
 * Takes hash and checksum of a document's file once the document is there: on a processor without instructions for them that takes
 * longer than all else of an upload, and nobody waits for it.
 */
import { uploadKeyOf } from '#features/documents/store-upload.ts'
import { system } from '#spine/database/act-as.ts'
import { MissingFileError } from '#spine/files/files.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'

type Digested = { document_id: string }

export const digestDocumentJob = defineJob<Digested>({
  name: 'digest-document',
  retries: 5,
  retryDelay: 10,
  expireSeconds: 60,
})

const write = 'update documents set sha256 = $2, crc32 = $3 where id = $1'

export function createDigestDocument({
  actAs,
  files,
}: Pick<Services, 'actAs' | 'files'>): JobHandler<Digested> {
  return async ({ document_id }) => {
    const digest = await files.digest(uploadKeyOf(document_id)).catch((error: unknown) => {
      // It was deleted meanwhile; otherwise the sweep tells of it.
      if (!(error instanceof MissingFileError)) throw error
    })
    if (digest) await actAs(system, (tx) => tx.asSystem(write, [document_id, digest.sha256, digest.crc32]))
  }
}
