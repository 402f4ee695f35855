/** The URLs of documents: of the portal's view, of one that is open, and of what is downloaded. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { DocumentType } from '@kervan/domain/documents/document-kinds.ts'
import type { Paper } from '@kervan/domain/documents/papers.ts'
import type { OfMatter } from '#features/documents/matter.ts'
import { withParams } from '#spine/addresses/dialog-address.ts'

/** `search` is the current query string, whose filters stay. */
export const openDocumentSearch = (search: string, id: string) => withParams(search, { document: id })

type Replaced = {
  document_type: DocumentType
  paper: Paper | null
  shipment_id: string | null
  request_id: string | null
}

/** Where another document is uploaded in place of this: as the same paper, or type, of the same shipment or request. */
export function replaceAddress({ document_type, paper, shipment_id, request_id }: Replaced): string {
  const params = {
    view: 'documents',
    shipment: shipment_id,
    request: shipment_id ? null : request_id,
    paper,
    upload: paper ? null : document_type,
  }
  return `/dashboard${withParams('', params)}`
}

export const downloadAddress = (id: string, surface: Surface) =>
  `/api/documents/${id}/file?surface=${surface}`

/** All documents of a shipment or a request as one archive. */
export function archiveAddress(of: OfMatter, surface: Surface): string {
  const matter = 'shipmentId' in of ? `shipments/${of.shipmentId}` : `requests/${of.requestId}`
  return `/api/${matter}/documents.zip?surface=${surface}`
}
