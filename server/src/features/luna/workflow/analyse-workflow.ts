/** The analysis of the office's work: counters, score, what is suggested and what was decided. */
import type { Suggestion, WorkflowAnalysis } from '@kervan/domain/luna/workflow.contract.ts'
import { type SuggestionTab, suggestionKinds } from '@kervan/domain/luna/workflow.copy.ts'
import { workflowScore } from '@kervan/domain/luna/workflow-score.ts'
import type { Found } from '#features/luna/workflow/deed.ts'
import { findSuggestions } from '#features/luna/workflow/find-suggestions.ts'
import { readDecisions, readRuleAssignments } from '#features/luna/workflow/read-decisions.ts'
import { readFigures } from '#features/luna/workflow/read-figures.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export async function analyseWorkflow(
  tx: Transaction,
  urgentUntil: string,
  now: Date,
): Promise<WorkflowAnalysis> {
  const [{ kept, missed, recent_requests, ...open }, found, decisions, rule_assignments] = await Promise.all([
    readFigures(tx, urgentUntil, now),
    findSuggestions(tx, urgentUntil, now),
    readDecisions(tx),
    readRuleAssignments(tx),
  ])
  const { score, health, parts } = workflowScore({ ...open, kept, missed })
  return {
    analysed_at: now.toISOString(),
    analysis: { ...open, recent_requests },
    luna_insights: {
      workflow_health: health,
      luna_score: score,
      score_parts: parts,
      immediate_actions: of(found, 'immediate_actions'),
      optimizations: of(found, 'optimizations'),
      automation_suggestions: of(found, 'automation_suggestions'),
    },
    decisions,
    rule_assignments,
  }
}

/** Without how it is done. */
const of = (found: readonly Found[], tab: SuggestionTab): Suggestion[] =>
  found
    .filter(({ kind }) => suggestionKinds[kind].tab === tab)
    .map(({ plan: _, ...suggestion }) => suggestion)
