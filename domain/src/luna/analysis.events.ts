/** Events of Luna's analyses. */
import { defineEvent } from '#live/event.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

/** A figure or note of the index tables was written or taken out. */
export const marketChanged = defineEvent('luna.market_changed', z.object({}))

/** Something new is recommended to the customer; they fetch what. */
export const recommendationMade = defineEvent(
  'luna.recommendation_made',
  z.object({ recommendation_id: Id, title: z.string() }),
)

/** A recommendation was answered, or no longer holds. */
export const recommendationsChanged = defineEvent('luna.recommendations_changed', z.object({}))
