/**
 * Asks every few seconds whether the office has invited this visitor, and opens Luna with the invitation. Only a page asks whose visitor has
 * agreed to be measured, whose app is loaded, and which is in sight: public pages that are merely read load nothing for it, and keep no
 * connection, which would keep the browser from going back to them at once.
 */
import { surfaceHeader } from '@kervan/domain/access/roles.ts'
import type { OwnInvitation } from '@kervan/domain/analytics/invitations.contract.ts'
import { askEverySeconds, invitationMinutes } from '@kervan/domain/analytics/invitations.copy.ts'
import { keepInvitation, mayBeInvited } from '#features/analytics/own-invitation.ts'
import { mayOpenGuestPanel, openGuestPanel } from '#features/chat/guest/guest-door.ts'
import { mayMeasure } from '#features/consents/may-measure.ts'
import { visitorId } from '#features/consents/visitor-choice.ts'
import { signedInHere } from '#spine/drafts/signed-in-here.ts'

let openedAt = 0
/** Which one this page shows, until the server knows. */
let shownId: string | undefined
let isWatching = false

/** A visit goes on for as long as an invitation would wait for it. */
export function noteOpenedPage(): void {
  openedAt = Date.now()
  if (isWatching) return
  isWatching = true
  askLater()
}

function askLater(): void {
  setTimeout(() => void ask(), askEverySeconds * 1_000)
}

async function ask(): Promise<void> {
  isWatching = Date.now() - openedAt < invitationMinutes * 60_000
  if (!isWatching) return
  try {
    if (shownId) await tellShown(shownId)
    else if (mayAsk()) await take()
  } catch {
    // The line is gone; asked again all the same.
  }
  askLater()
}

function mayAsk(): boolean {
  return (
    document.visibilityState === 'visible' &&
    mayOpenGuestPanel() &&
    signedInHere('portal') === null &&
    mayMeasure(location.pathname) &&
    mayBeInvited() &&
    !isTyping()
  )
}

/** Nobody is disturbed in the middle of a form; the invitation waits. */
function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select, [role="dialog"] *') === true
}

async function take(): Promise<void> {
  const answer = await claim({ visitor_id: visitorId() })
  if (!answer.ok) return
  const { invitation } = (await answer.json()) as { invitation: OwnInvitation | null }
  if (!invitation) return
  keepInvitation(invitation)
  openGuestPanel()
  shownId = invitation.id
  await tellShown(shownId)
}

/** Until then the server would give it again, to whichever page asks. */
async function tellShown(shown_id: string): Promise<void> {
  const { status } = await claim({ visitor_id: visitorId(), shown_id })
  if (status < 500) shownId = undefined
}

const claim = (sent: { visitor_id: string | null; shown_id?: string }): Promise<Response> =>
  fetch('/api/visit-invitations/claim', {
    method: 'POST',
    headers: { 'content-type': 'application/json', [surfaceHeader]: 'portal' },
    body: JSON.stringify(sent),
  })
