/** What became of a run. */
import { type RunStatus, runStatusWords } from '@kervan/domain/automations/run-words.ts'
import { CircleMinus, Hourglass } from 'lucide-react'
import { StatusBadge, type StatusStyle, type StatusTone } from '#spine/ui/status-badge.tsx'

const needless: StatusStyle = { icon: CircleMinus, colours: 'bg-cancelled-fill text-cancelled' }

const tones: Record<RunStatus, StatusTone | StatusStyle> = {
  waiting: 'pending',
  delayed: { icon: Hourglass, colours: 'bg-pending-fill text-pending' },
  done: 'approved',
  not_met: needless,
  unless_met: needless,
  failed: 'rejected',
  stopped: 'delayed',
  dropped: 'cancelled',
}

export function RunStatusBadge({ status }: { status: RunStatus }) {
  return <StatusBadge tone={tones[status]}>{runStatusWords[status]}</StatusBadge>
}
