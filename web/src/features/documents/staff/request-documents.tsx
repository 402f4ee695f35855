/** The documents of a request inside a panel: loaded with the first panel, since the lists around it do without. */
import { lazy, Suspense } from 'react'
import { loadView } from '#spine/api/load-or-wait.tsx'

const StaffMatterDocuments = lazy(() =>
  loadView(
    async () => (await import('#features/documents/staff/staff-matter-documents.tsx')).StaffMatterDocuments,
  ),
)

export function RequestDocuments({ requestId }: { requestId: string }) {
  return (
    <Suspense>
      <StaffMatterDocuments of={{ requestId }} />
    </Suspense>
  )
}
