/** The lists of open and of completed work, as they are declared. */

import { formatDate } from '@kervan/domain/values/format-date.ts'
import { isDay } from '@kervan/domain/values/is-day.ts'
import { priorityWords, workKindWords } from '@kervan/domain/workqueue/work.copy.ts'
import type { Priority, WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { useMemo } from 'react'
import { colleagueLabel } from '#features/auth/colleague-label.ts'
import { useSession } from '#features/auth/session.ts'
import { snoozeChoices } from '#features/company/snooze-choices.ts'
import { useOfficeCalendar } from '#features/company/use-office-calendar.ts'
import { useColleagues } from '#features/quotes/use-colleagues.ts'
import { doneWorkColumns, openWorkColumns, snoozedWorkColumns } from '#features/workqueue/work-columns.tsx'
import { completeQuestion, snoozeQuestion } from '#features/workqueue/work-questions.ts'
import { api, client } from '#spine/api/api.ts'
import type { BulkAct, ListDefinition } from '#spine/lists/list-definition.ts'

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const arrives = 'Yeni bir iş geldiği anda burada görünür.'

const openWork: ListDefinition<WorkItem> = {
  label: 'İş listesi',
  caption: 'Yapılacak işler',
  columns: openWorkColumns([]),
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
        key: 'unassigned',
        label: 'Sahipsiz',
        params: { show: 'unassigned' },
        empty: { title: 'Sahipsiz iş yok', text: arrives },
      },
      {
        key: 'snoozed',
        label: 'Ertelenen',
        params: { show: 'snoozed' },
        empty: {
          title: 'Ertelenen iş yok',
          text: 'Ertelediğiniz iş zamanı gelince kendiliğinden geri gelir.',
        },
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
  links: [
    {
      name: 'due',
      isValid: isDay,
      text: (day) => `Gün: ${formatDate(`${day}T09:00:00Z`)}`,
    },
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
  ],
}

const wake: BulkAct<WorkItem> = {
  key: 'wake',
  label: 'Ertelemeyi kaldır',
  done: 'açık işlere döndü',
  failed: 'açık işlere dönmedi',
  run: ({ id }) => client.workqueue.snooze({ id, until: null }),
  stale: () => api.workqueue.key(),
}

/** With what depends on who works here and when: completing, handing over, putting off, weighing, and who is on leave. */
export function useOpenWork(isSnoozed: boolean): ListDefinition<WorkItem> {
  const me = useSession('office').data?.person?.id
  const colleagues = useColleagues()
  const calendar = useOfficeCalendar()
  return useMemo(() => {
    const stale = () => api.workqueue.key()
    const putOff = () => snoozeChoices(new Date(), calendar)
    const acts: BulkAct<WorkItem>[] = [
      {
        key: 'complete',
        label: 'Tamamla',
        done: 'tamamlandı',
        failed: 'tamamlanamadı',
        question: (items) => completeQuestion(items, me),
        run: ({ id }) => client.workqueue.complete({ id }),
        stale,
      },
      {
        key: 'hand-over',
        label: 'Devret',
        done: 'devredildi',
        failed: 'devredilemedi',
        choices: colleagues.map((person) => ({ value: person.id, label: colleagueLabel(person) })),
        run: ({ id }, to = '') => client.workqueue.handOver({ id, to }),
        stale,
      },
      {
        key: 'snooze',
        label: 'Ertele',
        done: 'ertelendi',
        failed: 'ertelenemedi',
        // From the moment in which it is chosen and applied, not from that in which the page was opened.
        choices: () => putOff().map(({ key, label }) => ({ value: key, label })),
        question: (items) => snoozeQuestion(items, me),
        run: ({ id }, chosen) =>
          client.workqueue.snooze({ id, until: putOff().find(({ key }) => key === chosen)?.until ?? '' }),
        stale,
      },
      ...(isSnoozed ? [wake] : []),
      {
        key: 'priority',
        label: 'Öncelik',
        done: 'için öncelik değişti',
        failed: 'için öncelik değişmedi',
        choices: optionsOf(priorityWords),
        run: ({ id }, priority = '') => client.workqueue.setPriority({ id, priority: priority as Priority }),
        stale,
      },
    ]
    const columns = isSnoozed ? snoozedWorkColumns : openWorkColumns
    return { ...openWork, columns: columns(colleagues), acts: [...(openWork.acts ?? []), ...acts] }
  }, [me, colleagues, calendar, isSnoozed])
}

const { acts: _, ...whatBothHave } = openWork

export const doneWork: ListDefinition<WorkItem> = {
  ...whatBothHave,
  caption: 'Tamamlanan işler',
  columns: doneWorkColumns,
  defaultSort: '-done',
  newRows: 'yeni tamamlanan iş',
}
