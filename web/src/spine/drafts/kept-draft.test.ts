import { expect, test } from 'vitest'
import { readDraft } from '#spine/drafts/kept-draft.ts'

const fields = ['full_name', 'company_name'] as const
const stored = (values: object) => JSON.stringify({ person_id: 'a', values })
const draft = { full_name: 'Defne I', company_name: '' }

test('a draft comes back to its author, and to nobody else', () => {
  expect(readDraft(stored(draft), 'a', fields)).toEqual(draft)
  expect(readDraft(stored(draft), 'b', fields)).toBeNull()
  expect(readDraft(null, 'a', fields)).toBeNull()
})

test('a draft of another shape is none', () => {
  expect(readDraft(stored({ full_name: 5, company_name: '' }), 'a', fields)).toBeNull()
  expect(readDraft(stored({ full_name: 'Defne' }), 'a', fields)).toBeNull()
  expect(readDraft(JSON.stringify({ person_id: 'a' }), 'a', fields)).toBeNull()
})
