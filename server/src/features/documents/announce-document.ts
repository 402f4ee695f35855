/** Tells open pages what became of a document, and whoever follows; its customer only where they may see it. */
import type { Visibility } from '@kervan/domain/documents/document-kinds.ts'
import { type DocumentChangeKind, documentChanged } from '@kervan/domain/documents/documents.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type Announced = Omit<z.output<typeof documentChanged.data>, 'change' | 'left_shipment_id' | 'is_of_message'>

/** What has changed of who saw it until now, and of whose it was; or that it came with a message. */
type Besides = { visibility?: Visibility; shipmentId?: string | null; isOfMessage?: boolean | undefined }

const read = `select id as document_id, customer_id, number, file_name, document_type, visibility, uploaded_by, review_reason as reason,
    shipment_id, shipment_number, request_id, request_number
  from documents where id = $1`

/** For its customer it comes or goes with who sees it. */
export async function announceDocument(
  tx: Transaction,
  { emit }: Pick<Services, 'emit'>,
  id: string,
  change: DocumentChangeKind,
  { visibility, shipmentId, isOfMessage }: Besides = {},
): Promise<void> {
  const [document] = await tx.asSystem<Announced>(read, [id])
  if (!document) throw new Error('There is no document to tell of.')
  const isSeen = document.visibility === 'customer'
  const wasSeen = (visibility ?? document.visibility) === 'customer'
  const kind = isSeen === wasSeen ? change : isSeen ? 'added' : 'deleted'
  const customer = isSeen || wasSeen ? ([`user:${document.customer_id}`] as const) : []
  await emit(tx, documentChanged, ['staff', ...customer], {
    ...document,
    change: kind,
    left_shipment_id: shipmentId ?? null,
    is_of_message: isOfMessage ?? false,
  })
}
