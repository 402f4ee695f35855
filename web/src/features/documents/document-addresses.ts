/** The URLs of documents: of the portal's view, of one that is open, and of what is downloaded. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { Paper } from '@kervan/domain/documents/papers.ts'
import type { OfMatter } from '#features/documents/matter.ts'
import { withParams } from '#spine/addresses/dialog-address.ts'

/** `search` is the current query string, whose filters stay. */
export const openDocumentSearch = (search: string, id: string) => withParams(search, { document: id })

/** Where a paper of a shipment is uploaded; mails link to it. */
export function uploadPaperAddress(paper: Paper | null, shipmentId: string | null): string {
  const params = { view: 'documents', shipment: shipmentId, paper }
  return `/dashboard${withParams('', params)}`
}

export const downloadAddress = (id: string, surface: Surface) =>
  `/api/documents/${id}/file?surface=${surface}`

/** All documents of a shipment or a request as one archive. */
export function archiveAddress(of: OfMatter, surface: Surface): string {
  const matter = 'shipmentId' in of ? `shipments/${of.shipmentId}` : `requests/${of.requestId}`
  return `/api/${matter}/documents.zip?surface=${surface}`
}
