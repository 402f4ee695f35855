/** Opens the live connection for its children; events invalidate queries and reach listeners. */

import { beatSeconds, closeCodes, livePath, updateListSize } from 'virtual:contract'
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { LiveEvent } from '@kervan/domain/live/live-messages.ts'
import { type Query, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useEffect, useState } from 'react'
import { beginLive, endLive } from '#spine/api/known-position.ts'
import { noteReached, shownFromDevice } from '#spine/api/offline-state.ts'
import { type LiveConnection, type LiveSignal, openLiveConnection } from '#spine/live/connection.ts'
import { gather } from '#spine/live/gather.ts'
import { invalidateQueries } from '#spine/live/invalidate-queries.ts'
import { createUpdateList, type UpdateList } from '#spine/live/updates.ts'

type Live = {
  connection: LiveConnection
  updates: UpdateList
  listeners: Set<(event: LiveEvent) => void>
  signalListeners: Set<(signal: LiveSignal) => void>
}
export const LiveContext = createContext<Live | null>(null)

/** How live events keep queries up to date. */
export type InvalidationRules = {
  /** The queries that an event makes stale. */
  staleAfter: (eventName: string) => readonly QueryKey[]
  /** Those that need not follow each of many such events; every few seconds is enough. */
  staleSoonAfter?: (eventName: string) => readonly QueryKey[]
  /** While true, nothing is refetched. */
  isPaused: () => boolean
}

/** One act may bring several events, each of which makes the same queries stale. */
const momentMs = 50
const soonMs = 4_000

type Props = {
  surface: Surface
  invalidation: InvalidationRules
  audience?: string
  /** Which events appear in the list of updates; by default all. */
  isUpdate?: ((event: LiveEvent) => Promise<boolean>) | undefined
  onSessionEnded?: () => void
  children: ReactNode
}

export function LiveProvider({ surface, invalidation, audience, isUpdate, onSessionEnded, children }: Props) {
  const queries = useQueryClient()
  const [live, setLive] = useState<Live | null>(null)

  useEffect(() => {
    const updates = createUpdateList(updateListSize[surface])
    const listeners = new Set<(event: LiveEvent) => void>()
    const signalListeners = new Set<(signal: LiveSignal) => void>()
    const refresh = (keys: readonly QueryKey[]) => {
      if (!invalidation.isPaused()) invalidateQueries(queries, keys)
    }
    const stale = gather(momentMs, refresh)
    const staleSoon = gather(soonMs, refresh)
    const connection = openLiveConnection({
      since: beginLive(() => refresh([[]])),
      address: (after) => socketAddress(surface, audience, after),
      beatSeconds,
      sessionEndedCode: closeCodes.sessionEnded,
      onRefetch: () => refresh([[]]),
      onSessionEnded: () => onSessionEnded?.(),
      onSignal: (signal) => {
        for (const listener of signalListeners) listener(signal)
      },
      onEvent: (event) => {
        if (!isUpdate) updates.add(event)
        else void isUpdate(event).then((is) => is && updates.add(event))
        stale.add(invalidation.staleAfter(event.name))
        staleSoon.add(invalidation.staleSoonAfter?.(event.name) ?? [])
        for (const listener of listeners) listener(event)
      },
    })
    connection.subscribe(() => {
      if (connection.state() !== 'connected') return
      noteReached(true)
      if (invalidation.isPaused()) return
      // Queries that failed while disconnected, and what is shown from the device.
      const isOld = ({ state, queryHash }: Query) =>
        state.status === 'error' || shownFromDevice.has(queryHash)
      void queries.refetchQueries({ type: 'active', predicate: isOld })
    })
    setLive({ connection, updates, listeners, signalListeners })
    const wakeWhenSeen = () => document.visibilityState === 'visible' && connection.wake()
    window.addEventListener('online', connection.wake)
    window.addEventListener('offline', connection.drop)
    document.addEventListener('visibilitychange', wakeWhenSeen)
    return () => {
      window.removeEventListener('online', connection.wake)
      window.removeEventListener('offline', connection.drop)
      document.removeEventListener('visibilitychange', wakeWhenSeen)
      stale.finish()
      staleSoon.finish()
      endLive(connection.position())
      connection.close()
    }
  }, [queries, surface, invalidation, audience, isUpdate, onSessionEnded])

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
