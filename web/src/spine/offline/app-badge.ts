/** The number on the icon of the installed app. */
import { useEffect } from 'react'

export function useAppBadge(count: number): void {
  useEffect(() => {
    // Refused where the app is not installed.
    void navigator.setAppBadge?.(count)?.catch(() => undefined)
    // Nobody's number stays when they sign out.
    return () => void navigator.clearAppBadge?.()?.catch(() => undefined)
  }, [count])
}
