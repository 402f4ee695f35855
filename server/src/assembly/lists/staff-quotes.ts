/** The office's quotes as a file. */

import { quoteListContract } from '@kervan/domain/quotes/quote-list.contract.ts'
import type { StaffQuote } from '@kervan/domain/quotes/quote-list.ts'
import { marginStateWords, staffQuoteStatusWords } from '@kervan/domain/quotes/quote-options.ts'
import { rejectionReasonWords } from '@kervan/domain/quotes/rejection-reasons.ts'
import { transportModeWords } from '@kervan/domain/requests/request-options.ts'
import { inputOf, pagesOf } from '#assembly/lists/list-export.ts'
import { exportableList } from '#features/lists/exportable-list.ts'
import { staffQuoteList } from '#features/quotes/staff-quotes.list.ts'

export const staffQuotes = exportableList({
  name: 'staff_quotes',
  title: 'Teklifler',
  door: 'staff',
  input: inputOf(quoteListContract.list),
  ...pagesOf(staffQuoteList),
  columns: [
    { head: 'Numara', kind: 'text', of: ['number'], value: (row: StaffQuote) => row.quote_no },
    { head: 'Revizyon', kind: 'number', of: ['number'], value: (row) => row.revision },
    { head: 'Başlık', kind: 'text', value: (row) => row.title },
    { head: 'Durum', kind: 'text', of: ['status'], value: (row) => staffQuoteStatusWords[row.status] },
    { head: 'Müşteri', kind: 'text', of: ['customer'], value: (row) => row.customer_name },
    { head: 'E-posta', kind: 'text', of: ['customer'], value: (row) => row.customer_email },
    { head: 'Yükleme', kind: 'text', of: ['lane'], value: (row) => row.pol },
    { head: 'Boşaltma', kind: 'text', of: ['lane'], value: (row) => row.pod },
    {
      head: 'Taşıma şekli',
      kind: 'text',
      of: ['mode'],
      value: (row) => transportModeWords[row.transport_mode],
    },
    { head: 'Sorumlu', kind: 'text', of: ['owner'], value: (row) => row.owner_name },
    { head: 'Son an', kind: 'moment', of: ['due'], value: (row) => row.due_at },
    { head: 'Tutar', kind: 'money', of: ['amount'], value: (row) => row.total_amount },
    { head: 'Para birimi', kind: 'text', of: ['amount'], value: (row) => row.currency },
    { head: 'Marj (%)', kind: 'number', of: ['margin'], value: (row) => row.margin_pct },
    { head: 'Marj durumu', kind: 'text', of: ['margin'], value: (row) => marginStateWords[row.margin_state] },
    { head: 'Geçerlilik', kind: 'moment', value: (row) => row.valid_until },
    { head: 'Gönderilme', kind: 'moment', of: ['sent'], value: (row) => row.sent_at },
    { head: 'Yanıt', kind: 'moment', value: (row) => row.answered_at },
    {
      head: 'Kaybedilme nedeni',
      kind: 'text',
      value: (row) => (row.rejection_reason ? rejectionReasonWords[row.rejection_reason] : ''),
    },
    { head: 'Oluşturulma', kind: 'moment', of: ['created'], value: (row) => row.created_at },
  ],
})
