/** How a customer liked a shipment. */
import { count, freeText } from '#values/field.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

export const Feedback = z.object({
  stars: count(1, 5, 'Bir ile beş arasında yıldız', 5),
  comment: freeText(2000, 'Yorum', 'Zamanında ve hasarsız geldi.'),
})
export type Feedback = z.output<typeof Feedback>

export const GivenFeedback = Feedback.extend({ updated_at: Moment.describe('Ne zaman verildiği') })
export type GivenFeedback = z.output<typeof GivenFeedback>
