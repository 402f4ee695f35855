import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createDeviceDrafts, type StoredDraft } from '#features/requests/device-drafts.ts'

const drafts = createDeviceDrafts({
  name: 'test-form',
  read: (value) => value as StoredDraft<string> | undefined,
  isBlank: (draft) => draft === '',
})
const stored = (draft: string, repeats: string | null = null) => ({ id: randomUUID(), draft, repeats })

test('drafts of repeated requests and of other people are stored separately', () => {
  const [own, repeated, other] = [stored('own'), stored('repeated', 'r1'), stored('of b')]
  drafts.save('a', own)
  drafts.save('a', repeated)
  drafts.save('b', other)
  expect(drafts.find('a', null)).toEqual(own)
  expect(drafts.find('a', 'r1')).toEqual(repeated)
  expect(drafts.find('a', 'r2')).toBeUndefined()
  expect(drafts.find('b', null)).toEqual(other)
  drafts.save('a', { ...repeated, draft: '' })
  expect(drafts.find('a', 'r1')).toBeUndefined()
  expect(drafts.find('a', null)).toEqual(own)
})

test('a sent draft is removed unless it has changed since', () => {
  const sent = stored('first')
  drafts.save('a', { ...sent, draft: 'second' })
  drafts.removeSent('a', null, { id: sent.id, typed: 'first' })
  expect(drafts.find('a', null)?.draft).toBe('second')
  drafts.removeSent('a', null, { id: sent.id, typed: 'second' })
  expect(drafts.find('a', null)).toBeUndefined()
})
