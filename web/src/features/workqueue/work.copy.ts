/** The colours of priorities. */
import type { Priority } from '@kervan/domain/workqueue/work-item.ts'
import type { StatusTone } from '#spine/ui/status-badge.tsx'

/** Only urgent priorities are coloured. */
export const priorityTones: Partial<Record<Priority, StatusTone>> = { urgent: 'delayed', high: 'pending' }
