/** The office's list of addresses that get no campaign. */
import type { SuppressionReason } from '@kervan/domain/newsletter/subscriber-words.ts'
import { newsletterSuppressions as suppressions } from '#features/newsletter/subscribers/newsletter-suppressions.table.ts'
import { sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import { byAge } from '#spine/lists/sorts.ts'

type Row = { id: string; email: string; reason: SuppressionReason; note: string; created_at: string }
type Input = {
  limit: number
  after?: string | undefined
  until?: string | undefined
  sort?: 'created' | '-created' | undefined
  search?: string | undefined
  reason?: SuppressionReason | undefined
}

export const suppressionList = defineList<Row, Input>({
  name: 'newsletter_suppressions',
  table: suppressions,
  columns: {
    id: suppressions.id,
    email: sql`coalesce(${suppressions.email}, '')`,
    reason: suppressions.reason,
    note: suppressions.note,
    created_at: suppressions.created_at,
  },
  sorts: { created: byAge },
  filters: ({ reason }, _, is) => [reason && is(suppressions.reason, reason)],
  search: { has: (pattern) => sql`kervan_fold(coalesce(${suppressions.email}, '')) like ${pattern}` },
})
