/** The session of each surface: fetching it, updating it after signing in, and ending it. */
import { surfaceOf } from '@kervan/domain/access/guarded-addresses.ts'
import type { Person } from '@kervan/domain/access/person.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { endOwedSession, signOut } from '#features/auth/sign-out.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { closePage } from '#spine/api/close-page.ts'
import { forgetPagePerson, setFirstPagePerson, setPagePerson } from '#spine/api/page-person.ts'
import { justReadMs, queriesOf } from '#spine/api/queries.ts'
import { endDeviceSession, pauseDeviceSession } from '#spine/drafts/device-session.ts'
import { forgetOwedSignOut, owedSignOut } from '#spine/drafts/owed-sign-out.ts'
import { toast } from '#spine/ui/toast.tsx'

/** The surface defaults to that of the current page. */
export function useSession(surface?: Surface, { enabled = true } = {}) {
  const { pathname } = useLocation()
  const ofSurface = surface ?? surfaceOf(pathname)
  return useQuery(
    // Soon stale: one may have signed in or out in another tab since.
    { queryKey: api.auth.whoAmI.queryKey(), queryFn: whoAmIOn(ofSurface), enabled, staleTime: justReadMs },
    queriesOf(ofSurface),
  )
}

const whoAmIOn =
  (surface: Surface) =>
  async ({ signal }: { signal: AbortSignal }) => {
    await endOwedSession(surface, signal)
    const answer = await client.auth.whoAmI(undefined, { signal, context: { surface } })
    if (answer.person) setFirstPagePerson(surface, answer.person.id)
    else pauseDeviceSession(surface)
    return answer
  }

/** To be called after signing in: removes what may have been read by somebody else. */
export function rememberSignIn(surface: Surface, person: Person): void {
  setPagePerson(surface, person.id)
  forgetOwedSignOut(surface)
  const queries = queriesOf(surface)
  queries.removeQueries({ type: 'inactive' })
  queries.setQueryData(api.auth.whoAmI.queryKey(), { person, read_only: false })
}

let isEnding = false

/** True while signing out: the end of the session is then expected, and nothing is fetched any more. */
export function isSigningOut(): boolean {
  return isEnding
}

const afterSignOut: Record<Surface, string> = { portal: '/', office: '/staff-auth' }
/** Without a server: what opens by itself. */
const withoutServer: Record<Surface, string> = { portal: '/dashboard', office: '/staff' }

/** Ends the session and leaves by a full page load, so that nothing stays on the page or in memory. `end` says whether it has. */
export function useEndSession(surface: Surface, end: () => Promise<boolean>) {
  const stay = () => {
    isEnding = false
    void queriesOf(surface).invalidateQueries()
  }
  return useMutation({
    mutationFn: async () => {
      isEnding = true
      await queriesOf(surface).cancelQueries()
      return end()
    },
    onSuccess: async (hasEnded) => {
      if (!hasEnded) return stay()
      forgetPagePerson(surface)
      await endDeviceSession(surface)
      const next = owedSignOut(surface) ? withoutServer : afterSignOut
      closePage(() => location.assign(next[surface]))
    },
    onError: (error) => {
      stay()
      toast.failure({ title: 'Çıkış yapılamadı', description: toProblem(error).message })
    },
  })
}

export function useSignOut(surface: Surface) {
  return useEndSession(surface, () => signOut(surface))
}
