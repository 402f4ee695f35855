/** The words for the kinds, priorities and states of work items. */
import { exceptionWords } from '#tracking/exception-words.ts'
import type { WorkEventKind } from '#workqueue/work-acts.contract.ts'
import type { Priority, WorkItem, WorkKind } from '#workqueue/work-item.ts'

export const workKindWords: Record<WorkKind, string> = {
  demo_request: 'Demo talebi',
  new_request: 'Yeni talep',
  revision: 'Revize',
  question: 'Müşteri sorusu',
  mail_failed: 'Ulaşmayan e-posta',
  inbound_mail: 'Gelen e-posta',
  expiring_quote: 'Süresi dolan teklif',
  operations: 'Operasyon bildirimi',
  appointment: 'Randevu',
  follow_up: 'Tekrar arama',
  data_request: 'KVKK başvurusu',
  forgotten_lead: 'Unutulan aday',
  unanswered_message: 'Yanıt bekleyen mesaj',
  automation: 'Otomasyon işi',
  ...exceptionWords,
}

export const priorityWords: Record<Priority, string> = {
  urgent: 'Acil',
  high: 'Yüksek',
  medium: 'Orta',
  low: 'Düşük',
}

export const workStatusWords: Record<WorkItem['status'], string> = { open: 'Açık', done: 'Tamamlandı' }

/** What was done with an item; the colleague and the text stand beside it. */
export const workEventWords: Record<WorkEventKind, string> = {
  taken: 'Üstlendi',
  released: 'Bıraktı',
  handed_over: 'Devretti',
  assigned: 'Kendiliğinden atandı',
  account_closed: 'Hesap kapandı, iş boşa çıktı',
  snoozed: 'Erteledi',
  woken: 'Ertelemeyi kaldırdı',
  priority: 'Önceliği değiştirdi',
  note: 'Not',
  completed: 'Tamamladı',
}
/** Of what came back by itself, at its time. */
export const wokenByTime = 'Ertelemenin süresi doldu'
/** Of what came back because more had come in, which its line says. */
export const wokenByNews = 'Erteleme kalktı'
