/** Events that tests write into the outbox, each with a number of its own. */
import { defineEvent } from '@kervan/domain/live/event.ts'
import { z } from '@kervan/domain/z.ts'

export const somethingHappened = defineEvent(
  'test.happened',
  z.object({ entity: z.number(), number: z.number(), filling: z.string().optional() }),
)
export type Happening = z.output<typeof somethingHappened.data>
