/** The documents of a shipment or a request as the office sees them. */
import { documentMessages } from '@kervan/domain/documents/documents.copy.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { DocumentRows } from '#features/documents/document-rows.tsx'
import { matterOf, type OfMatter } from '#features/documents/own-matter-documents.tsx'
import { AddDocumentsDialog } from '#features/documents/staff/add-documents-dialog.tsx'
import { useCloseDialog, useParam } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { PagedList } from '#spine/api/paged-list.tsx'
import { type Place, pageOptions, rowsOf } from '#spine/lists/list-pages.ts'
import { Button } from '#spine/ui/button.tsx'

const StaffDocumentDialog = lazy(() =>
  loadDialog(
    async () => (await import('#features/documents/staff/staff-document-dialog.tsx')).StaffDocumentDialog,
  ),
)

export function StaffMatterDocuments({ of }: { of: OfMatter }) {
  const [isAdding, setAdding] = useState(false)
  const opened = useParam('document')
  const close = useCloseDialog('document')
  const documents = useInfiniteQuery(
    api.documents.staff.list.infiniteOptions({
      input: (place: Place) => ({ ...place, ...matterOf(of) }),
      ...pageOptions,
      select: rowsOf,
    }),
  )
  return (
    <div className="flex flex-col gap-3">
      <PagedList
        pages={documents}
        failure={{ title: documentMessages.loadFailed }}
        empty={<p className="text-muted">Henüz belge yüklenmedi.</p>}
        skeleton="h-12"
      >
        {(rows) => <DocumentRows documents={rows} surface="office" />}
      </PagedList>
      <Button size="sm" className="self-start" onClick={() => setAdding(true)}>
        <Plus strokeWidth={1.75} aria-hidden />
        Belge ekle
      </Button>
      {isAdding && <AddDocumentsDialog matter={matterOf(of)} onClose={() => setAdding(false)} />}
      <Suspense>{opened && <StaffDocumentDialog key={opened} id={opened} onClose={close} />}</Suspense>
    </div>
  )
}
