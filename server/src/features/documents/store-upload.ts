/**
 * Stores one upload: the file first, then its row, so that a row never stands without its file. A file whose row was never written
 * belongs to nobody and is swept. Tries of one upload carry the same key and have one row.
 */
import { pipeline, type Readable } from 'node:stream'
import { uploadProblems } from '@kervan/domain/documents/documents.copy.ts'
import type { NamedFile } from '@kervan/domain/documents/file-name.ts'
import type { UploadType } from '@kervan/domain/documents/upload-rules.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import { contentCheck } from '#features/documents/file-content.ts'
import { addUpload, uploadByKey, waitingCount } from '#features/documents/uploads.queries.ts'
import type { SignedInActor } from '#spine/database/act-as.ts'
import { newId } from '#spine/database/new-id.ts'
import type { FileStore } from '#spine/files/files.ts'
import type { Services } from '#spine/http/call.ts'

export type StoredUpload = { id: string; name: string; type: UploadType; size: number }
export type Uploader = {
  services: Pick<Services, 'actAs' | 'readAs' | 'files'>
  actor: SignedInActor
  key: string
  file: NamedFile
}

/** Of files that are no document yet, so that no one can fill the disk with them. */
const mostWaiting = 100

/** One folder for all, which the sweep compares with the rows. A document keeps the id of its upload, and so its file. */
export const uploadFolder = 'uploads'
export const uploadKeyOf = (id: string) => `${uploadFolder}/${id}`

/** What an earlier try has stored, whose answer was lost; undefined where there is none and a new file may come. */
export async function storedBefore(
  { services, actor, key, file }: Uploader,
  size: number | undefined,
): Promise<StoredUpload | undefined> {
  const [[known], [waiting]] = await services.actAs(actor, ({ db }) =>
    Promise.all([uploadByKey(db, actor.userId, key), waitingCount(db, actor.userId)]),
  )
  if (known && (known.name !== file.name || (size !== undefined && known.size !== size)))
    throw new ORPCError('KEY_REUSED', problems.KEY_REUSED)
  if (!known && (waiting?.waiting ?? 0) >= mostWaiting)
    throw new ORPCError('TOO_MANY_UNUSED', uploadProblems.TOO_MANY_UNUSED)
  return known
}

export async function storeUpload(
  { services, actor, key, file }: Uploader,
  body: Readable,
): Promise<StoredUpload> {
  const id = newId()
  const stored = await storeFile(services.files, id, file.type, body)
  const row = { id, user_id: actor.userId, upload_key: key, ...file, ...stored }
  const [added] = await services
    .actAs(actor, ({ db }) => addUpload(db, row))
    .catch(async (error: Error & { cause?: { code?: string } }) => {
      // Anything but this may have been written after all; then the sweep knows better.
      if (error.cause?.code !== foreignKeyViolation) throw error
      await services.files.remove(uploadKeyOf(id))
      throw new ORPCError('UNAUTHORIZED', problems.UNAUTHORIZED)
    })
  if (added) return added
  await services.files.remove(uploadKeyOf(id))
  const [first] = await services.readAs(actor, (db) => uploadByKey(db, actor.userId, key))
  if (!first) throw new Error('The upload that was faster is gone.')
  return first
}

/** Checked and measured while it passes. */
export async function storeFile(
  files: Pick<FileStore, 'putPieces'>,
  id: string,
  type: UploadType,
  body: Readable,
): Promise<{ size: number }> {
  let size = 0
  body.on('data', (piece: Buffer) => {
    size += piece.length
  })
  // What fails is told by whoever reads the last of them.
  const checked = pipeline(body, contentCheck(type), () => undefined)
  await files.putPieces(uploadKeyOf(id), checked, { contentType: type })
  return { size }
}

/** The person was deleted meanwhile. */
const foreignKeyViolation = '23503'
