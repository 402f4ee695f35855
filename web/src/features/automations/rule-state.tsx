/** Whether a rule works: on, off, or paused because it failed too often. */
import type { Rule, RuleState } from '@kervan/domain/automations/rule.ts'
import { Pause } from 'lucide-react'
import { StatusBadge, type StatusStyle, type StatusTone } from '#spine/ui/status-badge.tsx'

export const ruleStateWords: Record<RuleState, string> = {
  active: 'Açık',
  off: 'Kapalı',
  paused: 'Duraklatıldı',
}

const tones: Record<RuleState, StatusTone | StatusStyle> = {
  active: 'approved',
  off: 'cancelled',
  paused: { icon: Pause, colours: 'bg-delayed-fill text-delayed' },
}

export function RuleStateBadge({ rule: { state } }: { rule: Pick<Rule, 'state'> }) {
  return <StatusBadge tone={tones[state]}>{ruleStateWords[state]}</StatusBadge>
}
