/** Notices that the session has ended while its page is open: a refused call, a closed socket, or nobody being signed in any more. */
import type { Person } from '@kervan/domain/access/person.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'
import { useCallback, useEffect, useState } from 'react'
import { isLeaving, useSession } from '#features/auth/session.ts'
import { toProblem } from '#spine/api/api.ts'
import { closePage } from '#spine/api/close-page.ts'
import { queriesOf } from '#spine/api/queries.ts'

type SessionEnd = { ended: boolean; tell: () => void }

export function useSessionEnd(surface: Surface, welcomed: Person): SessionEnd {
  const [ended, setEnded] = useState(false)
  const tell = useCallback(() => setEnded(!isLeaving()), [])
  useEffect(() => watchRefusals(surface, tell), [surface, tell])

  const session = useSession(surface)
  const now = session.data?.person
  useEffect(() => {
    if (now === null) tell()
    // Somebody else has signed in in another tab: what is on the screen is not theirs.
    if (now && now.id !== welcomed.id) closePage(() => location.reload())
  }, [now, welcomed.id, tell])
  return { ended, tell }
}

/** Every query and every mutation of the surface passes through its two caches. */
function watchRefusals(surface: Surface, tell: () => void): () => void {
  const look = (event: { type: string; action?: { type: string; error?: unknown } }) => {
    if (event.type !== 'updated' || event.action?.type !== 'error') return
    if (toProblem(event.action.error).status === 401) tell()
  }
  const queries = queriesOf(surface)
  const leaveQueries = queries.getQueryCache().subscribe(look)
  const leaveMutations = queries.getMutationCache().subscribe(look)
  return () => {
    leaveQueries()
    leaveMutations()
  }
}
