import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { abandonAct, becameOf, beginAct, keyOfDraft, settleAct } from '#features/requests/draft-acts.ts'

const created = { id: 'r1', number: 'TLP-2026-000001', quote_due_at: '2026-11-16T12:00:00Z' }
const draftOf = (typed: object) => ({ id: randomUUID(), typed })

test('the same draft with the same text has the same key; other text and another draft have another', () => {
  const draft = draftOf({ weight: '850' })
  expect(keyOfDraft(JSON.parse(JSON.stringify(draft)))).toBe(keyOfDraft(draft))
  const weights = Array.from({ length: 2000 }, (_, weight) => keyOfDraft({ ...draft, typed: { weight } }))
  expect(new Set(weights).size).toBe(2000)
  expect(keyOfDraft(draftOf({ weight: '850' }))).not.toBe(keyOfDraft(draft))
  expect(keyOfDraft(draft)).toMatch(/^[\w-]{8,128}$/)
})

test('a second try sends the form of the first, until that form itself was refused', () => {
  const draft = draftOf({ to: 'Hamburg' })
  expect(beginAct('a', draft, { pod: '' })).toEqual({ pod: '' })
  expect(beginAct('a', draft, { pod: 'DEHAM' })).toEqual({ pod: '' })
  expect(beginAct('a', { ...draft, typed: { to: 'Bremen' } }, { pod: 'DEBRE' })).toEqual({ pod: 'DEBRE' })
  abandonAct('a', draft)
  expect(beginAct('a', draft, { pod: 'DEHAM' })).toEqual({ pod: 'DEHAM' })
})

test('what was sent is known to its author, as it was sent and with other text; a new draft was not', () => {
  const draft = draftOf({ weight: '850' })
  beginAct('a', draft, {})
  expect(becameOf('a', draft)).toBeNull()
  settleAct('a', draft, created)
  expect(becameOf('a', draft)).toEqual({ created, same: true })
  expect(becameOf('a', { ...draft, typed: { weight: '900' } })).toEqual({ created, same: false })
  expect(becameOf('b', draft)).toBeNull()
  expect(becameOf('a', draftOf({ weight: '850' }))).toBeNull()
})
