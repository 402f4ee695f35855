/** Keeps a decision about a suggestion. */
import { workflowDecisions } from '#features/luna/workflow/workflow-decisions.table.ts'
import type { Transaction } from '#spine/database/act-as.ts'

type New = Pick<typeof workflowDecisions.$inferInsert, 'key' | 'kind' | 'answer' | 'deed'>

export async function keepDecision(tx: Transaction, personId: string, decision: New): Promise<string> {
  const [row] = await tx.db
    .insert(workflowDecisions)
    .values({ ...decision, decided_by: personId })
    .returning({ id: workflowDecisions.id })
  if (!row) throw new Error('The decision was not kept.')
  return row.id
}
