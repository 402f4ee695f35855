/**
 * `/staff/shipments?view=exceptions`: what is wrong with shipments, what is due first on top. A view of the shipments, since that is
 * where somebody looks who is asked about one; each is also work among the rest of the day's, in the queue and on the home page.
 */
import { exceptionKinds } from '@kervan/domain/tracking/exception-kinds.ts'
import { exceptionWords, turnWords } from '@kervan/domain/tracking/exception-words.ts'
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { ExportMenu } from '#features/lists/export-menu.tsx'
import { exceptionColumns } from '#features/workqueue/exceptions/exception-columns.tsx'
import {
  exceptionInput,
  useExceptionCounts,
  useExceptions,
} from '#features/workqueue/exceptions/exception-list.ts'
import { api, client } from '#spine/api/api.ts'
import { List } from '#spine/lists/list.tsx'
import { shownColumns, useListState } from '#spine/lists/list-address.ts'
import type { ListDefinition } from '#spine/lists/list-definition.ts'

const closes = 'Bir aksaklık çıktığı anda burada görünür, nedeni kalkınca kendiliğinden kapanır.'

const definition: ListDefinition<WorkItem> = {
  label: 'Aksaklık listesi',
  caption: 'Gönderilerdeki aksaklıklar',
  columns: exceptionColumns,
  defaultSort: 'due',
  searchLabel: 'Gönderi, müşteri veya şirket ara',
  chips: {
    label: 'Aksaklık türü',
    options: [
      { key: 'total', label: 'Tümü', params: {} },
      ...exceptionKinds.map((kind) => ({
        key: kind,
        label: exceptionWords[kind],
        params: { kind },
        urgent: kind === 'free_time',
        empty: { title: 'Bu türden aksaklık yok', text: closes },
      })),
    ],
  },
  selects: [
    {
      name: 'turn',
      label: 'Sıra',
      all: 'Sıra: hepsi',
      options: Object.entries(turnWords).map(([value, label]) => ({ value, label })),
    },
  ],
  newRows: 'yeni aksaklık',
  noun: 'aksaklık',
  rowName: ({ title }) => title,
  hasTwoLines: true,
  notFound: 'Aksaklık bulunamadı',
  empty: { title: 'Aksayan gönderi yok', text: closes },
  failure: { title: 'Aksaklıklar yüklenirken bir hata oluştu' },
  acts: [
    {
      key: 'take',
      label: 'Üstlen',
      done: 'üstlenildi',
      failed: 'üstlenilemedi',
      // What a colleague holds is refused: taking it over is asked for one by one.
      run: ({ id }) => client.workqueue.assign({ id, take: true }),
      stale: () => api.workqueue.key(),
    },
  ],
}

export function ExceptionsView() {
  const state = useListState(definition)
  const exceptions = useExceptions(state)
  const counts = useExceptionCounts(state).data
  return (
    <List
      definition={definition}
      state={state}
      pages={exceptions}
      counts={counts}
      actions={
        <ExportMenu
          list="work_items"
          input={exceptionInput(state)}
          columns={shownColumns(definition, state)}
        />
      }
    />
  )
}
