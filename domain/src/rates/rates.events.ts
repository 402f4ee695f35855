/** Events of the rates, for staff only. */
import { defineEvent } from '#live/event.ts'
import { rateSources } from '#rates/rate-source.ts'
import { CalendarDay } from '#values/calendar-day.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

/** A bulletin has come, or somebody has entered a rate: quotes that are made from now on use it. */
export const ratesChanged = defineEvent(
  'rates.changed',
  z.object({
    source: z.enum(rateSources),
    date: CalendarDay,
    /** News from before it was named has none. */
    bulletin_id: Id.optional(),
  }),
)
