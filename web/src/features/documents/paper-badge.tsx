/** How far a paper of the checklist is. One that depends on the goods is never missing. */
import { type PaperState, paperStateWords } from '@kervan/domain/documents/checklist.ts'
import { CircleDashed } from 'lucide-react'
import { StatusBadge, type StatusStyle, type StatusTone } from '#spine/ui/status-badge.tsx'

const tones: Record<PaperState, StatusTone | StatusStyle> = {
  missing: { icon: CircleDashed, colours: 'bg-cancelled-fill text-cancelled' },
  refused: 'rejected',
  waiting: 'pending',
  verified: 'approved',
}

type Props = { row: { state: PaperState; certainty: string; is_overdue: boolean } }

export function PaperBadge({ row: { state, certainty, is_overdue } }: Props) {
  if (state === 'missing' && certainty === 'depends') return null
  return <StatusBadge tone={is_overdue ? 'delayed' : tones[state]}>{paperStateWords[state]}</StatusBadge>
}
