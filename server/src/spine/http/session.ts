/** Sessions in HTTP: the cookie of each surface, and the type that reads the caller from it. */
import type { Person } from '@kervan/domain/access/person.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { Outsider } from '#spine/database/act-as.ts'

export const cookieNames: Record<Surface, string> = {
  portal: '__Host-kervan',
  office: '__Host-kervan-office',
}

export type Caller = { actor: Outsider; person: Person | null; surface: Surface }
export type ReadSession = (
  surface: Surface,
  cookies: string | undefined,
  /** Whether a person did something, which keeps the session from its idle end. */
  isActivity?: boolean,
) => Promise<Caller>
