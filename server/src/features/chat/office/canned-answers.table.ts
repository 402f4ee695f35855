/** Answers that staff have ready; admins keep them. */
import { createdAt, id } from '#spine/database/columns.ts'
import { pgTable, sql, text, uniqueIndex } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const cannedAnswers = pgTable(
  'canned_answers',
  {
    id: id(),
    title: text().notNull(),
    text: text().notNull(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  () => [
    uniqueIndex('canned_answers_title').on(sql`kervan_fold(title)`),
    ...rowPolicies('canned_answers', {
      staff: { select: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
