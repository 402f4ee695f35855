/** What a model must not read of the analysis: the names of colleagues, and everything that names a customer or a record. */
import type { WorkflowAnalysis } from '@kervan/domain/luna/workflow.contract.ts'
import type { Hidden } from '#features/luna/model/mask.ts'

export function hiddenTitles({ luna_insights }: WorkflowAnalysis): Hidden[] {
  const { immediate_actions, optimizations, automation_suggestions } = luna_insights
  const values = [...immediate_actions, ...optimizations, ...automation_suggestions].flatMap(
    ({ title, text }) => [title, text],
  )
  return [...new Set(values)].map((value, place) => ({ placeholder: `KAYIT-${place + 1}`, value }))
}
