/** Who is signed in, on each surface: asked of the server, remembered, and forgotten on the way out. */
import { surfaceOf } from '@kervan/domain/auth/guarded-addresses.ts'
import type { Person } from '@kervan/domain/auth/person.ts'
import type { Surface } from '@kervan/domain/auth/roles.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { api, client, toProblem } from '#api.ts'
import { queriesOf } from '#queries.ts'
import { toast } from '#ui/toast.tsx'

/** Without a surface, that of the page. */
export function useSession(surface?: Surface, { enabled = true } = {}) {
  const { pathname } = useLocation()
  const asked = surface ?? surfaceOf(pathname)
  return useQuery(
    // Never fresh: whoever comes to a guarded page, or back to this window, may have signed in or out since.
    api.auth.whoAmI.queryOptions({ context: { surface: asked }, enabled, staleTime: 0 }),
    queriesOf(asked),
  )
}

/** Call after signing in: whatever was read before was read by somebody else. */
export function rememberSignIn(surface: Surface, person: Person): void {
  const queries = queriesOf(surface)
  queries.removeQueries({ type: 'inactive' })
  queries.setQueryData(api.auth.whoAmI.queryKey(), { person })
}

let leaving = false

/** True from the moment somebody asked to leave: the end of their session is then no news to them. */
export function isLeaving(): boolean {
  return leaving
}

const stayedAfter = 3000
const afterSignOut: Record<Surface, string> = { portal: '/', office: '/staff-auth' }

/** Runs what ends the session and leaves by a full load, so that nothing read before stays in memory. */
export function useLeave<Answer>(surface: Surface, end: () => Promise<Answer>) {
  return useMutation({
    mutationFn: () => {
      leaving = true
      return end()
    },
    onSuccess: () => {
      location.assign(afterSignOut[surface])
      // Whoever stays after all, because something is unsaved, is told with the next call.
      setTimeout(() => {
        leaving = false
      }, stayedAfter)
    },
    onError: (error) => {
      leaving = false
      toast.failure({ title: 'Çıkış yapılamadı', description: toProblem(error).message })
    },
  })
}

export function useSignOut(surface: Surface) {
  return useLeave(surface, () => client.auth.signOut())
}
