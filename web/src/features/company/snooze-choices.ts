/** Until when work can be put off with one choice: later today, or the opening of one of the next working days. */
import { hoursOn, type OfficeCalendar } from '@kervan/domain/company/office-time.ts'
import { formatDue } from '@kervan/domain/values/format-date.ts'
import { dayInIstanbul, daysLater, momentInIstanbul } from '@kervan/domain/values/istanbul-time.ts'

export type SnoozeChoice = { key: string; label: string; until: string }

const hour = 3_600_000

/** Until the calendar is known, mornings begin at nine. */
export function snoozeChoices(now: Date, calendar: OfficeCalendar | undefined): SnoozeChoice[] {
  const today = dayInIstanbul(now)
  const openings = Array.from({ length: 31 }, (_, ahead) => daysLater(today, ahead + 1)).flatMap((day) => {
    const hours = calendar ? hoursOn(day, calendar) : '09:00-18:00'
    return hours ? [{ day, until: momentInIstanbul(day, hours.slice(0, 5)) }] : []
  })
  const from = (days: number) => openings.find(({ day }) => day >= daysLater(today, days))?.until
  const choice = (key: string, name: string, until: Date | undefined): SnoozeChoice[] =>
    until ? [{ key, label: `${name} (${formatDue(until, now)})`, until: until.toISOString() }] : []
  return [
    ...choice('hours', 'İki saat sonra', new Date(now.getTime() + 2 * hour)),
    ...choice('next', 'Sonraki iş günü', from(1)),
    ...choice('three', 'Üç gün sonra', from(3)),
    ...choice('week', 'Bir hafta sonra', from(7)),
    ...choice('month', 'Dört hafta sonra', from(28)),
  ]
}
