/** `/staff/analytics/visits`: every visit that was measured, filtered by whatever a figure counts. */

import { analyticsAddress } from '#features/analytics/office/addresses.ts'
import { useVisits, visitInput, visitsDefinition } from '#features/analytics/office/visit-list.tsx'
import { VisitPanel } from '#features/analytics/office/visit-panel.tsx'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { ExportMenu } from '#features/lists/export-menu.tsx'
import { List } from '#spine/lists/list.tsx'
import { shownColumns, useListState } from '#spine/lists/list-address.ts'
import { LinkButton } from '#spine/ui/link-button.tsx'

export function VisitsPage() {
  useDocumentTitle('Ziyaretler')
  const state = useListState(visitsDefinition)
  const pages = useVisits(state)
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="mr-auto min-w-0">
          <h1 className="text-22">Ziyaretler</h1>
          <p className="measure text-13 text-muted">Yalnızca ölçüme onay veren ziyaretçiler.</p>
        </div>
        <LinkButton href={analyticsAddress}>Analizler</LinkButton>
      </header>
      <List
        definition={visitsDefinition}
        state={state}
        pages={pages}
        actions={
          <ExportMenu
            list="visits"
            input={visitInput(state)}
            columns={shownColumns(visitsDefinition, state)}
          />
        }
      />
      <VisitPanel />
    </div>
  )
}
