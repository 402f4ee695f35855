/** A document is named anew, reviewed, deleted and brought back. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import type { DeletedDocument, DocumentChange } from '@kervan/domain/documents/document.ts'
import { undoSeconds, type Visibility } from '@kervan/domain/documents/document-kinds.ts'
import { documentProblems, notYoursWords } from '@kervan/domain/documents/documents.copy.ts'
import type { DocumentReview } from '@kervan/domain/documents/staff-documents.contract.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import { announceDocument } from '#features/documents/announce-document.ts'
import { requireRoom } from '#features/documents/document-room.ts'
import { type LockedDocument, lockDocument, lockKept, refuse } from '#features/documents/lock-document.ts'
import type { SignedInCall } from '#spine/http/call.ts'

/** What the office or a driver has added, customers read only. */
function requireOwn({ person }: SignedInCall, { uploaded_by }: LockedDocument): void {
  if (mayEnter('staff', person.role) || uploaded_by === 'customer') return
  throw new ORPCError('NOT_YOURS', { ...documentProblems.NOT_YOURS, message: notYoursWords[uploaded_by] })
}

const lookAgain = `update documents set review = 'waiting', review_reason = '', reviewed_by = null, reviewed_at = null where id = $1`

/** What the office has looked at was a paper of this kind; its customer now says that it is another. */
function needsAnotherLook({ person }: SignedInCall, found: LockedDocument, edited: Edited): boolean {
  const isOther = found.document_type !== edited.document_type || found.paper !== edited.paper
  return isOther && found.review !== 'waiting' && !mayEnter('staff', person.role)
}

type Edited = DocumentChange & { id: string; visibility?: Visibility | undefined }

export function editDocument(context: SignedInCall, edited: Edited): Promise<void> {
  const { services, actor } = context
  return services.actAs(actor, async (tx) => {
    const found = await lockKept(tx, context, edited.id)
    requireOwn(context, found)
    // What customers have uploaded stays in their sight.
    const visibility =
      found.uploaded_by === 'customer' ? found.visibility : (edited.visibility ?? found.visibility)
    await tx.asSystem(
      'update documents set document_type = $2, description = $3, paper = $4, visibility = $5 where id = $1',
      [edited.id, edited.document_type, edited.description, edited.paper, visibility],
    )
    if (needsAnotherLook(context, found, edited)) await tx.asSystem(lookAgain, [edited.id])
    await announceDocument(tx, services, edited.id, 'edited', { visibility: found.visibility })
  })
}

/** Saying the same again changes nothing and tells nobody twice. */
export function reviewDocument(context: SignedInCall, given: DocumentReview): Promise<void> {
  const { services, actor, person } = context
  const { id, review, reason, seen } = given
  if (review === 'refused' && reason === '') refuse('REASON_MISSING')
  return services.actAs(actor, async (tx) => {
    const found = await lockKept(tx, context, id)
    if (found.review === review && seen !== review) return
    if (found.review !== seen) throw new ORPCError('STALE', problems.STALE)
    await tx.asSystem(
      'update documents set review = $2, review_reason = $3, reviewed_by = $4, reviewed_at = now() where id = $1',
      [id, review, review === 'refused' ? reason : '', person.id],
    )
    await announceDocument(tx, services, id, review)
  })
}

/** A second deletion at the same moment finds nothing any more. */
export function removeDocument(context: SignedInCall, id: string): Promise<DeletedDocument> {
  const { services, actor } = context
  return services.actAs(actor, async (tx) => {
    requireOwn(context, await lockKept(tx, context, id))
    await tx.asSystem('update documents set deleted_at = now() where id = $1', [id])
    await announceDocument(tx, services, id, 'deleted')
    return { id, restorable_until: new Date(Date.now() + undoSeconds * 1_000).toISOString() }
  })
}

export function restoreDocument(context: SignedInCall, id: string): Promise<void> {
  const { services, actor, person } = context
  return services.actAs(actor, async (tx) => {
    const found = await lockDocument(tx, context, id)
    requireOwn(context, found)
    if (!found.is_deleted) return
    if (!found.is_restorable) refuse('TOO_LATE')
    const told = mayEnter('staff', person.role) ? 'staff' : 'customer'
    const { customer_id: customerId, file_size: size, uploaded_by: by } = found
    await requireRoom(tx, { customerId, size, by, told })
    await tx.asSystem('update documents set deleted_at = null where id = $1', [id])
    await announceDocument(tx, services, id, 'restored')
  })
}
