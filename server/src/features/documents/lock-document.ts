/** A document whose row is held by whoever changes it, so that of two at once one comes second. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import {
  type DocumentType,
  type ReviewState,
  type UploaderKind,
  undoSeconds,
  type Visibility,
} from '@kervan/domain/documents/document-kinds.ts'
import { documentProblems } from '@kervan/domain/documents/documents.copy.ts'
import type { Paper } from '@kervan/domain/documents/papers.ts'
import { ORPCError } from '@orpc/server'
import type { Transaction } from '#spine/database/act-as.ts'
import type { SignedInCall } from '#spine/http/call.ts'

export type LockedDocument = {
  customer_id: string
  shipment_id: string | null
  request_id: string | null
  visibility: Visibility
  uploaded_by: UploaderKind
  file_size: number
  document_type: DocumentType
  paper: Paper | null
  review: ReviewState
  is_deleted: boolean
  is_restorable: boolean
}

const lock = `select customer_id, shipment_id, request_id, visibility, uploaded_by, file_size, document_type, paper, review, deleted_at is not null as is_deleted,
    coalesce(deleted_at > now() - interval '${undoSeconds} seconds', false) as is_restorable
  from documents where id = $1 for update`

export function refuse(code: 'NOT_FOUND' | 'TOO_LATE' | 'REASON_MISSING'): never {
  throw new ORPCError(code, documentProblems[code])
}

/** What the caller may see, whether deleted or not; customers see nothing of others', nor what is the office's alone. */
export async function lockDocument(
  tx: Transaction,
  { person }: SignedInCall,
  id: string,
): Promise<LockedDocument> {
  const [found] = await tx.asSystem<LockedDocument>(lock, [id])
  if (!found) return refuse('NOT_FOUND')
  const isForeign = found.customer_id !== person.id || found.visibility !== 'customer'
  return !mayEnter('staff', person.role) && isForeign ? refuse('NOT_FOUND') : found
}

export async function lockKept(tx: Transaction, context: SignedInCall, id: string): Promise<LockedDocument> {
  const found = await lockDocument(tx, context, id)
  return found.is_deleted ? refuse('NOT_FOUND') : found
}
