/** A dialog that the address opens, such as `?request=<id>`: the back button closes it, and closing it goes back to where it was opened. */
import { useCallback, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** What the links that open a dialog hand over, so that closing it takes back their step in the history. */
export const openedHere = { openedHere: true } as const

/** The present query with these values; null takes one away. */
export function withParams(search: string, changes: Readonly<Record<string, string | null>>): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name)
    else params.set(name, value)
  }
  return params.size > 0 ? `?${params}` : ''
}

/** Closes the dialog of these names: by going back where it was opened from this page, else by taking them from the address. */
export function useCloseDialog(...names: readonly string[]): () => void {
  const navigate = useNavigate()
  const location = useLocation()
  const key = names.join(' ')
  const wentBack = useRef({ from: '', at: 0 })
  return useCallback(() => {
    const { state, search } = location as { state: { openedHere?: boolean } | null; search: string }
    if (state?.openedHere) {
      // The second half of a double click comes before the browser has gone back: it would take another step.
      const { from, at } = wentBack.current
      if (from === location.key && performance.now() - at < 500) return
      wentBack.current = { from: location.key, at: performance.now() }
      return void navigate(-1)
    }
    const gone = Object.fromEntries(key.split(' ').map((name) => [name, null]))
    void navigate({ search: withParams(search, gone) }, { replace: true, preventScrollReset: true })
  }, [navigate, location, key])
}

/** What the address says under this name, or null. */
export function useParam(name: string): string | null {
  return useSearchParams()[0].get(name)
}
