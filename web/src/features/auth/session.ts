/** Who is signed in, on each surface: asked of the server, remembered, and forgotten on the way out. */
import { surfaceOf } from '@kervan/domain/access/guarded-addresses.ts'
import type { Person } from '@kervan/domain/access/person.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { api, client, toProblem } from '#spine/api/api.ts'
import { closePage } from '#spine/api/close-page.ts'
import { setFirstPagePerson, setPagePerson } from '#spine/api/page-person.ts'
import { queriesOf } from '#spine/api/queries.ts'
import { toast } from '#spine/ui/toast.tsx'

/** Without a surface, that of the page. */
export function useSession(surface?: Surface, { enabled = true } = {}) {
  const { pathname } = useLocation()
  const asked = surface ?? surfaceOf(pathname)
  return useQuery(
    // Never fresh: whoever comes to a guarded page, or back to this window, may have signed in or out since.
    { queryKey: api.auth.whoAmI.queryKey(), queryFn: whoAmIOn(asked), enabled, staleTime: 0 },
    queriesOf(asked),
  )
}

const whoAmIOn =
  (surface: Surface) =>
  async ({ signal }: { signal: AbortSignal }) => {
    const answer = await client.auth.whoAmI(undefined, { signal, context: { surface } })
    if (answer.person) setFirstPagePerson(surface, answer.person.id)
    return answer
  }

/** Call after signing in: whatever was read before was read by somebody else. */
export function rememberSignIn(surface: Surface, person: Person): void {
  setPagePerson(surface, person.id)
  const queries = queriesOf(surface)
  queries.removeQueries({ type: 'inactive' })
  queries.setQueryData(api.auth.whoAmI.queryKey(), { person })
}

let leaving = false

/** True from the moment somebody asked to leave: the end of their session is then no news to them, and nothing is asked for any more. */
export function isLeaving(): boolean {
  return leaving
}

const afterSignOut: Record<Surface, string> = { portal: '/', office: '/staff-auth' }

/** Runs what ends the session and leaves by a full load, so that nothing read before stays on the page or in memory. */
export function useLeave<Answer>(surface: Surface, end: () => Promise<Answer>) {
  return useMutation({
    mutationFn: async () => {
      leaving = true
      await queriesOf(surface).cancelQueries()
      return end()
    },
    onSuccess: () => closePage(() => location.assign(afterSignOut[surface])),
    onError: (error) => {
      leaving = false
      void queriesOf(surface).invalidateQueries()
      toast.failure({ title: 'Çıkış yapılamadı', description: toProblem(error).message })
    },
  })
}

export function useSignOut(surface: Surface) {
  return useLeave(surface, () => client.auth.signOut())
}
