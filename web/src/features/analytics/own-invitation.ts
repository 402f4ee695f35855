/**
 * The invitation that this tab has got from the office, until it is answered or another comes; a reload keeps it, since the server gives
 * each once.
 */
import type { OwnInvitation } from '@kervan/domain/analytics/invitations.contract.ts'
import { invitationMinutes } from '@kervan/domain/analytics/invitations.copy.ts'
import { useSyncExternalStore } from 'react'
import { withTabStorage } from '#spine/drafts/browser-storage.ts'

const key = 'kervan-invitation'
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
  return current
}

export function keepInvitation(invitation: OwnInvitation | null): void {
  current = invitation && { invitation, since: Date.now() }
  withTabStorage((storage) =>
    current ? storage.setItem(key, JSON.stringify(current)) : storage.removeItem(key),
  )
  for (const listener of listeners) listener()
}

export function useOwnInvitation(): OwnInvitation | null {
  return useSyncExternalStore(subscribe, ownInvitation, () => null)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function kept(): Kept | null {
  try {
    const found: Partial<Kept> | null = JSON.parse(
      withTabStorage((storage) => storage.getItem(key)) ?? 'null',
    )
    return found?.invitation && found.since ? { invitation: found.invitation, since: found.since } : null
  } catch {
    return null
  }
}
