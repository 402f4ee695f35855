/** Whether the visitor may see a guarded page, by the same rule as the server. */
import { admit } from '@kervan/domain/access/guarded-addresses.ts'
import type { Person } from '@kervan/domain/access/person.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'

/** The part of a session query that matters here. */
type Answer = { data?: { person: Person | null } | undefined; isFetching: boolean; isError: boolean }
type AccessDecision = 'welcome' | 'sign-in' | 'wrong-role' | 'waiting' | 'failed'

/** The other surface's session is fetched only once nobody is signed in on this one. */
export function decideAccess(surface: Surface, here: Answer, elsewhere: Answer): AccessDecision {
  const role = here.data?.person?.role ?? null
  if (role && admit(surface, role, null) === 'welcome') return 'welcome'
  const needed = here.data ? [here, elsewhere] : [here]
  // A cached answer that is being fetched again must not send anybody away.
  if (needed.some(({ isFetching }) => isFetching)) return 'waiting'
  if (needed.some(({ isError }) => isError)) return 'failed'
  if (needed.some(({ data }) => !data)) return 'waiting'
  return admit(surface, role, elsewhere.data?.person?.role ?? null)
}
