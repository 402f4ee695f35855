/** The documents of a shipment or a request as the office sees them: what is needed, what is there, asking for more and adding it. */
import { documentMessages } from '@kervan/domain/documents/documents.copy.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ArchiveLink } from '#features/documents/archive-link.tsx'
import { Checklist } from '#features/documents/checklist.tsx'
import { ChecklistState } from '#features/documents/checklist-state.tsx'
import { DocumentRows } from '#features/documents/document-rows.tsx'
import { matterOf, type OfMatter } from '#features/documents/matter.ts'
import { AddDocumentsDialog } from '#features/documents/staff/add-documents-dialog.tsx'
import { AskPapers } from '#features/documents/staff/ask-papers.tsx'
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
  const matter = matterOf(of)
  const needed = useQuery(api.documents.staff.checklist.queryOptions({ input: matter }))
  const documents = useInfiniteQuery(
    api.documents.staff.list.infiniteOptions({
      input: (place: Place) => ({ ...place, ...matter }),
      ...pageOptions,
      select: rowsOf,
    }),
  )
  return (
    <div className="flex flex-col gap-3">
      <ChecklistState query={needed}>
        {(checklist) => (
          <Checklist
            checklist={checklist}
            surface="office"
            matter={matter}
            action={<AskPapers checklist={checklist} matter={matter} />}
          />
        )}
      </ChecklistState>
      <PagedList
        pages={documents}
        failure={{ title: documentMessages.loadFailed }}
        empty={<p className="text-muted">Henüz belge yüklenmedi.</p>}
        skeleton="h-12"
      >
        {(rows) => <DocumentRows documents={rows} surface="office" />}
      </PagedList>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setAdding(true)}>
          <Plus strokeWidth={1.75} aria-hidden />
          Belge ekle
        </Button>
        {documents.data && documents.data.length > 0 && <ArchiveLink of={of} surface="office" />}
      </div>
      {isAdding && <AddDocumentsDialog matter={matter} onClose={() => setAdding(false)} />}
      <Suspense>{opened && <StaffDocumentDialog key={opened} id={opened} onClose={close} />}</Suspense>
    </div>
  )
}
