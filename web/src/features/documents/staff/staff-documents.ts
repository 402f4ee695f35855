/** The office's list of all documents, as it is declared. */
import {
  documentTypes,
  documentTypeWords,
  reviewWords,
  visibilityWords,
} from '@kervan/domain/documents/document-kinds.ts'
import { documentMessages } from '@kervan/domain/documents/documents.copy.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { chooseCustomer } from '#features/customers/customer-filter.tsx'
import { staffDocumentColumns } from '#features/documents/staff/staff-document-columns.tsx'
import type { StaffDocumentRow } from '#features/documents/staff/staff-document-list.ts'
import { api, client } from '#spine/api/api.ts'
import type { ListDefinition } from '#spine/lists/list-definition.ts'

export const staffDocuments: ListDefinition<StaffDocumentRow> = {
  label: 'Belge listesi',
  caption: 'Belgeler',
  columns: staffDocumentColumns,
  defaultSort: '-created',
  searchLabel: 'Dosya adı, açıklama, numara veya müşteri ara',
  chips: {
    label: 'Durum süzgeci',
    options: [
      { key: 'total', label: 'Tümü', params: {} },
      {
        key: 'waiting',
        label: reviewWords.waiting,
        params: { review: 'waiting' },
        urgent: true,
        empty: { title: 'İncelenecek belge yok', text: 'Gelen belgelerin hepsi incelendi.' },
      },
      { key: 'verified', label: reviewWords.verified, params: { review: 'verified' } },
      { key: 'refused', label: reviewWords.refused, params: { review: 'refused' } },
      {
        key: 'internal',
        label: visibilityWords.internal,
        params: { visibility: 'internal' },
        rare: true,
      },
    ],
  },
  selects: [
    {
      name: 'type',
      label: 'Belgenin türü',
      all: 'Bütün türler',
      options: documentTypes.map((value) => ({ value, label: documentTypeWords[value] })),
    },
  ],
  links: [
    {
      name: 'customer',
      isValid: (id) => /^[\da-f-]{36}$/i.test(id),
      choose: chooseCustomer,
      text: (_, rows) => `Müşteri: ${rows?.[0]?.customer_company || rows?.[0]?.customer_name || 'seçilen'}`,
    },
  ],
  newRows: 'yeni belge',
  noun: 'belge',
  rowName: ({ file_name }) => file_name,
  notFound: 'Belge bulunamadı',
  empty: { title: 'Henüz belge yok', text: 'Müşteriler belge yüklediğinde burada görünür.' },
  failure: { title: documentMessages.loadFailed },
  acts: [
    {
      key: 'verify',
      label: 'Onayla',
      question: ({ length: count }) => ({
        title: `${formatCount(count)} belge onaylansın mı?`,
        description: 'Müşterilerine bildirilir. Açıp bakmadığınız bir belgeyi onaylamayın.',
      }),
      done: 'onaylandı',
      failed: 'onaylanamadı',
      stale: () => api.documents.key(),
      run: ({ id, review }) =>
        client.documents.staff.review({ id, review: 'verified', reason: '', seen: review }),
    },
  ],
}
