/** The office's list of requests, as it is declared. */
import { keysOf, staffRequestStatusWords } from '@kervan/domain/requests/request-options.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { staffRequestColumns } from '#features/requests/staff/staff-request-columns.tsx'
import type { StaffRequestRow } from '#features/requests/staff/staff-request-list.ts'
import type { ListDefinition } from '#spine/lists/list-definition.ts'

export const staffRequests: ListDefinition<StaffRequestRow> = {
  label: 'Talep listesi',
  caption: 'Talepler',
  columns: staffRequestColumns,
  defaultSort: '-created',
  searchLabel: 'Numara, başlık, yer veya müşteri ara',
  chips: {
    label: 'Durum süzgeci',
    options: [
      { key: 'total', label: 'Tümü', params: {} },
      ...keysOf(staffRequestStatusWords).map((status) => ({
        key: status,
        label: staffRequestStatusWords[status],
        params: { status },
        empty: { title: 'Bu durumda talep yok' },
      })),
      {
        key: 'overdue',
        label: 'Geciken',
        params: { overdue: '1' },
        urgent: true,
        empty: { title: 'Geciken talep yok', text: 'Söz verilen sürelerin hepsi tutuluyor.' },
      },
    ],
  },
  links: [
    {
      name: 'customer',
      isValid: (id) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id),
      text: (id, rows) => {
        const row = rows?.find(({ customer_id }) => customer_id === id)
        return row?.customer_company || row?.customer_name || 'Tek müşteri'
      },
    },
    {
      name: 'since',
      isValid: (day) => /^\d{4}-\d\d-\d\d$/.test(day),
      text: (day) => `${formatDate(day)} ve sonrası`,
    },
  ],
  newRows: 'yeni talep',
  noun: 'talep',
  rowName: ({ number }) => number,
  notFound: 'Talep bulunamadı',
  empty: { title: 'Henüz talep yok', text: 'İlk talep geldiği anda burada görünür.' },
  failure: { title: requestWords.loadFailedTitle, small: requestWords.loadFailedText },
}
