/** An event of a timeline: the sign of its kind, one of the ten that timelines know, before its text. */
import {
  type EventKind,
  meaningOf,
  type TimelineKind,
  timelineWords,
} from '@kervan/domain/tracking/event-kinds.ts'
import {
  CircleArrowRight,
  CircleCheck,
  Flag,
  type LucideIcon,
  MapPin,
  MapPinCheck,
  PackageCheck,
  Route,
  Ship,
  Stamp,
} from 'lucide-react'

const signs: Record<TimelineKind, LucideIcon> = {
  loaded: PackageCheck,
  departed: CircleArrowRight,
  in_transit: Route,
  ferry_loaded: Ship,
  ferry_unloaded: Ship,
  border_crossing: Flag,
  checkpoint: MapPin,
  port_arrival: MapPinCheck,
  customs: Stamp,
  delivered: CircleCheck,
}

/** What moves no cargo, such as a paper, has no sign. */
export function EventLabel({ kind, text }: { kind: EventKind; text: string }) {
  const { timeline } = meaningOf(kind)
  if (!timeline) return text
  const Sign = signs[timeline]
  return (
    <span className="flex items-start gap-1.5" title={timelineWords[timeline]}>
      <Sign className="mt-0.5 size-4 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
      <span className="min-w-0 break-words">{text}</span>
    </span>
  )
}
