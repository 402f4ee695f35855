/** Sessions that may only read. Apart from the others: pages to sign in on need not load it. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { useSession } from '#features/auth/session.ts'

/** Whether the session may only look, as the panel of the demo's customer; from what is known of it, without asking again. */
export function useReadOnly(surface?: Surface): boolean {
  return useSession(surface, { enabled: false }).data?.read_only === true
}
