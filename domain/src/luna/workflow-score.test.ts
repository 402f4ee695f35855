/** The score falls with what is late, free, urgent or was late; its parts add up to it; without work nothing is known. */
import { expect, test } from 'vitest'
import { type WorkflowFigures, workflowScore } from '#luna/workflow-score.ts'

const calm: WorkflowFigures = {
  total_items: 20,
  pending_items: 0,
  urgent_items: 0,
  overdue_items: 0,
  kept: 40,
  missed: 0,
}

test('with nothing late, free or urgent it is whole', () => {
  expect(workflowScore(calm)).toMatchObject({ score: 100, health: 'excellent' })
})

test('its parts add up to what is missing', () => {
  const { score, health, parts } = workflowScore({
    ...calm,
    pending_items: 3,
    urgent_items: 4,
    overdue_items: 2,
    missed: 10,
  })
  expect(parts.map(({ taken }) => taken)).toEqual([9, 6, 2, 10])
  expect(score).toBe(100 - 27)
  expect(health).toBe('good')
})

test('what is worst is critical, and never below zero', () => {
  const worst = { total_items: 5, pending_items: 5, urgent_items: 5, overdue_items: 5, kept: 0, missed: 3 }
  expect(workflowScore(worst)).toMatchObject({ score: 10, health: 'critical' })
  expect(workflowScore({ ...calm, overdue_items: 8, urgent_items: 8 })).toMatchObject({
    score: 64,
    health: 'warning',
  })
})

test('an office without work has no score', () => {
  const none = { ...calm, total_items: 0, kept: 0 }
  expect(workflowScore(none)).toMatchObject({ score: null, health: 'unknown' })
  expect(workflowScore({ ...none, kept: 1 })).toMatchObject({ score: 100, health: 'excellent' })
})
