import { expect, test } from 'vitest'
import { readProfileDraft } from '#customers/profile-draft.ts'

const stored = JSON.stringify({ person_id: 'a', full_name: 'Defne I', company_name: '' })

test('a draft comes back to its author, and to nobody else', () => {
  expect(readProfileDraft(stored, 'a')).toEqual({ full_name: 'Defne I', company_name: '' })
  expect(readProfileDraft(stored, 'b')).toBeNull()
  expect(readProfileDraft(null, 'a')).toBeNull()
  expect(readProfileDraft(JSON.stringify({ person_id: 'a', full_name: 5 }), 'a')).toBeNull()
})
