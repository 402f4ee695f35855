/** What a tab holds of an invitation: until it is answered, or too old to keep later ones away. */
import type { OwnInvitation } from '@kervan/domain/analytics/invitations.contract.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { keepInvitation, ownInvitation } from '#features/analytics/own-invitation.ts'

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

test('an invitation that was closed and never answered is forgotten after its half hour', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  keepInvitation(invitation)
  vi.advanceTimersByTime(29 * 60_000)
  expect(ownInvitation()).toEqual(invitation)
  vi.advanceTimersByTime(2 * 60_000)
  expect(ownInvitation()).toBeNull()
})

test('an answered one is forgotten at once', () => {
  keepInvitation(invitation)
  expect(ownInvitation()).toEqual(invitation)
  keepInvitation(null)
  expect(ownInvitation()).toBeNull()
})
