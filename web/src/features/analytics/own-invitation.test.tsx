/** What a tab holds of an invitation: until it is answered, though after a while it does not keep later ones away. */
import type { OwnInvitation } from '@kervan/domain/analytics/invitations.contract.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { keepInvitation, mayBeInvited, ownInvitation } from '#features/analytics/own-invitation.ts'

const invitation: OwnInvitation = {
  id: '01890a5d-ac96-774b-bcce-000000000001',
  kind: 'invite',
  message_text: 'Merhaba',
  staff_name: 'Ece Yaman',
}

afterEach(() => {
  vi.useRealTimers()
  keepInvitation(null)
})

test('an invitation that is open and not answered stays; after half an hour another may come', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  keepInvitation(invitation)
  vi.advanceTimersByTime(29 * 60_000)
  expect(mayBeInvited()).toBe(false)
  vi.advanceTimersByTime(2 * 60_000)
  expect(mayBeInvited()).toBe(true)
  // Whoever is just reading it still has it to answer.
  expect(ownInvitation()).toEqual(invitation)
})

test('an answered one is forgotten at once', () => {
  keepInvitation(invitation)
  expect(ownInvitation()).toEqual(invitation)
  keepInvitation(null)
  expect(ownInvitation()).toBeNull()
  expect(mayBeInvited()).toBe(true)
})
