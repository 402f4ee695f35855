/** Events of the communication centre that are for the office alone. */
import { defineEvent } from '#live/event.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

/** For staff: the answers that are ready have changed. */
export const cannedAnswersChanged = defineEvent('chat.canned_answers_changed', z.object({}))

/** For one of staff: a colleague has handed a conversation over to them or named them in a note about it, or one of theirs is back. */
export const conversationForYou = defineEvent(
  'chat.for_you',
  z.object({
    person_id: Id,
    conversation_id: Id,
    customer_name: z.string(),
    reason: z.enum(['handed_over', 'mentioned', 'woken']),
    by_name: z.string(),
    text: z.string(),
  }),
)
