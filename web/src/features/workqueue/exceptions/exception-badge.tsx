/** The kind of an exception by icon, word and colour. */
import { type ExceptionKind, exceptionKinds } from '@kervan/domain/tracking/exception-kinds.ts'
import { workKindWords } from '@kervan/domain/workqueue/work.copy.ts'
import type { WorkKind } from '@kervan/domain/workqueue/work-item.ts'
import { CalendarClock, FileQuestion, MessageCircleOff, ShieldAlert, TriangleAlert } from 'lucide-react'
import { StatusBadge, type StatusStyle } from '#spine/ui/status-badge.tsx'

const styles: Record<ExceptionKind, StatusStyle> = {
  free_time: { icon: CalendarClock, colours: 'bg-rejected-fill text-rejected' },
  customs_hold: { icon: ShieldAlert, colours: 'bg-pending-fill text-pending' },
  shipment_late: { icon: TriangleAlert, colours: 'bg-delayed-fill text-delayed' },
  shipment_silent: { icon: MessageCircleOff, colours: 'bg-cancelled-fill text-cancelled' },
  document_missing: { icon: FileQuestion, colours: 'bg-pending-fill text-pending' },
}

const isException = (kind: WorkKind): kind is ExceptionKind => exceptionKinds.some((each) => each === kind)

export function ExceptionBadge({ kind }: { kind: WorkKind }) {
  if (!isException(kind)) return <>{workKindWords[kind]}</>
  return <StatusBadge tone={styles[kind]}>{workKindWords[kind]}</StatusBadge>
}
