/** What is urgent: overdue, due within two office hours, or marked so. The one definition for lists, counts and pages. */
import { afterOfficeTime, type OfficeCalendar, urgentOfficeTime } from '#company/office-time.ts'
import type { Priority, WorkItem } from '#workqueue/work-item.ts'

/** What is open and due by this moment is urgent. */
export function urgentUntil(now: Date, calendar: OfficeCalendar): string {
  return afterOfficeTime(now, urgentOfficeTime, calendar).toISOString()
}

export function priorityOf(
  { status, due_at, priority }: Pick<WorkItem, 'status' | 'due_at' | 'priority'>,
  until: string,
): Priority {
  return status === 'open' && due_at <= until ? 'urgent' : priority
}
