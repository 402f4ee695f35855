/** What was uploaded becomes a document: the row of the upload goes and that of the document comes with the same id, so that the file stays where it is. */
import type { NewDocument, NewStaffDocument } from '@kervan/domain/documents/document.ts'
import {
  documentNumber,
  type UploaderKind,
  type Visibility,
} from '@kervan/domain/documents/document-kinds.ts'
import { documentProblems } from '@kervan/domain/documents/documents.copy.ts'
import type { UploadType } from '@kervan/domain/documents/upload-rules.ts'
import { ORPCError } from '@orpc/server'
import { holdRecord } from '#features/customers/hold-record.ts'
import { announceDocument } from '#features/documents/announce-document.ts'
import { digestDocumentJob } from '#features/documents/digest-document.jobs.ts'
import { requireRoom } from '#features/documents/document-room.ts'
import { joinLate } from '#features/documents/join-shipment.ts'
import { type Matter, readCustomerAlone, readMatter } from '#features/documents/matter.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Digest } from '#spine/files/digest-file.ts'
import type { Services, SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

type TakenUpload = { name: string; type: UploadType; size: number }

const take = 'delete from uploads where id = $1 and user_id = $2 returning name, type, size'

/** The file of one's own upload, which from now on is no upload any more. */
export async function takeUpload(tx: Transaction, id: string, personId: string): Promise<TakenUpload> {
  const [file] = await tx.asSystem<TakenUpload>(take, [id, personId])
  if (!file) throw new ORPCError('UNKNOWN_UPLOAD', documentProblems.UNKNOWN_UPLOAD)
  return file
}

export function addOwnDocument(context: SignedInCall, added: NewDocument): Promise<{ id: string }> {
  const { person } = context
  return addOnce(context, { ...added, customer_id: person.id, visibility: 'customer' }, 'customer')
}

export function addStaffDocument(context: SignedInCall, added: NewStaffDocument): Promise<{ id: string }> {
  return addOnce(context, added, 'staff')
}

function addOnce(
  context: SignedInCall,
  added: NewStaffDocument,
  by: 'customer' | 'staff',
): Promise<{ id: string }> {
  const { person, services } = context
  return createOnce(context, added, async (tx) => {
    const matter = await matterOf(tx, added)
    const { upload_id: id, document_type, paper, description, visibility } = added
    const file = await takeUpload(tx, id, person.id)
    await insertDocument(tx, services, {
      id,
      matter,
      file,
      said: { document_type, paper, description, visibility },
      uploader: { kind: by, id: person.id, name: person.full_name },
    })
    return { id }
  })
}

/** Of the customer who is named, where one is. */
async function matterOf(tx: Transaction, { customer_id, ...named }: Named): Promise<Matter> {
  if (!named.shipment_id && !named.request_id) return readCustomerAlone(tx, customer_id)
  const matter = await readMatter(tx, named)
  if (customer_id !== null && customer_id !== matter.customer_id)
    throw new ORPCError('UNKNOWN_MATTER', documentProblems.UNKNOWN_MATTER)
  return matter
}

type Named = Pick<NewStaffDocument, 'shipment_id' | 'request_id' | 'customer_id'>

export type InsertedDocument = {
  id: string
  matter: Matter
  file: TakenUpload & { digest?: Digest }
  said: Pick<NewStaffDocument, 'document_type' | 'paper' | 'description'> & { visibility: Visibility }
  uploader: { kind: UploaderKind; id: string | null; name: string }
  /** It came with a message of the chat, which is told of by itself. */
  isOfMessage?: boolean
}

const insert = `insert into documents (id, number, customer_id, shipment_id, shipment_number, request_id, request_number, file_name,
    file_type, file_size, file_path, sha256, crc32, document_type, paper, description, visibility, uploaded_by, uploader_id, uploader_name)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`

export async function insertDocument(
  tx: Transaction,
  services: Pick<Services, 'emit' | 'enqueue'>,
  { id, matter, file, said, uploader, isOfMessage }: InsertedDocument,
): Promise<void> {
  // The record may be merged with another at this moment: it belongs to the one that is kept.
  const customer_id = await holdRecord({ query: tx.asSystem }, matter.customer_id)
  if (!customer_id) throw new ORPCError('UNKNOWN_CUSTOMER', documentProblems.UNKNOWN_CUSTOMER)
  const { kind: by } = uploader
  await requireRoom(tx, { customerId: customer_id, size: file.size, by, told: by })
  const end = file.name.slice(file.name.lastIndexOf('.')).toLowerCase()
  await tx.asSystem(insert, [
    ...[id, documentNumber(id), customer_id, matter.shipment_id, matter.shipment_number],
    ...[matter.request_id, matter.request_number, file.name, file.type, file.size],
    ...[
      `${customer_id}/${Date.now()}${end}`,
      file.digest?.sha256,
      file.digest?.crc32,
      said.document_type,
      said.paper,
    ],
    ...[said.description, said.visibility, uploader.kind, uploader.id, uploader.name],
  ])
  if (!file.digest) await services.enqueue(tx, digestDocumentJob, { document_id: id })
  if (matter.request_id && !matter.shipment_id) await joinLate(tx, id)
  await announceDocument(tx, services, id, 'added', { isOfMessage })
}
