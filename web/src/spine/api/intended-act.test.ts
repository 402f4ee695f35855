import { expect, test } from 'vitest'
import { createIntendedAct } from '#spine/api/intended-act.ts'

test('a retry keeps the key; another input and the next act get a new one', () => {
  const act = createIntendedAct()
  const first = act.keyFor({ to: 'a@x.example' })
  expect(act.keyFor({ to: 'a@x.example' })).toBe(first)
  const changed = act.keyFor({ to: 'b@x.example' })
  expect(changed).not.toBe(first)
  act.settle()
  expect(act.keyFor({ to: 'b@x.example' })).not.toBe(changed)
})
