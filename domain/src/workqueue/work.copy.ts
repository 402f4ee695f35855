/** The words for the kinds, priorities and states of work items. */
import { exceptionWords } from '#tracking/exception-words.ts'
import type { Priority, WorkItem, WorkKind } from '#workqueue/workqueue.contract.ts'

export const workKindWords: Record<WorkKind, string> = {
  demo_request: 'Demo talebi',
  new_request: 'Yeni talep',
  revision: 'Revize',
  question: 'Müşteri sorusu',
  mail_failed: 'Ulaşmayan e-posta',
  expiring_quote: 'Süresi dolan teklif',
  operations: 'Operasyon bildirimi',
  ...exceptionWords,
}

export const priorityWords: Record<Priority, string> = {
  urgent: 'Acil',
  high: 'Yüksek',
  medium: 'Orta',
  low: 'Düşük',
}

export const workStatusWords: Record<WorkItem['status'], string> = { open: 'Açık', done: 'Tamamlandı' }
