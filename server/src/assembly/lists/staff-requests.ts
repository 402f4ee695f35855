/** The office's requests as a file. */

import type { StaffRequest } from '@kervan/domain/requests/request.ts'
import {
  shipmentTypeWords,
  staffRequestStatusWords,
  urgencyLevelWords,
} from '@kervan/domain/requests/request-options.ts'
import { requestsContract } from '@kervan/domain/requests/requests.contract.ts'
import { inputOf, pagesOf, place } from '#assembly/lists/list-export.ts'
import { exportableList } from '#features/lists/exportable-list.ts'
import { staffRequestList } from '#features/requests/staff-requests.list.ts'

export const staffRequests = exportableList({
  name: 'staff_requests',
  title: 'Talepler',
  door: 'staff',
  input: inputOf(requestsContract.staffList),
  ...pagesOf(staffRequestList),
  columns: [
    { head: 'Numara', kind: 'text', of: ['title', 'number'], value: (row: StaffRequest) => row.number },
    { head: 'Başlık', kind: 'text', of: ['title'], value: (row) => row.title },
    { head: 'Durum', kind: 'text', of: ['status'], value: (row) => staffRequestStatusWords[row.status] },
    { head: 'Müşteri', kind: 'text', of: ['customer'], value: (row) => row.customer_name },
    { head: 'Şirket', kind: 'text', of: ['customer'], value: (row) => row.customer_company },
    {
      head: 'Taşıma türü',
      kind: 'text',
      of: ['title'],
      value: (row) => shipmentTypeWords[row.shipment_type],
    },
    {
      head: 'Çıkış',
      kind: 'text',
      of: ['title'],
      value: (row) => place(row.origin_city, row.origin_country),
    },
    {
      head: 'Varış',
      kind: 'text',
      of: ['title'],
      value: (row) => place(row.destination_city, row.destination_country),
    },
    { head: 'Tercih edilen gün', kind: 'day', value: (row) => row.preferred_date },
    {
      head: 'Aciliyet',
      kind: 'text',
      value: (row) => (row.urgency_level ? urgencyLevelWords[row.urgency_level] : ''),
    },
    { head: 'Teklif tutarı', kind: 'money', of: ['amount'], value: (row) => row.quote_amount },
    { head: 'Para birimi', kind: 'text', of: ['amount'], value: (row) => row.quote_currency },
    { head: 'Teklif geçerliliği', kind: 'moment', value: (row) => row.quote_valid_until },
    { head: 'Yanıt için son an', kind: 'moment', of: ['due'], value: (row) => row.quote_due_at },
    { head: 'Revize notu', kind: 'text', value: (row) => row.revision_note },
    { head: 'Oluşturulma', kind: 'moment', of: ['created'], value: (row) => row.created_at },
    { head: 'Son değişiklik', kind: 'moment', value: (row) => row.updated_at },
  ],
})
