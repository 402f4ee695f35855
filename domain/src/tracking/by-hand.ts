/** What staff tell of a shipment by hand: which kinds of event, and what moments are within reason. Without zod. */
import { type EventKind, eventKinds } from '#tracking/event-kinds.ts'

/** Those that are steps of the portal itself are told by it alone. */
const ownSteps: readonly EventKind[] = ['created', 'approved']
export const byHandKinds = (Object.keys(eventKinds) as EventKind[]).filter(
  (kind) => !ownSteps.includes(kind),
) as unknown as readonly ['booked', ...EventKind[]]

const hourMs = 3_600_000
const dayMs = 24 * hourMs
export const momentWords = {
  future: 'Gerçekleşen bir olay gelecekte olamaz.',
  tooOld: 'Bu tarih çok eski: en çok bir yıl geriye gidilebilir.',
  past: 'Beklenen bir olay geçmişte olamaz.',
  tooFar: 'Bu tarih çok uzak: en çok bir yıl ileri olabilir.',
} as const

/** The sentence that says why a moment is beyond reason; undefined where it is not. */
export function momentProblem(
  { certainty, happened_at }: { certainty: 'planned' | 'estimated' | 'actual'; happened_at: string },
  now: number,
): string | undefined {
  const at = Date.parse(happened_at)
  if (certainty === 'actual') {
    // Clocks differ by minutes.
    if (at > now + hourMs / 6) return momentWords.future
    return at < now - 366 * dayMs ? momentWords.tooOld : undefined
  }
  if (at < now - dayMs) return momentWords.past
  return at > now + 366 * dayMs ? momentWords.tooFar : undefined
}
