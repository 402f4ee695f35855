/** Files that came with a mail: checked and stored as uploads are, and documents of the customer together with the message. */
import { Readable } from 'node:stream'
import { type NamedFile, namedFile } from '@kervan/domain/documents/file-name.ts'
import { uploadMaxBytes } from '@kervan/domain/documents/upload-rules.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import { ORPCError } from '@orpc/server'
import type { Writer } from '#features/chat/chat-seat.ts'
import { insertDocument } from '#features/documents/add-document.ts'
import { readCustomerAlone } from '#features/documents/matter.ts'
import { storeFile, uploadKeyOf } from '#features/documents/store-upload.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { newId } from '#spine/database/new-id.ts'
import type { FileStore } from '#spine/files/files.ts'
import type { Services } from '#spine/http/call.ts'
import type { InboundAttachment } from '#spine/mail/inbound/read-mail.ts'

export type StoredFile = NamedFile & { id: string; size: number }

/** With those of the chat that are in several messages. */
const mostFiles = 20

/** A file whose row is never written belongs to nobody and is swept, as any upload. */
export async function storeFiles(
  files: Pick<FileStore, 'putPieces' | 'remove'>,
  sent: readonly InboundAttachment[],
): Promise<{ stored: StoredFile[]; refused: string[] }> {
  const stored: StoredFile[] = []
  const refused: string[] = []
  for (const [place, { name, content }] of sent.entries()) {
    const file = place < mostFiles && content.length <= uploadMaxBytes ? namedFile(name) : undefined
    const kept = file && (await storeOne(files, file, content))
    if (kept) stored.push(kept)
    else refused.push(plainLine(name, 80) || 'adsız dosya')
  }
  return { stored, refused }
}

async function storeOne(
  files: Pick<FileStore, 'putPieces' | 'remove'>,
  file: NamedFile,
  content: Buffer,
): Promise<StoredFile | undefined> {
  const id = newId()
  try {
    return { id, ...file, ...(await storeFile(files, id, file.type, Readable.from([content]))) }
  } catch (error) {
    // Not what its name says.
    if (!(error instanceof ORPCError)) throw error
    await files.remove(uploadKeyOf(id))
    return undefined
  }
}

export async function documentsOf(
  tx: Transaction,
  services: Pick<Services, 'emit' | 'enqueue' | 'config'>,
  { customer_id, sender_id, sender_name }: Writer & { customer_id: string | null },
  files: readonly StoredFile[],
): Promise<string[]> {
  if (files.length === 0) return []
  const matter = await readCustomerAlone({ query: tx.asSystem }, customer_id)
  for (const { id, ...file } of files)
    await insertDocument(tx, services, {
      id,
      matter,
      file,
      said: { document_type: 'other', paper: null, description: '', visibility: 'customer' },
      uploader: { kind: 'customer', id: sender_id, name: sender_name },
      isOfMessage: true,
    })
  return files.map(({ id }) => id)
}
