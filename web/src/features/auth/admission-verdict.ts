/** Whether the visitor may see a guarded page, by the same rule as the server: they, the other surface, or nobody. */
import { admit } from '@kervan/domain/access/guarded-addresses.ts'
import type { Person } from '@kervan/domain/access/person.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'

/** As much of a question to the server as matters here. */
type Answer = { data?: { person: Person | null } | undefined; isFetching: boolean; isError: boolean }
type Verdict = 'welcome' | 'sign-in' | 'wrong-role' | 'waiting' | 'failed'

/** The other surface is asked only once nobody is signed in on this one. */
export function verdictOn(surface: Surface, here: Answer, elsewhere: Answer): Verdict {
  const role = here.data?.person?.role ?? null
  if (role && admit(surface, role, null) === 'welcome') return 'welcome'
  const asked = here.data ? [here, elsewhere] : [here]
  // An old answer that is just being asked again must send nobody away.
  if (asked.some(({ isFetching }) => isFetching)) return 'waiting'
  if (asked.some(({ isError }) => isError)) return 'failed'
  if (asked.some(({ data }) => !data)) return 'waiting'
  return admit(surface, role, elsewhere.data?.person?.role ?? null)
}
