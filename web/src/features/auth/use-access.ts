/** Whether the visitor may see a guarded page, from the sessions of its own surface and if needed of the other. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { decideAccess } from '#features/auth/decide-access.ts'
import { useSession } from '#features/auth/session.ts'

const otherSurface: Record<Surface, Surface> = { office: 'portal', portal: 'office' }

export function useAccess(surface: Surface) {
  const here = useSession(surface)
  const elsewhere = useSession(otherSurface[surface], { enabled: here.data?.person === null })
  const decision = decideAccess(surface, here, elsewhere)
  const failed = here.isError ? here : elsewhere
  return {
    decision,
    person: decision === 'welcome' ? (here.data?.person ?? null) : null,
    error: failed.error,
    retry: () => void failed.refetch(),
  }
}
