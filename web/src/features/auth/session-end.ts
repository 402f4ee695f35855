/** Detects that the session has ended while a page is open: by a refused call, a closed socket, or a new session check. */
import type { Person } from '@kervan/domain/access/person.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'
import { useCallback, useEffect, useState } from 'react'
import { isSigningOut, useSession } from '#features/auth/session.ts'
import { toProblem } from '#spine/api/api.ts'
import { closePage } from '#spine/api/close-page.ts'
import { queriesOf } from '#spine/api/queries.ts'
import { owedSignOutKey } from '#spine/drafts/owed-sign-out.ts'

type SessionEnd = { ended: boolean; markEnded: () => void }

export function useSessionEnd(surface: Surface, admitted: Person): SessionEnd {
  const [ended, setEnded] = useState(false)
  const markEnded = useCallback(() => setEnded(!isSigningOut()), [])
  useEffect(() => watchUnauthorized(surface, markEnded), [surface, markEnded])

  useEffect(() => {
    // Without a server another tab cannot tell by way of it that it has signed out.
    const onStored = ({ key, newValue }: StorageEvent) =>
      key === owedSignOutKey(surface) && newValue !== null && markEnded()
    addEventListener('storage', onStored)
    return () => removeEventListener('storage', onStored)
  }, [surface, markEnded])

  const session = useSession(surface)
  const now = session.data?.person
  useEffect(() => {
    if (now === null) markEnded()
    // Somebody else has signed in in another tab and must not see this page.
    if (now && now.id !== admitted.id) closePage(() => location.reload())
  }, [now, admitted.id, markEnded])
  return { ended, markEnded }
}

/** Every query and every mutation of the surface passes through its two caches. */
function watchUnauthorized(surface: Surface, markEnded: () => void): () => void {
  const onCacheEvent = (event: { type: string; action?: { type: string; error?: unknown } }) => {
    if (event.type !== 'updated' || event.action?.type !== 'error') return
    if (toProblem(event.action.error).status === 401) markEnded()
  }
  const queries = queriesOf(surface)
  const unsubscribeQueries = queries.getQueryCache().subscribe(onCacheEvent)
  const unsubscribeMutations = queries.getMutationCache().subscribe(onCacheEvent)
  return () => {
    unsubscribeQueries()
    unsubscribeMutations()
  }
}
