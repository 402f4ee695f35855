/** The work queue as a file. */

import { turnWords } from '@kervan/domain/tracking/exception-words.ts'
import { urgentUntil } from '@kervan/domain/workqueue/urgent.ts'
import { priorityWords, workKindWords, workStatusWords } from '@kervan/domain/workqueue/work.copy.ts'
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { workqueueContract } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { inputOf } from '#assembly/lists/list-export.ts'
import { readCalendar } from '#features/company/read-calendar.ts'
import { exportableList } from '#features/lists/exportable-list.ts'
import { workList, workPage } from '#features/workqueue/work-items.list.ts'
import type { Transaction } from '#spine/database/act-as.ts'

const urgency = async (tx: Transaction) => urgentUntil(new Date(), await readCalendar(tx.query))

export const workItems = exportableList({
  name: 'work_items',
  title: 'İş kuyruğu',
  door: 'staff',
  input: inputOf(workqueueContract.list),
  readPage: async (tx, { input, personId, ...page }) =>
    workPage(tx.query, personId, { ...input, ...page, urgent_until: await urgency(tx) }),
  count: async (tx, { input, ids, personId, most }) =>
    workList.count(tx.query, personId, { ...input, ids, urgent_until: await urgency(tx) }, most),
  columns: [
    { head: 'İş', kind: 'text', of: ['title'], value: (row: WorkItem) => row.title },
    { head: 'Tür', kind: 'text', of: ['kind'], value: (row) => workKindWords[row.kind] },
    { head: 'Öncelik', kind: 'text', of: ['priority'], value: (row) => priorityWords[row.priority] },
    { head: 'Durum', kind: 'text', value: (row) => workStatusWords[row.status] },
    { head: 'Son an', kind: 'moment', of: ['due'], value: (row) => row.due_at },
    { head: 'Müşteri', kind: 'text', of: ['customer'], value: (row) => row.customer_name },
    { head: 'Şirket', kind: 'text', of: ['customer'], value: (row) => row.company },
    { head: 'E-posta', kind: 'text', value: (row) => row.email },
    { head: 'Telefon', kind: 'text', value: (row) => row.phone },
    { head: 'Talep', kind: 'text', of: ['title'], value: (row) => row.request_number },
    { head: 'Gönderi', kind: 'text', of: ['title', 'number'], value: (row) => row.shipment_number },
    { head: 'Neden', kind: 'text', of: ['why'], value: (row) => row.description },
    {
      head: 'Hat',
      kind: 'text',
      of: ['lane'],
      value: ({ lane }) => [lane?.origin_city, lane?.destination_city].filter(Boolean).join(' – '),
    },
    { head: 'Başladı', kind: 'moment', of: ['since'], value: (row) => row.since },
    { head: 'Sıra', kind: 'text', of: ['turn'], value: (row) => (row.turn ? turnWords[row.turn] : '') },
    { head: 'Son gün', kind: 'moment', of: ['why'], value: (row) => row.deadline },
    { head: 'Ertelendi', kind: 'moment', of: ['due', 'back'], value: (row) => row.snoozed_until },
    { head: 'Üstlenen', kind: 'text', of: ['assignee'], value: (row) => row.assignee_name },
    { head: 'Tamamlayan', kind: 'text', of: ['doer'], value: (row) => row.done_by },
    { head: 'Tamamlanma', kind: 'moment', of: ['at'], value: (row) => row.done_at },
    { head: 'Kapanma nedeni', kind: 'text', of: ['doer'], value: (row) => row.closed_because },
    { head: 'Eklenme', kind: 'moment', of: ['created'], value: (row) => row.created_at },
  ],
})
