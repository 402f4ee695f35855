/** What a tab keeps of a talk: all that was said, for its own person, and nothing of what was under way. */
import { afterEach, expect, test } from 'vitest'
import { keepTalk, readTalk } from '#features/luna/talk/kept-talk.ts'
import type { TalkState } from '#features/luna/talk/talk.ts'
import { forgetOnSignOut } from '#spine/drafts/browser-storage.ts'

afterEach(() => sessionStorage.clear())

const quote = {
  mode: 'air',
  origin: 'İzmir',
  destination: 'Lyon',
  cargo_brief: '3 koli',
  incoterm: null,
  notes: '',
} as const
const said: TalkState = {
  entries: [
    { id: 0, from: 'luna', text: 'Merhaba' },
    { id: 1, from: 'person', text: 'Teklif Almak' },
  ],
  step: 'summary',
  isWriting: false,
  isMovingOn: false,
  quote,
  code: '',
  about: null,
}

test('a talk is found again by its own person, in the step that it was in', () => {
  keepTalk('ayse', said)
  expect(readTalk('ayse', true)).toMatchObject({ entries: said.entries, step: 'summary', quote })
  expect(readTalk('mehmet', true)).toBeUndefined()
  // Nothing of hers stays behind for the next person.
  expect(sessionStorage).toHaveLength(0)
})

test('what was under way begins with the choice, and what failed is left out', () => {
  const failed = { id: 2, from: 'luna', text: '', retry: () => {} } as const
  keepTalk('ayse', { ...said, isWriting: true, entries: [...said.entries, failed] })
  expect(readTalk('ayse', true)).toMatchObject({ entries: said.entries, step: 'choice', quote: null })
})

test('a guest who is no longer known introduces themselves again', () => {
  keepTalk(undefined, said)
  expect(readTalk(undefined, false)).toBeUndefined()
  expect(readTalk(undefined, true)).toBeDefined()
})

test('signing out forgets it, and so does beginning anew', () => {
  keepTalk('ayse', said)
  forgetOnSignOut()
  expect(readTalk('ayse', true)).toBeUndefined()
  keepTalk('ayse', said)
  keepTalk('ayse', { ...said, entries: said.entries.slice(0, 1) })
  expect(readTalk('ayse', true)).toBeUndefined()
})
