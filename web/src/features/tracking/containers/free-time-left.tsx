/** Which free time of a box runs and how many days are left of it, such as "Demuraj · 3 gün kaldı". */
import { fewDaysLeft } from '@kervan/domain/shipments/container.ts'
import { daysLeft } from '@kervan/domain/tracking/days-left.ts'
import { type FreeTimeKind, freeTimeWords } from '@kervan/domain/tracking/free-time-words.ts'
import { cn } from '#spine/ui/class-names.ts'

type Clock = { free_kind: FreeTimeKind | null; free_until: string | null }

export function FreeTimeLeft({ free_kind, free_until }: Clock) {
  if (!free_kind || !free_until) return <span className="text-muted">–</span>
  const left = daysLeft(free_until, new Date())
  const text = `${freeTimeWords[free_kind]} · ${leftText(left)}`
  return (
    <span
      title={text}
      className={cn(
        'block min-w-0 truncate',
        left < 0 && 'font-medium text-danger',
        left >= 0 && left <= fewDaysLeft && 'font-medium text-delayed',
      )}
    >
      {text}
    </span>
  )
}

function leftText(left: number): string {
  if (left < 0) return `${-left} gün aşıldı`
  return left === 0 ? 'bugün son gün' : `${left} gün kaldı`
}
