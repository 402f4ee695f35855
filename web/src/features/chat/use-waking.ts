/** Calls back when the network, the live connection or whoever looks at the page is back. */
import { useEffect, useEffectEvent } from 'react'
import { useConnectionState } from '#spine/live/use-live.ts'

export function useWaking(wake: () => void): void {
  const onWake = useEffectEvent(wake)
  const connection = useConnectionState()
  useEffect(() => {
    if (connection === 'connected') onWake()
  }, [connection])
  useEffect(() => {
    const whenSeen = () => document.visibilityState === 'visible' && onWake()
    const whenOnline = () => onWake()
    window.addEventListener('online', whenOnline)
    document.addEventListener('visibilitychange', whenSeen)
    return () => {
      window.removeEventListener('online', whenOnline)
      document.removeEventListener('visibilitychange', whenSeen)
    }
  }, [])
}
