/** The documents of one of the customer's shipments or requests: those that are there, and a way to add more. */
import { documentMessages } from '@kervan/domain/documents/documents.copy.ts'
import { lazy, Suspense } from 'react'
import { DocumentRows } from '#features/documents/document-rows.tsx'
import { useOwnDocuments } from '#features/documents/own-documents.ts'
import { UploadPanel } from '#features/documents/upload-panel.tsx'
import { useCloseDialog, useParam } from '#spine/addresses/dialog-address.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { PagedList } from '#spine/api/paged-list.tsx'

const OwnDocumentDialog = lazy(() =>
  loadDialog(async () => (await import('#features/documents/own-document-dialog.tsx')).OwnDocumentDialog),
)

export type OfMatter = { shipmentId: string } | { requestId: string }

export function OwnMatterDocuments({ of }: { of: OfMatter }) {
  const documents = useOwnDocuments(of)
  const opened = useParam('document')
  const close = useCloseDialog('document')
  return (
    <div className="flex flex-col gap-4">
      <PagedList
        pages={documents}
        failure={{ title: documentMessages.loadFailed }}
        empty={<p className="text-14 text-muted">Henüz belge yüklenmedi.</p>}
        skeleton="h-12"
      >
        {(rows) => <DocumentRows documents={rows} surface="portal" />}
      </PagedList>
      <UploadPanel surface="portal" matter={matterOf(of)} className="print:hidden" />
      <Suspense>{opened && <OwnDocumentDialog key={opened} id={opened} onClose={close} />}</Suspense>
    </div>
  )
}

export const matterOf = (of: OfMatter) =>
  'shipmentId' in of ? { shipment_id: of.shipmentId } : { request_id: of.requestId }
