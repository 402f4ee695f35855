/** /staff/container-tracking: the boxes of all customers, by how many days they may still stay without a charge. */

import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { ExportMenu } from '#features/lists/export-menu.tsx'
import { SavedViewsMenu } from '#features/lists/saved-views-menu.tsx'
import {
  containerInput,
  useContainerCounts,
  useContainers,
} from '#features/tracking/containers/container-list.ts'
import { useContainerDefinition } from '#features/tracking/containers/containers.ts'
import { api } from '#spine/api/api.ts'
import { List } from '#spine/lists/list.tsx'
import { listQueryOf, shownColumns, useListState } from '#spine/lists/list-address.ts'

export function ContainerTrackingPage() {
  useDocumentTitle('Konteyner Takip')
  // The places do not depend on what is filtered.
  const places = useQuery(api.tracking.containers.counts.queryOptions({ input: {} })).data?.places
  const definition = useContainerDefinition(places)
  const state = useListState(definition)
  const containers = useContainers(state)
  const { places: _, ...counts } = useContainerCounts(state).data ?? { places: [] }
  const { search } = useLocation()
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-22">Konteyner Takip</h1>
      <List
        definition={definition}
        state={state}
        pages={containers}
        counts={counts}
        actions={
          <>
            <SavedViewsMenu list="staff_containers" query={listQueryOf(definition, search)} />
            <ExportMenu
              list="staff_containers"
              input={containerInput(state)}
              columns={shownColumns(definition, state)}
            />
          </>
        }
      />
    </div>
  )
}
