/** Opens the live connection for the part of the page inside it, and hands what arrives to queries and listeners. */

import { beatSeconds, closeCodes, livePath, updateListSize } from 'virtual:contract'
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { LiveEvent } from '@kervan/domain/live/live-messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useEffect, useState } from 'react'
import { freshen, freshenAll, retryFailed } from '#assembly/freshness.ts'
import { type LiveConnection, openLiveConnection } from '#spine/live/connection.ts'
import { createUpdateList, type UpdateList } from '#spine/live/updates.ts'

type Live = {
  connection: LiveConnection
  updates: UpdateList
  listeners: Set<(event: LiveEvent) => void>
}
export const LiveContext = createContext<Live | null>(null)

type Props = {
  surface: Surface
  audience?: 'inbox' | undefined
  /** Which events a person is told of, where not each is: only those stand in the list of updates. */
  isUpdate?: ((event: LiveEvent) => boolean) | undefined
  onSessionEnded?: () => void
  children: ReactNode
}

export function LiveProvider({ surface, audience, isUpdate, onSessionEnded, children }: Props) {
  const queries = useQueryClient()
  const [live, setLive] = useState<Live | null>(null)

  useEffect(() => {
    const updates = createUpdateList(updateListSize[surface])
    const listeners = new Set<(event: LiveEvent) => void>()
    const connection = openLiveConnection({
      address: (after) => socketAddress(surface, audience, after),
      beatSeconds,
      sessionEndedCode: closeCodes.sessionEnded,
      onRefetch: () => freshenAll(queries),
      onSessionEnded: () => onSessionEnded?.(),
      onEvent: (event) => {
        if (isUpdate?.(event) ?? true) updates.add(event)
        freshen(queries, event.name)
        for (const listener of listeners) listener(event)
      },
    })
    connection.subscribe(() => {
      if (connection.state() === 'connected') retryFailed(queries)
    })
    setLive({ connection, updates, listeners })
    const wakeWhenSeen = () => document.visibilityState === 'visible' && connection.wake()
    window.addEventListener('online', connection.wake)
    window.addEventListener('offline', connection.drop)
    document.addEventListener('visibilitychange', wakeWhenSeen)
    return () => {
      window.removeEventListener('online', connection.wake)
      window.removeEventListener('offline', connection.drop)
      document.removeEventListener('visibilitychange', wakeWhenSeen)
      connection.close()
    }
  }, [queries, surface, audience, isUpdate, onSessionEnded])

  return <LiveContext value={live}>{children}</LiveContext>
}

function socketAddress(surface: Surface, audience: string | undefined, after: number | null): string {
  const url = new URL(livePath, location.href)
  url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
  url.searchParams.set('surface', surface)
  if (audience) url.searchParams.set('audience', audience)
  if (after !== null) url.searchParams.set('after', String(after))
  return url.href
}
