/** The documents of all customers as a file: what is known of them, not the documents themselves. */
import type { OfficeDocument } from '@kervan/domain/documents/document.ts'
import {
  documentTypeWords,
  reviewWords,
  uploaderWords,
  visibilityWords,
} from '@kervan/domain/documents/document-kinds.ts'
import { staffDocumentsContract } from '@kervan/domain/documents/staff-documents.contract.ts'
import { inputOf, pagesOf } from '#assembly/lists/list-export.ts'
import { staffDocumentList } from '#features/documents/documents.list.ts'
import { exportableList } from '#features/lists/exportable-list.ts'

export const staffDocuments = exportableList({
  name: 'staff_documents',
  title: 'Belgeler',
  door: 'staff',
  input: inputOf(staffDocumentsContract.list),
  ...pagesOf(staffDocumentList),
  columns: [
    { head: 'Belge', kind: 'text', of: ['name'], value: (row: OfficeDocument) => row.file_name },
    { head: 'Müşteri', kind: 'text', of: ['customer'], value: (row) => row.customer_name },
    { head: 'Şirket', kind: 'text', of: ['customer'], value: (row) => row.customer_company },
    { head: 'Tür', kind: 'text', of: ['type'], value: (row) => documentTypeWords[row.document_type] },
    { head: 'Gönderi', kind: 'text', of: ['matter'], value: (row) => row.shipment_number },
    { head: 'Talep', kind: 'text', of: ['matter'], value: (row) => row.request_number },
    { head: 'Durum', kind: 'text', of: ['review'], value: (row) => reviewWords[row.review] },
    {
      head: 'Yükleyen',
      kind: 'text',
      of: ['uploader'],
      value: (row) => row.uploader_name || uploaderWords[row.uploaded_by],
    },
    { head: 'Yüklenme', kind: 'moment', of: ['created'], value: (row) => row.uploaded_at },
    { head: 'Kim görür', kind: 'text', of: ['visibility'], value: (row) => visibilityWords[row.visibility] },
    { head: 'Boyut (bayt)', kind: 'number', of: ['size'], value: (row) => row.file_size },
    { head: 'Açıklama', kind: 'text', of: ['description'], value: (row) => row.description },
  ],
})
