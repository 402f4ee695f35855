/** How pressing a request is, by what was promised for its price, as its work item says it. */
import type { OfficeCalendar } from '@kervan/domain/company/office-time.ts'
import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import { urgentUntil } from '@kervan/domain/workqueue/urgent.ts'
import type { Priority } from '@kervan/domain/workqueue/work-item.ts'

type Promised = { status: RequestStatus; created_at: string; quote_due_at: string }

const hour = 3_600_000

/** Null where nothing is promised any more. Until the calendar is known, only what is overdue has become urgent. */
export function requestPriority(
  { status, created_at, quote_due_at }: Promised,
  now: Date,
  calendar: OfficeCalendar | undefined,
): Priority | null {
  if (status !== 'pending') return null
  const due = Date.parse(quote_due_at)
  if (due <= (calendar ? Date.parse(urgentUntil(now, calendar)) : now.getTime())) return 'urgent'
  const promised = (due - Date.parse(created_at)) / hour
  if (promised <= 7) return 'urgent'
  if (promised <= 25) return 'high'
  return promised <= 49 ? 'medium' : 'low'
}
