/** Requests with where they had come from, as a file. */
import { campaignName, sourceName } from '@kervan/domain/analytics/analytics.copy.ts'
import { periodContract, type SourcedRequest } from '@kervan/domain/analytics/period.contract.ts'
import { staffRequestStatusWords } from '@kervan/domain/requests/request-options.ts'
import { inputOf, pagesOf } from '#assembly/lists/list-export.ts'
import { sourcedRequestList } from '#features/analytics/sourced-requests.list.ts'
import { exportableList } from '#features/lists/exportable-list.ts'

export const sourcedRequests = exportableList({
  name: 'sourced_requests',
  title: 'Siteden gelen talepler',
  door: 'staff',
  input: inputOf(periodContract.requests),
  ...pagesOf(sourcedRequestList),
  columns: [
    { head: 'Numara', kind: 'text', of: ['title'], value: (row: SourcedRequest) => row.number },
    { head: 'Başlık', kind: 'text', of: ['title'], value: (row) => row.title },
    { head: 'Durum', kind: 'text', of: ['status'], value: (row) => staffRequestStatusWords[row.status] },
    { head: 'Müşteri', kind: 'text', of: ['customer'], value: (row) => row.customer_name },
    { head: 'Şirket', kind: 'text', of: ['customer'], value: (row) => row.customer_company },
    {
      head: 'Kaynak',
      kind: 'text',
      of: ['source'],
      value: (row) => (row.source === null ? 'Bilinmiyor' : sourceName(row.source)),
    },
    {
      head: 'Kampanya',
      kind: 'text',
      of: ['source'],
      value: (row) => (row.campaign === null ? '' : campaignName(row.campaign)),
    },
    { head: 'Teklif', kind: 'text', of: ['quote'], value: (row) => row.quote_no },
    { head: 'Kabul edilen (EUR)', kind: 'money', of: ['accepted'], value: (row) => row.accepted_euro },
    { head: 'Geldi', kind: 'moment', of: ['created'], value: (row) => row.created_at },
  ],
})
