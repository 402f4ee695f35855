/** How well the office's work goes, from 0 to 100: what each share of the work takes away, and the word for what is left. Without zod. */
import type { WorkflowHealth } from '#luna/workflow.copy.ts'

export type WorkflowFigures = {
  total_items: number
  pending_items: number
  urgent_items: number
  overdue_items: number
  /** Of the last seven days: what staff finished in time, and what too late. */
  kept: number
  missed: number
}

export const scoreParts = {
  overdue: { label: 'Süresi geçen açık işler', weight: 45 },
  unassigned: { label: 'Kimsenin üstlenmediği açık işler', weight: 20 },
  urgent: { label: 'Acil olan, süresi geçmemiş açık işler', weight: 10 },
  missed: { label: 'Son 7 günde geç biten işler', weight: 25 },
} as const
export type ScorePart = keyof typeof scoreParts
export const scorePartKeys = Object.keys(scoreParts) as [ScorePart, ...ScorePart[]]

export type ScoredPart = { part: ScorePart; count: number; of: number; taken: number }
export type WorkflowScore = { score: number | null; health: WorkflowHealth; parts: ScoredPart[] }

/** Where half of the work is so, nothing of the part is left. */
const half = 0.5

/** From this score on. */
const steps: readonly (readonly [number, WorkflowHealth])[] = [
  [85, 'excellent'],
  [70, 'good'],
  [50, 'warning'],
  [0, 'critical'],
]

/** An office without work, neither open nor finished lately, is neither well nor ill. */
export function workflowScore(figures: WorkflowFigures): WorkflowScore {
  const { total_items: open, pending_items, urgent_items, overdue_items, kept, missed } = figures
  const part = (name: ScorePart, count: number, of: number): ScoredPart => ({
    part: name,
    count,
    of,
    taken: of === 0 ? 0 : Math.round(scoreParts[name].weight * Math.min(1, count / of / half)),
  })
  const parts = [
    part('overdue', overdue_items, open),
    part('unassigned', pending_items, open),
    part('urgent', Math.max(0, urgent_items - overdue_items), open),
    part('missed', missed, kept + missed),
  ]
  if (open === 0 && kept + missed === 0) return { score: null, health: 'unknown', parts }
  const score = 100 - parts.reduce((sum, { taken }) => sum + taken, 0)
  return { score, health: steps.find(([from]) => score >= from)?.[1] ?? 'unknown', parts }
}
