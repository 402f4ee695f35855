/** The live connection of a guest, or of a customer who looks at a public page. */
import { chatAudience } from 'virtual:contract'
import type { ReactNode } from 'react'
import { api } from '#spine/api/api.ts'
import { type InvalidationRules, LiveProvider } from '#spine/live/live-provider.tsx'

const rules: InvalidationRules = {
  staleAfter: (name) => (name.startsWith('chat.') ? [api.chat.state.key()] : []),
  isPaused: () => false,
}

export function GuestLive({ isGuest, children }: { isGuest: boolean; children: ReactNode }) {
  return (
    <LiveProvider surface="portal" invalidation={rules} {...(isGuest && { audience: chatAudience })}>
      {children}
    </LiveProvider>
  )
}
