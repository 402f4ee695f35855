/**
 * The invitation that this tab has got from the office, until it is answered, another comes, or the visitor refuses to be measured; a
 * reload keeps it, since the server gives each once.
 */
import type { OwnInvitation } from '@kervan/domain/analytics/invitations.contract.ts'
import { invitationMinutes } from '@kervan/domain/analytics/invitations.copy.ts'
import { useSyncExternalStore } from 'react'
import { invitationKey, isMeasuringRefused } from '#features/analytics/refused-invitation.ts'
import { onConsentChange } from '#features/consents/consent-changes.ts'
import { withTabStorage } from '#spine/drafts/browser-storage.ts'

const listeners = new Set<() => void>()
type Kept = { invitation: OwnInvitation; since: number }
let current: Kept | null | undefined

export function ownInvitation(): OwnInvitation | null {
  return held()?.invitation ?? null
}

/** Closed and not answered, it does not keep later ones away for ever; until one comes it stays where it is read. */
export function mayBeInvited(): boolean {
  const known = held()
  return !known || Date.now() - known.since >= invitationMinutes * 60_000
}

function held(): Kept | null {
  if (current === undefined) current = kept()
  // By whichever tab, and with what is stored of it.
  if (isMeasuringRefused()) current = null
  return current
}

export function keepInvitation(invitation: OwnInvitation | null): void {
  // It may have been on its way when the visitor refused.
  current = invitation && !isMeasuringRefused() ? { invitation, since: Date.now() } : null
  withTabStorage((storage) =>
    current ? storage.setItem(invitationKey, JSON.stringify(current)) : storage.removeItem(invitationKey),
  )
  for (const listener of listeners) listener()
}

export function useOwnInvitation(): OwnInvitation | null {
  return useSyncExternalStore(subscribe, ownInvitation, () => null)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const stop = onConsentChange(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

function kept(): Kept | null {
  try {
    const found: Partial<Kept> | null = JSON.parse(
      withTabStorage((storage) => storage.getItem(invitationKey)) ?? 'null',
    )
    return found?.invitation && found.since ? { invitation: found.invitation, since: found.since } : null
  } catch {
    return null
  }
}
