/** `/staff/analytics/requests`: requests that customers have sent themselves, by where they had come from. */
import { sourcesAddress } from '#features/analytics/office/addresses.ts'
import {
  sourcedRequestInput,
  sourcedRequestsDefinition,
  useSourcedRequests,
} from '#features/analytics/office/sourced-requests.tsx'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { ExportMenu } from '#features/lists/export-menu.tsx'
import { List } from '#spine/lists/list.tsx'
import { shownColumns, useListState } from '#spine/lists/list-address.ts'
import { LinkButton } from '#spine/ui/link-button.tsx'

export function SourcedRequestsPage() {
  useDocumentTitle('Siteden gelen talepler')
  const state = useListState(sourcedRequestsDefinition)
  const pages = useSourcedRequests(state)
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="mr-auto min-w-0">
          <h1 className="text-22">Siteden gelen talepler</h1>
          <p className="measure text-13 text-muted">
            Müşterilerin kendi gönderdikleri. Kaynağı, ölçüme onay verenlerin ziyaretinden bilinir.
          </p>
        </div>
        <LinkButton href={sourcesAddress}>Kaynaklar ve huni</LinkButton>
      </header>
      <List
        definition={sourcedRequestsDefinition}
        state={state}
        pages={pages}
        actions={
          <ExportMenu
            list="sourced_requests"
            input={sourcedRequestInput(state)}
            columns={shownColumns(sourcedRequestsDefinition, state)}
          />
        }
      />
    </div>
  )
}
