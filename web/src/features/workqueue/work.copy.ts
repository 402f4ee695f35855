/** The names of the kinds and priorities of work. */
import type { Priority, WorkKind } from '@kervan/domain/workqueue/workqueue.contract.ts'
import type { StatusTone } from '#spine/ui/status-badge.tsx'

export const workKindWords: Record<WorkKind, string> = {
  demo_request: 'Demo talebi',
  new_request: 'Yeni talep',
  revision: 'Revize',
}

export const priorityWords: Record<Priority, string> = {
  urgent: 'Acil',
  high: 'Yüksek',
  medium: 'Orta',
  low: 'Düşük',
}

/** Only urgent priorities are coloured. */
export const priorityTones: Partial<Record<Priority, StatusTone>> = { urgent: 'delayed', high: 'pending' }
