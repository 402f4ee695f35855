/** How much room the documents of a customer take: what the customer has added, and apart from it what the office and drivers have. */
import { type DocumentRoom, documentRoom } from '@kervan/domain/company/document-room.ts'
import type { UploaderKind } from '@kervan/domain/documents/document-kinds.ts'
import { documentProblems, noRoomWords } from '@kervan/domain/documents/documents.copy.ts'
import { ORPCError } from '@orpc/server'
import type { Transaction } from '#spine/database/act-as.ts'

/** Two at once must not both take the last room. */
const lock = `select pg_advisory_xact_lock(hashtextextended('documents ' || $1, 0))`
const read = `select count(*)::int as files, coalesce(sum(file_size), 0)::float8 as bytes from documents
  where customer_id = $1 and (uploaded_by = 'customer') = $2 and deleted_at is null`
const readSetting = `select data -> 'document_room' as room from company`

/** Until the end of the transaction nobody else adds a document to this customer's. */
export async function lockRoom(tx: Transaction, customerId: string): Promise<void> {
  await tx.asSystem(lock, [customerId])
}

/** What is to be added, or brought back, and by whom it came; `told` is who reads that there is no room. */
type Wanted = { customerId: string; size: number; by: UploaderKind; told: UploaderKind }

/** Says no where there is none, in words for whoever wants it. */
export async function requireRoom(tx: Transaction, { customerId, size, by, told }: Wanted): Promise<void> {
  await lockRoom(tx, customerId)
  const [[taken], [setting]] = await Promise.all([
    tx.asSystem<{ files: number; bytes: number }>(read, [customerId, by === 'customer']),
    tx.asSystem<{ room: DocumentRoom | null }>(readSetting, []),
  ])
  const { files, megabytes } = setting?.room ?? documentRoom
  if ((taken?.files ?? 0) >= files || (taken?.bytes ?? 0) + size > megabytes * 1024 ** 2)
    throw new ORPCError('NO_ROOM', { ...documentProblems.NO_ROOM, message: noRoomWords[told] })
}
