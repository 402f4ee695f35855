/** Hooks for components that use the live connection. */
import type { LiveEvent } from '@kervan/domain/live/live-messages.ts'
import { use, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { ConnectionState, LiveSignal } from '#spine/live/connection.ts'
import { LiveContext } from '#spine/live/live-provider.tsx'

const never = () => () => {}
const none: readonly LiveEvent[] = []

export function useConnectionState(): ConnectionState {
  const live = use(LiveContext)
  return useSyncExternalStore<ConnectionState>(
    live?.connection.subscribe ?? never,
    () => live?.connection.state() ?? 'connecting',
    () => 'connecting',
  )
}

/** Calls the handler for each event of that name while the component is mounted. */
export function useLiveEvent(name: string, handler: (event: LiveEvent) => void): void {
  const live = use(LiveContext)
  const handle = useEffectEvent(handler)
  useEffect(() => {
    if (!live) return
    const listener = (event: LiveEvent) => {
      if (event.name === name) handle(event)
    }
    live.listeners.add(listener)
    return () => {
      live.listeners.delete(listener)
    }
  }, [live, name])
}

/** The same of what is said by the way, such as that somebody types. */
export function useLiveSignal(name: string, handler: (signal: LiveSignal) => void): void {
  const live = use(LiveContext)
  const handle = useEffectEvent(handler)
  useEffect(() => {
    if (!live) return
    const listener = (signal: LiveSignal) => {
      if (signal.name === name) handle(signal)
    }
    live.signalListeners.add(listener)
    return () => {
      live.signalListeners.delete(listener)
    }
  }, [live, name])
}

export function useUpdates(): readonly LiveEvent[] {
  const live = use(LiveContext)
  return useSyncExternalStore(
    live?.updates.subscribe ?? never,
    () => live?.updates.all() ?? none,
    () => none,
  )
}
