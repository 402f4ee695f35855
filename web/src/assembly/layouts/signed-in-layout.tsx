/** What the layouts of portal and office share: the session guard, the live connection, the signed-in person and the menu. */

import type { Person } from '@kervan/domain/access/person.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { LiveEvent } from '@kervan/domain/live/live-messages.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { invalidationRules } from '#assembly/invalidation-rules.ts'
import type { FrameProps } from '#assembly/layouts/frame-props.ts'
import { entriesFor, type NavigationEntry } from '#assembly/layouts/navigation.ts'
import { PlainFrame } from '#assembly/layouts/plain-frame.tsx'
import { useBuiltEntries } from '#assembly/layouts/route-table.tsx'
import { SessionGuard } from '#assembly/layouts/session-guard.tsx'
import { useSignOut } from '#features/auth/session.ts'
import { useSessionEnd } from '#features/auth/session-end.ts'
import { SessionEndedPage } from '#features/auth/session-ended-page.tsx'
import { useAccountConsent } from '#features/consents/use-account-consent.ts'
import { api } from '#spine/api/api.ts'
import { keepQueriesOf } from '#spine/api/keep-queries.ts'
import { queriesOf } from '#spine/api/queries.ts'
import { LiveProvider } from '#spine/live/live-provider.tsx'
import { useConnectionState } from '#spine/live/use-live.ts'
import type { AppBarsProps } from '#spine/offline/app-bars.tsx'

/** Loaded once the page has what it needs itself; nobody misses it where it does not come. */
const AppBars = lazy(async (): Promise<{ default: ComponentType<AppBarsProps> }> => {
  await new Promise((resolve) => setTimeout(resolve, 4_000))
  return import('#spine/offline/app-bars.tsx').then(
    (loaded) => ({ default: loaded.AppBars }),
    () => ({ default: () => null }),
  )
})

type Props = {
  surface: Surface
  /** Shown until it is known who is here. */
  skeleton: ReactNode
  frame: ComponentType<FrameProps & { person: Person; children: ReactNode }>
  entries: readonly NavigationEntry[]
  bottomEntries: readonly NavigationEntry[]
  /** Where the person's own data and sessions are. */
  accountAddress: string
  /** Which live events appear in the list of updates; by default all. */
  isUpdate?: (event: LiveEvent) => Promise<boolean>
}

export function SignedInLayout(props: Props) {
  // Before the first query of whoever is here.
  useState(() => keepQueriesOf(props.surface))
  return (
    <QueryClientProvider client={queriesOf(props.surface)}>
      <SessionGuard surface={props.surface} skeleton={props.skeleton}>
        {(person) => <SignedIn {...props} person={person} />}
      </SessionGuard>
    </QueryClientProvider>
  )
}

function SignedIn({ person, ...props }: Props & { person: Person }) {
  const end = useSessionEnd(props.surface, person)
  if (end.ended) {
    return (
      <PlainFrame>
        <SessionEndedPage surface={props.surface} />
      </PlainFrame>
    )
  }
  return (
    <LiveProvider
      surface={props.surface}
      invalidation={invalidationRules}
      isUpdate={props.isUpdate}
      onSessionEnded={end.markEnded}
    >
      <Framed {...props} person={person} />
    </LiveProvider>
  )
}

function Framed({ surface, frame: Frame, person, accountAddress, ...menus }: Props & { person: Person }) {
  const connection = useConnectionState()
  const signOut = useSignOut(surface)
  useAccountConsent(surface, person.id)
  const entries = entriesFor(useBuiltEntries(menus.entries), person.role)
  const bottomEntries = useBuiltEntries(menus.bottomEntries)
  useEffect(() => {
    // A refused socket does not say why, so the session is checked again.
    if (connection === 'disconnected')
      void queriesOf(surface).invalidateQueries({ queryKey: api.auth.whoAmI.key() })
  }, [connection, surface])
  return (
    <>
      <Suspense>
        <AppBars surface={surface} isConnected={connection === 'connected'} />
      </Suspense>
      <Frame
        entries={entries}
        bottomEntries={bottomEntries}
        badges={{}}
        person={person}
        accountAddress={accountAddress}
        connection={connection}
        onSignOut={() => signOut.mutate()}
      >
        <Outlet />
      </Frame>
    </>
  )
}
