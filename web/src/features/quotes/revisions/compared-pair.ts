/** The two revisions that are compared. The URL names them (`?compare=<earlier>&with=<later>`), so that the back button closes their difference first. */
import { useLocation, useNavigate } from 'react-router'
import { openedHere, useCloseDialog, useParam, withParams } from '#spine/addresses/dialog-address.ts'

export type Pair = { id: string; with: string }

/** Null while none are compared, or while those that the URL names are not among `revisions`. */
export function useComparedPair(revisions: readonly { id: string }[]) {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const [earlier, later] = [useParam('compare'), useParam('with')]
  const close = useCloseDialog('compare', 'with')
  const isKnown = (id: string | null): id is string => revisions.some((revision) => revision.id === id)
  const pair: Pair | null = isKnown(earlier) && isKnown(later) ? { id: earlier, with: later } : null
  const addressOf = (next: Pair) => ({ search: withParams(search, { compare: next.id, with: next.with }) })
  return {
    pair,
    open: (next: Pair) => void navigate(addressOf(next), { state: openedHere, preventScrollReset: true }),
    change: (next: Pair) =>
      void navigate(addressOf(next), { state, replace: true, preventScrollReset: true }),
    close,
  }
}
