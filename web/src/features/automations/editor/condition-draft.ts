/** A condition while it is written: each part has a key of its own, so that a row keeps its inputs when one before it is removed. */
import {
  type Comparison,
  type Group,
  isGroup,
  noCondition,
  operatorsOf,
  valuesNeeded,
} from '@kervan/domain/automations/conditions.ts'
import type { Field, Fields } from '@kervan/domain/automations/field.ts'
import { randomKey } from '#spine/api/idempotency-keys.ts'

export type ComparisonDraft = Comparison & { key: string }
export type GroupDraft = { key: string; match: Group['match']; parts: readonly PartDraft[] }
export type PartDraft = ComparisonDraft | GroupDraft

export const isGroupDraft = (part: PartDraft): part is GroupDraft => 'parts' in part

export function draftOf(group: Group = noCondition): GroupDraft {
  const parts = group.parts.map((part) => (isGroup(part) ? draftOf(part) : { ...part, key: randomKey() }))
  return { key: randomKey(), match: group.match, parts }
}

/** As it is sent. */
export function conditionOf({ match, parts }: GroupDraft): Group {
  return {
    match,
    parts: parts.map((part) =>
      isGroupDraft(part)
        ? conditionOf(part)
        : { field: part.field, operator: part.operator, values: part.values },
    ),
  }
}

export function countComparisons({ parts }: GroupDraft): number {
  return parts.reduce((sum, part) => sum + (isGroupDraft(part) ? countComparisons(part) : 1), 0)
}

const currency = 'EUR'

/** What a comparison begins with when its field or operator was chosen. */
export function emptyValues(operator: Comparison['operator'], type: Field['type']): string[] {
  const needed = valuesNeeded(operator, type)
  if (needed === 2) return ['', currency]
  return needed === 1 ? [''] : []
}

export function newComparison(fields: Fields): ComparisonDraft {
  return { key: randomKey(), ...comparisonWith(fields, Object.keys(fields)[0] ?? '') }
}

export function newGroup(fields: Fields): GroupDraft {
  return { key: randomKey(), match: 'any', parts: [newComparison(fields)] }
}

/** Another field: its first operator, and nothing written yet. */
export function comparisonWith(fields: Fields, field: string): Comparison {
  const type = fields[field]?.type ?? 'text'
  const operator = operatorsOf[type][0] ?? 'is'
  return { field, operator, values: emptyValues(operator, type) }
}

/** Another operator keeps what was written where it takes as many values. */
export function withOperator<Draft extends Comparison>(
  comparison: Draft,
  operator: Comparison['operator'],
  type: Field['type'],
): Draft {
  const keeps = valuesNeeded(operator, type) === valuesNeeded(comparison.operator, type)
  return { ...comparison, operator, values: keeps ? comparison.values : emptyValues(operator, type) }
}

export function replacePart(group: GroupDraft, part: PartDraft): GroupDraft {
  return { ...group, parts: group.parts.map((each) => (each.key === part.key ? part : each)) }
}

export function removePart(group: GroupDraft, key: string): GroupDraft {
  return { ...group, parts: group.parts.filter((each) => each.key !== key) }
}

/** What a condition of another subject keeps: the comparisons whose field is known there too. */
export function keepKnown(group: GroupDraft, fields: Fields): GroupDraft {
  return {
    ...group,
    parts: group.parts.flatMap((part): PartDraft[] => {
      if (!isGroupDraft(part)) return Object.hasOwn(fields, part.field) ? [part] : []
      const kept = keepKnown(part, fields)
      return kept.parts.length > 0 ? [kept] : []
    }),
  }
}
