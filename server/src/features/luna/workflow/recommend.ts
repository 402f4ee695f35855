/** What would help most now, in a few sentences made of the analysis alone. */
import type { Evidence } from '@kervan/domain/luna/evidence.ts'
import type { LunaRecommendation, WorkflowAnalysis } from '@kervan/domain/luna/workflow.contract.ts'
import { scoreParts } from '@kervan/domain/luna/workflow-score.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'

type Recommended = Omit<LunaRecommendation, 'may_be_refined'>

export function recommend({ analysis, luna_insights, analysed_at }: WorkflowAnalysis): Recommended {
  const { immediate_actions, optimizations, automation_suggestions } = luna_insights
  const { overdue_items, assignable_items, total_items } = analysis
  const unassigned = immediate_actions.filter(({ kind }) => kind === 'assign_urgent').length
  const sentences = [
    overdue_items > 0 && `Önce süresi geçen ${formatCount(overdue_items)} işi ele alın.`,
    unassigned > 0 && `Acil ${formatCount(unassigned)} işin üstleneni yok; atanmaları en çok bunu düzeltir.`,
    assignable_items > unassigned &&
      `Toplam ${formatCount(assignable_items)} işi kimse üstlenmedi; «Görevleri ata» hepsini dağıtır.`,
    optimizations[0] && `${optimizations[0].title}. ${optimizations[0].text}`,
    automation_suggestions[0] && `${automation_suggestions[0].title}.`,
  ].filter((sentence) => typeof sentence === 'string')
  const costliest = luna_insights.score_parts.toSorted((one, other) => other.taken - one.taken)[0]
  const evidence: Evidence[] = luna_insights.score_parts
    .filter(({ of }) => of > 0)
    .map(({ part, count, of, taken }) => ({
      label: scoreParts[part].label,
      value: `${formatCount(count)} / ${formatCount(of)}, ${formatCount(taken)} puan`,
      source: 'İş kuyruğu',
      sample: of,
      as_of: analysed_at,
      link: null,
    }))
  return {
    luna_recommendation:
      sentences.length > 0
        ? sentences.slice(0, 3).join(' ')
        : total_items === 0
          ? 'Açık iş yok; düzeltilecek bir şey görünmüyor.'
          : costliest && costliest.taken > 0
            ? `İş akışı yolunda. Puanı en çok eksilten: ${scoreParts[costliest.part].label.toLocaleLowerCase('tr')}.`
            : 'İş akışı yolunda; düzeltilecek bir şey görünmüyor.',
    evidence,
    tab:
      immediate_actions.length > 0
        ? 'immediate_actions'
        : optimizations.length > 0
          ? 'optimizations'
          : automation_suggestions.length > 0
            ? 'automation_suggestions'
            : null,
  }
}
