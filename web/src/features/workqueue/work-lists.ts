/** The lists of open and of completed work, as they are declared. */

import { priorityWords, workKindWords } from '@kervan/domain/workqueue/work.copy.ts'
import type { WorkItem } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { doneWorkColumns, openWorkColumns } from '#features/workqueue/work-columns.tsx'
import { api, client } from '#spine/api/api.ts'
import type { ListDefinition } from '#spine/lists/list-definition.ts'

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const arrives = 'Yeni bir iş geldiği anda burada görünür.'

export const openWork: ListDefinition<WorkItem> = {
  label: 'İş listesi',
  caption: 'Yapılacak işler',
  columns: openWorkColumns,
  defaultSort: 'due',
  searchLabel: 'Başlık, müşteri veya şirket ara',
  chips: {
    label: 'Durum süzgeci',
    options: [
      { key: 'open', label: 'Açık', params: {} },
      {
        key: 'overdue',
        label: 'Geciken',
        params: { show: 'overdue' },
        urgent: true,
        empty: { title: 'Geciken iş yok', text: arrives },
      },
      {
        key: 'mine',
        label: 'Benim',
        params: { show: 'mine' },
        empty: { title: 'Üstlendiğiniz iş yok', text: arrives },
      },
      {
        key: 'done',
        label: 'Tamamlanan',
        params: { show: 'done' },
        empty: { title: 'Tamamlanan iş yok', text: arrives },
      },
    ],
  },
  selects: [
    { name: 'kind', label: 'Tür', all: 'Bütün türler', options: optionsOf(workKindWords) },
    { name: 'priority', label: 'Öncelik', all: 'Bütün öncelikler', options: optionsOf(priorityWords) },
  ],
  newRows: 'yeni iş',
  noun: 'iş',
  rowName: ({ title }) => title,
  notFound: 'İş bulunamadı',
  empty: { title: 'Yapılacak iş yok', text: arrives },
  failure: { title: 'İşler yüklenirken bir hata oluştu', small: 'Failed to load work queue' },
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
    {
      key: 'complete',
      label: 'Tamamla',
      done: 'tamamlandı',
      failed: 'tamamlanamadı',
      run: ({ id }) => client.workqueue.complete({ id }),
      question: (count) => ({
        title: count === 1 ? 'Seçilen iş tamamlandı mı?' : `Seçilen ${count} iş tamamlandı mı?`,
        description: 'Herkesin listesinden kalkar ve adınızla kaydedilir. Bu geri alınmaz.',
      }),
      stale: () => api.workqueue.key(),
    },
  ],
}

const { acts: _, ...whatBothHave } = openWork

export const doneWork: ListDefinition<WorkItem> = {
  ...whatBothHave,
  caption: 'Tamamlanan işler',
  columns: doneWorkColumns,
  defaultSort: '-done',
  newRows: 'yeni tamamlanan iş',
}
