/** What a shipment needs: from the customer, their broker and the office, one that is there and one that may be needed. */
import type { DocumentChecklist } from '@kervan/domain/documents/checklist.contract.ts'
import { aDocument } from '#testing/a-document.ts'

type Row = DocumentChecklist['items'][number]

const invoice: Row = {
  paper: 'commercial_invoice',
  document_type: 'invoice',
  from: 'customer',
  certainty: 'law',
  why: 'Gümrük beyanı faturaya göre yapılır.',
  due: '2026-03-04',
  state: 'missing',
  is_overdue: true,
  document_ids: [],
  asked_at: null,
}
const waybill: Row = {
  ...invoice,
  paper: 'bill_of_lading',
  document_type: 'other',
  from: 'us',
  due: null,
  state: 'verified',
  is_overdue: false,
  document_ids: [aDocument.id],
}
const declaration: Row = {
  ...invoice,
  paper: 'export_declaration',
  document_type: 'customs',
  from: 'broker',
  is_overdue: false,
}
const origin: Row = {
  ...invoice,
  paper: 'origin_certificate',
  document_type: 'certificate',
  certainty: 'depends',
  is_overdue: false,
}
export const aChecklist: DocumentChecklist = { items: [waybill, invoice, declaration, origin], missing: 2 }
