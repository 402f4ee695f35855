/** Dialogs that the URL opens, such as `?request=<id>`: the back button closes them, and closing goes back in the history. */
import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Navigation state of the links that open a dialog, so that closing it can undo their step in the history. */
export const openedHere = { openedHere: true } as const

/** The query string with these values; null removes one. */
export function withParams(search: string, changes: Readonly<Record<string, string | null>>): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name)
    else params.set(name, value)
  }
  return params.size > 0 ? `?${params}` : ''
}

/** Closes the dialog of these parameters: by going back if a link on this page opened it, else by removing them from the URL. */
export function useCloseDialog(...names: readonly string[]): () => void {
  const navigate = useNavigate()
  const location = useLocation()
  const key = names.join(' ')
  return useCallback(() => {
    const { state, search } = location as { state: { openedHere?: boolean } | null; search: string }
    if (state?.openedHere) return void navigate(-1)
    const removed = Object.fromEntries(key.split(' ').map((name) => [name, null]))
    void navigate({ search: withParams(search, removed) }, { replace: true, preventScrollReset: true })
  }, [navigate, location, key])
}

/** The value of a parameter of the URL, or null. */
export function useParam(name: string): string | null {
  return useSearchParams()[0].get(name)
}
