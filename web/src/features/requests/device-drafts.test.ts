import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createDeviceDrafts, type StoredDraft } from '#features/requests/device-drafts.ts'
import { beginDeviceSession } from '#spine/drafts/device-session.ts'

const drafts = createDeviceDrafts({
  name: 'test-form',
  read: (value) => value as StoredDraft<string> | undefined,
  isBlank: (draft) => draft === '',
})
const stored = (draft: string, repeats: string | null = null) => ({ id: randomUUID(), draft, repeats })

test('drafts of repeated requests are stored separately, and nobody else finds them', () => {
  beginDeviceSession('portal', 'a')
  const [own, repeated] = [stored('own'), stored('repeated', 'r1')]
  drafts.save('a', own)
  drafts.save('a', repeated)
  expect(drafts.find('a', null)).toEqual(own)
  expect(drafts.find('a', 'r1')).toEqual(repeated)
  expect(drafts.find('a', 'r2')).toBeUndefined()
  expect(drafts.find('b', null)).toBeUndefined()
  drafts.save('a', { ...repeated, draft: '' })
  expect(drafts.find('a', 'r1')).toBeUndefined()
  expect(drafts.find('a', null)).toEqual(own)
})

test('a sent draft is removed unless it has changed since', () => {
  beginDeviceSession('portal', 'a')
  const sent = stored('first')
  drafts.save('a', { ...sent, draft: 'second' })
  drafts.removeSent('a', null, { id: sent.id, typed: 'first' })
  expect(drafts.find('a', null)?.draft).toBe('second')
  drafts.removeSent('a', null, { id: sent.id, typed: 'second' })
  expect(drafts.find('a', null)).toBeUndefined()
})
