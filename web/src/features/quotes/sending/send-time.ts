/** When an offer is sent: now, at its customer's best time, or at a chosen one. */
import { momentInIstanbul } from '@kervan/domain/values/istanbul-time.ts'

export type SendTime = { kind: 'now' | 'best' | 'chosen'; day: string; time: string }

/** Null for now; undefined where no time was chosen, or one that has passed. */
export function sendAt(
  { kind, day, time }: SendTime,
  best: string | null | undefined,
  now: Date,
): string | null | undefined {
  if (kind === 'now') return null
  if (kind === 'best') return best ?? undefined
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return undefined
  const moment = momentInIstanbul(day, time)
  return moment > now ? moment.toISOString() : undefined
}
