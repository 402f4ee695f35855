/** What a tab holds of an invitation: until it is answered, though after a while it does not keep later ones away. */
import type { OwnInvitation } from '@kervan/domain/analytics/invitations.contract.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { measurePageViews } from '#features/analytics/measure-page-views.ts'
import {
  keepInvitation,
  mayBeInvited,
  ownInvitation,
  useOwnInvitation,
} from '#features/analytics/own-invitation.ts'
import { choose } from '#features/consents/visitor-choice.ts'
import { answerCalls } from '#testing/answer-calls.ts'
import { showPart } from '#testing/show-part.tsx'

const invitation: OwnInvitation = {
  id: '01890a5d-ac96-774b-bcce-000000000001',
  kind: 'invite',
  message_text: 'Merhaba',
  staff_name: 'Ece Yaman',
}

afterEach(() => {
  vi.useRealTimers()
  keepInvitation(null)
  localStorage.clear()
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

const stored = () => sessionStorage.getItem('kervan-invitation')
const agree = async (analytics: boolean) => {
  answerCalls({ 'POST /visitor-consents': { done: true } })
  await choose({ analytics, marketing: true }, 'preferences')
}

test('whoever refuses to be measured keeps no invitation, neither in the tab nor on the screen', async () => {
  await agree(true)
  keepInvitation(invitation)
  // Agreeing once more changes nothing.
  await agree(true)
  expect(ownInvitation()).toEqual(invitation)
  const Shown = () => <p>{useOwnInvitation()?.message_text ?? 'Davet yok'}</p>
  await showPart(<Shown />)
  await expect.element(page.getByText('Merhaba')).toBeVisible()
  measurePageViews({ subscribe: () => undefined })
  await agree(false)
  await expect.element(page.getByText('Davet yok')).toBeVisible()
  expect([ownInvitation(), stored()]).toEqual([null, null])
  // Asked for before, answered after.
  keepInvitation(invitation)
  expect([ownInvitation(), stored()]).toEqual([null, null])
  await agree(true)
  expect(ownInvitation()).toBeNull()
})

test('a tab that has loaded nothing of it forgets it when it is opened, or another tab refuses', async () => {
  await agree(false)
  sessionStorage.setItem('kervan-invitation', '{}')
  measurePageViews({ subscribe: () => undefined })
  expect(stored()).toBeNull()
  sessionStorage.setItem('kervan-invitation', '{}')
  dispatchEvent(new StorageEvent('storage', { key: 'kvkk-accepted' }))
  expect(stored()).toBeNull()
})
