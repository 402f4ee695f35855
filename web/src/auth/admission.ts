/** Whether the visitor may see a guarded page, by the same rule as the server: they, the other surface, or nobody. */
import { admit } from '@kervan/domain/auth/guarded-addresses.ts'
import type { Person } from '@kervan/domain/auth/person.ts'
import type { Surface } from '@kervan/domain/auth/roles.ts'
import type { Problem } from '@kervan/domain/problems.ts'
import { toProblem } from '#api.ts'
import { useSession } from '#auth/session.ts'

export type Verdict =
  | { kind: 'waiting' | 'sign-in' | 'wrong-role' }
  | { kind: 'welcome'; person: Person }
  | { kind: 'failed'; problem: Problem; retry: () => void }

export function otherSurface(surface: Surface): Surface {
  return surface === 'office' ? 'portal' : 'office'
}

export function useAdmission(surface: Surface): Verdict {
  const here = useSession(surface)
  const person = here.data?.person
  const elsewhere = useSession(otherSurface(surface), { enabled: person === null })
  if (person && admit(surface, person.role, null) === 'welcome') return { kind: 'welcome', person }
  const asked = person === null ? [here, elsewhere] : [here]
  // An old answer that is just being asked again must send nobody away.
  if (asked.some((session) => session.isFetching || session.isPending)) return { kind: 'waiting' }
  const failed = asked.find((session) => session.isError)
  if (failed) return { kind: 'failed', problem: toProblem(failed.error), retry: () => void failed.refetch() }
  const verdict = admit(surface, person?.role ?? null, elsewhere.data?.person?.role ?? null)
  return verdict === 'welcome' ? { kind: 'waiting' } : { kind: verdict }
}
