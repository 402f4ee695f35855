/** `/staff/documents`: the documents of all customers, live; each opens over the list to be looked at, verified or refused. */
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { AddDocumentsDialog } from '#features/documents/staff/add-documents-dialog.tsx'
import {
  staffDocumentInput,
  useStaffDocumentCounts,
  useStaffDocuments,
} from '#features/documents/staff/staff-document-list.ts'
import { staffDocuments } from '#features/documents/staff/staff-documents.ts'
import { ExportMenu } from '#features/lists/export-menu.tsx'
import { SavedViewsMenu } from '#features/lists/saved-views-menu.tsx'
import { openedHere, useCloseDialog, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { List } from '#spine/lists/list.tsx'
import { listQueryOf, shownColumns, useListState } from '#spine/lists/list-address.ts'
import { buttonClasses } from '#spine/ui/button.tsx'
import { Kbd } from '#spine/ui/kbd.tsx'

const StaffDocumentDialog = lazy(() =>
  loadDialog(
    async () => (await import('#features/documents/staff/staff-document-dialog.tsx')).StaffDocumentDialog,
  ),
)

export function StaffDocumentsPage() {
  useDocumentTitle('Belgeler')
  const state = useListState(staffDocuments)
  const documents = useStaffDocuments(state)
  const counts = useStaffDocumentCounts(state).data
  const { search } = useLocation()
  const opened = useParam('document')
  const isAdding = useParam('add') === '1'
  const close = useCloseDialog('document')
  const closeAdding = useCloseDialog('add')
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="mr-auto text-22 max-sm:w-full">Belgeler</h1>
        <p className="flex items-center gap-1.5 text-12 text-muted max-lg:hidden">
          <Kbd>j</Kbd> <Kbd>k</Kbd> gezin <Kbd>Enter</Kbd> aç <Kbd>x</Kbd> seç <Kbd>/</Kbd> ara
        </p>
        <Link
          to={{ search: withParams(search, { add: '1' }) }}
          state={openedHere}
          preventScrollReset
          className={buttonClasses({ variant: 'primary' })}
        >
          <Plus strokeWidth={1.75} aria-hidden />
          Belge ekle
        </Link>
      </header>
      <List
        definition={staffDocuments}
        state={state}
        pages={documents}
        counts={counts}
        actions={
          <>
            <SavedViewsMenu list="staff_documents" query={listQueryOf(staffDocuments, search)} />
            <ExportMenu
              list="staff_documents"
              input={staffDocumentInput(state)}
              columns={shownColumns(staffDocuments, state)}
            />
          </>
        }
      />
      <Suspense>{opened && <StaffDocumentDialog key={opened} id={opened} onClose={close} />}</Suspense>
      {isAdding && <AddDocumentsDialog onClose={closeAdding} />}
    </div>
  )
}
