/** The invitation that this tab has got from the office, until it is answered; a reload keeps it, since the server gives each once. */
import type { OwnInvitation } from '@kervan/domain/analytics/invitations.contract.ts'
import { useSyncExternalStore } from 'react'
import { withTabStorage } from '#spine/drafts/browser-storage.ts'

const key = 'kervan-invitation'
const listeners = new Set<() => void>()
let current: OwnInvitation | null | undefined

export function ownInvitation(): OwnInvitation | null {
  if (current === undefined) current = kept()
  return current
}

export function keepInvitation(invitation: OwnInvitation | null): void {
  current = invitation
  withTabStorage((storage) =>
    invitation ? storage.setItem(key, JSON.stringify(invitation)) : storage.removeItem(key),
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

function kept(): OwnInvitation | null {
  try {
    return JSON.parse(withTabStorage((storage) => storage.getItem(key)) ?? 'null')
  } catch {
    return null
  }
}
