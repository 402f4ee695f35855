/** The documents of one of the customer's shipments or requests: what is needed, what is there, and a way to add more. */
import { documentMessages } from '@kervan/domain/documents/documents.copy.ts'
import { lazy, Suspense } from 'react'
import { ArchiveLink } from '#features/documents/archive-link.tsx'
import { DocumentRows } from '#features/documents/document-rows.tsx'
import { matterOf, type OfMatter } from '#features/documents/matter.ts'
import { OwnChecklist } from '#features/documents/own-checklist.tsx'
import { useOwnDocuments } from '#features/documents/own-documents.ts'
import { UploadPanel } from '#features/documents/upload-panel.tsx'
import { useCloseDialog, useParam } from '#spine/addresses/dialog-address.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { PagedList } from '#spine/api/paged-list.tsx'

const OwnDocumentDialog = lazy(() =>
  loadDialog(async () => (await import('#features/documents/own-document-dialog.tsx')).OwnDocumentDialog),
)

export function OwnMatterDocuments({ of }: { of: OfMatter }) {
  const documents = useOwnDocuments(of)
  const matter = matterOf(of)
  const opened = useParam('document')
  const close = useCloseDialog('document')
  return (
    <div className="flex flex-col gap-4">
      <OwnChecklist matter={matter} />
      <PagedList
        pages={documents}
        failure={{ title: documentMessages.loadFailed }}
        empty={<p className="text-14 text-muted">Henüz belge yüklenmedi.</p>}
        skeleton="h-12"
      >
        {(rows) => (
          <section aria-label="Yüklenenler" className="flex flex-col gap-2">
            <h3 className="text-15">Yüklenenler</h3>
            <DocumentRows documents={rows} surface="portal" />
            <ArchiveLink of={of} surface="portal" />
          </section>
        )}
      </PagedList>
      <UploadPanel surface="portal" matter={matter} className="print:hidden" />
      <Suspense>{opened && <OwnDocumentDialog key={opened} id={opened} onClose={close} />}</Suspense>
    </div>
  )
}
