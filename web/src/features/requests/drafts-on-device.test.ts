import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { draftsOnDevice, type KeptOf } from '#features/requests/drafts-on-device.ts'

const drafts = draftsOnDevice({
  name: 'test-form',
  read: (value) => value as KeptOf<string> | undefined,
  isBlank: (draft) => draft === '',
})
const kept = (draft: string, repeats: string | null = null) => ({ id: randomUUID(), draft, repeats })

test('a repeated request and another person leave a draft where it is', () => {
  const [own, repeated, other] = [kept('own'), kept('repeated', 'r1'), kept('of b')]
  drafts.keep('a', own)
  drafts.keep('a', repeated)
  drafts.keep('b', other)
  expect(drafts.find('a', null)).toEqual(own)
  expect(drafts.find('a', 'r1')).toEqual(repeated)
  expect(drafts.find('a', 'r2')).toBeUndefined()
  expect(drafts.find('b', null)).toEqual(other)
  drafts.keep('a', { ...repeated, draft: '' })
  expect(drafts.find('a', 'r1')).toBeUndefined()
  expect(drafts.find('a', null)).toEqual(own)
})

test('what was sent goes; what was written since stays', () => {
  const sent = kept('first')
  drafts.keep('a', { ...sent, draft: 'second' })
  drafts.dropSent('a', null, { id: sent.id, typed: 'first' })
  expect(drafts.find('a', null)?.draft).toBe('second')
  drafts.dropSent('a', null, { id: sent.id, typed: 'second' })
  expect(drafts.find('a', null)).toBeUndefined()
})
