/** A recommendation before it is stored. */
import type { recommendations } from '#features/luna/recommendations/recommendations.table.ts'

export type NewRecommendation = Pick<
  typeof recommendations.$inferSelect,
  'customer_id' | 'key' | 'kind' | 'title' | 'text' | 'action_label' | 'action_link' | 'evidence'
>
