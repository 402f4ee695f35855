/** A customer's document as both sides read it. */
import type { DocumentCounts, OwnDocument, StaffDocument } from '@kervan/domain/documents/document.ts'

const id = (end: number) => `01890a5d-ac96-774b-bcce-${String(end).padStart(12, '0')}`

export const aDocument: OwnDocument = {
  id: id(80),
  number: 'BLG-00000080',
  file_name: 'fatura.pdf',
  file_type: 'application/pdf',
  file_size: 48_213,
  document_type: 'invoice',
  paper: null,
  file_path: `${id(1)}/1772710200000.pdf`,
  description: 'Mart sevkiyatının faturası',
  is_verified: false,
  review: 'waiting',
  review_reason: '',
  reviewed_at: null,
  uploaded_by: 'customer',
  uploaded_at: '2026-03-05T09:00:00.000Z',
  shipment_id: null,
  shipment_number: '',
  request_id: null,
  request_number: '',
  preview_path: `/api/documents/${id(80)}/preview?surface=portal&key=x`,
  thumbnail_path: '',
  picture_path: '',
}

export const another = (end: number, more: Partial<OwnDocument>): OwnDocument => ({
  ...aDocument,
  id: id(end),
  number: `BLG-000000${end}`,
  preview_path: `/api/documents/${id(end)}/preview?surface=portal&key=x`,
  ...more,
})

export const aStaffDocument: StaffDocument = {
  ...aDocument,
  preview_path: aDocument.preview_path.replace('portal', 'office'),
  customer_id: id(1),
  customer_name: 'Defne Işık',
  customer_company: 'Örnek Tekstil',
  visibility: 'customer',
  uploader_name: 'Defne Işık',
  reviewer_name: '',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
}

export const documentCounts: DocumentCounts = {
  total: 3,
  invoice: 2,
  packing_list: 0,
  certificate: 0,
  customs: 1,
  insurance: 0,
  photo: 0,
  other: 0,
  waiting: 1,
  verified: 1,
  refused: 1,
}
