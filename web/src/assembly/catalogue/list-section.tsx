/** Lists with their states: 5,000 rows to sort, filter, select and act on, and what is shown without any. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { findLoads, type Load, loadList, loads } from '#assembly/catalogue/list-sample.tsx'
import { Specimen } from '#assembly/catalogue/specimen.tsx'
import { List, ListRows } from '#spine/lists/list.tsx'
import { useListState } from '#spine/lists/list-address.ts'
import { LoadMoreButton } from '#spine/ui/load-more-button.tsx'
import { NewRowsNotice } from '#spine/ui/new-rows-notice.tsx'

const settled = {
  error: null,
  isError: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => {},
}
const plainState = { search: '', sort: null, columns: loadList.columns.map(({ key }) => key), filters: {} }
const counts = Object.fromEntries([
  ['all', 12_345],
  ...['pending', 'approved', 'delayed'].map((status) => [
    status,
    loads.filter((load) => load.status === status).length,
  ]),
])
const withoutActs = ({ label }: { label: string }) => {
  const { acts: _, ...definition } = loadList
  return { ...definition, label, caption: label }
}
const definitions = {
  loading: withoutActs({ label: 'Yüklenen liste' }),
  empty: withoutActs({ label: 'Boş liste' }),
  failed: withoutActs({ label: 'Yüklenemeyen liste' }),
}

export function ListSection() {
  const [queries] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queries}>
      <Specimen name="5.000 satırlık liste" className="block">
        <Loads />
      </Specimen>
      <Specimen name="Yeni satırlar" className="block">
        <NewRowsNotice count={3} of="yeni yük" onShow={() => {}} />
      </Specimen>
      <Specimen name="Yüklenen liste" className="block">
        <ListRows
          definition={definitions.loading}
          state={plainState}
          pages={{ ...settled, isFetching: true, data: undefined }}
        />
      </Specimen>
      <Specimen name="Boş liste" className="block">
        <ListRows definition={definitions.empty} state={plainState} pages={{ ...settled, data: noLoads }} />
      </Specimen>
      <Specimen name="Hiçbir şey bulunamayan liste" className="block">
        <ListRows
          definition={{ ...definitions.empty, label: 'Sonuçsuz liste' }}
          state={{ ...plainState, search: 'yok' }}
          pages={{ ...settled, data: noLoads }}
        />
      </Specimen>
      <Specimen name="Yüklenemeyen liste" className="block">
        <ListRows
          definition={definitions.failed}
          state={plainState}
          pages={{ ...settled, isError: true, error: new TypeError('offline'), data: undefined }}
        />
      </Specimen>
      <Specimen name="Devamı var, devamı yüklenemedi" className="block">
        <LoadMoreButton pages={{ hasNextPage: true }} />
        <LoadMoreButton pages={{ hasNextPage: true, isFetchNextPageError: true }} />
      </Specimen>
    </QueryClientProvider>
  )
}

const noLoads: readonly Load[] = []

function Loads() {
  const state = useListState(loadList)
  const rows = useMemo(() => findLoads(state), [state])
  return <List definition={loadList} state={state} pages={{ ...settled, data: rows }} counts={counts} />
}
